import { quintic } from './blend';
import {
  type FieldValues,
  type FieldWindow,
  requireWindow,
} from './field-window';
import { gradient2 } from './gradient';
import { hash01 } from './hash';
import { latticeColumns } from './lattice-columns';
import { DIRECTIONS } from './slopes';

/** Samples so far apart, in lattice units, that hardly two share a corner. */
const SPARSE = 4;

/** The slopes of a row of corners: along x at even places, along y at odd ones. */
function slopesOfRow(
  slopes: Float64Array,
  first: number,
  y: number,
  seed: number,
): void {
  for (let i = 0; i < slopes.length / 2; i++) {
    const [gx, gy] = DIRECTIONS[Math.floor(hash01(first + i, y, seed) * 8)]!;
    slopes[2 * i] = gx * Math.SQRT2;
    slopes[2 * i + 1] = gy * Math.SQRT2;
  }
}

/** Along a row of samples each corner's slope is a straight line; two of them, blended, make the noise. */
function blendSlopes(
  values: FieldValues,
  offset: number,
  from: number,
  to: number,
  way: Float64Array,
  blended: Float64Array,
  left: number,
  leftSlope: number,
  right: number,
  rightSlope: number,
): void {
  for (let column = from; column < to; column++) {
    const dx = way[column]!;
    const here = left + leftSlope * dx;
    values[offset + column] =
      here + (right + rightSlope * dx - here) * blended[column]!;
  }
}

/**
 * Gradient noise over a whole window. Within 1e−6 of `gradient2` at each sample.
 *
 * @param values filled row by row: `rows` × `columns` numbers from −1 to 1
 * @param window where the samples are
 * @param seed whole number from 0 to 4294967295
 * @throws RangeError for a window that is none, lies beyond ±2³¹, or does not fit `values`
 */
export function gradientField2(
  values: FieldValues,
  window: FieldWindow,
  seed: number,
): void {
  requireWindow(values, window);
  const { columns, rows, x, y, step } = window;
  if (step > SPARSE) {
    for (let at = 0; at < values.length; at++)
      values[at] = gradient2(
        x + (at % columns) * step,
        y + Math.floor(at / columns) * step,
        seed,
      );
    return;
  }
  const { first, corners, starts, way, blended } = latticeColumns(
    columns,
    x,
    step,
    quintic,
  );
  let upper = new Float64Array(2 * corners);
  let lower = new Float64Array(2 * corners);
  let held = NaN;
  for (let row = 0; row < rows; row++) {
    const place = y + row * step;
    const top = Math.floor(place);
    if (top !== held) {
      if (top === held + 1) [upper, lower] = [lower, upper];
      else slopesOfRow(upper, first, top, seed);
      slopesOfRow(lower, first, top + 1, seed);
      held = top;
    }
    const dy = place - top;
    const v = quintic(dy);
    /** The line of the corner above and the one below, blended: its height at the corner, and its slope. */
    const height = (corner: number): number => {
      const above = upper[2 * corner + 1]! * dy;
      return above + (lower[2 * corner + 1]! * (dy - 1) - above) * v;
    };
    const slope = (corner: number): number =>
      upper[2 * corner]! + (lower[2 * corner]! - upper[2 * corner]!) * v;
    for (let cell = 0; cell < starts.length - 1; cell++) {
      const rightSlope = slope(cell + 1);
      blendSlopes(
        values,
        row * columns,
        starts[cell]!,
        starts[cell + 1]!,
        way,
        blended,
        height(cell),
        slope(cell),
        height(cell + 1) - rightSlope,
        rightSlope,
      );
    }
  }
}
