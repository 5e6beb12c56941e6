import { requireFinite } from './bad-input';

/** The usual five numbers about some values. */
export interface Summary {
  readonly count: number;
  readonly mean: number;
  /** The spread of these very values about their mean: divided by the count, not by one less. */
  readonly standardDeviation: number;
  readonly min: number;
  readonly max: number;
  /** The middle value, or halfway between the two middle ones. */
  readonly median: number;
}

/**
 * Mean, standard deviation, least, greatest and middle of some values, which are left as they were.
 *
 * The deviation is taken in a second pass over the values, since the sum of squares loses its
 * digits when the mean is large.
 *
 * @throws RangeError if there are no values, or one is not finite.
 */
export function summary(values: Iterable<number>): Summary {
  const sorted = Float64Array.from(values).sort();
  const count = sorted.length;
  if (count === 0)
    throw new RangeError('values must hold at least one number, got none');
  sorted.forEach((value) => requireFinite('every value', value));

  const mean = sorted.reduce((sum, value) => sum + value, 0) / count;
  const variance =
    sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count;
  const upper = Math.floor(count / 2);
  const lower = count % 2 === 0 ? upper - 1 : upper;
  return {
    count,
    mean,
    standardDeviation: Math.sqrt(variance),
    min: sorted[0]!,
    max: sorted[count - 1]!,
    median: (sorted[lower]! + sorted[upper]!) / 2,
  };
}
