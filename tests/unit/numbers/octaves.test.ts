/** The numbers that chapter 7 prints, held against the reference. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as few from '../../../content/numbers/few-samples';
import * as octaves from '../../../content/numbers/octaves';

const golden = JSON.parse(readFileSync(new URL('../../golden/fractal.json', import.meta.url), 'utf8'));
const wide = (octaves: number) =>
  golden.wide.find((row: { seed: number; octaves: number }) => row.seed === 1234 && row.octaves === octaves);

describe('chapter 7', () => {
  it('works one place by hand to what the library gives', () => {
    expect(octaves.total).toBe(1.875);
    expect(octaves.endlessTotal).toBe(2);
    expect(octaves.weightedSum / octaves.total).toBeCloseTo(octaves.worked, 6);
    expect(octaves.layers.map(({ weight }) => weight)).toEqual([1, 0.5, 0.25, 0.125]);
  });

  it('measures the crowd in the middle as the reference does, over other places', () => {
    expect(octaves.middleOne).toBeCloseTo(wide(1)['share_0.3_to_0.7'], 2);
    expect(octaves.middleFour).toBeCloseTo(wide(4)['share_0.3_to_0.7'], 2);
    expect(octaves.middleFour.toFixed(2)).toBe('0.87');
    const top = ({ six_equal_bands: bands, n }: { six_equal_bands: number[]; n: number }) => bands[5]! / n;
    expect(octaves.topOne).toBeCloseTo(top(wide(1)), 2);
    expect(octaves.topFour).toBeCloseTo(top(wide(4)), 3);
    expect(octaves.tenths.reduce((sum, share) => sum + share)).toBeCloseTo(1, 3);
  });

  it('finds the range of the window that the reference finds', () => {
    const window = golden.window.find(
      (row: { grid: string; seed: number }) => row.grid === 'corner' && row.seed === 1234,
    );
    expect(octaves.windowRange.min).toBeCloseTo(window.min, 5);
    expect(octaves.windowRange.max).toBeCloseTo(window.max, 5);
    expect(octaves.windowRange.deviation).toBeCloseTo(window.std, 5);
  });

  it('has neither deep water nor snow before the stretch, and both after it', () => {
    expect(octaves.bandShares.at(0)).toBe(0);
    expect(octaves.bandShares.at(-1)).toBe(0);
    expect(octaves.bandShares.filter((share) => share > 0)).toHaveLength(5);
    expect(Math.min(...octaves.stretchedShares)).toBeGreaterThan(0.01);
    expect(octaves.stretchedShares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
  });

  it('lets the predictions say the same from few samples', () => {
    expect(few.fewInTheMiddle.toFixed(2)).toBe(octaves.middleFour.toFixed(2));
    few.fewTenths.forEach((share, tenth) =>
      expect(Math.abs(share - octaves.tenths[tenth]!)).toBeLessThan(0.02),
    );
    expect(few.fewTenths.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    expect(few.windowLowest.toFixed(2)).toBe(octaves.windowRange.min.toFixed(2));
    expect(few.windowHighest.toFixed(2)).toBe(octaves.windowRange.max.toFixed(2));
    expect(few.bandsInTheWindow).toBe(5);
  });

  it('counts the octaves that the pixels can show', () => {
    expect(octaves.usefulOctaves).toBe(8);
    expect(octaves.squarePixels[0]).toBeCloseTo(286, 0);
    expect(octaves.squarePixels[3]).toBeCloseTo(36, 0);
    expect(octaves.eighthShare).toBeCloseTo(1 / 255, 9);
    expect([1.5, 2].map(octaves.octavesDown)).toEqual([13, 8]);
  });

  it('finds two octaves of seed 1 alike, as the reference does, and cures it', () => {
    const [, , reference] = golden.octave_correlation.rows.find(
      ([seed, octave]: [number, number]) => seed === 1 && octave === 0,
    );
    expect(octaves.alike).toBeCloseTo(reference, 2);
    expect(Math.abs(octaves.unlike)).toBeLessThan(0.01);
    expect(Math.abs(octaves.cured)).toBeLessThan(0.01);
  });

  it('is about twice as rough with a gain of 0.7', () => {
    expect(octaves.rougher).toBeCloseTo(2, 1);
  });
});
