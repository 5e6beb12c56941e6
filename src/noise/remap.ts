import { requireNumber } from './refuse';

/**
 * Moves a value from one range into another along a straight line: `lo` becomes `toLo`, `hi` becomes `toHi`. What lies
 * outside stays outside.
 *
 * @throws RangeError for a range that is not finite, or has no width
 */
export function remap(
  value: number,
  lo: number,
  hi: number,
  toLo: number,
  toHi: number,
): number {
  requireNumber('lo', lo);
  requireNumber('hi', hi);
  if (lo === hi)
    throw new RangeError(`lo and hi must differ, got ${lo} for both`);
  return toLo + ((value - lo) / (hi - lo)) * (toHi - toLo);
}

/**
 * Spreads the range that values really have over 0 to 1, and holds what lies beyond at the ends. Noise heaps up in the
 * middle; without this the deep water and the snow of a map never come.
 *
 * @param lo, hi the range the values have, lo below hi
 * @returns 0 to 1
 * @throws RangeError for a range that is not finite, or not in order
 */
export function stretch(value: number, lo: number, hi: number): number {
  if (!(lo < hi))
    throw new RangeError(`lo must be below hi, got lo ${lo} and hi ${hi}`);
  return Math.min(1, Math.max(0, remap(value, lo, hi, 0, 1)));
}

/**
 * The band that a height falls into: 0 below the first limit, 1 from the first limit on, and so on.
 *
 * @param limits in ascending order
 * @returns a whole number from 0 to the number of limits
 * @throws RangeError for limits that do not ascend, and for a height that is not a number
 */
export function bands(height: number, limits: readonly number[]): number {
  if (Number.isNaN(height))
    throw new RangeError('height must be a number, got NaN');
  let band = 0;
  for (let i = 0; i < limits.length; i++) {
    if (i > 0 && !(limits[i]! >= limits[i - 1]!))
      throw new RangeError(
        `limits must ascend, got ${limits[i]} after ${limits[i - 1]}`,
      );
    if (height >= limits[i]!) band = i + 1;
  }
  return band;
}
