import { bands, fractalField2, hash01, stretch } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import { bandSample } from '../../widget-kit/land';
import type { definition } from './definition';

/** Samples each way, and squares of the first octave. */
export const SIDE = 240;
const SQUARES = 4;
/** Squares each way in which a tree may stand. */
export const PLOTS = 60;
/** A fixed range to stretch by, from many seeds, so that islands of one world would fit together. */
const RANGE = { lo: 0.2, hi: 0.8 };
/** Deep water, water, sand, grass, forest, rock, snow. */
const LIMITS = [0.16, 0.34, 0.38, 0.56, 0.74, 0.88];
/** The sea's height: where sand begins. */
export const SEA = LIMITS[1]!;
const TREE_ABOVE = 0.8;
/** Trees are dice of their own: another seed than any octave has. */
const TREE_SALT = 0x7ee5;

export interface Data {
  /** The band of every place as `paintSamples` takes it, row by row. */
  map: Float32Array;
  /** Along the middle: the height of the stretched noise, what is taken, and what is left. */
  profile: { noise: number; taken: number; height: number }[];
  /** Trees, in plots from the upper left corner. */
  trees: { x: number; y: number }[];
  outputs: Outputs<typeof definition>;
}

export function model({ falloff, octaves, trees, seed }: Values<typeof definition>): Data {
  const noise = new Float32Array(SIDE * SIDE);
  fractalField2(noise, { columns: SIDE, rows: SIDE, x: 0, y: 0, step: SQUARES / SIDE }, { seed, octaves });
  // 0 in the middle, 1 at the middle of a side, and flat where it begins.
  const taken = (column: number, row: number) => {
    const [x, y] = [(2 * column) / (SIDE - 1) - 1, (2 * row) / (SIDE - 1) - 1];
    return falloff * (x * x + y * y);
  };
  const raised = (column: number, row: number) => stretch(noise[row * SIDE + column]!, RANGE.lo, RANGE.hi);
  const height = (column: number, row: number) => raised(column, row) - taken(column, row);

  const map = new Float32Array(SIDE * SIDE);
  let land = 0;
  let rim = 0;
  for (let row = 0, at = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++, at++) {
      const here = height(column, row);
      map[at] = bandSample(bands(here, LIMITS));
      if (here < SEA) continue;
      land += 1;
      if (row === 0 || column === 0 || row === SIDE - 1 || column === SIDE - 1) rim += 1;
    }

  const middle = SIDE / 2;
  const places: Data['trees'] = [];
  const plot = SIDE / PLOTS;
  for (let y = 0; trees && y < PLOTS; y++)
    for (let x = 0; x < PLOTS; x++) {
      const band = bands(height((x + 0.5) * plot, (y + 0.5) * plot), LIMITS);
      const grows = band === 3 || band === 4;
      if (grows && hash01(x, y, (seed + TREE_SALT) >>> 0) > TREE_ABOVE)
        places.push({ x: x + 0.5, y: y + 0.5 });
    }
  return {
    map,
    profile: Array.from({ length: SIDE }, (_, column) => ({
      noise: raised(column, middle),
      taken: taken(column, middle),
      height: height(column, middle),
    })),
    trees: places,
    outputs: {
      land: (100 * land) / map.length,
      atEdge: (100 * rim) / (4 * (SIDE - 1)),
      treeCount: places.length,
    },
  };
}
