/** Answers worked out elsewhere, or in another way. */
import { describe, expect, it } from 'vitest';
import type { AnyExercise } from '../../../components/exercise-kit/exercise';
import { pose } from '../../../components/exercise-kit/variants';
import { statePeriod } from '../../../components/widgets/lcg-stepper/model';
import { exercises } from '../../../components/exercises/registry';
import { rational } from '../../../src/answers';
import { Lcg, lcgStep, moduloInt, Pcg32, rejectInt, uniformInt } from '../../../src/random';
import golden from '../../golden/exercises.json';

function called<K extends AnyExercise['kind']>(id: string, kind: K) {
  const found = [...exercises.values()].find((exercise) => exercise.id === id);
  if (found?.kind !== kind) throw new Error(`no ${kind} exercise is called ${id}`);
  return found as Extract<AnyExercise, { kind: K }>;
}

function goldenAnswer<T>(id: string): T {
  return golden.exercises.find((exercise) => exercise.id === id)!.answer as T;
}

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

describe('RAND_MAX 32,767 and % 100', () => {
  const known = goldenAnswer<{
    more_often: [number, number];
    remainder: number;
    quotient: number;
    percent: number;
  }>('000-1');
  const deal = { raw: 32768, n: 100 };

  it('favors 68 results, the last of them 67', () => {
    expect(called('modulo-bias/favored-count', 'numeric').answer(deal)).toBe(BigInt(known.remainder));
    expect(called('modulo-bias/rand-max-last', 'numeric').answer({ n: 100 })).toBe(known.more_often[1]);
  });

  it('has them come up 328/327 times as often, 0.3058 percent more', () => {
    expect(called('modulo-bias/ratio', 'numeric').answer(deal)).toEqual(rational(328n, 327n));
    expect(called('modulo-bias/rand-max-percent', 'numeric').answer({ n: 100 })).toEqual(
      rational(100n, BigInt(known.quotient)),
    );
    expect(100 / known.quotient).toBeCloseTo(known.percent, 4);
  });
});

describe('eight raw values in three piles', () => {
  const known = goldenAnswer<{ map: number[][]; counts: number[]; reject: number[] }>('004-visible-answer');
  const deal = { raw: 8, n: 3 };

  it('maps as known', () => {
    expect(called('modulo-bias/full-mapping', 'trace').run(deal)).toEqual(known.map.map(([, pile]) => pile));
  });

  it('leaves the last pile short', () => {
    const options = called('modulo-bias/short-pile', 'choice').options(deal);
    expect(options.filter(({ right }) => right).map(({ id }) => id)).toEqual([
      `pile-${known.counts.indexOf(Math.min(...known.counts))}`,
    ]);
  });

  it('throws as many away and takes 4/3 draws a result', () => {
    expect(called('modulo-bias/threshold', 'numeric').answer(deal)).toBe(known.reject.length);
    expect(called('modulo-bias/expected-draws', 'numeric').answer(deal)).toEqual(rational(4n, 3n));
  });
});

describe('the remainder, by counting', () => {
  it.each(SEEDS.slice(0, 60))('agrees with favored-count and ratio for seed %i', (seed) => {
    for (const id of ['modulo-bias/favored-count', 'modulo-bias/ratio']) {
      const { raw, n } = pose(called(id, 'numeric'), seed).variant as { raw: number; n: number };
      const counts = new Array<number>(n).fill(0);
      for (let v = 0; v < raw; v++) counts[v % n]!++;
      const [most, least] = [Math.max(...counts), Math.min(...counts)];
      const expected = id.endsWith('ratio')
        ? rational(BigInt(most), BigInt(least))
        : BigInt(counts.filter((count) => count === most).length);
      expect(called(id, 'numeric').answer({ raw, n })).toEqual(expected);
    }
  });

  it('is what 32 bits and three billion results make: twice as often', () => {
    expect(called('modulo-bias/ratio', 'numeric').answer({ raw: 2 ** 32, n: 3_000_000_000 })).toEqual(
      rational(2n),
    );
  });

  it('takes as many draws as a rejecting die measures', () => {
    let draws = 0;
    const rng = new Pcg32(7);
    const raws = { nextUint32: () => (draws++, rng.nextUint32()) };
    for (let i = 0; i < 20000; i++) rejectInt(raws, 3_000_000_000);
    const { num, den } = called('modulo-bias/expected-draws', 'numeric').answer({
      raw: 2 ** 32,
      n: 3_000_000_000,
    }) as { num: bigint; den: bigint };
    expect(draws / 20000).toBeCloseTo(Number(num) / Number(den), 1);
  });
});

describe('generators', () => {
  it('step as the toy generator of 4 bits: 5·s + 3 from 7', () => {
    const toy = { multiplier: 5, increment: 3, bits: 4, seed: 7 };
    expect(called('prngs/next-states', 'trace').run(toy)).toEqual([6, 1, 8]);
  });

  it('give their seed away, and only one', () => {
    const exercise = called('prngs/find-seed', 'numeric');
    for (const seed of SEEDS) {
      const toy = pose(exercise, seed).variant as {
        multiplier: number;
        increment: number;
        bits: number;
        seed: number;
      };
      expect(exercise.answer(toy)).toBe(toy.seed);
      const first = lcgStep(toy.seed, toy.multiplier, toy.increment, toy.bits);
      const fitting = Array.from({ length: 2 ** toy.bits }, (_, s) => s).filter(
        (s) => (toy.multiplier * s + toy.increment) % 2 ** toy.bits === first,
      );
      expect(fitting).toEqual([toy.seed]);
    }
  });

  it('repeat bit k every 2^(k+1) draws', () => {
    for (let bit = 2; bit <= 12; bit++) {
      expect(called('prngs/low-bit-period', 'numeric').answer({ bit })).toBe(2 ** (bit + 1));
    }
  });

  it('repeat as soon as the prompt of the full tour says', () => {
    const exercise = called('prngs/full-tour', 'goal');
    for (const seed of SEEDS) {
      const { prompt, variant } = pose(exercise, seed);
      const toy = variant as { multiplier: number; increment: number; bits: number; seed: number };
      const period = statePeriod(toy.seed, toy.multiplier, toy.increment, toy.bits);
      expect(prompt).toContain(`repeats every ${period} steps`);
    }
  });

  it('roll the die of the chapter: seed 42 gives 6 5 2 1 4 3 2 3', () => {
    expect(pose(called('prngs/predict-same-seed', 'choice'), 1).prompt).toContain('6 5 2 1 4 3 2 3');
  });

  it('never show the same face from the seeds 42 and 43', () => {
    const [a, b] = [new Lcg(42), new Lcg(43)];
    for (let turn = 0; turn < 1000; turn++) expect(moduloInt(a, 6)).not.toBe(moduloInt(b, 6));
  });
});

describe('two machines in lockstep', () => {
  const exercise = called('prngs/lockstep-part', 'numeric');

  it('part where they do when played turn by turn', () => {
    for (const seed of SEEDS) {
      const { raws, turn } = pose(exercise, seed).variant as { raws: number[]; turn: number };
      const [a, b] = [[...raws], [...raws]];
      let parted: number | undefined;
      for (let t = 1; t <= 8 && parted === undefined; t++) {
        if (t === turn) b.shift();
        if (a.shift()! % 6 !== b.shift()! % 6) parted = t;
      }
      expect(exercise.answer({ raws, turn })).toBe(parted);
    }
  });

  it('sometimes agree by chance first', () => {
    const late = SEEDS.filter((seed) => {
      const { variant } = pose(exercise, seed);
      return exercise.answer(variant) !== (variant as { turn: number }).turn;
    });
    expect(late.length).toBeGreaterThan(100);
    expect(late.length).toBeLessThan(260);
  });
});

describe('what a choice calls right', () => {
  it('is the parity that the die goes on with', () => {
    const exercise = called('prngs/odd-even', 'choice');
    for (const seed of SEEDS) {
      const { shown, next } = pose(exercise, seed).variant as { shown: number[]; next: number };
      expect(shown.concat(next).every((roll, at, list) => at === 0 || (roll + list[at - 1]!) % 2 === 1)).toBe(
        true,
      );
    }
  });

  it('is the draws that Lemire’s method throws away: as many as its threshold, in all', () => {
    const exercise = called('modulo-bias/lemire-redraw', 'choice');
    for (const n of [3, 5, 6, 7, 9, 10, 11, 12, 13]) {
      const raws = Array.from({ length: 16 }, (_, x) => x);
      const again = exercise.options({ n, raws }).filter(({ right }) => right);
      expect(again.length).toBe(16 % n);
    }
  });

  it('is the program that is ahead by more than 1 percent, two of four', () => {
    for (const seed of SEEDS) {
      const { options } = pose(called('modulo-bias/who-notices', 'choice'), seed);
      expect(options.filter(({ right }) => right).length).toBe(2);
    }
  });
});

it('needs as many bits as the last hint of enough-bits leads to', () => {
  const exercise = called('modulo-bias/enough-bits', 'goal');
  for (const seed of SEEDS) {
    const { hints, variant } = pose(exercise, seed);
    const wanted = Number(/= ([\d,]+) raw values/.exec(hints.at(-1)!)![1]!.replaceAll(',', ''));
    expect(exercise.reached(variant).bits).toBe(Math.ceil(Math.log2(wanted)));
  }
});

describe('sketches', () => {
  it('count what was rolled', () => {
    const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);
    expect(sum(called('prngs/predict-die', 'sketch').truth({}))).toBe(600);
    const piles = called('modulo-bias/predict-piles', 'sketch').truth({});
    expect(sum(piles)).toBe(4800);
    expect(Math.min(...piles.slice(0, 4))).toBeGreaterThan(Math.max(...piles.slice(4)));
  });
});

it('draws whole numbers with both ends, as inclusive-count counts them', () => {
  const exercise = called('prngs/inclusive-count', 'numeric');
  for (const seed of SEEDS.slice(0, 30)) {
    const { lo, hi } = pose(exercise, seed).variant as { lo: number; hi: number };
    const rng = new Pcg32(seed);
    const seen = new Set(Array.from({ length: 4000 }, () => uniformInt(rng, lo, hi)));
    expect(exercise.answer({ lo, hi })).toBe(seen.size);
  }
});
