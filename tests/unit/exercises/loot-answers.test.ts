/** The answers of the loot chapter's exercises, worked out in another way: by pulling, or by adding up. */
import { describe, expect, it } from 'vitest';
import type { AnyExercise } from '../../../components/exercise-kit/exercise';
import { pose } from '../../../components/exercise-kit/variants';
import exercises from '../../../content/exercises/weighted-loot';
import { exerciseCalled } from '../../../components/exercises/registry';
import {
  AliasTable,
  Pcg32,
  pickLinear,
  pickOneByOne,
  pullsUntilHit,
  ShuffleBag,
  summary,
} from '../../../src/random';

function called<K extends AnyExercise['kind']>(name: string, kind: K) {
  const found = exercises.find(({ id }) => id === `weighted-loot/${name}`);
  if (found?.kind !== kind) throw new Error(`no ${kind} exercise is called ${name}`);
  return found as Extract<AnyExercise, { kind: K }>;
}

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const valueOf = (answer: unknown) => {
  if (typeof answer !== 'object' || answer === null) return Number(answer);
  const { num, den } = answer as { num: bigint; den: bigint };
  return Number(num) / Number(den);
};

describe('the exercises of the loot', () => {
  it('give the last entry what pulling with a roll for each gives it', () => {
    const weights = [50, 30, 15, 5];
    const rng = new Pcg32(1);
    const pulled = times(100_000, () => pickOneByOne(rng, weights)).filter((index) => index === 3).length;
    expect(valueOf(called('one-by-one-share', 'numeric').answer({ weights }))).toBeCloseTo(pulled / 1000, 0);
  });

  it('walk the line as adding up by hand does', () => {
    const { run } = called('which-slice', 'trace');
    expect(run({ weights: [4, 0, 3, 5, 1], rolls: [0, 4, 6.5, 12] })).toEqual([0, 2, 2, 4]);
  });

  it('never let a rolled border be the same under both rules', () => {
    const exercise = called('which-slice', 'trace');
    for (const seed of SEEDS) {
      const { variant } = pose(exercise, seed);
      expect(exercise.mistakes(variant).some(({ say }) => say.includes('holds its start'))).toBe(true);
    }
  });

  it('know the standard error of the chapter: 0.49 points for 60 % in 10,000', () => {
    const { answer } = called('standard-error', 'numeric');
    expect(answer({ percent: 60, pulls: 10_000 })).toBeCloseTo(0.4899, 4);
    const rng = new Pcg32(2);
    const shares = times(
      2000,
      () => times(400, () => pickLinear(rng, [10, 90])).filter((i) => i === 0).length / 4,
    );
    expect(summary(shares).standardDeviation).toBeCloseTo(Number(answer({ percent: 10, pulls: 400 })), 1);
  });

  it('halve a table as often as powers of two say', () => {
    const { answer } = called('halving-steps', 'numeric');
    expect([5, 1000, 1025, 5000].map((n) => answer({ n }))).toEqual([3n, 10n, 11n, 13n]);
  });

  it('stand as high as the shares that an alias table gives', () => {
    const weights = [5, 9, 2, 4];
    expect(called('alias-heights', 'trace').run({ weights })).toEqual([1, 1.8, 0.4, 0.8]);
    const table = new AliasTable(weights);
    const rng = new Pcg32(3);
    const pulled = times(40_000, () => table.pick(rng)).filter((index) => index === 1).length;
    expect(pulled / 10_000).toBeCloseTo(1.8, 1);
  });

  it('are 63.4 % sure of one in a hundred after a hundred pulls, and 90 % after 230', () => {
    expect(called('one-drop', 'numeric').answer({ percent: 1, pulls: 100 })).toBeCloseTo(63.397, 3);
    expect(called('pulls-for-chance', 'numeric').answer({ percent: 1, wanted: 90 })).toBe(230n);
    expect(called('pulls-for-chance', 'numeric').answer({ percent: 5, wanted: 50 })).toBe(14n);
  });

  it('take the least number of pulls that will do', () => {
    const exercise = called('pulls-for-chance', 'numeric');
    for (const seed of SEEDS) {
      const { percent, wanted } = pose(exercise, seed).variant as { percent: number; wanted: number };
      let [none, pulls] = [1, 0];
      while (1 - none < wanted / 100) {
        none *= 1 - percent / 100;
        pulls += 1;
      }
      expect(exercise.answer({ percent, wanted })).toBe(BigInt(pulls));
    }
  });

  it('wait as long under a hard cap as simulated players do', () => {
    const { answer } = called('capped-mean', 'numeric');
    const rng = new Pcg32(5);
    const rule = { base: 0.05, softStart: 21, step: 0, hard: 20 };
    const mean = summary(times(50_000, () => pullsUntilHit(rng, rule))).mean;
    expect(Math.abs(Number(answer({ percent: 5, hard: 20 })) - mean)).toBeLessThan(0.15);
    expect(answer({ percent: 5, hard: 20 })).toBeCloseTo((1 - 0.95 ** 20) / 0.05, 10);
  });

  it('go as long without gold as a bag ever does', () => {
    const bag = new ShuffleBag(new Pcg32(6), [true, true, false, false, false]);
    let [longest, wait] = [0, 0];
    for (let draw = 0; draw < 60_000; draw++) {
      wait = bag.next() ? 0 : wait + 1;
      longest = Math.max(longest, wait);
    }
    expect(called('bag-wait', 'numeric').answer({ good: 2, size: 5 })).toBe(BigInt(longest));
  });

  it('have one method that fits each situation, and every method fits one', () => {
    const exercise = called('which-method', 'choice');
    const right = [0, 1, 2, 3].map((at) =>
      exercise
        .options({ at })
        .filter((option) => option.right)
        .map(({ id }) => id),
    );
    expect(right).toEqual([['walk'], ['alias'], ['halving'], ['walk']]);
  });

  it('predict 26 Legendaries in a hundred chests, and where first hits pile up', () => {
    const choice = exerciseCalled('weighted-loot/legendary-share') as Extract<
      AnyExercise,
      { kind: 'choice' }
    >;
    expect(choice.options({}).find(({ right }) => right)!.text).toBe('About 26 in 100');
    const sketch = exerciseCalled('weighted-loot/sketch-first-hit') as Extract<
      AnyExercise,
      { kind: 'sketch' }
    >;
    const heights = sketch.truth({});
    expect(heights.reduce((a, b) => a + b)).toBeCloseTo(100, 9);
    expect(heights.indexOf(Math.max(...heights))).toBe(7);
  });
});
