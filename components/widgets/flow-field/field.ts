/** The field of Noise Fields: a value for each pixel, and the heading made of it. */
import { fractal2, hash01, heading } from '../../../src/noise';
import type { BlockFlow, HeadingAt } from './particles';

/** Lattice units a pixel, as a float: about 286 pixels from corner to corner. */
export const SCALE = Math.fround(0.0035);
/** Pixels of a side of the blocks that the noise is shown in. */
export const BLOCK = 5;

export interface FieldSettings {
  seed: number;
  octaves: number;
  /** Every pixel for itself, instead of hills. */
  white: boolean;
  /** Full turns that the values 0 to 1 are spread over. */
  turns: number;
  /** Along the contour lines of the noise, instead of by its values. */
  curl: boolean;
  /** Place along the third dimension, in lattice units. At 0 it is the plane of two dimensions. */
  depth: number;
}

export function valueAt({ seed, octaves, white }: FieldSettings): (x: number, y: number) => number {
  return white
    ? (x, y) => hash01(Math.trunc(x), Math.trunc(y), seed)
    : (x, y) => fractal2(Math.fround(x * SCALE), Math.fround(y * SCALE), octaves, seed);
}

export function headingAt(settings: FieldSettings): HeadingAt {
  const value = valueAt(settings);
  return (x, y) => heading(value(x, y), settings.turns);
}

export interface Blocks {
  columns: number;
  rows: number;
  values: Float32Array;
}

/** The value in the middle of each block of a window, row by row. */
export function blocksOf(settings: FieldSettings, width: number, height: number): Blocks {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const values = new Float32Array(columns * rows);
  const value = valueAt(settings);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = value((column + 0.5) * BLOCK, (row + 0.5) * BLOCK);
  return { columns, rows, values };
}

/** The shade of a value: one of 64 greys from 20 to 146. */
export function grey(value: number): number {
  // A value of exactly 1 happens, and belongs to the lightest shade.
  return 20 + 2 * Math.min(63, Math.floor(value * 64));
}

/** Headings by block, for more particles than can each ask for their own. */
export function blockFlow({ columns, rows, values }: Blocks, { turns }: FieldSettings): BlockFlow {
  const cos = new Float32Array(values.length);
  const sin = new Float32Array(values.length);
  values.forEach((value, at) => {
    const angle = heading(value, turns);
    cos[at] = Math.cos(angle);
    sin[at] = Math.sin(angle);
  });
  return { block: BLOCK, columns, rows, cos, sin };
}
