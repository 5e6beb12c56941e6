/** Which outcomes a program that deals cards brings about, and whether they come as often as a known way would bring them. */
import {
  chiSquare,
  orderCounts,
  type Generator,
  type IntMapping,
  type ShuffleMethod,
} from '../../../src/random';
import { scripted } from './scripted';

/** A right program fails one test at this level once in ten million, so a handful of them less than once in a million. */
const LEVEL = 1e-7;

export const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Cards 10, 20, 30 …: none can be taken for the number of a slot. */
export const deck = (cards: number) => upTo(cards).map((at) => 10 * at + 10);

export const sameValues = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, at) => Object.is(value, b[at]));

export const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** Many deals from one generator. */
export function deals<T>(count: number, seed: number, deal: (rng: Generator) => T): T[] {
  const { rng } = scripted([], seed);
  return upTo(count).map(() => deal(rng));
}

/** How likely each outcome is. Outcomes are told apart by their text. */
export type Shares = ReadonlyMap<string, number>;

/**
 * Counted along all paths of a shuffle of a small deck, not measured.
 * @param outcome what is looked at of the cards in their final order
 */
export function sharesOf(
  method: ShuffleMethod,
  cards: number,
  outcome: (order: readonly number[]) => string,
): Shares {
  const values = deck(cards);
  const { total, orders } = orderCounts(method, cards);
  const shares = new Map<string, number>();
  for (const { order, paths } of orders) {
    if (paths === 0) continue;
    const key = outcome(order.map((card) => values[card]!));
    shares.set(key, (shares.get(key) ?? 0) + paths / total);
  }
  return shares;
}

/** No outcome is one that cannot be, and each comes about as often as it should. */
export function fits(outcomes: readonly string[], shares: Shares, level = LEVEL): boolean {
  if (outcomes.length === 0 || outcomes.some((outcome) => !shares.has(outcome))) return false;
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const keys = [...shares.keys()];
  return (
    chiSquare(
      keys.map((key) => counts.get(key) ?? 0),
      keys.map((key) => shares.get(key)! * outcomes.length),
    ).p >= level
  );
}

/** Swaps each of some slots, in turn, with one picked between two bounds. */
export function swapping(
  slots: (cards: number) => readonly number[],
  from: (slot: number) => number,
  to: (slot: number, last: number) => number,
): ShuffleMethod {
  return (rng, list, toInt) => {
    for (const i of slots(list.length)) {
      const j = toInt(rng, from(i), to(i, list.length - 1));
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
  };
}

/** Sorts by comparisons that are coins: the engine that judges is the one that sorted. */
const sortingBy =
  (answer: (toInt: IntMapping, rng: Generator) => number): ShuffleMethod =>
  (rng, list, toInt) =>
    void list.sort(() => answer(toInt, rng));

export const coinSorts: readonly ShuffleMethod[] = [
  sortingBy((toInt, rng) => toInt(rng, 0, 1) - 0.5),
  sortingBy((toInt, rng) => toInt(rng, 0, 2) - 1),
  sortingBy((toInt, rng) => toInt(rng, 0, 1)),
];

const down = (cards: number) => upTo(cards).reverse();
const any = (slots: (cards: number) => readonly number[]) =>
  swapping(
    slots,
    () => 0,
    (_, last) => last,
  );

/** All the ways to swap with any slot: up or down, and with a first or last slot left out of the walk. */
export const anySlotSwaps: readonly ShuffleMethod[] = [
  any(upTo),
  any(down),
  any((cards) => upTo(cards - 1)),
  any((cards) => upTo(cards).slice(1)),
  any((cards) => down(cards).slice(1)),
  any((cards) => down(cards - 1)),
  any((cards) => down(cards).slice(0, -1)),
];

/** Fisher and Yates with a pick that is rounded to the nearest slot: the two ends get half a stretch each. */
export const roundedPicks: ShuffleMethod = (rng, list, toInt) => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.ceil(toInt(rng, 0, 2 * i - 1) / 2);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
};

/** As many swaps as there are cards, each of two slots picked freely. */
export const freeSwaps: ShuffleMethod = (rng, list, toInt) => {
  for (const _ of list.keys()) {
    const i = toInt(rng, 0, list.length - 1);
    const j = toInt(rng, 0, list.length - 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
};
