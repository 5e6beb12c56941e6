import { describe, expect, it } from 'vitest';
import { hash01, hashMix } from '../../../src/noise';
import { PERIODS, SEED_SHIFT } from '../../../src/noise/hash-shift';
import { avalanche, INPUT_BITS, OUTPUT_BITS, stagedHash01 } from '../../../src/noise/hash-stages';

const all = { spread: true, fold13: true, multiply: true, fold16: true };
const places = [
  [0, 0, 0],
  [3, 2, 1234],
  [-40000, 99999, 4294967295],
  [2 ** 31 - 1, -(2 ** 31), 7],
] as const;

describe('the staged hash', () => {
  it('is hash01 with all its steps', () => {
    for (const [x, y, seed] of places) expect(stagedHash01(x, y, seed, all)).toBe(hash01(x, y, seed));
  });

  it('stays from 0 up to 1 with any of them left out', () => {
    for (const [x, y, seed] of places) {
      for (const name of ['spread', 'fold13', 'multiply', 'fold16'] as const) {
        const value = stagedHash01(x, y, seed, { ...all, [name]: false });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
        if (x !== 0) expect(value).not.toBe(hash01(x, y, seed));
      }
    }
  });

  it('cannot tell x from y without the multipliers', () => {
    const plain = { ...all, spread: false };
    expect(stagedHash01(3, 8, 5, plain)).toBe(stagedHash01(8, 3, 5, plain));
    expect(stagedHash01(3, 8, 5, plain)).toBe(stagedHash01(4, 7, 5, plain));
  });
});

describe('the avalanche', () => {
  it('is half for a hash that mixes everything, with no pair stuck', () => {
    const { mean, stuck, shares } = avalanche(hashMix);
    expect(mean).toBeCloseTo(0.5, 2);
    expect(stuck).toBe(0);
    expect(shares).toHaveLength(INPUT_BITS * OUTPUT_BITS);
  });

  it('finds the 18 stuck pairs of hash01', () => {
    expect(avalanche(hash01).stuck).toBe(18);
  });

  it('is nothing for a hash that ignores what goes in, and one bit for one that copies it', () => {
    expect(avalanche(() => 0.5)).toMatchObject({ mean: 0, stuck: INPUT_BITS * OUTPUT_BITS });
    const copy = avalanche((x) => (x & 0xffffff) / 0x1000000);
    expect(copy.mean * INPUT_BITS * OUTPUT_BITS).toBeCloseTo(24, 9);
  });

  it('asks for a number of trials that makes sense', () => {
    expect(() => avalanche(hash01, 0)).toThrow('trials must be a whole number from 1, got 0');
  });
});

it('hash01 shifts by one seed and repeats as said', () => {
  for (const [x, y, seed] of places.slice(1, 3)) {
    expect(hash01(x, y, (seed + 1) >>> 0)).toBe(hash01(x + SEED_SHIFT[0], y + SEED_SHIFT[1], seed));
    for (const [dx, dy] of PERIODS) expect(hash01(x + dx, y + dy, seed)).toBe(hash01(x, y, seed));
  }
});
