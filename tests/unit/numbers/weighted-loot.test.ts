/** The numbers that chapter 4 prints, pinned. */
import { describe, expect, it } from 'vitest';
import * as loot from '../../../content/numbers/weighted-loot';
import listings from '../../golden/listings.json';

describe('chapter 4', () => {
  it('gives what is left over to the last entry if each has a roll of its own', () => {
    expect(loot.oneByOne.map((share) => Number(share.toFixed(6)))).toEqual([0.6, 0.1, 0.036, 0.264]);
    expect(loot.legendaryTimes).toBeCloseTo(8.8, 12);
  });

  it('pulls ten thousand times as the reference does', () => {
    const { counts, params } = listings.listings.find(({ id }) => id === 'loot')!;
    expect(loot.known).toEqual(counts);
    expect([loot.weights, loot.pulls]).toEqual([params.weights, params.pulls]);
  });

  it('knows how far they stray', () => {
    expect(loot.errors.map((error) => Number((100 * error).toFixed(2)))).toEqual([0.49, 0.43, 0.32, 0.17]);
    expect(loot.legendaryRelative).toBeCloseTo(0.0569, 4);
    expect(loot.withinTwo).toBe(0.948);
    const off = (entry: number) =>
      Math.abs(loot.known[entry]! / loot.pulls - loot.shares[entry]!) / loot.errors[entry]!;
    expect(off(0)).toBeLessThan(1);
    expect(off(3)).toBeGreaterThan(1);
    expect(off(3)).toBeLessThan(1.5);
  });

  it('lays the line out, and its borders', () => {
    expect(loot.ends).toEqual([60, 85, 97, 100]);
    expect(loot.rolls.map(({ slice }) => slice)).toEqual([0, 0, 1, 1, 3]);
    expect(loot.wholeRolls).toEqual([61, 25, 12, 2]);
  });

  it('shows what rounding does at the end of the line', () => {
    expect(loot.tenths).toBe(0.9999999999999999);
    expect(loot.leftOver).toBe(0);
  });

  it('quotes what the library says of bad tables', () => {
    expect(loot.refused.map(({ says }) => says)).toEqual([
      'weights must hold at least 1 weight, got none',
      'weights[2] must be 0 or more and finite, got -12',
      'weights[2] must be 0 or more and finite, got NaN',
      'weights must not all be 0, got weights[0] to weights[2] all 0',
      'weights[1] must be 0 or more and finite, got Infinity',
    ]);
  });

  it('builds the alias table that the text builds by hand', () => {
    expect(loot.heights).toEqual([2.4, 1, 0.48, 0.12]);
    expect(loot.aliasTable.slice(0, 2)).toEqual([
      { column: 3, cut: 0.12, alias: 0, left: expect.closeTo(1.52, 12) },
      { column: 2, cut: 0.48, alias: 0, left: 1 },
    ]);
    expect(loot.costs.map(({ walked, halved }) => [walked, halved])).toEqual([
      [2.5, 2],
      [50.5, 7],
      [5000.5, 14],
      [500000.5, 20],
    ]);
  });

  it('is not certain of one in a hundred', () => {
    expect(loot.certain).toBeCloseTo(0.634, 4);
    expect([loot.half, loot.forNinety, loot.forNinetyNine]).toEqual([69, 230, 459]);
  });

  it('works pity out', () => {
    expect(loot.pity.mean).toBeCloseTo(62.297, 3);
    expect([loot.pity.median, loot.pity.percentile99, loot.peak]).toEqual([76, 83, 77]);
    expect(loot.early).toBeCloseTo(0.3555, 4);
    expect(loot.overall).toBeCloseTo(0.016, 3);
    expect(loot.bare.within).toBeCloseTo(0.4182, 4);
    expect([Math.round(loot.bare.mean), loot.bare.p99]).toEqual([167, 766]);
    // "The others nearly all hit within ten pulls of the start of soft pity."
    expect(loot.pity.within[loot.rule.softStart + 8]).toBeGreaterThan(0.99);
    // "In a valley, where hardly anybody is."
    expect(loot.pity.firstAt[61]).toBeLessThan(0.005);
  });

  it('pulls without putting back', () => {
    expect(loot.twoWithout).toBeCloseTo(0.0890909, 6);
    expect(loot.twoWith).toBeCloseTo(0.0591, 6);
  });

  it('keeps its promise with a bag, and not with a table', () => {
    expect([loot.bagSize, loot.bagWait]).toEqual([100, 194]);
    expect(loot.bags).toEqual([3, 3, 3, 3, 3]);
    expect(loot.hundreds).toEqual([1, 2, 0, 6, 2]);
  });

  it('settles chests by streams of their own', () => {
    expect(loot.chests.there['A']).toBe('Epic');
    expect(loot.chests.back['C']).toBe('Epic');
    expect(loot.chests.own).toEqual(loot.chests.ownThere);
    expect(Math.round(loot.reloads)).toBe(33);
  });
});
