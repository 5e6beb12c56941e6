import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fractal2, hash01, heading, smoothstep, value2 } from '../../src/noise';

const golden = (name: string) => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));
const bits = (value: number) => new Uint32Array(new Float32Array([value]).buffer)[0];

describe('noise equals the C++ reference bit for bit', () => {
  it('hash01', () => {
    for (const [x, y, seed, , , value] of golden('hash').rows) expect(hash01(x, y, seed)).toBe(value);
  });

  it('hash01 repeats and shifts exactly as measured', () => {
    const { plus_1: shift, periods } = golden('hash').seeds_are_shifts;
    for (const [x, y] of [
      [0, 0],
      [17, -5],
      [-40000, 99999],
    ] as const) {
      expect(hash01(x, y, 1235)).toBe(hash01(x + shift[0], y + shift[1], 1234));
      for (const [dx, dy] of periods) expect(hash01(x + dx, y + dy, 7)).toBe(hash01(x, y, 7));
    }
  });

  it('value noise, along a line and exactly 1 included', () => {
    const { rows, line, smoothstep: steps, exactly_one: ones } = golden('value-noise');
    for (const [x, y, seed, , , , valueBits] of rows) expect(bits(value2(x, y, seed))).toBe(valueBits);
    for (const [x, seed, , , smoothBits] of line.rows) expect(bits(value2(x, 0, seed))).toBe(smoothBits);
    for (const [t, , valueBits] of steps.rows) expect(bits(smoothstep(t))).toBe(valueBits);
    for (const { seed, x, y } of ones.points) expect(value2(x, y, seed)).toBe(1);
  });

  it('fractal noise', () => {
    for (const [x, y, octaves, seed, , , , valueBits] of golden('fractal').points) {
      expect(bits(fractal2(x, y, octaves, seed))).toBe(valueBits);
    }
  });

  it('headings', () => {
    for (const row of golden('flow').rows) {
      const [, , , , , field, , , , , angleBits] = row;
      expect(bits(heading(field))).toBe(angleBits);
    }
  });
});

it('says which number of octaves is not possible', () => {
  expect(() => fractal2(0, 0, 0, 1)).toThrow('octaves must be a whole number from 1 to 16, got 0');
});
