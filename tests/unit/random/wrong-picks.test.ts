import { describe, expect, it } from 'vitest';
import {
  chiSquare,
  oneByOneShares,
  Pcg32,
  pickOneByOne,
  sliceAt,
  sliceHoldingEnd,
  tally,
} from '../../../src/random';

describe('pickOneByOne', () => {
  const weights = [60, 25, 12, 3];

  it('gives what oneByOneShares says, and not what the weights say', () => {
    const rng = new Pcg32(60);
    const counts = tally(100_000, 0, 3, () => pickOneByOne(rng, weights));
    const wrong = oneByOneShares(weights).map((share) => share * 100_000);
    expect(chiSquare(counts, wrong).p).toBeGreaterThan(1e-6);
    expect(
      chiSquare(
        counts,
        weights.map((weight) => weight * 1000),
      ).p,
    ).toBeLessThan(1e-9);
  });

  it('has shares that add up, whatever the weights', () => {
    for (const table of [weights, [1], [0, 0, 5], [5, 0, 0], [0.1, 0.2, 0.3]]) {
      expect(oneByOneShares(table).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    }
    expect(oneByOneShares([5, 0, 0])).toEqual([1, 0, 0]);
    expect(oneByOneShares([0, 0, 5])).toEqual([0, 0, 1]);
  });

  it('refuses what no table is', () => {
    expect(() => pickOneByOne(new Pcg32(1), [])).toThrow('weights must hold at least 1 weight, got none');
    expect(() => oneByOneShares([1, -1])).toThrow('weights[1] must be 0 or more and finite, got -1');
  });
});

describe('sliceHoldingEnd', () => {
  it('differs from sliceAt on borders alone', () => {
    const weights = [3, 0, 2, 5];
    for (let roll = 0; roll < 10; roll += 0.25) {
      if (roll !== 3 && roll !== 5) expect(sliceHoldingEnd(weights, roll)).toBe(sliceAt(weights, roll));
    }
    expect([3, 5].map((roll) => sliceHoldingEnd(weights, roll))).toEqual([0, 2]);
    expect([3, 5].map((roll) => sliceAt(weights, roll))).toEqual([2, 3]);
  });

  it('gives out an entry of weight 0 at a roll of 0', () => {
    expect(sliceHoldingEnd([0, 5], 0)).toBe(0);
    expect(sliceAt([0, 5], 0)).toBe(1);
  });

  it('refuses rolls off the line', () => {
    for (const roll of [-1, 10, NaN]) {
      expect(() => sliceHoldingEnd([5, 5], roll)).toThrow(
        'roll must be at least 0 and below the total of 10',
      );
    }
  });
});
