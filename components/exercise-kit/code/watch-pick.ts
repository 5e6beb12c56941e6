/** What a program that picks one of n results does with the raw values it is given. */
import { Pcg32, UINT32_VALUES } from '../../../src/random';
import type { Generator } from '../../../src/random';
import type { Program } from './checks';
import { scripted } from './scripted';

export interface Pick {
  /** How many results, and the lowest of them. */
  readonly n: number;
  readonly low: number;
  readonly call: (program: Program, rng: Generator) => unknown;
}

/** Results of many picks from one generator. */
export function picks({ call }: Pick, program: Program, count: number, seed = 1): unknown[] {
  const { rng } = scripted([], seed);
  return Array.from({ length: count }, () => call(program, rng));
}

export function isResult({ n, low }: Pick, got: unknown): got is number {
  return Number.isInteger(got) && Number(got) >= low && Number(got) < low + n;
}

/** How often each result came; whatever is no result is left out. */
export function countsOf(pick: Pick, results: readonly unknown[]): number[] {
  const counts = new Array<number>(pick.n).fill(0);
  for (const got of results) if (isResult(pick, got)) counts[got - pick.low]! += 1;
  return counts;
}

/** Raw values at which a rule shows: both ends, the borders of n equal stretches, and some from anywhere. */
function probesFor(n: number): number[] {
  const near = (center: number, reach: number) =>
    Array.from({ length: 2 * reach + 1 }, (_, at) => center - reach + at);
  const anywhere = new Pcg32(99);
  const borders = Array.from({ length: Math.min(n, 16) + 1 }, (_, k) =>
    near(Math.round((k * UINT32_VALUES) / Math.min(n, 16)), 3),
  ).flat();
  return [
    ...near(0, 64),
    ...near(UINT32_VALUES, 64),
    ...borders,
    ...Array.from({ length: 500 }, () => anywhere.nextUint32()),
  ].filter((raw) => raw >= 0 && raw < UINT32_VALUES);
}

export interface Reply {
  readonly raw: number;
  readonly got: unknown;
  readonly draws: number;
}

/** What comes of each probe as the first raw value, and how many were drawn for it. */
export function replies(pick: Pick, program: Program): Reply[] {
  return probesFor(pick.n).map((raw) => {
    const { rng, draws } = scripted([raw], 7);
    return { raw, got: pick.call(program, rng), draws: draws() };
  });
}

/** Every result takes equally many draws: nothing is ever thrown away. */
export function neverRefuses(pick: Pick, program: Program): boolean {
  const all = replies(pick, program).map(({ draws }) => draws);
  return Math.min(...all) === Math.max(...all);
}

/** One draw makes a result, by this rule, wherever it is taken. */
export function follows(pick: Pick, program: Program, rule: (raw: number) => number): boolean {
  const taken = replies(pick, program).filter(({ draws }) => draws === 1);
  return taken.length > 0 && taken.every(({ raw, got }) => got === rule(raw));
}

/** A raw value that is refused at first, and taken when it comes again. */
export function refusesOnce(pick: Pick, program: Program): boolean {
  const all = replies(pick, program);
  if (Math.min(...all.map(({ draws }) => draws)) !== 1) return false;
  return all
    .filter(({ draws }) => draws > 1)
    .slice(0, 40)
    .some(({ raw }) => {
      const { rng, draws } = scripted([raw, raw, raw, raw, raw, raw], 7);
      pick.call(program, rng);
      return draws() < 7;
    });
}

/**
 * A remainder that refuses only raw values at the ends can be counted exactly: what is left has to be shared evenly.
 * False too where the program works in another way, and this count says nothing.
 */
export function sharesUnevenly(pick: Pick, program: Program): boolean {
  const { n, low } = pick;
  if (!follows(pick, program, (raw) => (raw % n) + low)) return false;
  const refused = new Set(
    replies(pick, program)
      .filter(({ draws }) => draws > 1)
      .map(({ raw }) => raw),
  );
  const atAnEnd = (raw: number) => raw < 60 || raw > UINT32_VALUES - 60;
  if (refused.size === 0 || ![...refused].every(atAnEnd)) return false;
  const left = Array.from(
    { length: n },
    (_, result) =>
      (result < UINT32_VALUES % n ? 1 : 0) - [...refused].filter((raw) => raw % n === result).length,
  );
  return left.some((count) => count !== left[0]);
}
