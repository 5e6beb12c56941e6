import { describe, expect, it } from 'vitest';
import {
  chiSquare,
  CountingGenerator,
  exponential,
  normal,
  Pcg32,
  summary,
  tally,
  upperGammaShare,
} from '../../../src/random';

const stuckAt = (raw: number) => ({ nextUint32: () => raw });
/** The share of a standard normal distribution above z, for z of 0 or more. */
const above = (z: number) => upperGammaShare(0.5, (z * z) / 2) / 2;
const many = (draw: () => number) => Float64Array.from({ length: 100_000 }, draw);

describe('normal', () => {
  it('fills the bell in quarters of a standard deviation', () => {
    const rng = new Pcg32(20260);
    const bin = () => Math.min(Math.max(Math.floor(normal(rng) * 4), -12), 11);
    const upper = Array.from({ length: 12 }, (_, i) => above(i / 4) - (i < 11 ? above((i + 1) / 4) : 0));
    const expected = [...upper.toReversed(), ...upper].map((share) => share * 100_000);
    const { p } = chiSquare(tally(100_000, -12, 11, bin), expected);
    expect(p).toBeGreaterThan(1e-6);
    expect(p).toBeLessThan(1 - 1e-6);
  });

  it('has the mean and the spread it is given', () => {
    const rng = new Pcg32(1);
    const { mean, standardDeviation } = summary(many(() => normal(rng, 100, 15)));
    expect(mean).toBeCloseTo(100, 0);
    expect(standardDeviation).toBeCloseTo(15, 0);
    expect(normal(rng, 3, 0)).toBe(3);
  });

  it('shifts and stretches the same draws', () => {
    const z = normal(new Pcg32(5));
    expect(normal(new Pcg32(5), 10, 2)).toBe(10 + 2 * z);
  });

  it('uses four raw numbers, always, and stays finite at both ends', () => {
    const rng = new CountingGenerator(new Pcg32(1));
    for (let i = 1; i <= 1000; i++) {
      normal(rng);
      expect(rng.draws).toBe(4 * i);
    }
    expect(normal(stuckAt(0))).toBe(0);
    expect(normal(stuckAt(0xffff_ffff))).toBeCloseTo(8.57, 2);
  });

  it('refuses what no mean and no deviation can be', () => {
    const rng = new Pcg32(1);
    expect(() => normal(rng, NaN)).toThrow(new RangeError('mean must be a finite number, got NaN'));
    expect(() => normal(rng, 0, -1)).toThrow(new RangeError('sd must be 0 or more and finite, got -1'));
    expect(() => normal(rng, 0, Infinity)).toThrow('sd must be 0 or more and finite, got Infinity');
  });
});

describe('exponential', () => {
  it('falls by the same part in every stretch of time', () => {
    const rng = new Pcg32(20260);
    const bin = () => Math.min(Math.floor(exponential(rng, 2) * 8), 15);
    const waiting = (i: number) => (i < 16 ? Math.exp(-i / 4) : 0);
    const expected = Array.from({ length: 16 }, (_, i) => (waiting(i) - waiting(i + 1)) * 100_000);
    const { p } = chiSquare(tally(100_000, 0, 15, bin), expected);
    expect(p).toBeGreaterThan(1e-6);
    expect(p).toBeLessThan(1 - 1e-6);
  });

  it('waits 1 / rate on average', () => {
    const rng = new Pcg32(1);
    expect(summary(many(() => exponential(rng, 0.5))).mean).toBeCloseTo(2, 1);
    expect(summary(many(() => exponential(rng))).mean).toBeCloseTo(1, 1);
  });

  it('uses two raw numbers, and is 0 or more and finite', () => {
    const rng = new CountingGenerator(new Pcg32(1));
    exponential(rng);
    expect(rng.draws).toBe(2);
    expect(exponential(stuckAt(0))).toBeCloseTo(0, 12);
    expect(exponential(stuckAt(0xffff_ffff))).toBeCloseTo(36.74, 2);
  });

  it.each([0, -1, NaN, Infinity])('refuses a rate of %d', (rate) => {
    expect(() => exponential(new Pcg32(1), rate)).toThrow(
      new RangeError(`rate must be above 0 and finite, got ${rate}`),
    );
  });
});
