import {
  comparatorShuffle,
  orderCounts,
  Pcg32,
  sattolo,
  shuffle,
  type ShuffleMethod,
  swapAnyShuffle,
  uniformInt,
} from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

const CARDS = 3;

const methods: Record<Values<typeof definition>['method'], ShuffleMethod> = {
  'fisher-yates': shuffle,
  'swap-any': swapAnyShuffle,
  comparator: comparatorShuffle,
  sattolo,
};

export interface Data {
  /** The six orders, each with its share of the paths and of the shuffles measured. Cards are numbered from 1. */
  orders: { cards: number[]; paths: number; measured: number }[];
  outputs: Outputs<typeof definition>;
}

export function model({ method, runs, seed }: Values<typeof definition>): Data {
  const mix = methods[method];
  const { total, orders } = orderCounts(mix, CARDS);

  const rng = new Pcg32(seed);
  const shuffles = Number(runs);
  // Three cards name their order as the digits of a number to base 3.
  const nameOf = ([a, b, c]: readonly number[]) => 9 * a! + 3 * b! + c!;
  const measured = new Array<number>(27).fill(0);
  for (let run = 0; run < shuffles; run++) {
    const deck = [0, 1, 2];
    mix(rng, deck, uniformInt);
    measured[nameOf(deck)]! += 1;
  }

  const paths = orders.map((order) => order.paths);
  return {
    orders: orders.map(({ order, paths }) => ({
      cards: order.map((card) => card + 1),
      paths,
      measured: measured[nameOf(order)]! / shuffles,
    })),
    outputs: { paths: total, most: Math.max(...paths), least: Math.min(...paths) },
  };
}
