/** Fast samples, and the fields made of them, equal the reference at random places, near and far, and all seeds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellular2,
  fastCellular2,
  fastFractal2,
  fastGradient2,
  fastGradient3,
  fastSimplex2,
  fastValue2,
  fastValue3,
  flow2,
  FLOW_SCALE,
  flowField2,
  fractal,
  gradient2,
  gradient3,
  signed,
  simplex2,
  simplexField2,
  value2,
  value3,
  warp2,
  warpField2,
} from '../../../src/noise';

/** Places that floats hold exactly, so that neither reading loses digits that the other keeps. */
const place = fc.oneof(
  fc.integer({ min: -256, max: 256 }).map((n) => n / 64),
  fc.integer({ min: -(2 ** 26), max: 2 ** 26 }).map((n) => n / 64),
  fc.integer({ min: -(2 ** 30), max: 2 ** 30 }),
);
const seeds = fc.oneof(fc.constantFrom(0, 1, 0xffff_ffff), fc.integer({ min: 0, max: 0xffff_ffff }));
const runs = { numRuns: 2000 };

type Reading = (x: number, y: number, z: number, seed: number) => number;

it.each<[string, Reading, Reading]>([
  ['value noise', (x, y, _, s) => fastValue2(x, y, s), (x, y, _, s) => value2(x, y, s)],
  ['value noise in 3D', fastValue3, value3],
  ['gradient noise', (x, y, _, s) => fastGradient2(x, y, s), (x, y, _, s) => gradient2(x, y, s)],
  ['gradient noise in 3D', fastGradient3, gradient3],
  ['simplex noise', (x, y, _, s) => fastSimplex2(x, y, s), (x, y, _, s) => simplex2(x, y, s)],
  ['cellular noise', (x, y, _, s) => fastCellular2(x, y, s), (x, y, _, s) => cellular2(x, y, s).nearest],
])('a fast sample of %s equals its reference within 1e-6', (_, fast, reference) => {
  fc.assert(
    fc.property(place, place, place, seeds, (x, y, z, seed) => {
      expect(Math.abs(fast(x, y, z, seed) - reference(x, y, z, seed))).toBeLessThan(1e-6);
    }),
    runs,
  );
});

it('octaves of fast samples equal theirs', () => {
  const near = fc.integer({ min: -(2 ** 20), max: 2 ** 20 }).map((n) => n / 64);
  fc.assert(
    fc.property(near, near, seeds, fc.integer({ min: 1, max: 16 }), (x, y, seed, octaves) => {
      const difference = fastFractal2(x, y, octaves, seed) - fractal(value2, x, y, { seed, octaves });
      expect(Math.abs(difference)).toBeLessThan(1e-6);
    }),
    runs,
  );
});

it('refuses, and takes, what the reference does', () => {
  for (const x of [NaN, Infinity, -Infinity, 2 ** 31 + 1, -(2 ** 31) - 0.5, 1e300]) {
    for (const fast of [fastValue2, fastGradient2, fastCellular2, fastSimplex2])
      expect(() => fast(0.5, x, 1)).toThrow(/coordinates .*within ±\d+ lattice units, got/);
    expect(() => fastValue3(0, 0, x, 1)).toThrow(RangeError);
    expect(() => fastGradient3(0, x, 0, 1)).toThrow(RangeError);
  }
  for (const end of [2 ** 31, -(2 ** 31)]) expect(fastValue2(end, 0.5, 1)).toBe(value2(end, 0.5, 1));
  expect(() => fastFractal2(0, 0, 17, 1)).toThrow('octaves must be a whole number from 1 to 16, got 17');
});

describe('a field', () => {
  const window = { columns: 40, rows: 30, x: -3.25, y: 17.5, step: 1 / 16 };
  const each = (check: (x: number, y: number, i: number) => void) => {
    for (let i = 0; i < 1200; i++)
      check(window.x + (i % 40) * window.step, window.y + Math.floor(i / 40) * window.step, i);
  };

  it('of simplex noise equals its reference', () => {
    const values = new Float64Array(1200);
    simplexField2(values, window, 9);
    each((x, y, i) => expect(values[i]).toBeCloseTo(simplex2(x, y, 9), 9));
  });

  it('of warped noise equals its reference', () => {
    const values = new Float64Array(1200);
    warpField2(values, window, 0.8, 9);
    each((x, y, i) => {
      const pushed = warp2(signed(value2), x, y, 0.8, 9);
      expect(Math.abs(values[i]! - value2(pushed.x, pushed.y, 9))).toBeLessThan(1e-5);
    });
    expect(() => warpField2(values, window, NaN, 9)).toThrow('amount must be a finite number, got NaN');
  });

  it('of directions equals the reference, pixel by pixel', () => {
    const directions = new Float32Array(2 * 100 * 70);
    const options = { seed: 42, octaves: 4 };
    flowField2(directions, { columns: 100, rows: 70, x: 0, y: 0, step: FLOW_SCALE }, options);
    for (let i = 0; i < 7000; i++) {
      const flow = flow2(i % 100, Math.floor(i / 100), options);
      expect(Math.abs(directions[2 * i]! - flow.x)).toBeLessThan(2e-5);
      expect(Math.abs(directions[2 * i + 1]! - flow.y)).toBeLessThan(2e-5);
    }
    expect(() => flowField2(directions, { columns: 100, rows: 71, x: 0, y: 0, step: 1 }, options)).toThrow(
      'directions must hold 2 × 100 × 71 numbers, got room for 14000',
    );
  });
});
