import { bands, fieldStats, FLOW_SCALE, fractalField2, stretch as stretched } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import { bandSample, LAND } from '../../widget-kit/land';
import type { definition } from './definition';

/** Samples of the map: the window of Noise Fields, every 2½ pixels. */
export const COLUMNS = 400;
export const ROWS = 280;
const STEP = 2.5 * FLOW_SCALE;

/** The heights at which the next band begins. */
const limits: Record<Values<typeof definition>['levels'], readonly number[]> = {
  equal: LAND.slice(1).map((_, at) => (at + 1) / LAND.length),
  map: [0.22, 0.38, 0.44, 0.62, 0.8, 0.92],
};

export interface Data {
  /** The band of every place as `paintSamples` takes it, row by row. */
  map: Float32Array;
  /** The part of the map that each band takes, 0 to 1. */
  shares: number[];
  /** The heights there are, before any stretch. */
  range: { min: number; max: number };
  outputs: Outputs<typeof definition>;
}

export function model({ octaves, stretch, levels, seed }: Values<typeof definition>): Data {
  const values = new Float32Array(COLUMNS * ROWS);
  fractalField2(values, { columns: COLUMNS, rows: ROWS, x: 0, y: 0, step: STEP }, { seed, octaves });
  const { min, max } = fieldStats(values);
  const map = new Float32Array(values.length);
  const counts = LAND.map(() => 0);
  for (let at = 0; at < values.length; at++) {
    const height = stretch ? stretched(values[at]!, min, max) : values[at]!;
    const band = bands(height, limits[levels]);
    counts[band]! += 1;
    map[at] = bandSample(band);
  }
  const shares = counts.map((count) => count / values.length);
  return {
    map,
    shares,
    range: { min, max },
    outputs: {
      bandsSeen: counts.filter((count) => count > 0).length,
      deepWater: 100 * shares[0]!,
      snow: 100 * shares.at(-1)!,
    },
  };
}
