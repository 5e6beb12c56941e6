import { describe, expect, it } from 'vitest';
import {
  CumulativeTable,
  libcxxFloat,
  libcxxInt,
  libstdcxxFloat,
  libstdcxxInt,
  Mt19937,
  pickLinear,
  shuffled,
  shuffleSteps,
  sliceAt,
  tally,
  uniformInt,
} from '../../src/random';
import distributions from './distributions.json';
import listings from './listings.json';

const listing = (id: string) => listings.listings.find((entry) => entry.id === id)!;

describe('the shuffle of eight cards, seed 7', () => {
  const { document_lines, libstdcxx_lines } = listing('shuffle');
  const trace = (toInt: typeof libcxxInt) =>
    [...shuffleSteps(new Mt19937(7), [1, 2, 3, 4, 5, 6, 7, 8], toInt)].map(
      ({ i, j, list }) => `i=${i} j=${j}  -> ${list.join(' ')}`,
    );

  it('as printed, with the mapping of libc++', () => {
    expect(trace(libcxxInt)).toEqual(document_lines.map((line) => line.trim()));
  });

  it("with the mapping of libstdc++, which is the book's own", () => {
    expect(trace(libstdcxxInt)).toEqual(libstdcxx_lines);
    expect(trace(uniformInt)).toEqual(libstdcxx_lines);
  });
});

describe.each(distributions.shuffle_picks.rows)('the picks of a shuffle of 32, seed $seed', (row) => {
  const deck = Array.from({ length: 32 }, (_, card) => card);
  it.each([
    ['libcxx', libcxxInt, row.libcxx],
    ['libstdcxx', libstdcxxInt, row.libstdcxx],
  ] as const)('%s', (_, toInt, picks) => {
    const steps = [...shuffleSteps(new Mt19937(row.seed), deck, toInt)];
    expect(steps.map(({ j }) => j)).toEqual(picks);
    expect(steps.map(({ i }) => i)).toEqual(deck.slice(1).reverse());
    expect(shuffled(new Mt19937(row.seed), deck, toInt)).toEqual(steps.at(-1)!.list);
  });
});

describe('ten thousand pulls, seed 99', () => {
  const { counts, first_32_picks, document_lines } = listing('loot');
  const weights = [60, 25, 12, 3];

  it.each([
    ['libc++', libcxxFloat],
    ['libstdc++', libstdcxxFloat],
  ])('as printed, with the floats of %s', (_, toReal) => {
    const rng = new Mt19937(99);
    const picks = Array.from({ length: 10_000 }, () => sliceAt(weights, toReal(rng, 0, 100)));
    expect(picks.slice(0, 32)).toEqual(first_32_picks);
    const pulled = weights.map((_, index) => picks.filter((pick) => pick === index).length);
    expect(pulled).toEqual(counts);
    const names = ['Common', 'Rare', 'Epic', 'Legendary'];
    expect(pulled.map((count, i) => `${names[i]}: ${count} (${count / 100}%)`)).toEqual(document_lines);
  });

  it('falls into the same slices when they are found by halving', () => {
    const rng = new Mt19937(99);
    const table = new CumulativeTable(weights);
    expect(tally(10_000, 0, 3, () => table.indexAt(libstdcxxFloat(rng, 0, 100)))).toEqual(counts);
  });

  it("comes near with the book's own mapping", () => {
    const rng = new Mt19937(99);
    const pulled = tally(10_000, 0, 3, () => pickLinear(rng, weights));
    pulled.forEach((count, i) => expect(Math.abs(count - weights[i]! * 100)).toBeLessThan(200));
  });
});
