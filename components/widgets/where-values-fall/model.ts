import { fastFractal2, fieldStats, FLOW_SCALE, fractalField2, shareBetween } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

export const BINS = 40;

/** Places over many squares, so far apart that no two of them see the same corners. */
const WIDE = { columns: 200, rows: 150, step: 4.618 };
/** The window's pixels, every other one. */
const WINDOW = { columns: 500, rows: 350, x: 0, y: 0, step: 2 * FLOW_SCALE };

export interface Data {
  /** The share of the values in each bin from 0 to 1, and the same for one octave alone. */
  shares: number[];
  single: number[];
  outputs: Outputs<typeof definition>;
}

function valuesOf({ area, seed }: Pick<Values<typeof definition>, 'area' | 'seed'>, octaves: number) {
  const { columns, rows } = area === 'wide' ? WIDE : WINDOW;
  const values = new Float32Array(columns * rows);
  if (area === 'window') fractalField2(values, WINDOW, { seed, octaves });
  else
    for (let at = 0; at < values.length; at++)
      values[at] = fastFractal2(
        (at % columns) * WIDE.step,
        Math.floor(at / columns) * WIDE.step,
        octaves,
        seed,
      );
  return values;
}

function sharesOf(values: Float32Array): number[] {
  const counts = new Array<number>(BINS).fill(0);
  for (const value of values) counts[Math.min(BINS - 1, Math.floor(value * BINS))]! += 1;
  return counts.map((count) => count / values.length);
}

export function model({ octaves, area, seed }: Values<typeof definition>): Data {
  const values = valuesOf({ area, seed }, octaves);
  const { min, max } = fieldStats(values);
  return {
    shares: sharesOf(values),
    single: sharesOf(valuesOf({ area, seed }, 1)),
    outputs: { share: 100 * shareBetween(values, 0.3, 0.7), min, max },
  };
}
