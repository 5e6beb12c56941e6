/** The fast readings equal the reference: on random windows, seeds and scales, at negative and far places too. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellular2,
  cellularField2,
  type FieldValues,
  type FieldWindow,
  fractal,
  fractal3,
  fractalField2,
  fractalSlice3,
  gradient2,
  gradientField2,
  value2,
  value3,
  valueField2,
  valueSlice3,
} from '../../../src/noise';

const windows = fc.record({
  columns: fc.integer({ min: 1, max: 40 }),
  rows: fc.integer({ min: 1, max: 30 }),
  // Places that floats hold exactly, so that neither reading loses digits that the other keeps.
  x: fc.integer({ min: -(2 ** 26), max: 2 ** 26 }).map((n) => n / 64),
  y: fc.integer({ min: -(2 ** 26), max: 2 ** 26 }).map((n) => n / 64),
  step: fc.constantFrom(1 / 256, 0.0035, 0.05, 0.25, 0.73, 1, 2.5, 1000),
});
const seeds = fc.oneof(fc.constantFrom(0, 1, 0xffff_ffff), fc.integer({ min: 0, max: 0xffff_ffff }));

/** The largest difference between a field and its reference. */
function worst(
  { columns, rows, x, y, step }: FieldWindow,
  fill: (values: FieldValues) => void,
  reference: (x: number, y: number) => number,
): number {
  const values = new Float64Array(columns * rows).fill(99);
  fill(values);
  let most = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      most = Math.max(
        most,
        Math.abs(values[row * columns + column]! - reference(x + column * step, y + row * step)),
      );
  return most;
}

const options = fc.record({
  octaves: fc.integer({ min: 1, max: 5 }),
  lacunarity: fc.constantFrom(1, 1.7, 2, 3),
  gain: fc.constantFrom(0, 0.3, 0.5, 1),
  normalized: fc.boolean(),
  mixed: fc.boolean(),
});

describe('a field equals its reference within 1e-6', () => {
  it('value noise', () => {
    fc.assert(
      fc.property(windows, seeds, (window, seed) => {
        const fill = (values: FieldValues) => valueField2(values, window, seed);
        expect(worst(window, fill, (x, y) => value2(x, y, seed))).toBeLessThan(1e-6);
      }),
    );
  });

  it('octaves of value noise, whatever their lacunarity and gain', () => {
    fc.assert(
      fc.property(windows, seeds, options, (window, seed, more) => {
        const fill = (values: FieldValues) => fractalField2(values, window, { seed, ...more });
        expect(worst(window, fill, (x, y) => fractal(value2, x, y, { seed, ...more }))).toBeLessThan(1e-6);
      }),
    );
  });

  it('planes of three dimensions', () => {
    fc.assert(
      fc.property(windows, seeds, options, fc.integer({ min: -9999, max: 9999 }), (window, seed, more, n) => {
        const z = n / 128;
        const one = (values: FieldValues) => valueSlice3(values, window, z, seed);
        expect(worst(window, one, (x, y) => value3(x, y, z, seed))).toBeLessThan(1e-6);
        const all = (values: FieldValues) => fractalSlice3(values, window, z, { seed, ...more });
        expect(worst(window, all, (x, y) => fractal3(value3, x, y, z, { seed, ...more }))).toBeLessThan(1e-6);
      }),
    );
  });

  it('gradient noise', () => {
    fc.assert(
      fc.property(windows, seeds, (window, seed) => {
        const fill = (values: FieldValues) => gradientField2(values, window, seed);
        expect(worst(window, fill, (x, y) => gradient2(x, y, seed))).toBeLessThan(1e-6);
      }),
    );
  });

  it('cellular noise', () => {
    fc.assert(
      fc.property(windows, seeds, (window, seed) => {
        const fill = (values: FieldValues) => cellularField2(values, window, seed);
        expect(worst(window, fill, (x, y) => cellular2(x, y, seed).nearest)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('what is no window is refused by name', () => {
  const good: FieldWindow = { columns: 4, rows: 3, x: 0, y: 0, step: 0.1 };
  const values = new Float32Array(12);
  it.each<[Partial<FieldWindow>, string]>([
    [{ columns: 0 }, 'columns must be a whole number from 1, got 0'],
    [{ rows: 2.5 }, 'rows must be a whole number from 1, got 2.5'],
    [{ rows: 4 }, 'values must hold 4 × 4 = 16 numbers, got room for 12'],
    [{ step: 0 }, 'step must be above 0, got 0'],
    [{ step: NaN }, 'step must be a finite number, got NaN'],
    [{ x: 2 ** 32 }, 'within ±2147483648 lattice units, got an end at 4294967296'],
    [{ y: NaN }, 'got an end at NaN'],
  ])('%j', (more, message) => {
    for (const fill of [valueField2, gradientField2, cellularField2])
      expect(() => fill(values, { ...good, ...more }, 1)).toThrow(message);
  });
  it('a z that is no number', () => {
    expect(() => valueSlice3(values, good, NaN, 1)).toThrow('z must be a finite number, got NaN');
  });
});
