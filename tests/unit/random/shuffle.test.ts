import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chiSquare,
  comparatorShuffle,
  CountingGenerator,
  deckBits,
  factorial,
  type Generator,
  orderCounts,
  Pcg32,
  reachableShare,
  sattolo,
  type ShuffleMethod,
  shuffle,
  shuffled,
  shuffleSteps,
  swapAnyShuffle,
  tally,
  uniformInt,
} from '../../../src/random';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const lists = fc.array(fc.integer(), { maxLength: 40 });
const shared = { seed: 2026, numRuns: 300 };
const deckOf = (cards: number) => Array.from({ length: cards }, (_, card) => card);
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

const methods: [string, ShuffleMethod][] = [
  ['shuffle', shuffle],
  ['swapAnyShuffle', swapAnyShuffle],
  ['comparatorShuffle', comparatorShuffle],
  ['sattolo', sattolo],
];

describe.each(methods)('%s', (_, method) => {
  it('keeps every card, and adds none', () => {
    fc.assert(
      fc.property(seeds, lists, (seed, list) => {
        const copy = [...list];
        method(new Pcg32(seed), copy, uniformInt);
        expect(sorted(copy)).toEqual(sorted(list));
      }),
      shared,
    );
  });

  it('leaves a deck of none or one as it is', () => {
    for (const deck of [[], [7]]) {
      const copy = [...deck];
      method(new Pcg32(1), copy, uniformInt);
      expect(copy).toEqual(deck);
    }
  });
});

describe('shuffle', () => {
  it('settles the last slot first, and then the ones before it', () => {
    const picks = [0, 2, 1];
    const deck = ['a', 'b', 'c', 'd'];
    shuffle(new Pcg32(1), deck, () => picks.shift()!);
    expect(deck).toEqual(['d', 'b', 'c', 'a']);
  });

  it('takes one pick fewer than there are cards, each from the slots not settled', () => {
    const ranges: number[][] = [];
    shuffle(new Pcg32(1), deckOf(5), (_, lo, hi) => {
      ranges.push([lo, hi]);
      return hi;
    });
    expect(ranges).toEqual([
      [0, 4],
      [0, 3],
      [0, 2],
      [0, 1],
    ]);
  });

  it('is fair: all 120 orders of five cards come up as often', () => {
    const rng = new Pcg32(20260);
    const { orders } = orderCounts(shuffle, 5);
    const index = new Map(orders.map(({ order }, i) => [order.join(' '), i]));
    const counts = tally(120_000, 0, 119, () => index.get(shuffled(rng, deckOf(5)).join(' '))!);
    expect(chiSquare(counts).p).toBeGreaterThan(1e-6);
  });

  it('is fair to every place of a whole deck', () => {
    const rng = new Pcg32(52);
    const places = tally(52_000, 0, 51, () => shuffled(rng, deckOf(52)).indexOf(51));
    expect(chiSquare(places).p).toBeGreaterThan(1e-6);
  });
});

describe('shuffled and shuffleSteps', () => {
  it('make the same picks as shuffle, and leave the list alone', () => {
    fc.assert(
      fc.property(seeds, lists, (seed, list) => {
        const [before, inPlace] = [[...list], [...list]];
        shuffle(new Pcg32(seed), inPlace);
        expect(shuffled(new Pcg32(seed), list)).toEqual(inPlace);
        const steps = [...shuffleSteps(new Pcg32(seed), list)];
        expect(steps.length).toBe(Math.max(0, list.length - 1));
        expect(steps.at(-1)?.list ?? list).toEqual(inPlace);
        expect(list).toEqual(before);
      }),
      shared,
    );
  });

  it('show a list in which the slots from i up are settled', () => {
    const steps = [...shuffleSteps(new Pcg32(3), deckOf(9))];
    for (const { i, j, list } of steps) {
      expect(j >= 0 && j <= i).toBe(true);
      expect(list.slice(i)).toEqual(steps.at(-1)!.list.slice(i));
    }
  });

  it('draw only when a step is asked for', () => {
    const rng = new CountingGenerator(new Pcg32(3));
    const steps = shuffleSteps(rng, deckOf(9));
    expect(rng.draws).toBe(0);
    steps.next();
    expect(rng.draws).toBe(1);
  });
});

describe('orderCounts', () => {
  const paths = (method: ShuffleMethod, cards: number) =>
    orderCounts(method, cards).orders.map((order) => order.paths);

  it('lists all orders as a dictionary would', () => {
    expect(orderCounts(shuffle, 3).orders.map(({ order }) => order.join(''))).toEqual([
      '012',
      '021',
      '102',
      '120',
      '201',
      '210',
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6])('shuffle: one path to each order of %i', (cards) => {
    expect(new Set(paths(shuffle, cards))).toEqual(new Set([1]));
    expect(orderCounts(shuffle, cards).total).toBe(Number(factorial(cards)));
  });

  it('swapAnyShuffle: 27 paths into 6 orders', () => {
    expect(orderCounts(swapAnyShuffle, 3).total).toBe(27);
    expect(paths(swapAnyShuffle, 3)).toEqual([4, 5, 5, 5, 4, 4]);
  });

  it.each([1, 2, 3, 4, 5, 6])('swapAnyShuffle: %i^n paths, fair up to two cards', (cards) => {
    const { total, orders } = orderCounts(swapAnyShuffle, cards);
    expect(total).toBe(cards ** cards);
    expect(orders.reduce((sum, order) => sum + order.paths, 0)).toBe(total);
    expect(new Set(orders.map((order) => order.paths)).size === 1).toBe(cards <= 2);
  });

  it.each([1, 2, 3, 4, 5, 6])('sattolo: one path to each single cycle of %i, none to the rest', (cards) => {
    const { total, orders } = orderCounts(sattolo, cards);
    expect(total).toBe(Number(factorial(cards - 1)));
    for (const order of orders) {
      let [length, card] = [0, 0];
      do {
        card = order.order[card]!;
        length += 1;
      } while (card !== 0);
      expect(order.paths).toBe(length === cards ? 1 : 0);
    }
  });

  it.each([2, 3, 4, 5])('comparatorShuffle: counts what this very sort does to %i cards', (cards) => {
    const { total, orders } = orderCounts(comparatorShuffle, cards);
    expect(orders.reduce((sum, order) => sum + order.paths, 0)).toBe(total);
    expect(Math.log2(total) % 1).toBe(0);

    const reachable = orders.filter((order) => order.paths > 0);
    const index = new Map(reachable.map(({ order }, i) => [order.join(' '), i]));
    const rng = new Pcg32(7);
    const counts = tally(40_000, 0, reachable.length - 1, () => {
      const deck = deckOf(cards);
      comparatorShuffle(rng, deck);
      return index.get(deck.join(' '))!;
    });
    const expected = reachable.map((order) => (order.paths / total) * 40_000);
    expect(chiSquare(counts, expected).p).toBeGreaterThan(1e-6);
    // An n! that has a factor of 3 cannot be fair with coins.
    if (cards >= 3) expect(new Set(reachable.map((order) => order.paths)).size).toBeGreaterThan(1);
  });

  it('finds out a shuffle that draws behind its back', () => {
    const cheat = (rng: Generator, list: number[]) => shuffle(rng, list);
    expect(() => orderCounts(cheat, 3)).toThrow('without the mapping');
  });

  it.each([0, 7, 2.5, NaN])('refuses %d cards', (cards) => {
    expect(() => orderCounts(shuffle, cards)).toThrow(
      new RangeError(`cards must be a whole number from 1 to 6, got ${cards}`),
    );
  });
});

describe('the wrong ones, measured', () => {
  it('sattolo leaves no card where it was', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 60 }), (seed, cards) => {
        const deck = deckOf(cards);
        sattolo(new Pcg32(seed), deck);
        expect(deck.every((card, slot) => card !== slot)).toBe(true);
      }),
      shared,
    );
  });

  it.each([
    ['swapAnyShuffle', swapAnyShuffle],
    ['comparatorShuffle', comparatorShuffle],
  ] as const)('%s does not pass for fair', (_, method) => {
    const rng = new Pcg32(8);
    const landings = new Array<number>(64).fill(0);
    for (let run = 0; run < 50_000; run++) {
      const deck = deckOf(8);
      method(rng, deck);
      deck.forEach((card, place) => (landings[card * 8 + place]! += 1));
    }
    expect(chiSquare(landings).p).toBeLessThan(1e-12);
  });
});

describe('deck space', () => {
  it('counts orders exactly', () => {
    expect([0, 1, 2, 5].map(factorial)).toEqual([1n, 1n, 2n, 120n]);
    expect(factorial(52).toString()).toMatch(/^80658175170943878571660636856403766975289505440883277824/);
    expect(Number(factorial(52))).toBeCloseTo(8.07e67, -66);
  });

  it('says how many bits an order takes', () => {
    expect([0, 1, 2].map(deckBits)).toEqual([0, 0, 1]);
    expect(deckBits(52)).toBeCloseTo(225.581, 3);
    expect(deckBits(52)).toBeCloseTo(Math.log2(Number(factorial(52))), 9);
  });

  it('says what a seed can reach', () => {
    expect(reachableShare(4, 4)).toBeCloseTo(16 / 24, 12);
    expect(reachableShare(4, 5)).toBe(1);
    expect(Math.log2(reachableShare(52, 32))).toBeCloseTo(32 - deckBits(52), 9);
    expect(reachableShare(52, 19937)).toBe(1);
    expect(reachableShare(1000, 32)).toBe(0);
  });

  it.each([-1, 1.5, 10_001, NaN])('refuses %d', (value) => {
    expect(() => factorial(value)).toThrow(`n must be a whole number from 0 to 10000, got ${value}`);
    expect(() => deckBits(value)).toThrow(`cards must be a whole number from 0 to 10000, got ${value}`);
    expect(() => reachableShare(value, 32)).toThrow(RangeError);
    if (value !== 10_001) expect(() => reachableShare(52, value)).toThrow(/^seedBits must be /);
  });
});
