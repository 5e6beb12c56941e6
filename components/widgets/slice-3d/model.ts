import { valueField2, valueSlice3 } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import { type definition, FRAMES_PER_SQUARE } from './definition';

/** Samples across and down: eight squares by four. */
export const COLUMNS = 8 * FRAMES_PER_SQUARE;
export const ROWS = 4 * FRAMES_PER_SQUARE;
/** The farthest that the first picture is moved in search of the present one. */
const FARTHEST = 160;

export interface Data {
  /** The picture now, row by row. */
  field: Float32Array;
  outputs: Outputs<typeof definition>;
}

/** The mean difference between the picture now and the first one moved left by `shift` samples, where both are. */
function differenceAt(now: Float32Array, first: Float32Array, shift: number): number {
  let sum = 0;
  let count = 0;
  for (let row = 8; row < ROWS; row += 16) {
    for (let column = 0; column + shift < COLUMNS; column += 4) {
      sum += Math.abs(now[row * COLUMNS + column]! - first[row * COLUMNS + column + shift]!);
      count += 1;
    }
  }
  return sum / count;
}

export function model({ time, change, seed }: Values<typeof definition>): Data {
  const window = { columns: COLUMNS, rows: ROWS, x: 0, y: 0, step: 1 / FRAMES_PER_SQUARE };
  const squares = time / FRAMES_PER_SQUARE;
  const first = new Float32Array(COLUMNS * ROWS);
  valueField2(first, window, seed);
  const field = new Float32Array(COLUMNS * ROWS);
  if (change === 'slide') valueField2(field, { ...window, x: squares }, seed);
  else valueSlice3(field, window, squares, seed);
  let [shift, difference] = [0, Infinity];
  for (let candidate = 0; candidate <= FARTHEST; candidate++) {
    const found = differenceAt(field, first, candidate);
    if (found < difference) [shift, difference] = [candidate, found];
  }
  return { field, outputs: { squares, shift: shift / FRAMES_PER_SQUARE, difference } };
}
