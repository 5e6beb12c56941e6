/** What a program that makes points does with the fractions it is given. */
import type { Generator, Point } from '../../../src/random';
import { chiSquare, UINT32_VALUES } from '../../../src/random';
import type { Program } from './checks';
import { scripted } from './scripted';

/** Points of a ring about (0, 0); of a circle, where `inner` is 0. */
export interface Sampler {
  readonly inner: number;
  readonly outer: number;
  readonly call: (program: Program, rng: Generator) => unknown;
}

export function results({ call }: Sampler, program: Program, count: number, seed = 1): unknown[] {
  const { rng } = scripted([], seed);
  return Array.from({ length: count }, () => call(program, rng));
}

export function isPoint(got: unknown): got is Point {
  const { x, y } = Object(got) as Partial<Point>;
  return Number.isFinite(x) && Number.isFinite(y);
}

/** The results that are points. */
export const points = (sampler: Sampler, program: Program, count: number, seed = 1): Point[] =>
  results(sampler, program, count, seed).filter(isPoint);

export const distance = ({ x, y }: Point): number => Math.hypot(x, y);

/** Within rounding of the border or inside. */
export function isInside({ inner, outer }: Sampler, point: Point): boolean {
  const away = distance(point);
  return away <= outer * (1 + 1e-9) && away >= inner * (1 - 1e-9);
}

/** A point's angle, 0 to 1 turn. */
export const turn = ({ x, y }: Point): number => (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1;

/** Into which of n equal parts of 0 to 1 a share falls. What is rounded out of range stays at its end. */
const partOf = (share: number, n: number) => Math.min(n - 1, Math.max(0, Math.floor(share * n)));

/** How surprising it is that shares fall into n equal parts as they do, if they are even: a p-value. */
export function evenness(shares: readonly number[], n: number): number {
  const counts = new Array<number>(n).fill(0);
  for (const share of shares) counts[partOf(share, n)]! += 1;
  return chiSquare(counts).p;
}

/** The part of the ring's area that is nearer to the middle. */
export const areaWithin = ({ inner, outer }: Sampler, point: Point): number =>
  (distance(point) ** 2 - inner ** 2) / (outer ** 2 - inner ** 2);

/** A p-value over cells of equal area: six rings by eight slices. */
export function cellEvenness(sampler: Sampler, made: readonly Point[]): number {
  return evenness(
    made.map((point) => (partOf(areaWithin(sampler, point), 6) * 8 + partOf(turn(point), 8)) / 48 + 1e-9),
    48,
  );
}

/** How many raw values the first of so many points take together. */
export function draws({ call }: Sampler, program: Program, count = 1): number {
  const { rng, draws: drawn } = scripted([], 3);
  for (let made = 0; made < count; made++) call(program, rng);
  return drawn();
}

/**
 * The angles follow this rule, in turns, from the fraction that every draw gives: all draws of a point are alike here,
 * so that it does not matter how many of them make a fraction, nor which comes first.
 */
export function turnsBy(sampler: Sampler, program: Program, rule: (u: number) => number): boolean {
  const made = Array.from({ length: 40 }, (_, at) => {
    const u = (at * 0.618034 + 0.05) % 1;
    const alike = new Array<number>(8).fill(Math.floor(u * UINT32_VALUES));
    return { wanted: rule(u), got: sampler.call(program, scripted(alike, 7).rng) };
  });
  const meets = (turns: (wanted: number) => number) =>
    made.every(({ wanted, got }) => {
      const off = isPoint(got) ? Math.abs(turn(got) - turns(wanted)) % 1 : 0.5;
      return Math.min(off, 1 - off) < 1e-4;
    });
  // From the x axis, or from the y axis where sine and cosine have changed places.
  return meets((wanted) => wanted) || meets((wanted) => 0.25 - wanted);
}
