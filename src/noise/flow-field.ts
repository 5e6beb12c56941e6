import { type FieldWindow, requireWindow } from './field-window';
import type { FractalOptions } from './fractal';
import { requireNumber } from './refuse';
import { fractalField2 } from './value-field';

export interface FlowFieldOptions extends FractalOptions {
  /** Full turns that the values 0 to 1 are spread over. Default 2. */
  turns?: number;
}

/**
 * Where a whole window of octaves carries: the noise read as a heading, and that as a vector of length 1. Each part is
 * within 2e−5 of `flow2` there, whose angles are floats. For particles that look up the sample they are nearest to.
 *
 * @param directions filled sample by sample with x, then y: 2 × `rows` × `columns` numbers
 * @param window where the samples are, in lattice units of the first octave
 * @throws RangeError for a window, turns or options that are out of range, by name
 */
export function flowField2(
  directions: Float32Array | Float64Array,
  window: FieldWindow,
  options: FlowFieldOptions,
): void {
  const { turns = 2 } = options;
  requireNumber('turns', turns);
  const { columns, rows } = window;
  if (directions.length !== 2 * columns * rows)
    throw new RangeError(
      `directions must hold 2 × ${columns} × ${rows} numbers, got room for ${directions.length}`,
    );
  const values = new Float64Array(columns * rows);
  requireWindow(values, window);
  fractalField2(values, window, options);
  for (let i = 0; i < values.length; i++) {
    const angle = values[i]! * turns * 2 * Math.PI;
    directions[2 * i] = Math.cos(angle);
    directions[2 * i + 1] = Math.sin(angle);
  }
}
