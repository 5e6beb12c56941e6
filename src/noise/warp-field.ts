import { fastValue2 } from './fast-value';
import {
  type FieldValues,
  type FieldWindow,
  requireWindow,
} from './field-window';
import { mixedSeed } from './hash-mix';
import { requireNumber } from './refuse';
import { valueField2 } from './value-field';

/**
 * Warped value noise over a whole window: `value2` at the places that `warp2(signed(value2), …)` pushes the samples
 * to. Within 1e−5 of them for an amount up to 1; a larger one stretches the difference as it does the noise.
 *
 * @param values filled row by row: `rows` × `columns` numbers from 0 to 1
 * @param window where the samples are
 * @param amount the most that a coordinate is pushed, in lattice units
 * @param seed whole number from 0 to 4294967295
 * @throws RangeError for a window or an amount that is out of range, by name
 */
export function warpField2(
  values: FieldValues,
  window: FieldWindow,
  amount: number,
  seed: number,
): void {
  requireWindow(values, window);
  requireNumber('amount', amount);
  const { columns, rows, x, y, step } = window;
  const pushX = new Float64Array(values.length);
  const pushY = new Float64Array(values.length);
  valueField2(pushX, window, mixedSeed(seed, 1));
  valueField2(pushY, window, mixedSeed(seed, 2));
  for (let row = 0, i = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, i++)
      values[i] = fastValue2(
        x + column * step + amount * (2 * pushX[i]! - 1),
        y + row * step + amount * (2 * pushY[i]! - 1),
        seed,
      );
}
