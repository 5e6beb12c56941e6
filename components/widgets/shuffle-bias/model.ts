import {
  chiSquare,
  chiSquareP,
  comparatorShuffle,
  type Generator,
  Pcg32,
  sattolo,
  shuffle,
  swapAnyShuffle,
} from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { LongWork } from '../../widget-kit/slices';
import type { definition } from './definition';

type Method = Values<typeof definition>['method'];

export interface Data {
  /** Shuffles made so far. */
  made: number;
  /** For each slot a card starts in, how often it landed in each slot. */
  counts: number[][];
  /** One standard deviation of a fair cell, as a part of its fair share. */
  luck: number;
  outputs: Outputs<typeof definition>;
}

/** About so many cards are dealt between two looks at the clock. */
const BETWEEN_YIELDS = 800;

const methods: Record<Method, (rng: Generator, list: number[]) => void> = {
  'fisher-yates': shuffle,
  'swap-any': swapAnyShuffle,
  comparator: comparatorShuffle,
  sattolo,
};

/**
 * How uneven n × n landing counts are. Each shuffle fills every row and every column once, so (n − 1)² counts are
 * free to vary, and a cell strays √(1 − 1/n) times as far as one of a table filled cell by cell would: the usual
 * sum has to be taken times (n − 1)/n to follow the chi-square law of (n − 1)² degrees.
 */
export function landingTest(counts: readonly (readonly number[])[]): { statistic: number; p: number } {
  const n = counts.length;
  const statistic = (chiSquare(counts.flat()).statistic * (n - 1)) / n;
  return { statistic, p: chiSquareP(statistic, (n - 1) ** 2) };
}

export function* model({ method, cards, runs, seed }: Values<typeof definition>): LongWork<Data> {
  const total = Number(runs);
  const rng = new Pcg32(seed);
  const mix = methods[method];
  const counts = Array.from({ length: cards }, () => new Array<number>(cards).fill(0));

  const between = Math.ceil(BETWEEN_YIELDS / cards);

  const soFar = (made: number): Data => {
    const fair = made / cards;
    let [worst, from, to] = [0, 0, 0];
    counts.forEach((row, start) =>
      row.forEach((count, end) => {
        const stray = count / fair - 1;
        if (Math.abs(stray) > Math.abs(worst)) [worst, from, to] = [stray, start, end];
      }),
    );
    const { statistic, p } = landingTest(counts);
    return {
      made,
      counts: counts.map((row) => [...row]),
      luck: Math.sqrt((cards - 1) / made),
      outputs: { worst: worst * 100, from, to, chi: statistic, p },
    };
  };

  for (let made = 1; made <= total; made++) {
    const deck = Array.from({ length: cards }, (_, card) => card);
    mix(rng, deck);
    deck.forEach((card, slot) => (counts[card]![slot]! += 1));
    if (made % between === 0 && made < total) yield { done: made / total, data: soFar(made) };
  }
  return soFar(total);
}
