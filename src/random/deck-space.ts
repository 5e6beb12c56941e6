import { requireWhole } from './bad-input';

/** Beyond this a factorial has more than 35,659 digits, which nobody will read. */
const MOST_CARDS = 10_000;

/**
 * n!, the number of orders n cards can have, exactly.
 *
 * @param n 0 to 10000
 * @throws RangeError naming n.
 */
export function factorial(n: number): bigint {
  requireWhole('n', n, 0, MOST_CARDS);
  let product = 1n;
  for (let k = 2n; k <= n; k++) product *= k;
  return product;
}

/**
 * How many bits it takes to name one order of a deck: log2(cards!), about 225.6 for 52 cards.
 *
 * @param cards 0 to 10000
 * @throws RangeError naming the number of cards.
 */
export function deckBits(cards: number): number {
  requireWhole('cards', cards, 0, MOST_CARDS);
  let bits = 0;
  for (let k = 2; k <= cards; k++) bits += Math.log2(k);
  return bits;
}

/**
 * The largest share of a deck's orders that can ever come up, when all that is random is a seed of
 * so many bits: 2^seedBits / cards!, or 1 if that is more. One seed deals one order, so there are no
 * more orders than seeds.
 *
 * @param cards 0 to 10000
 * @param seedBits 0 to 1000000; 19937 for the whole state of the Mersenne Twister
 * @returns 0 to 1; 0 stands for shares below 2^−1074, too small for a number
 * @throws RangeError naming the number that is out of range.
 */
export function reachableShare(cards: number, seedBits: number): number {
  requireWhole('seedBits', seedBits, 0, 1_000_000);
  return 2 ** Math.min(0, seedBits - deckBits(cards));
}
