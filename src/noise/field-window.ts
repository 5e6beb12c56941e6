import { FARTHEST, requireNumber } from './refuse';

/** A grid of samples: where it begins, how far apart its samples are, how many there are. */
export interface FieldWindow {
  /** Samples in a row, and rows: whole numbers from 1. */
  columns: number;
  rows: number;
  /** The place of the first sample, in lattice units. */
  x: number;
  y: number;
  /** From one sample to the next, along both axes, in lattice units. Above 0. */
  step: number;
}

/** Where fields are written, row by row. */
export type FieldValues = Float32Array | Float64Array;

/**
 * Refuse a window that is none, or values that do not fit it.
 *
 * @throws RangeError naming what is wrong and what is allowed.
 */
export function requireWindow(
  values: FieldValues,
  { columns, rows, x, y, step }: FieldWindow,
): void {
  for (const [name, count] of [
    ['columns', columns],
    ['rows', rows],
  ] as const)
    if (!(Number.isInteger(count) && count >= 1))
      throw new RangeError(
        `${name} must be a whole number from 1, got ${count}`,
      );
  if (values.length !== columns * rows)
    throw new RangeError(
      `values must hold ${columns} × ${rows} = ${columns * rows} numbers, got room for ${values.length}`,
    );
  requireNumber('step', step);
  if (step <= 0) throw new RangeError(`step must be above 0, got ${step}`);
  for (const end of [x, y, x + columns * step, y + rows * step])
    if (!(Math.abs(end) <= FARTHEST))
      throw new RangeError(
        `a window must lie within ±${FARTHEST} lattice units, got an end at ${end}`,
      );
}
