import { factorial, Pcg32, shuffleSteps } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

export interface Data {
  /** The cards as they lie now, slot 0 first. Cards are numbered from 1. */
  row: readonly number[];
  /** The swaps made so far, in order. */
  swaps: readonly { i: number; j: number }[];
  /** How many equally likely sequences of picks there are up to here. */
  ways: bigint;
  outputs: Outputs<typeof definition>;
}

/** The last slot has no choice left, so n cards take n − 1 swaps; one more step settles it. */
export function model({ steps, cards, seed }: Values<typeof definition>): Data {
  const deck = Array.from({ length: cards }, (_, at) => at + 1);
  const walk = [...shuffleSteps(new Pcg32(seed), deck)].slice(0, steps);
  const last = walk.at(-1);
  const done = steps >= cards;
  const live = done ? 0 : last ? last.i : cards;
  return {
    row: last?.list ?? deck,
    swaps: walk.map(({ i, j }) => ({ i, j })),
    ways: factorial(cards) / factorial(live),
    outputs: { i: done || !last ? null : last.i, j: done || !last ? null : last.j, live },
  };
}
