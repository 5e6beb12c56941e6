import { moduloInt, rejectThreshold } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

export interface Data {
  /** For each pile, the raw values dealt into it, in order. */
  piles: number[][];
  /** Raw values thrown away. */
  rejected: number[];
  /** What every pile would hold if the kept values could be shared evenly. */
  fairShare: number;
  outputs: Outputs<typeof definition>;
}

/** Deals every raw value once, with the same function that a die made by remainder would run. */
export function model({ raw, piles: count, reject }: Values<typeof definition>): Data {
  const threshold = rejectThreshold(raw, count);
  const piles: number[][] = Array.from({ length: count }, () => []);
  const rejected: number[] = [];
  for (let value = 0; value < raw; value++) {
    if (reject && value < threshold) rejected.push(value);
    else piles[moduloInt({ nextUint32: () => value }, count)]!.push(value);
  }
  const heights = piles.map((pile) => pile.length);
  const most = Math.max(...heights);
  const least = Math.min(...heights);
  return {
    piles,
    rejected,
    fairShare: (raw - rejected.length) / count,
    outputs: { most, least, ratio: least === 0 ? null : most / least, threshold },
  };
}
