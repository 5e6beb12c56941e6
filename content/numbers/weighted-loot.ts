/** Every number that chapter 4 prints, computed by the library. tests/unit/numbers pins them. */
import {
  aliasHeights,
  aliasSteps,
  chanceWithin,
  expectedShares,
  type Generator,
  libstdcxxFloat,
  Mt19937,
  oneByOneShares,
  Pcg32,
  pickLinear,
  pityCurve,
  type PityRule,
  pullsFor,
  ShuffleBag,
  sliceAt,
  sliceHoldingEnd,
  standardError,
  tally,
  totalWeight,
} from '../../src/random';

/** The chapter's table: Common, Rare, Epic, Legendary. */
export const names = ['Common', 'Rare', 'Epic', 'Legendary'];
export const weights = [60, 25, 12, 3];
export const total = totalWeight(weights);
export const shares = expectedShares(weights);

/** What the table really gives when each entry has a roll of its own. */
export const oneByOne = oneByOneShares(weights);
export const legendaryTimes = oneByOne.at(-1)! / shares.at(-1)!;

/** Where each slice ends. */
export const ends = weights.map((_, index) => totalWeight(weights.slice(0, index + 1)));
/** Rolls, and the slice that each falls into. */
export const rolls = [12.5, 59.9, 60, 84, 97].map((roll) => ({ roll, slice: sliceAt(weights, roll) }));

const PULLS = 10_000;
export const pulls = PULLS;

/** Ten thousand pulls of the Mersenne Twister with seed 99, on floats as a C++ library makes them. */
export const known = (() => {
  const rng = new Mt19937(99);
  return tally(PULLS, 0, 3, () => sliceAt(weights, libstdcxxFloat(rng, 0, total)));
})();

/** One standard error of each entry's share. */
export const errors = shares.map((share) => standardError(share, PULLS));
/** The relative one, of the rarest entry: how far a count strays as a part of itself. */
export const legendaryRelative = errors.at(-1)! / shares.at(-1)!;
/** The part of a thousand runs, of a thousand pulls each, in which Common ends within two standard errors. */
export const withinTwo = (() => {
  const rng = new Pcg32(4);
  const runs = 1000;
  const each = 1000;
  const error = standardError(shares[0]!, each);
  const near = () =>
    Math.abs(tally(each, 0, 3, () => pickLinear(rng, weights))[0]! / each - shares[0]!) <= 2 * error;
  return Array.from({ length: runs }, near).filter(Boolean).length / runs;
})();

/** Tables that nobody can pull from, and what the library says of them. */
export const refused = (
  [
    ['[]', []],
    ['[60, 25, -12, 3]', [60, 25, -12, 3]],
    ['[60, 25, NaN, 3]', [60, 25, NaN, 3]],
    ['[0, 0, 0]', [0, 0, 0]],
    ['[60, Infinity]', [60, Infinity]],
  ] as const
).map(([written, table]) => {
  try {
    totalWeight(table);
    throw new Error(`${written} was taken`);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { written, says: error.message };
  }
});

/** Out of 100 whole rolls, 0 to 99, how many give each entry if slices hold their ends. */
export const wholeRolls = (() => {
  const counts = [0, 0, 0, 0];
  for (let roll = 0; roll < total; roll++) counts[sliceHoldingEnd(weights, roll)]! += 1;
  return counts;
})();

/** Ten tenths. */
export const tenths = totalWeight(new Array<number>(10).fill(0.1));

/** What is left of the largest roll on a short table when the weights are taken off it one by one. */
export const leftOver = (() => {
  const table = [0.1, 0.2, 0.3];
  const largest = (1 - 2 ** -53) * totalWeight(table);
  return table.reduce((roll, weight) => roll - weight, largest);
})();

/** The chapter's table as an alias table. */
export const heights = [...aliasHeights(weights)];
export const aliasTable = [...aliasSteps(weights)];

/**
 * Comparisons that one pick takes, on average, from a table of n equal weights: walking along the line, halving it, and
 * with an alias table. Walking also adds up all n weights first.
 */
export const costs = [4, 100, 10_000, 1_000_000].map((n) => ({
  n,
  walked: (n + 1) / 2,
  halved: Math.ceil(Math.log2(n)),
  alias: 1,
}));

/** One in a hundred. */
export const certain = chanceWithin(0.01, 100);
export const forNinety = pullsFor(0.01, 0.9);
export const forNinetyNine = pullsFor(0.01, 0.99);
export const half = pullsFor(0.01, 0.5);

/** The rule of a well-known game. */
export const rule: PityRule = { base: 0.006, softStart: 74, step: 0.06, hard: 90 };
export const pity = pityCurve(rule);
/** The pull at which most players hit. */
export const peak = pity.firstAt.indexOf(Math.max(...pity.firstAt)) + 1;
/** How many are lucky before soft pity begins. */
export const early = pity.within[rule.softStart - 2]!;
/** The same base rate without any pity. */
export const bare = {
  mean: 1 / rule.base,
  within: chanceWithin(rule.base, rule.hard),
  p99: pullsFor(rule.base, 0.99),
};
/** The rate that the whole rule comes to. */
export const overall = 1 / pity.mean;

/** Legendary among two different drops: as the first, or as the second once something else is gone. */
export const twoWithout = shares.reduce((chance, share, first) => {
  if (first === 3) return chance + share;
  const rest = weights.map((weight, index) => (index === first ? 0 : weight));
  return chance + share * expectedShares(rest)[3]!;
}, 0);
/** And with both put back. */
export const twoWith = chanceWithin(shares[3]!, 2);

/** A bag that holds each entry as often as its weight says. */
const contents = weights.flatMap((weight, index) => new Array<number>(weight).fill(index));
export const bagSize = contents.length;
/** The most other things between two Legendaries. */
export const bagWait = 2 * (bagSize - weights[3]!);
/** Legendaries in each of the first five bags. */
export const bags = (() => {
  const bag = new ShuffleBag(new Pcg32(1), contents);
  return Array.from(
    { length: 5 },
    () => Array.from({ length: bagSize }, () => bag.next()).filter((index) => index === 3).length,
  );
})();
/** Legendaries in each of five times as many pulls of the table. */
export const hundreds = (() => {
  const rng = new Pcg32(1);
  return Array.from({ length: 5 }, () => tally(bagSize, 0, 3, () => pickLinear(rng, weights))[3]!);
})();

/** Three chests, opened in two orders from one generator, and from a stream for each. */
export const chests = (() => {
  const open = (rng: Generator) => names[pickLinear(rng, weights)]!;
  const shared = (order: readonly string[]) => {
    const rng = new Pcg32(11);
    return Object.fromEntries(order.map((chest) => [chest, open(rng)]));
  };
  const streams = (order: readonly string[]) =>
    Object.fromEntries(order.map((chest) => [chest, open(new Pcg32(11, chest.charCodeAt(0)))]));
  return {
    there: shared(['A', 'B', 'C']),
    back: shared(['C', 'B', 'A']),
    own: streams(['C', 'B', 'A']),
    ownThere: streams(['A', 'B', 'C']),
  };
})();

/** Reloads until a Legendary, if every reload rolls afresh. */
export const reloads = 1 / shares[3]!;
