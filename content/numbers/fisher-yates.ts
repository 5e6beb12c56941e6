/** Every number that chapter 3 prints, computed by the library. tests/unit/numbers pins them. */
import {
  deckBits,
  factorial,
  orderCounts,
  Pcg32,
  sample,
  ShuffleBag,
  shuffle,
  shuffleSteps,
  swapAnyShuffle,
} from '../../src/random';

/** All orders of three cards by swapping with any slot: how many of the 27 paths lead to each. */
export const swapAny3 = orderCounts(swapAnyShuffle, 3);
export const fair3 = orderCounts(shuffle, 3);
export const swapAnyCounts = swapAny3.orders.map(({ order, paths }) => ({
  order: order.map((card) => card + 1).join(' '),
  paths: Number(paths),
}));

/** Eight cards, seed 1: every swap of one shuffle. */
export const trace = [...shuffleSteps(new Pcg32(1), [1, 2, 3, 4, 5, 6, 7, 8])].map(({ i, j, list }) => ({
  i,
  j,
  list: list.join(' '),
}));

export const deck = factorial(52);
/** 8.07, and 67: the number of orders of a deck in scientific form. */
export const deckDigits = deck.toString().length;
export const deckLead = Number(deck.toString().slice(0, 3)) / 100;
export const deckBits52 = deckBits(52);
/** The largest deck of which a seed of so many bits could reach every order. */
const largestDeck = (bits: number): number => {
  let cards = 1;
  while (factorial(cards + 1) <= 2n ** BigInt(bits)) cards += 1;
  return cards;
};
export const reach32 = largestDeck(32);
export const reach64 = largestDeck(64);
export const mersenneReach = largestDeck(19937);

/** Five of the numbers 1 to 40, as a lottery draws them. */
export const lottery = sample(
  new Pcg32(7),
  Array.from({ length: 40 }, (_, at) => at + 1),
  5,
).sort((a, b) => a - b);

/** Three bags of seven pieces, one after another. */
export const bags = (() => {
  const bag = new ShuffleBag(new Pcg32(1), [...'IJLOSTZ']);
  return Array.from({ length: 3 }, () => Array.from({ length: 7 }, () => bag.next()).join(''));
})();
