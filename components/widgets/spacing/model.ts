import {
  histogram,
  inBox,
  jitteredGrid,
  nearestDistances,
  Pcg32,
  poissonDisc,
  type Point,
  summary,
} from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** The field's side. */
export const SIDE = 100;
/** The plot goes from 0 to twice the distance. */
export const BINS = 20;

export interface Data {
  points: readonly Point[];
  /** For how many points the nearest one is so far away: bins from 0 to twice the distance. */
  bins: readonly number[];
  outputs: Outputs<typeof definition>;
}

function scattered({ method, radius, seed }: Values<typeof definition>): readonly Point[] {
  const spaced = poissonDisc(new Pcg32(seed), SIDE, SIDE, radius);
  // A fair comparison has as many points, or, in a grid, as nearly as a square can.
  const rng = new Pcg32(seed);
  switch (method) {
    case 'poisson':
      return spaced;
    case 'jittered': {
      const columns = Math.round(Math.sqrt(spaced.length));
      return jitteredGrid(rng, SIDE, SIDE, columns, columns);
    }
    default:
      return spaced.map(() => inBox(rng, SIDE, SIDE));
  }
}

export function model(values: Values<typeof definition>): Data {
  const points = scattered(values);
  const distances = nearestDistances(points);
  const { min, median } = summary(distances);
  const close = distances.filter((distance) => distance < values.radius).length;
  return {
    points,
    bins: histogram(distances, 0, 2 * values.radius, BINS).counts,
    outputs: { points: points.length, least: min, median, close: (100 * close) / points.length },
  };
}
