/** The field of Noise Fields: a value for each pixel, and the heading made of it. */
import {
  curl2,
  flow2,
  FLOW_SCALE,
  fractal2,
  fractal3,
  fractalSlice3,
  hash01,
  heading,
  value3,
} from '../../../src/noise';
import type { BlockFlow, HeadingAt } from './particles';

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

export function valueAt({ seed, octaves, white, depth }: FieldSettings): (x: number, y: number) => number {
  if (white) return (x, y) => hash01(Math.trunc(x), Math.trunc(y), seed);
  if (depth === 0)
    return (x, y) => fractal2(Math.fround(x * FLOW_SCALE), Math.fround(y * FLOW_SCALE), octaves, seed);
  return (x, y) => fractal3(value3, x * FLOW_SCALE, y * FLOW_SCALE, depth, { seed, octaves });
}

export function headingAt(settings: FieldSettings): HeadingAt {
  const { curl, white, depth, turns } = settings;
  if (depth === 0 && (white || !curl)) return (x, y) => flow2(x, y, settings).angle;
  const value = valueAt(settings);
  if (!curl) return (x, y) => heading(value(x, y), turns);
  // Half a pixel to either side is near enough: the finest of four octaves is 36 pixels wide.
  return (x, y) => {
    const along = curl2(value, x, y, settings.seed, 0.5);
    return Math.atan2(along.y, along.x);
  };
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

/** The same within a millionth, as fast as a field that changes in every frame has to be. */
export function fastBlocksOf(settings: FieldSettings, width: number, height: number): Blocks {
  const { seed, octaves, white, depth } = settings;
  if (white) return blocksOf(settings, width, height);
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const values = new Float32Array(columns * rows);
  const middle = (BLOCK / 2) * FLOW_SCALE;
  const window = { columns, rows, x: middle, y: middle, step: BLOCK * FLOW_SCALE };
  fractalSlice3(values, window, depth, { seed, octaves });
  return { columns, rows, values };
}

/** The shade of a value: one of 64 greys from 20 to 146. */
export function grey(value: number): number {
  // A value of exactly 1 happens, and belongs to the lightest shade.
  return 20 + 2 * Math.min(63, Math.floor(value * 64));
}

/** Headings by block, for more particles than can each ask for their own. */
export function blockFlow(
  { columns, rows, values }: Blocks,
  { turns, curl, white }: FieldSettings,
): BlockFlow {
  const cos = new Float32Array(values.length);
  const sin = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const angle = curl && !white ? contour(values, columns, rows, at) : heading(values[at]!, turns);
    cos[at] = Math.cos(angle);
    sin[at] = Math.sin(angle);
  }
  return { block: BLOCK, columns, rows, cos, sin };
}

/** The direction along the contour line of a block, from the blocks beside it. */
function contour(values: Float32Array, columns: number, rows: number, at: number): number {
  const column = at % columns;
  const row = (at - column) / columns;
  const value = (x: number, y: number) =>
    values[Math.min(rows - 1, Math.max(0, y)) * columns + Math.min(columns - 1, Math.max(0, x))]!;
  return Math.atan2(
    value(column - 1, row) - value(column + 1, row),
    value(column, row + 1) - value(column, row - 1),
  );
}
