/** The two hashes: what the small one leaves undone, and that the strong one does it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hash01, hash01of3, hashBits, hashMix, mixedSeed, value2 } from '../../../src/noise';
import { seedFromText, Xoshiro128 } from '../../../src/random';

/** For each of 32 input bits of one input: how often each result bit changes when it is flipped. */
function flips(hash: (inputs: number[]) => number, input: number, trials: number): number[][] {
  const rng = new Xoshiro128(11);
  return Array.from({ length: 32 }, (_, bit) => {
    const changed = new Array<number>(32).fill(0);
    for (let trial = 0; trial < trials; trial++) {
      const inputs = [rng.nextUint32() | 0, rng.nextUint32() | 0, rng.nextUint32()];
      const before = hash(inputs);
      inputs[input] = inputs[input]! ^ (1 << bit);
      const difference = before ^ hash(inputs);
      for (let result = 0; result < 32; result++) changed[result]! += (difference >>> result) & 1;
    }
    return changed.map((count) => count / trials);
  });
}

describe('hashBits', () => {
  it.each([0, 1, 2])('stirs every result bit by every bit of input %d: half of the time', (input) => {
    for (const row of flips(([x, y, s]) => hashBits(x!, y!, s!), input, 4000))
      for (const share of row) expect(Math.abs(share - 0.5)).toBeLessThan(0.04);
  });

  it('has a number for the origin of seed 0, and no seed that is another’s shifted plane', () => {
    expect(hashBits(0, 0, 0)).not.toBe(0);
    const { plus_1: shift } = JSON.parse(
      readFileSync(new URL('../../golden/hash.json', import.meta.url), 'utf8'),
    ).seeds_are_shifts as { plus_1: [number, number] };
    const same = Array.from({ length: 1000 }, (_, i) => i).filter(
      (i) => hashMix(i, 3, 8) === hashMix(i + shift[0], 3 + shift[1], 7),
    );
    expect(same.length).toBeLessThan(3);
  });

  it('is the same number for ever', () => {
    expect([hashBits(0, 0, 0), hashBits(1, 2, 3), hashBits(-1, 70_000, 0xffff_ffff)]).toMatchInlineSnapshot(`
      [
        1680814304,
        3019284530,
        3777952452,
      ]
    `);
  });
});

describe('hash01', () => {
  it('never changes result bits 0, 1, 16 and 17 by the highest bit of an input, as the text says', () => {
    const low24 = ([x, y, s]: number[]) => hash01(x!, y!, s!) * 0x1000000;
    for (const input of [0, 1, 2]) {
      const row = flips(low24, input, 1000)[31]!;
      expect([0, 1, 16, 17].map((bit) => row[bit])).toEqual([0, 0, 0, 0]);
      expect(row.slice(2, 16).every((share) => share > 0)).toBe(true);
    }
  });

  it('is whole in 32-bit arithmetic, where doubles would have drifted', () => {
    // Products beyond 2^53 lose their low digits in doubles; these are equal only under Math.imul.
    expect(hash01(2 ** 31 - 1, -(2 ** 31), 0xffff_ffff)).toBe(hash01(-(2 ** 31) - 1 + 2 ** 32, 2 ** 31, -1));
  });

  it('with a third coordinate of 0 is the plane', () => {
    for (let i = -50; i < 50; i++) expect(hash01of3(i, 3 * i, 0, 77)).toBe(hash01(i, 3 * i, 77));
  });
});

describe('seeds', () => {
  it('of a text are hashes of it, never the number that it looks like', () => {
    expect(seedFromText('1234')).not.toBe(1234);
  });

  it('that are neighbors do not march in step', () => {
    const first = Array.from({ length: 200 }, (_, s) => value2(0.5, 0.5, s));
    const steps = first.slice(1).map((value, i) => value - first[i]!);
    const ups = steps.filter((step) => step > 0).length;
    expect(ups).toBeGreaterThan(60);
    expect(ups).toBeLessThan(140);
  });

  it('of octaves are unrelated where they are mixed', () => {
    const mixed = [0, 1, 0xffff_ffff].flatMap((seed) =>
      [0, 1, 2, 3].map((octave) => mixedSeed(seed, octave)),
    );
    expect(new Set(mixed).size).toBe(mixed.length);
  });
});

it('a hash made of sines hangs on the last digit of an engine’s sine: none is used here', () => {
  const sine = (x: number, y: number) => {
    const big = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
    return big - Math.floor(big);
  };
  // One unit in the last place of the sine moves the result by this much.
  const ulp = 2 ** -53;
  expect(ulp * 43758.5453).toBeGreaterThan(1e-12);
  expect(sine(3, 4)).not.toBe(hash01(3, 4, 0));
});
