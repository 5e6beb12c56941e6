import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aliasHeights,
  aliasSteps,
  AliasTable,
  chiSquare,
  CountingGenerator,
  CumulativeTable,
  expectedShares,
  type Generator,
  Pcg32,
  pickLinear,
  sliceAt,
  standardError,
  tally,
  totalWeight,
} from '../../../src/random';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const weight = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 100 }),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
  fc.double({ min: 0, max: 1e-300, noNaN: true }),
);
const tables = fc
  .array(weight, { minLength: 1, maxLength: 30 })
  .filter((weights) => weights.some((value) => value > 0));
const shared = { seed: 2026, numRuns: 500 };

/** A generator whose every other number is one of the two ends: no bits set, or all of them. */
function oftenAtAnEnd(seed: number): Generator {
  const rng = new Pcg32(seed);
  return {
    nextUint32: () => [0, 0xffff_ffff, rng.nextUint32(), rng.nextUint32()][rng.nextUint32() >>> 30]!,
  };
}

const picks: [string, (weights: ArrayLike<number>) => (rng: Generator) => number][] = [
  ['pickLinear', (weights) => (rng) => pickLinear(rng, weights)],
  [
    'CumulativeTable',
    (weights) => {
      const table = new CumulativeTable(weights);
      return (rng) => table.pick(rng);
    },
  ],
  [
    'AliasTable',
    (weights) => {
      const table = new AliasTable(weights);
      return (rng) => table.pick(rng);
    },
  ],
];

describe.each(picks)('%s', (_, prepare) => {
  it.each([
    [[60, 25, 12, 3]],
    [[1, 1, 1, 1, 1, 1, 1]],
    [[0.5, 0.25, 0.125, 0.125]],
    [[1000, 1]],
    [[0, 3, 0, 1, 0, 2, 0]],
  ])('picks each of %j as often as its weight says', (weights) => {
    const pick = prepare(weights);
    const rng = new Pcg32(20260);
    const counts = tally(100_000, 0, weights.length - 1, () => pick(rng));
    const present = weights.flatMap((value, i) => (value > 0 ? [i] : []));
    const expected = expectedShares(weights).map((share) => share * 100_000);
    expect(weights.every((value, i) => value > 0 || counts[i] === 0)).toBe(true);
    const { p } = chiSquare(
      present.map((i) => counts[i]!),
      present.map((i) => expected[i]!),
    );
    expect(p).toBeGreaterThan(1e-6);
    expect(p).toBeLessThan(1 - 1e-6);
  });

  it('never picks a weight of 0, not even at the ends of the line', () => {
    fc.assert(
      fc.property(seeds, tables, (seed, weights) => {
        const pick = prepare(weights);
        for (const rng of [new Pcg32(seed), oftenAtAnEnd(seed)]) {
          for (let i = 0; i < 20; i++) expect(weights[pick(rng)]).toBeGreaterThan(0);
        }
      }),
      shared,
    );
  });

  it('has no choice with one entry', () => {
    const pick = prepare([0, 0, 5e-324, 0]);
    const rng = new Pcg32(3);
    expect(tally(100, 0, 3, () => pick(rng))).toEqual([0, 0, 100, 0]);
  });

  it('takes a typed array too', () => {
    const pick = prepare(Float32Array.of(0, 1));
    expect(pick(new Pcg32(1))).toBe(1);
  });

  it.each([
    [[], 'weights must hold at least 1 weight, got none'],
    [[0], 'weights must not all be 0, got weights[0] to weights[0] all 0'],
    [[0, 0, 0], 'weights must not all be 0, got weights[0] to weights[2] all 0'],
    [[1, -2, 3], 'weights[1] must be 0 or more and finite, got -2'],
    [[1, 2, NaN], 'weights[2] must be 0 or more and finite, got NaN'],
    [[Infinity, 1], 'weights[0] must be 0 or more and finite, got Infinity'],
    [[1e308, 1e308], 'weights must add up to a finite number, got Infinity'],
  ])('refuses %j', (weights, message) => {
    expect(() => prepare(weights)(new Pcg32(1))).toThrow(new RangeError(message));
  });
});

describe('pickLinear and CumulativeTable', () => {
  it('make the same picks from the same seed, with two raw numbers each', () => {
    fc.assert(
      fc.property(seeds, tables, (seed, weights) => {
        const table = new CumulativeTable(weights);
        const [a, b] = [new CountingGenerator(new Pcg32(seed)), new Pcg32(seed)];
        for (let i = 0; i < 20; i++) expect(pickLinear(a, weights)).toBe(table.pick(b));
        if (table.total > 1e-290) expect(a.draws).toBe(40);
      }),
      shared,
    );
  });

  it('find the same slice at its start, just before it, and at the end of the line', () => {
    fc.assert(
      fc.property(tables, (weights) => {
        const table = new CumulativeTable(weights);
        let start = 0;
        weights.forEach((value, i) => {
          if (start + value > start) {
            expect(sliceAt(weights, start)).toBe(i);
            expect(table.indexAt(start)).toBe(i);
          }
          start += value;
        });
        expect(start).toBe(table.total);
        const last = table.total * (1 - 2 ** -53);
        if (last < table.total) expect(table.indexAt(last)).toBe(sliceAt(weights, last));
      }),
      shared,
    );
  });

  it('a slice holds its start, not its end', () => {
    expect([0, 59.99, 60, 84.99, 85, 97, 99.99].map((roll) => sliceAt([60, 25, 12, 3], roll))).toEqual([
      0, 0, 1, 1, 2, 3, 3,
    ]);
  });

  it('tenths, whose sum is not 1, have an end that can be reached up to', () => {
    const tenths = new Array<number>(10).fill(0.1);
    expect(totalWeight(tenths)).toBe(0.9999999999999999);
    expect(sliceAt(tenths, 0.9999999999999998)).toBe(9);
    expect(() => sliceAt(tenths, 0.9999999999999999)).toThrow(RangeError);
  });

  it.each([-1, 100, Infinity, NaN])('refuse a roll of %d', (roll) => {
    const message = `roll must be at least 0 and below the total of 100, got ${roll}`;
    expect(() => sliceAt([60, 25, 12, 3], roll)).toThrow(new RangeError(message));
    expect(() => new CumulativeTable([60, 25, 12, 3]).indexAt(roll)).toThrow(new RangeError(message));
  });

  it('copies the weights', () => {
    const weights = [0, 1];
    const table = new CumulativeTable(weights);
    weights.reverse();
    expect(table.pick(new Pcg32(1))).toBe(1);
  });
});

describe('aliasSteps', () => {
  it('finishes each column once, and gives every entry its share', () => {
    fc.assert(
      fc.property(tables, (weights) => {
        const n = weights.length;
        const shares = new Array<number>(n).fill(0);
        const columns = new Set<number>();
        for (const { column, cut, alias } of aliasSteps(weights)) {
          expect(cut >= 0 && cut <= 1).toBe(true);
          expect(weights[alias]).toBeGreaterThan(0);
          if (weights[column] === 0) expect(cut).toBe(0);
          columns.add(column);
          shares[column]! += cut / n;
          shares[alias]! += (1 - cut) / n;
        }
        expect(columns.size).toBe(n);
        expectedShares(weights).forEach((share, i) => expect(shares[i]).toBeCloseTo(share, 12));
      }),
      shared,
    );
  });

  it('builds the table of the book, step by step', () => {
    expect([...aliasHeights([60, 25, 12, 3])]).toEqual([2.4, 1, 0.48, 0.12]);
    expect([...aliasSteps([60, 25, 12, 3])]).toEqual([
      { column: 3, cut: 0.12, alias: 0, left: expect.closeTo(1.52, 12) },
      { column: 2, cut: 0.48, alias: 0, left: 1 },
      { column: 1, cut: 1, alias: 1, left: 0 },
      { column: 0, cut: 1, alias: 0, left: 0 },
    ]);
  });

  it('loses nothing to rounding in a large table', () => {
    const rng = new Pcg32(1);
    const weights = Float64Array.from({ length: 100_000 }, () => (rng.nextUint32() >>> 10) ** 4);
    weights.fill(0, 0, 100);
    const shares = new Float64Array(weights.length);
    for (const { column, cut, alias } of aliasSteps(weights)) {
      if (weights[column] === 0 && cut !== 0) throw new Error(`column ${column} has a cut of ${cut}`);
      shares[column]! += cut;
      shares[alias]! += 1 - cut;
    }
    const off = aliasHeights(weights).map((height, i) => Math.abs(height - shares[i]!));
    expect(off.reduce((most, value) => Math.max(most, value), 0)).toBeLessThan(1e-9);
  });

  it('has nothing to fill where all are equal', () => {
    for (const n of [1, 3, 49, 100]) {
      const steps = [...aliasSteps(new Array<number>(n).fill(0.1))];
      expect(steps.every(({ column, alias }) => column === alias)).toBe(true);
    }
  });
});

describe('what to expect', () => {
  it('shares are weights over their total', () => {
    expect(expectedShares([60, 25, 12, 3])).toEqual([0.6, 0.25, 0.12, 0.03]);
    expect(() => expectedShares([1, NaN])).toThrow('weights[1] must be 0 or more and finite, got NaN');
  });

  it('the standard error of 60 % in 10,000 pulls is just under half a percent', () => {
    expect(standardError(0.6, 10_000)).toBeCloseTo(0.004899, 6);
    expect(standardError(0.5, 1)).toBe(0.5);
    expect([standardError(0, 10), standardError(1, 10)]).toEqual([0, 0]);
  });

  it('the standard error is what shares really stray by', () => {
    const rng = new Pcg32(68);
    let within = 0;
    for (let run = 0; run < 2000; run++) {
      const [hits] = tally(500, 0, 1, () => pickLinear(rng, [30, 70]));
      if (Math.abs(hits! / 500 - 0.3) <= standardError(0.3, 500)) within += 1;
    }
    expect(within / 2000).toBeCloseTo(0.68, 1);
  });

  it('refuses shares and counts that cannot be', () => {
    expect(() => standardError(1.1, 10)).toThrow('share must be a number from 0 to 1, got 1.1');
    expect(() => standardError(NaN, 10)).toThrow('share must be a number from 0 to 1, got NaN');
    expect(() => standardError(0.5, 0)).toThrow(/^pulls must be a whole number from 1 to .* got 0$/);
  });
});
