import { requireWhole } from './bad-input';
import type { Generator } from './generator';
import type { IntMapping } from './mapping';

/** Any shuffle of this library: `shuffle`, `swapAnyShuffle`, `comparatorShuffle`, `sattolo`. */
export type ShuffleMethod = (
  rng: Generator,
  list: number[],
  toInt: IntMapping,
) => void;

/** One order of a deck, and how many ways lead to it. */
export interface OrderPaths {
  /** The cards 0 to n − 1, first to last. */
  readonly order: readonly number[];
  /** How many of the equally likely paths end in this order: 0 if it cannot come up. */
  readonly paths: number;
}

/** Every order of a small deck, and how a shuffle's paths are shared out among them. */
export interface OrderCounts {
  /** How many equally likely paths there are in all. */
  readonly total: number;
  /** All n! orders, sorted as in a dictionary; their `paths` add up to `total`. */
  readonly orders: readonly OrderPaths[];
}

/**
 * How many paths lead to each order of a small deck: not measured but counted, by running the
 * shuffle once for every sequence of picks it can make. A shuffle is fair if all counts are equal.
 *
 * A path on which fewer picks were made is likelier than one with more. It is counted as often as
 * it takes to make all paths equally likely. (Only `comparatorShuffle` has such paths; its counts
 * hold for the sort of the browser that counts.)
 *
 * @param method must make all its choices with the mapping it is given
 * @param cards 1 to 6
 * @throws RangeError naming the number of cards.
 */
export function orderCounts(
  method: ShuffleMethod,
  cards: number,
): OrderCounts {
  requireWhole('cards', cards, 1, 6);
  const ends = [...pathEnds(method, cards)];
  const total = ends.reduce((sum, end) => commonMultiple(sum, end.oneIn), 1);

  const counts = new Map<string, number>();
  for (const { order, oneIn } of ends) {
    const key = order.join(' ');
    counts.set(key, (counts.get(key) ?? 0) + total / oneIn);
  }
  const orders = allOrders(inOrder(cards)).map((order) => ({
    order,
    paths: counts.get(order.join(' ')) ?? 0,
  }));
  return { total, orders };
}

/** Where one path through a shuffle ends. */
interface PathEnd {
  readonly order: readonly number[];
  /** How unlikely this path is: one in so many. */
  readonly oneIn: number;
}

/** One pick along a path: which of the whole numbers `lo` to `hi` it gave. */
interface Choice {
  picked: number;
  readonly lo: number;
  readonly hi: number;
}

/**
 * Walk every path of a shuffle. A path is replayed from its list of picks; the next path turns the
 * last pick by one, like the last wheel of a mileage counter, after dropping the picks that have
 * come to their end.
 */
function* pathEnds(
  method: ShuffleMethod,
  cards: number,
): IterableIterator<PathEnd> {
  const path: Choice[] = [];
  do {
    let made = 0;
    const follow: IntMapping = (_, lo, hi) => {
      path[made] ??= { picked: lo, lo, hi };
      made += 1;
      return path[made - 1]!.picked;
    };
    const order = inOrder(cards);
    method(noGenerator, order, follow);
    const oneIn = path.reduce((ways, { lo, hi }) => ways * (hi - lo + 1), 1);
    yield { order, oneIn };

    while (path.length > 0 && path.at(-1)!.picked === path.at(-1)!.hi)
      path.pop();
    if (path.length > 0) path.at(-1)!.picked += 1;
  } while (path.length > 0);
}

/** Stands where a generator must, and shows up any shuffle that would draw behind our back. */
const noGenerator: Generator = {
  nextUint32: () => {
    throw new Error('this shuffle draws without the mapping it was given');
  },
};

/** A deck as it comes out of the box: 0 to cards − 1. */
function inOrder(cards: number): number[] {
  return Array.from({ length: cards }, (_, card) => card);
}

/** Every order of these cards, sorted as in a dictionary if the cards are. */
function allOrders(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((first) =>
    allOrders(cards.filter((card) => card !== first)).map((rest) => [
      first,
      ...rest,
    ]),
  );
}

/** The least whole number that both divide. */
function commonMultiple(a: number, b: number): number {
  let [divisor, rest] = [a, b];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  return (a / divisor) * b;
}
