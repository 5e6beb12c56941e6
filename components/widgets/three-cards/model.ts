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
  const measured = new Map<string, number>();
  for (let run = 0; run < shuffles; run++) {
    const deck = [0, 1, 2];
    mix(rng, deck, uniformInt);
    measured.set(deck.join(' '), (measured.get(deck.join(' ')) ?? 0) + 1);
  }

  const paths = orders.map((order) => order.paths);
  return {
    orders: orders.map(({ order, paths }) => ({
      cards: order.map((card) => card + 1),
      paths,
      measured: (measured.get(order.join(' ')) ?? 0) / shuffles,
    })),
    outputs: { paths: total, most: Math.max(...paths), least: Math.min(...paths) },
  };
}
