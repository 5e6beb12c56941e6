import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceWithin,
  chiSquare,
  CountingGenerator,
  Pcg32,
  pityChance,
  pityCurve,
  type PityRule,
  pullsFor,
  pullsUntilHit,
  simulatePity,
  tally,
  tallyInto,
} from '../../../src/random';

const known: PityRule = { base: 0.006, softStart: 74, step: 0.06, hard: 90 };
const rules = fc.record({
  base: fc.double({ min: 0, max: 1, noNaN: true }),
  softStart: fc.integer({ min: 1, max: 120 }),
  step: fc.double({ min: 0, max: 1, noNaN: true }),
  hard: fc.integer({ min: 1, max: 100 }),
});
const shared = { seed: 2026, numRuns: 300 };
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

describe('pityChance', () => {
  it('is the base rate, then climbs, then is certain', () => {
    expect([1, 73].map((pull) => pityChance(known, pull))).toEqual([0.006, 0.006]);
    expect(pityChance(known, 74)).toBeCloseTo(0.066, 12);
    expect(pityChance(known, 89)).toBeCloseTo(0.966, 12);
    expect([90, 91].map((pull) => pityChance(known, pull))).toEqual([1, 1]);
  });

  it('is never more than certain', () => {
    expect(pityChance({ base: 0.5, softStart: 2, step: 0.4, hard: 10 }, 5)).toBe(1);
  });
});

describe('pityCurve', () => {
  it('adds up, whatever the rule', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const curve = pityCurve(rule);
        expect(curve.firstAt.length).toBe(rule.hard);
        expect(curve.within.length).toBe(rule.hard);
        expect(sum(curve.firstAt)).toBeCloseTo(1, 12);
        expect(curve.within.at(-1)).toBe(1);
        let soFar = 0;
        curve.firstAt.forEach((chance, i) => {
          soFar += chance;
          expect(curve.within[i]).toBeCloseTo(soFar, 12);
        });
        expect(curve.mean).toBeCloseTo(sum(curve.firstAt.map((chance, i) => chance * (i + 1))), 9);
        for (const [pull, share] of [
          [curve.median, 0.5],
          [curve.percentile99, 0.99],
        ] as const) {
          expect(curve.within[pull - 1]).toBeGreaterThanOrEqual(share);
          if (pull > 1) expect(curve.within[pull - 2]).toBeLessThan(share);
        }
      }),
      shared,
    );
  });

  it('of a plain rate with a cap is a geometric one, cut off', () => {
    const { firstAt, mean } = pityCurve({ base: 0.25, softStart: 1, step: 0, hard: 3 });
    expect(firstAt).toEqual([0.25, 0.1875, 0.5625]);
    expect(mean).toBe(1 + 0.75 + 0.5625);
  });

  it('of a well-known game has a mean of 62.3, a median of 76 and a 99th percentile of 83', () => {
    const curve = pityCurve(known);
    expect(curve.mean).toBeCloseTo(62.297, 3);
    expect([curve.median, curve.percentile99]).toEqual([76, 83]);
  });

  it('of certainty is one pull', () => {
    const { mean, median, percentile99 } = pityCurve({ base: 1, softStart: 1, step: 0, hard: 5 });
    expect([mean, median, percentile99]).toEqual([1, 1, 1]);
  });

  it('of no chance at all is the hard cap', () => {
    const { mean, median } = pityCurve({ base: 0, softStart: 99, step: 0, hard: 5 });
    expect([mean, median]).toEqual([5, 5]);
  });
});

describe('simulatePity', () => {
  it('comes out as the curve says', () => {
    const rule = { base: 0.05, softStart: 8, step: 0.15, hard: 14 };
    const counts = simulatePity(new Pcg32(20260), rule, 100_000);
    expect(sum(counts)).toBe(100_000);
    const expected = pityCurve(rule).firstAt.map((chance) => chance * 100_000);
    const possible = expected.filter((count) => count > 0).length;
    const { p } = chiSquare(counts.slice(0, possible), expected.slice(0, possible));
    expect(p).toBeGreaterThan(1e-6);
    expect(p).toBeLessThan(1 - 1e-6);
  });

  it('can be made a piece at a time', () => {
    const rng = new Pcg32(4);
    const counts = tally(0, 1, known.hard, () => 1);
    for (let piece = 0; piece < 4; piece++) tallyInto(counts, 50, 1, () => pullsUntilHit(rng, known));
    expect(counts).toEqual(simulatePity(new Pcg32(4), known, 200));
  });

  it('uses two raw numbers a pull', () => {
    const rng = new CountingGenerator(new Pcg32(4));
    expect(pullsUntilHit(rng, known) * 2).toBe(rng.draws);
  });
});

describe('rules that cannot be', () => {
  it.each([
    [{ base: -0.1 }, 'base must be a number from 0 to 1, got -0.1'],
    [{ base: 0.6 * 2 }, 'base must be a number from 0 to 1, got 1.2'],
    [{ base: NaN }, 'base must be a number from 0 to 1, got NaN'],
    [{ step: 2 }, 'step must be a number from 0 to 1, got 2'],
    [{ softStart: 0 }, 'softStart must be a whole number from 1 to 9007199254740991, got 0'],
    [{ hard: 0 }, 'hard must be a whole number from 1 to 100000, got 0'],
    [{ hard: Infinity }, 'hard must be a whole number from 1 to 100000, got Infinity'],
  ])('%j', (part, message) => {
    const rule = { ...known, ...part };
    expect(() => pityCurve(rule)).toThrow(new RangeError(message));
    expect(() => pityChance(rule, 1)).toThrow(new RangeError(message));
    expect(() => pullsUntilHit(new Pcg32(1), rule)).toThrow(new RangeError(message));
    expect(() => simulatePity(new Pcg32(1), rule, 10)).toThrow(new RangeError(message));
  });

  it('nor can pull 0, or half a run', () => {
    expect(() => pityChance(known, 0)).toThrow(/^pull must be a whole number from 1 .* got 0$/);
    expect(() => simulatePity(new Pcg32(1), known, 0.5)).toThrow(/^count must be a whole number .* got 0.5$/);
  });
});

describe('chanceWithin', () => {
  it('one in a hundred is not certain in a hundred', () => {
    expect(chanceWithin(0.01, 100)).toBeCloseTo(0.634, 3);
    expect(chanceWithin(0.5, 2)).toBe(0.75);
  });

  it('at its ends', () => {
    expect(chanceWithin(0, 50)).toBe(0);
    expect(chanceWithin(1, 1)).toBe(1);
    expect(chanceWithin(1, 0)).toBe(0);
    expect(chanceWithin(0.3, 0)).toBe(0);
  });

  it('refuses what is out of range', () => {
    expect(() => chanceWithin(1.5, 1)).toThrow('chance must be a number from 0 to 1, got 1.5');
    expect(() => chanceWithin(0.5, -1)).toThrow(/^pulls must be a whole number from 0 .* got -1$/);
  });
});

describe('pullsFor', () => {
  it('is the least number of pulls that will do', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        (chance, wanted) => {
          const pulls = pullsFor(chance, wanted);
          expect(chanceWithin(chance, pulls)).toBeGreaterThan(wanted - 1e-9);
          if (pulls > 0) expect(chanceWithin(chance, pulls - 1)).toBeLessThan(wanted);
        },
      ),
      shared,
    );
  });

  it.each([
    [0.01, 0.9, 230],
    [0.01, 0.5, 69],
    [0.5, 0.75, 2],
    [0.1, 0.19, 2],
    [1, 0.999, 1],
    [0.3, 0, 0],
    [1e-9, 0.9, 2302585092],
  ])('chance %d, wanted %d: %d pulls', (chance, wanted, pulls) => {
    expect(pullsFor(chance, wanted)).toBe(pulls);
  });

  it.each([
    [0, 0.5, 'chance must be above 0 and at most 1, got 0'],
    [1.01, 0.5, 'chance must be above 0 and at most 1, got 1.01'],
    [NaN, 0.5, 'chance must be above 0 and at most 1, got NaN'],
    [0.5, 1, 'wanted must be at least 0 and below 1, got 1'],
    [0.5, -0.1, 'wanted must be at least 0 and below 1, got -0.1'],
    [0.5, NaN, 'wanted must be at least 0 and below 1, got NaN'],
  ])('refuses chance %d, wanted %d', (chance, wanted, message) => {
    expect(() => pullsFor(chance, wanted)).toThrow(new RangeError(message));
  });
});
