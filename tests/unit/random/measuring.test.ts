import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  biasOf,
  bitPeriod,
  bitSequence,
  chiSquare,
  chiSquareP,
  histogram,
  logGamma,
  Lcg,
  Mt19937,
  Pcg32,
  smallestPeriod,
  summary,
  tally,
  tallyInto,
  uniformInt,
  upperGammaShare,
} from '../../../src/random';

describe('biasOf', () => {
  it('agrees with dealing the raw values one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 600 }), (rawValues, n) => {
        const piles = new Array<number>(n).fill(0);
        for (let raw = 0; raw < rawValues; raw++) piles[raw % n]! += 1;
        const [most, least] = [Math.max(...piles), Math.min(...piles)];
        const bias = biasOf(rawValues, n);
        expect(bias.ratio).toBe(most / least);
        expect(bias.ratioExact).toEqual([BigInt(most), BigInt(least)]);
        expect(bias.aboveFair).toBeCloseTo(most / (rawValues / n) - 1, 10);
        expect(piles.filter((pile) => pile > Number(bias.quotient)).length).toBe(Number(bias.favored));
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it('says that some results never come up when there are more of them than raw values', () => {
    const bias = biasOf(10, 15);
    expect(bias).toMatchObject({ quotient: 0n, favored: 10n, ratio: Infinity, meanDraws: Infinity });
    expect(bias.ratioExact).toEqual([1n, 0n]);
    expect(bias.rejectedShare).toBe(1);
  });

  it('is fair where n divides the raw values', () => {
    expect(biasOf(2 ** 32, 256)).toMatchObject({ remainder: 0n, ratio: 1, aboveFair: 0, meanDraws: 1 });
  });

  it('depends on the quotient alone, not on how much is left over', () => {
    expect(biasOf(101, 10).ratio).toBe(biasOf(109, 10).ratio);
  });

  it('stays exact for 64 bits', () => {
    expect(biasOf(2n ** 64n, 6)).toMatchObject({ quotient: 3074457345618258602n, remainder: 4n });
  });

  it.each([0, -1, 1.5, NaN, 2 ** 60])('refuses %d', (value) => {
    expect(() => biasOf(value, 6)).toThrow(RangeError);
    expect(() => biasOf(10, value)).toThrow(/^n must be a whole number of at least 1 .* got /);
  });
});

describe('the p-value', () => {
  // Critical values as printed in tables of the chi-square distribution (NIST/SEMATECH e-Handbook, 1.3.6.7.4).
  it.each([
    [1, 3.841, 0.05],
    [1, 6.635, 0.01],
    [1, 10.828, 0.001],
    [2, 5.991, 0.05],
    [5, 11.07, 0.05],
    [5, 15.086, 0.01],
    [9, 16.919, 0.05],
    [10, 23.209, 0.01],
    [50, 67.505, 0.05],
    [100, 124.342, 0.05],
    [100, 149.449, 0.001],
    [100, 77.929, 0.95],
  ])('with %i degrees, %d is the table’s %d', (degrees, statistic, p) => {
    expect(chiSquareP(statistic, degrees) / p).toBeCloseTo(1, 3);
  });

  // To forty digits by mpmath's gammainc, cut to seventeen.
  it.each([
    [1, 1e-3, 0.97477287936996039],
    [2, 0.5, 0.77880078307140487],
    [1, 3.841, 0.050013683763956705],
    [5, 11.07, 0.050009618622405488],
    [5, 100, 5.2851483609432401e-20],
    [1, 500, 9.5053977665540917e-111],
    [10, 0.01, 0.99999999999997407],
    [100, 124.342, 0.05000071576997176],
    [255, 200, 0.9954254445419519],
    [255, 300, 0.02772752205390483],
    [999, 999, 0.49404987795852787],
    [999, 1200, 1.1129350448258866e-5],
  ])('with %i degrees, %d is right to twelve digits', (degrees, statistic, p) => {
    expect(Math.abs(chiSquareP(statistic, degrees) / p - 1)).toBeLessThan(1e-12);
  });

  it.each([
    [65535, 66000, 0.099707849240150684],
    [1_000_000, 1_001_000, 0.23967680482552136],
  ])('with %i degrees, to nine', (degrees, statistic, p) => {
    expect(Math.abs(chiSquareP(statistic, degrees) / p - 1)).toBeLessThan(1e-9);
  });

  it('with two degrees is e^(-x/2), all the way down', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (x) => {
        expect(Math.abs(chiSquareP(x, 2) / Math.exp(-x / 2) - 1)).toBeLessThan(1e-12);
      }),
      { seed: 2026 },
    );
  });

  it('never leaves 0 to 1, and never rises as the statistic grows', () => {
    const degrees = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(degrees, fc.double({ min: 0, max: 5000, noNaN: true }), (k, x) => {
        const [p, further] = [chiSquareP(x, k), chiSquareP(x * 1.01, k)];
        expect(p >= 0 && p <= 1 && further <= p + 1e-12).toBe(true);
      }),
      { seed: 2026, numRuns: 500 },
    );
    expect([chiSquareP(0, 5), chiSquareP(1e9, 5), chiSquareP(Infinity, 5)]).toEqual([1, 0, 0]);
  });

  it('log-gamma is right to fifteen digits', () => {
    const known: [number, number][] = [
      [0.25, 1.2880225246980775],
      [0.5, 0.57236494292470009],
      [1.5, -0.12078223763524522],
      [3.7, 1.4280723266653879],
      [10, 12.80182748008147],
      [100.5, 361.43554046777762],
      [500000, 6061176.0464591756],
    ];
    for (const [x, value] of known) expect(Math.abs(logGamma(x) / value - 1)).toBeLessThan(5e-15);
    expect(logGamma(1)).toBeCloseTo(0, 14);
    expect(logGamma(2)).toBeCloseTo(0, 14);
  });

  it('refuses what makes no sense, by name', () => {
    expect(() => chiSquareP(-1, 5)).toThrow('statistic must be 0 or more, got -1');
    expect(() => chiSquareP(1, 0)).toThrow('degrees must be above 0, got 0');
    expect(() => upperGammaShare(0, 1)).toThrow('a must be above 0 and finite, got 0');
    expect(() => logGamma(0)).toThrow('x must be above 0, got 0');
  });
});

describe('chiSquare', () => {
  it('works a die by hand', () => {
    expect(chiSquare([5, 8, 9, 8, 10, 20])).toMatchObject({ statistic: 13.4, degrees: 5 });
    expect(chiSquare([5, 8, 9, 8, 10, 20]).p).toBeCloseTo(0.0199, 4);
  });

  it('takes expectations that are not equal', () => {
    expect(chiSquare([315, 101, 108, 32], [312.75, 104.25, 104.25, 34.75]).statistic).toBeCloseTo(0.47, 3);
  });

  it('spreads p evenly when all is well: a hundred fair dice, tested as one', () => {
    const rng = new Pcg32(8);
    const ps = Array.from({ length: 1000 }, () => chiSquare(tally(600, 1, 6, () => uniformInt(rng, 1, 6))).p);
    expect(chiSquare(histogram(ps, 0, 1, 10).counts).p).toBeGreaterThan(1e-6);
  });

  it.each([
    [[5], undefined, 'observed must have at least 2 cells, got 1'],
    [[5, -1], undefined, 'observed[1] must be 0 or more and finite, got -1'],
    [[5, NaN], undefined, 'observed[1] must be 0 or more and finite, got NaN'],
    [[5, 5], [10], 'expected must have 2 cells as observed has, got 1'],
    [[5, 5], [10, 0], 'expected[1] must be above 0 and finite, got 0'],
    [[5, 5], [5, 6], 'expected must add up to 10 as observed does, got 11'],
    [[0, 0], undefined, 'expected[0] must be above 0 and finite, got 0'],
  ])('refuses %j against %j', (observed, expected, message) => {
    expect(() => chiSquare(observed, expected)).toThrow(new RangeError(message));
  });
});

describe('histogram', () => {
  it('puts a value on an edge into the bin above, the top edge into the last', () => {
    expect(histogram([0, 0.25, 0.5, 0.99, 1], 0, 1, 4)).toEqual({
      lo: 0,
      hi: 1,
      counts: [1, 1, 1, 2],
      below: 0,
      above: 0,
    });
  });

  it('loses no value: inside, below and above make up all of them', () => {
    const numbers = fc.array(fc.double({ noNaN: true, min: -10, max: 10 }));
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 50 }), (values, bins) => {
        const { counts, below, above } = histogram(values, -3, 4, bins);
        expect(counts.reduce((a, b) => a + b, 0) + below + above).toBe(values.length);
        expect(below).toBe(values.filter((value) => value < -3).length);
      }),
      { seed: 2026 },
    );
  });

  it('refuses NaN, no bins and ends in the wrong order', () => {
    expect(() => histogram([NaN], 0, 1, 4)).toThrow('every value must be a finite number, got NaN');
    expect(() => histogram([], 0, 1, 0)).toThrow('bins must be a whole number from 1 to 1000000, got 0');
    expect(() => histogram([], 1, 0, 4)).toThrow('lo must be below hi, got lo 1 and hi 0');
  });
});

describe('tally', () => {
  it('counts each number from lo to hi', () => {
    const draws = [3, 1, 3, 2, 3];
    expect(tally(5, 1, 4, () => draws.shift()!)).toEqual([1, 1, 3, 0]);
  });

  it('gives the same counts in pieces as at once', () => {
    const [atOnce, inPieces] = [new Mt19937(4), new Mt19937(4)];
    const counts = [0, 0, 0, 0, 0, 0];
    for (let piece = 0; piece < 10; piece++) tallyInto(counts, 100, 1, () => uniformInt(inPieces, 1, 6));
    expect(counts).toEqual(tally(1000, 1, 6, () => uniformInt(atOnce, 1, 6)));
  });

  it('refuses a draw from outside', () => {
    expect(() => tally(1, 1, 6, () => 7)).toThrow('every draw must be a whole number from 1 to 6, got 7');
  });
});

describe('summary', () => {
  it('says the usual five', () => {
    expect(summary([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({
      count: 8,
      mean: 5,
      standardDeviation: 2,
      min: 2,
      max: 9,
      median: 4.5,
    });
    expect(summary([3])).toMatchObject({ mean: 3, standardDeviation: 0, median: 3 });
  });

  it('orders numbers as numbers, leaves its input alone, and keeps its digits far from zero', () => {
    const values = [10, 9, 1];
    expect(summary(values).median).toBe(9);
    expect(values).toEqual([10, 9, 1]);
    expect(summary([1e9 + 1, 1e9 + 2, 1e9 + 3]).standardDeviation).toBeCloseTo(Math.sqrt(2 / 3), 12);
  });

  it('refuses nothing at all, and NaN', () => {
    expect(() => summary([])).toThrow('values must hold at least one number, got none');
    expect(() => summary([1, NaN])).toThrow('every value must be a finite number, got NaN');
  });
});

describe('the period of a bit', () => {
  it('is the least one, and needs to be seen twice', () => {
    expect(smallestPeriod([0, 1, 0, 1])).toBe(2);
    expect(smallestPeriod([1, 1, 1])).toBe(1);
    expect(smallestPeriod([0, 1, 1, 0, 1, 1, 0])).toBe(3);
    expect(smallestPeriod([0, 1, 1, 0, 1])).toBeUndefined();
    expect(smallestPeriod([])).toBeUndefined();
  });

  it('agrees with looking for it the long way', () => {
    const sequences = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(sequences, (sequence) => {
        const isPeriod = (p: number) => sequence.every((item, i) => i < p || item === sequence[i - p]);
        const least = sequence.findIndex((_, i) => isPeriod(i + 1) && 2 * (i + 1) <= sequence.length) + 1;
        expect(smallestPeriod(sequence)).toBe(least || undefined);
      }),
      { seed: 2026, numRuns: 1000 },
    );
  });

  it('doubles with each bit of an LCG, and is not to be found in PCG32 or the Mersenne Twister', () => {
    for (let bit = 0; bit < 10; bit++) expect(bitPeriod(new Lcg(7), bit, 4096)).toBe(2 ** (bit + 1));
    expect(bitPeriod(new Pcg32(7), 0, 100_000)).toBeUndefined();
    expect(bitPeriod(new Mt19937(7), 0, 100_000)).toBeUndefined();
  });

  it('reads the bit it is asked for', () => {
    const rng = { nextUint32: () => 0x8000_0001 };
    expect([0, 1, 31].map((bit) => bitSequence(rng, bit, 1)[0])).toEqual([1, 0, 1]);
    expect(() => bitSequence(rng, 32, 1)).toThrow('bit must be a whole number from 0 to 31, got 32');
  });
});
