import { requireNumber } from './refuse';

export interface FieldStats {
  count: number;
  min: number;
  max: number;
  mean: number;
  /** Standard deviation of the whole field (divided by the count). */
  deviation: number;
}

/**
 * What a field of values looks like in five numbers.
 *
 * @param values at least one
 * @throws RangeError where there are none, or one is not a finite number
 */
export function fieldStats(values: ArrayLike<number>): FieldStats {
  const count = values.length;
  if (count === 0)
    throw new RangeError('values must hold at least one value, got none');
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const value = values[i]!;
    requireNumber(`value ${i}`, value);
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value;
  }
  const mean = sum / count;
  let squares = 0;
  for (let i = 0; i < count; i++) squares += (values[i]! - mean) ** 2;
  return { count, min, max, mean, deviation: Math.sqrt(squares / count) };
}

/**
 * How large a share of the values lies from `lo` to `hi`, both included.
 *
 * @returns 0 to 1
 * @throws RangeError where there are no values
 */
export function shareBetween(
  values: Iterable<number> & ArrayLike<number>,
  lo: number,
  hi: number,
): number {
  if (values.length === 0)
    throw new RangeError('values must hold at least one value, got none');
  let inside = 0;
  for (const value of values) if (value >= lo && value <= hi) inside++;
  return inside / values.length;
}
