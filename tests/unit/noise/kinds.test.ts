/** What every kind of noise must do, whichever it is. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellular2,
  cellular3,
  gradient1,
  gradient2,
  gradient3,
  simplex2,
  simplex3,
  value1,
  value2,
  value3,
  white2,
} from '../../../src/noise';
import { uniformDouble, Xoshiro128 } from '../../../src/random';

type Sample = (x: number, y: number, z: number, seed: number) => number;

/** Each kind, the range its documentation states, and the range it measures over 400,000 places. */
const kinds: Record<string, { sample: Sample; lo: number; hi: number; reaches: [number, number] }> = {
  white2: { sample: (x, y, _, s) => white2(x, y, s), lo: 0, hi: 1, reaches: [0.001, 0.999] },
  value1: { sample: (x, _y, _z, s) => value1(x, s), lo: 0, hi: 1, reaches: [0.01, 0.99] },
  value2: { sample: (x, y, _, s) => value2(x, y, s), lo: 0, hi: 1, reaches: [0.01, 0.99] },
  value3: { sample: value3, lo: 0, hi: 1, reaches: [0.03, 0.97] },
  gradient1: { sample: (x, _y, _z, s) => gradient1(x, s), lo: -1, hi: 1, reaches: [-0.95, 0.95] },
  gradient2: { sample: (x, y, _, s) => gradient2(x, y, s), lo: -1, hi: 1, reaches: [-0.95, 0.95] },
  gradient3: { sample: gradient3, lo: -1, hi: 1, reaches: [-0.85, 0.85] },
  simplex2: { sample: (x, y, _, s) => simplex2(x, y, s), lo: -1, hi: 1, reaches: [-0.99, 0.99] },
  simplex3: { sample: simplex3, lo: -1, hi: 1, reaches: [-0.97, 0.97] },
  'cellular2 nearest': {
    sample: (x, y, _, s) => cellular2(x, y, s).nearest,
    lo: 0,
    hi: 1.2,
    reaches: [0.01, 1.05],
  },
  'cellular3 nearest': {
    sample: (x, y, z, s) => cellular3(x, y, z, s).nearest,
    lo: 0,
    hi: 1.3,
    reaches: [0.05, 1],
  },
};
const smooth = Object.entries(kinds).filter(([name]) => name !== 'white2');

const place = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const seed = fc.integer({ min: 0, max: 0xffff_ffff });

describe.each(Object.entries(kinds))('%s', (name, { sample, lo, hi, reaches }) => {
  it('stays within its documented range, and fills it', () => {
    const rng = new Xoshiro128(5);
    const at = () => uniformDouble(rng) * 4000 - 2000;
    const places = name.startsWith('cellular3') ? 30_000 : 400_000;
    let [least, most] = [Infinity, -Infinity];
    for (let i = 0; i < places; i++) {
      const value = sample(at(), at(), at(), 7);
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    expect(least).toBeGreaterThanOrEqual(lo);
    expect(most).toBeLessThanOrEqual(hi);
    expect(least).toBeLessThan(reaches[0]);
    expect(most).toBeGreaterThan(reaches[1]);
  });

  it('gives the same value for the same place and seed, and another for another seed', () => {
    fc.assert(
      fc.property(place, place, place, seed, (x, y, z, s) => {
        expect(sample(x, y, z, s)).toBe(sample(x, y, z, s));
      }),
    );
    // Seeds 0, 1 and the last are seeds like any other.
    const rows = [0, 1, 2, 1234, 0xffff_ffff].map((s) =>
      Array.from({ length: 40 }, (_, i) =>
        sample(i * 0.37 + 0.11, i * 0.53 + 0.07, i * 0.29 + 0.05, s),
      ).join(),
    );
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('is as lively far out and at negative places as anywhere', () => {
    for (const origin of [-1e6, -1000, 0, 1000, 1e6]) {
      const values = Array.from({ length: 300 }, (_, i) =>
        sample(origin + i * 0.713, origin - i * 0.391, origin + i * 0.277, 42),
      );
      const mean = values.reduce((sum, value) => sum + value) / values.length;
      const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
      expect(spread).toBeGreaterThan(0.05 * (hi - lo));
    }
  });

  it('is no mirror image of itself', () => {
    const there = Array.from({ length: 50 }, (_, i) => sample(i + 0.3, i * 2 + 0.6, i * 3 + 0.2, 3));
    const mirrored = Array.from({ length: 50 }, (_, i) => sample(-i - 0.3, -i * 2 - 0.6, -i * 3 - 0.2, 3));
    expect(there.filter((value, i) => Math.abs(value - mirrored[i]!) < 1e-9).length).toBeLessThan(5);
  });

  it('refuses coordinates that are no numbers, or too far out, by name', () => {
    for (const bad of [NaN, Infinity, -Infinity, 2 ** 32]) {
      expect(() => sample(bad, 0.5, 0.5, 1)).toThrow(RangeError);
      expect(() => sample(bad, 0.5, 0.5, 1)).toThrow(`got ${bad}`);
    }
  });
});

describe.each(smooth)('%s', (_, { sample }) => {
  it('has no jumps', () => {
    fc.assert(
      fc.property(fc.double({ min: -500, max: 500, noNaN: true }), place, (x, y) => {
        const way = 1e-5;
        expect(Math.abs(sample(x + way, y % 500, 0.3, 9) - sample(x, y % 500, 0.3, 9))).toBeLessThan(1e-3);
      }),
    );
  });
});

describe('noise that must be 0 on corners, and noise that must not', () => {
  it('gradient and simplex noise are 0 at every corner, the origin included, for every seed: so the kind is defined', () => {
    for (const s of [0, 1, 99]) {
      for (const [x, y] of [
        [0, 0],
        [3, -7],
        [-2, 5],
      ] as const) {
        expect(Math.abs(gradient1(x, s))).toBe(0);
        expect(Math.abs(gradient2(x, y, s))).toBe(0);
        expect(Math.abs(gradient3(x, y, 4, s))).toBe(0);
      }
      expect(Math.abs(simplex2(0, 0, s))).toBe(0);
      expect(Math.abs(simplex3(0, 0, 0, s))).toBe(0);
    }
  });

  it('value noise has a value at every corner', () => {
    const corners = Array.from({ length: 200 }, (_, i) => value2(i, -i, 5));
    expect(new Set(corners).size).toBeGreaterThan(195);
  });
});

describe('planes of more dimensions', () => {
  it('value noise at z = 0 is the plane of two dimensions, and along y = 0 the line of one', () => {
    fc.assert(
      fc.property(place, place, seed, (x, y, s) => {
        expect(value3(x, y, 0, s)).toBe(value2(x, y, s));
        expect(value2(x, 0, s)).toBe(value1(x, s));
      }),
    );
  });
});

describe('cellular noise', () => {
  it('never has its second feature nearer than its first', () => {
    fc.assert(
      fc.property(place, place, place, seed, (x, y, z, s) => {
        const flat = cellular2(x, y, s);
        const deep = cellular3(x, y, z, s);
        expect(flat.second).toBeGreaterThanOrEqual(flat.nearest);
        expect(deep.second).toBeGreaterThanOrEqual(deep.nearest);
      }),
    );
  });
});
