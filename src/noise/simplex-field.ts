import { fastSimplex2 } from './fast-simplex';
import {
  type FieldValues,
  type FieldWindow,
  requireWindow,
} from './field-window';

/**
 * Simplex noise over a whole window. Within 1e−6 of `simplex2` at each sample.
 *
 * @param values filled row by row: `rows` × `columns` numbers from −1 to 1
 * @param window where the samples are
 * @param seed whole number from 0 to 4294967295
 * @throws RangeError for a window that is none, lies beyond ±2³⁰, or does not fit `values`
 */
export function simplexField2(
  values: FieldValues,
  window: FieldWindow,
  seed: number,
): void {
  requireWindow(values, window);
  const { columns, rows, x, y, step } = window;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = fastSimplex2(
        x + column * step,
        y + row * step,
        seed,
      );
}
