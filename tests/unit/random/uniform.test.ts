import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chiSquare,
  floorInt,
  type Generator,
  halfOpenReach,
  lemireInt,
  libcxxFloat,
  libcxxInt,
  libstdcxxFloat,
  libstdcxxInt,
  moduloInt,
  Mt19937,
  oldLibstdcxxInt,
  oldMsvcInt,
  Pcg32,
  rejectInt,
  rejectThreshold,
  tally,
  UINT32_VALUES,
  uniformDouble,
  uniformFloat,
  uniformInt,
  uniformReal,
} from '../../../src/random';
import { multiplyHigh } from '../../../src/random/multiply-high';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const counts = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: UINT32_VALUES }));
const shared = { seed: 2026, numRuns: 300 };

/** A generator that gives the numbers of a list, then says that it has run out. */
function scripted(...raws: number[]): Generator {
  return {
    nextUint32: () => {
      const raw = raws.shift();
      if (raw === undefined) throw new Error('no raw numbers left');
      return raw;
    },
  };
}

describe('multiplyHigh', () => {
  it('is the exact top half of the product', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: UINT32_VALUES }), (a, b) => {
        expect(multiplyHigh(a, b)).toBe(Number((BigInt(a) * BigInt(b)) >> 32n));
      }),
      {
        seed: 2026,
        numRuns: 2000,
        examples: [
          [0xffff_ffff, UINT32_VALUES],
          [0xffff_ffff, 0xffff_ffff],
        ],
      },
    );
  });
});

const fairMappings: [string, (rng: Generator, n: number) => number][] = [
  ['rejectInt', rejectInt],
  ['lemireInt', lemireInt],
  ['uniformInt', (rng, n) => uniformInt(rng, 0, n - 1)],
  ['libcxxInt', (rng, n) => libcxxInt(rng, 0, n - 1)],
  ['libstdcxxInt', (rng, n) => libstdcxxInt(rng, 0, n - 1)],
  ['oldLibstdcxxInt', (rng, n) => oldLibstdcxxInt(rng, 0, n - 1)],
  ['oldMsvcInt', (rng, n) => oldMsvcInt(rng, 0, n - 1)],
];

describe.each([...fairMappings, ['moduloInt', moduloInt] as const])('%s', (_, toInt) => {
  it('stays from 0 to n - 1', () => {
    fc.assert(
      fc.property(seeds, counts, (seed, n) => {
        const rng = new Pcg32(seed);
        for (let i = 0; i < 20; i++) {
          const value = toInt(rng, n);
          expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
        }
      }),
      shared,
    );
  });

  it('reaches every result of a small range', () => {
    const rng = new Mt19937(7);
    for (let n = 1; n <= 40; n++) {
      expect(tally(n * 40, 0, n - 1, () => toInt(rng, n)).every((count) => count > 0)).toBe(true);
    }
  });
});

describe.each(fairMappings)('%s is fair', (_, toInt) => {
  it.each([2, 3, 6, 7, 52, 100])('among %i', (n) => {
    const rng = new Pcg32(20260, n);
    const { p } = chiSquare(tally(100_000, 0, n - 1, () => toInt(rng, n)));
    expect(p).toBeGreaterThan(1e-6);
    expect(p).toBeLessThan(1 - 1e-6);
  });

  it('even among three thousand million, where a remainder favors the low third twice over', () => {
    const n = 3_000_000_000;
    const rng = new Pcg32(1);
    const thirds = tally(30_000, 0, 2, () => Math.floor(toInt(rng, n) / (n / 3)));
    expect(chiSquare(thirds).p).toBeGreaterThan(1e-6);
  });
});

describe('moduloInt is not fair', () => {
  it('among three thousand million', () => {
    const n = 3_000_000_000;
    const rng = new Pcg32(1);
    const thirds = tally(30_000, 0, 2, () => Math.floor(moduloInt(rng, n) / (n / 3)));
    expect(chiSquare(thirds).p).toBeLessThan(1e-100);
  });
});

describe('what the cures throw away', () => {
  it('rejectInt: raw numbers below 2^32 mod n', () => {
    expect(rejectThreshold(UINT32_VALUES, 6)).toBe(4);
    expect(rejectInt(scripted(0, 3, 4), 6)).toBe(4);
  });

  it('lemireInt: raw numbers whose product starts a stretch too early', () => {
    // 0 × 6 has a bottom half of 0, and 1431655766 × 6 one of 4, which is just enough.
    expect(lemireInt(scripted(0, 1431655766), 6)).toBe(2);
  });

  it('lemireInt: just enough that every result keeps the same number of raw numbers', () => {
    fc.assert(
      fc.property(counts, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (n, share) => {
        const result = Math.floor(share * n);
        const size = BigInt(UINT32_VALUES);
        const firstAtOrAbove = (product: bigint) => Number((product + BigInt(n) - 1n) / BigInt(n));
        const first = firstAtOrAbove(BigInt(result) * size + (size % BigInt(n)));
        const last = firstAtOrAbove(BigInt(result + 1) * size) - 1;

        expect(last - first + 1).toBe(Math.floor(UINT32_VALUES / n));
        expect(lemireInt(scripted(first), n)).toBe(result);
        expect(lemireInt(scripted(last), n)).toBe(result);
        // One place before the first is another result's, or is drawn again.
        if (first > 0) expect(lemireInt(scripted(first - 1, last), n)).toBeOneOf([result - 1, result]);
        const earlier = first > 0 && Math.floor(Number((BigInt(first - 1) * BigInt(n)) / size)) === result;
        if (earlier) expect(() => lemireInt(scripted(first - 1), n)).toThrow('no raw numbers left');
      }),
      shared,
    );
  });

  it('nothing when n is a power of two, nor for the whole of 32 bits', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 32 }), (raw, power) => {
        const n = 2 ** power;
        expect(rejectInt(scripted(raw), n)).toBe(raw % n);
        expect(lemireInt(scripted(raw), n)).toBe(Math.floor(raw / 2 ** (32 - power)));
      }),
      shared,
    );
  });
});

describe('uniformInt', () => {
  it('has both ends, and takes a raw number even where there is no choice', () => {
    expect(uniformInt(scripted(0x1000_0000), 1, 6)).toBe(1);
    expect(uniformInt(scripted(0xffff_ffff), 1, 6)).toBe(6);
    expect(uniformInt(scripted(123), 5, 5)).toBe(5);
    expect(() => uniformInt(scripted(), 5, 5)).toThrow('no raw numbers left');
  });

  it('takes any ends that are whole, below zero or far out', () => {
    expect(uniformInt(scripted(0xffff_ffff), -(2 ** 31), 2 ** 31 - 1)).toBe(2 ** 31 - 1);
    expect(uniformInt(scripted(0), 0, 0xffff_ffff)).toBe(0);
    expect(uniformInt(scripted(0xffff_ffff), 2 ** 53 - 4, 2 ** 53 - 1)).toBe(2 ** 53 - 1);
  });

  it.each([
    [1, 0, 'hi must be a whole number from 1 to 4294967296, got 0'],
    [0, UINT32_VALUES, 'hi must be a whole number from 0 to 4294967295, got 4294967296'],
    [0.5, 2, 'lo must be a whole number from -9007199254740991 to 9007199254740991, got 0.5'],
    [0, NaN, 'hi must be a whole number from 0 to 4294967295, got NaN'],
  ])('refuses %d to %d', (lo, hi, message) => {
    expect(() => uniformInt(scripted(0), lo, hi)).toThrow(new RangeError(message));
  });
});

describe.each([
  ['moduloInt', moduloInt],
  ['rejectInt', rejectInt],
  ['lemireInt', lemireInt],
])('%s', (_, toInt) => {
  it.each([0, -6, 2.5, NaN, UINT32_VALUES + 1])('refuses %d results', (n) => {
    expect(() => toInt(scripted(0), n)).toThrow(
      new RangeError(`n must be a whole number from 1 to 4294967296, got ${n}`),
    );
  });
});

describe('floorInt', () => {
  it('is what Math.floor(Math.random() * n) does', () => {
    expect([0, 0.16, 0.17, 0.9999999999999999].map((u) => floorInt(u, 6))).toEqual([0, 0, 1, 5]);
    expect(() => floorInt(1, 6)).toThrow('u must be at least 0 and below 1, got 1');
  });

  it('is as uneven as a remainder, only scattered: 15 raw values and 6 results', () => {
    let k = 0;
    expect(tally(15, 0, 5, () => floorInt(k++ / 15, 6))).toEqual([3, 2, 3, 2, 3, 2]);
  });
});

describe("the C++ libraries' ranges", () => {
  it.each([libcxxInt, libstdcxxInt, oldLibstdcxxInt, oldMsvcInt])('%o holds to 32-bit types', (toInt) => {
    expect(() => toInt(scripted(0), -1, 2 ** 31)).toThrow(
      new RangeError('hi must be a whole number from -1 to 2147483647, got 2147483648'),
    );
    expect(() => toInt(scripted(0), -(2 ** 31) - 1, 0)).toThrow('lo must be');
  });
});

describe('uniformFloat and uniformDouble', () => {
  it('are the top bits, from 0 to just below 1', () => {
    expect(uniformFloat(scripted(0xff))).toBe(0);
    expect(uniformFloat(scripted(0x100))).toBe(2 ** -24);
    expect(uniformFloat(scripted(0xffff_ffff))).toBe(1 - 2 ** -24);
    expect(uniformDouble(scripted(0x1f, 0x3f))).toBe(0);
    expect(uniformDouble(scripted(0, 0x40))).toBe(2 ** -53);
    expect(uniformDouble(scripted(0x20, 0))).toBe(2 ** -27);
    expect(uniformDouble(scripted(0xffff_ffff, 0xffff_ffff))).toBe(1 - 2 ** -53);
  });

  it('uniformFloat survives being kept in a float32', () => {
    fc.assert(
      fc.property(seeds, (raw) => {
        const value = uniformFloat(scripted(raw));
        expect(Math.fround(value)).toBe(value);
      }),
      shared,
    );
  });

  it("uniformDouble is NumPy's RandomState(42).random_sample()", () => {
    const rng = new Mt19937(42);
    const values = Array.from({ length: 4 }, () => uniformDouble(rng));
    expect(values).toEqual([0.3745401188473625, 0.9507143064099162, 0.7319939418114051, 0.5986584841970366]);
  });

  it.each([
    ['uniformFloat', uniformFloat],
    ['uniformDouble', uniformDouble],
    ['uniformReal', (rng: Generator) => uniformReal(rng, 0, 1)],
  ])('%s fills a hundred bins evenly', (_, draw) => {
    const rng = new Pcg32(5);
    const { p } = chiSquare(tally(100_000, 0, 99, () => Math.floor(draw(rng) * 100)));
    expect(p).toBeGreaterThan(1e-6);
  });
});

describe('uniformReal', () => {
  const ends = fc
    .tuple(
      fc.double({ noNaN: true, min: -1e300, max: 1e300 }),
      fc.double({ noNaN: true, min: -1e300, max: 1e300 }),
    )
    .filter(([a, b]) => a < b);

  it('never gives hi and never leaves the range', () => {
    fc.assert(
      fc.property(seeds, ends, (seed, [lo, hi]) => {
        const rng = new Pcg32(seed);
        for (let i = 0; i < 20; i++) {
          const value = uniformReal(rng, lo, hi);
          expect(value >= lo && value < hi).toBe(true);
        }
      }),
      shared,
    );
  });

  it('draws again where rounding would give hi', () => {
    const top = [0xffff_ffff, 0xffff_ffff];
    expect(2 + (1 - 2 ** -53) * (6 - 2)).toBe(6);
    expect(uniformReal(scripted(...top, 0, 0), 2, 6)).toBe(2);
  });

  it('copes with neighbors: only lo is left', () => {
    const rng = new Pcg32(3);
    for (let i = 0; i < 200; i++) expect(uniformReal(rng, 1, 1 + Number.EPSILON)).toBe(1);
  });

  it.each([
    [1, 1, 'lo must be below hi, got lo 1 and hi 1'],
    [2, 1, 'lo must be below hi, got lo 2 and hi 1'],
    [NaN, 1, 'lo must be a finite number, got NaN'],
    [0, Infinity, 'hi must be a finite number, got Infinity'],
    [-1e308, 1e308, 'hi - lo must be finite, got lo -1e+308 and hi 1e+308'],
  ])('refuses %d to %d', (lo, hi, message) => {
    expect(() => uniformReal(scripted(), lo, hi)).toThrow(new RangeError(message));
  });
});

describe('halfOpenReach', () => {
  it('agrees with trying every raw value', () => {
    const ranges = fc
      .tuple(
        fc.float({ noNaN: true, min: -1000, max: 1000 }),
        fc.float({ noNaN: true, min: -1000, max: 1000 }),
      )
      .filter(([lo, hi]) => lo < hi);
    fc.assert(
      fc.property(ranges, fc.integer({ min: 1, max: 10 }), ([lo, hi], bits) => {
        const values = Array.from({ length: 2 ** bits }, (_, k) =>
          Math.fround(Math.fround((k / 2 ** bits) * Math.fround(hi - lo)) + lo),
        );
        const reach = halfOpenReach(lo, hi, bits);
        expect(reach.loCount).toBe(values.filter((value) => value === lo).length);
        expect(reach.hiCount).toBe(values.filter((value) => value === hi).length);
        expect(reach.aboveCount).toBe(values.filter((value) => value > hi).length);
      }),
      shared,
    );
  });

  it('tells the plain truth about 24 bits: never 1 in [0, 1), but 6 in [2, 6)', () => {
    expect(halfOpenReach(0, 1, 24)).toMatchObject({ loCount: 1, hiCount: 0, firstHi: undefined });
    expect(halfOpenReach(2, 6, 24)).toMatchObject({ hiCount: 1, firstHi: 2 ** 24 - 1 });
  });

  it('finds numbers above hi, where hi - lo was rounded up and 1 is let through', () => {
    expect(libcxxFloat(scripted(0xffff_ffff), -1, 0.7)).toBeGreaterThan(Math.fround(0.7));
    expect(halfOpenReach(-1, 0.7, 32, false).aboveCount).toBeGreaterThanOrEqual(128);
  });

  it('agrees with the distributions at the raws it names', () => {
    const { firstHi } = halfOpenReach(10, 20, 32);
    expect(libstdcxxFloat(scripted(firstHi!), 10, 20)).toBe(20);
    expect(libstdcxxFloat(scripted(firstHi! - 1), 10, 20)).toBeLessThan(20);
    expect(libcxxFloat(scripted(0xffff_ffff), 0, 1)).toBe(1);
  });

  it('refuses ends that a float32 cannot tell apart, and bits beyond 32', () => {
    expect(() => halfOpenReach(1, 1 + 1e-12, 24)).toThrow('lo must be below hi');
    expect(() => halfOpenReach(0, 1, 33)).toThrow('bits must be a whole number from 1 to 32, got 33');
  });
});
