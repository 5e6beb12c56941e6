/** The numbers that chapter 6 prints, held against the reference. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as noise from '../../../content/numbers/value-noise';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../golden/${name}.json`, import.meta.url), 'utf8'));

describe('chapter 6', () => {
  const {
    averages,
    bits_that_never_change: deaf,
    seeds_are_shifts: shifts,
    window_corners_seed_1234: window,
  } = golden('hash');

  it('averages 100,000 corners in a row to 0.499', () => {
    const { mean } = averages.rows.find(
      ({ seed, corners }: { seed: number; corners: string }) =>
        seed === 1234 && corners === 'x = 0..99999, y = 0',
    );
    expect(noise.cornerMean).toBeCloseTo(mean, 8);
    expect(noise.cornerMean.toFixed(3)).toBe('0.499');
  });

  it('prints the corners of the reference’s window', () => {
    expect(noise.firstCorners.slice(2).map(({ value }) => Number(value.toFixed(4)))).toEqual(
      window.rows[0].slice(0, 4),
    );
    expect(noise.farCorner.value).toBeGreaterThanOrEqual(0);
    expect(noise.farCorner.value).toBeLessThan(1);
  });

  it('shifts and repeats as measured', () => {
    expect(noise.seedShift).toEqual(shifts.plus_1);
    expect(shifts.periods).toContainEqual(noise.period);
    expect(noise.shiftHolds).toBe(true);
  });

  it('finds the bits that the highest bit of x never changes, and none in the second hash', () => {
    const [, , bits] = deaf.rows.find(([input, bit]: [string, number]) => input === 'xi' && bit === 31);
    expect(noise.deafToTopBit).toEqual(bits);
    expect(noise.firstStuck).toBe(
      deaf.rows.reduce((sum: number, [, , bits]: [string, number, number[]]) => sum + bits.length, 0),
    );
    expect(noise.secondStuck).toBe(0);
    expect(noise.pairs).toBe(2304);
    expect(noise.secondAvalanche).toBeCloseTo(0.5, 2);
    // Its mean is near one half too: what it lacks shows only pair by pair.
    expect(noise.firstAvalanche).toBeCloseTo(0.494, 2);
  });

  it('blends by hand', () => {
    const [{ smoothstep, straight_exact: straight, smooth_exact: smooth }] =
      golden('value-noise').worked_examples;
    expect(noise.quarter).toBe(smoothstep);
    expect(straight).toBe(`7/20 = ${noise.straightQuarter}`);
    expect(smooth).toBe(`47/160 = ${noise.smoothQuarter}`);
  });

  it('measures static and hills', () => {
    // Two independent even numbers differ by one third on average.
    expect(noise.whiteStep).toBeCloseTo(1 / 3, 2);
    expect(noise.hillsStep).toBeLessThan(0.02);
    expect(noise.calmer).toBe(Math.round(noise.whiteStep / noise.hillsStep));
  });

  it('shows how far truncation strays', () => {
    expect(noise.tornShare).toBe(3.888);
    expect([noise.corners3, noise.blends3]).toEqual([8, 7]);
  });
});
