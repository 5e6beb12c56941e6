import { hash01, mixedSeed } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** Corners each way of the piece that is compared. */
const SIDE = 96;
/** Of these, the ones that are drawn. */
const DRAWN = 30;
const OCTAVES = 4;

export interface Data {
  /** For each pair of neighboring octaves, how far their corners' values rise and fall together. */
  correlations: readonly number[];
  /** The most alike pair's values at the same places. */
  dots: readonly { x: number; y: number }[];
  outputs: Outputs<typeof definition>;
}

/** The values of two octaves where both have a corner: a place of the coarser one is twice as far out in the finer. */
function pairsOf(coarse: number, fine: number): { x: number; y: number }[] {
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [i, j] = [at % SIDE, Math.floor(at / SIDE)];
    return { x: hash01(i, j, coarse), y: hash01(2 * i, 2 * j, fine) };
  });
}

function correlationOf(pairs: readonly { x: number; y: number }[]): number {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const pair of pairs) {
    x += pair.x;
    y += pair.y;
    xx += pair.x * pair.x;
    yy += pair.y * pair.y;
    xy += pair.x * pair.y;
  }
  const count = pairs.length;
  return (xy - (x * y) / count) / Math.sqrt((xx - (x * x) / count) * (yy - (y * y) / count));
}

export function model({ seed, seeding }: Values<typeof definition>): Data {
  const seeds = Array.from({ length: OCTAVES }, (_, octave) =>
    seeding === 'added' ? (seed + octave) >>> 0 : mixedSeed(seed, octave),
  );
  const pairs = seeds.slice(1).map((fine, at) => pairsOf(seeds[at]!, fine));
  const correlations = pairs.map(correlationOf);
  const strength = correlations.map(Math.abs);
  const most = strength.indexOf(Math.max(...strength));
  return {
    correlations,
    dots: pairs[most]!.filter((_, at) => at % SIDE < DRAWN && at < DRAWN * SIDE),
    // No −0.00: what rounds to nothing is nothing.
    outputs: { correlation: Math.round(correlations[most]! * 100) / 100 + 0, pair: most + 1, next: most + 2 },
  };
}
