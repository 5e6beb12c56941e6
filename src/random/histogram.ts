import { requireFinite, requireInterval, requireWhole } from './bad-input';

/** How many values fell into each of some bins of equal width. */
export interface Histogram {
  /** Where the first bin starts. */
  readonly lo: number;
  /** Where the last bin ends. */
  readonly hi: number;
  /** How many values each bin got, first to last. */
  readonly counts: readonly number[];
  /** How many values were below `lo`. */
  readonly below: number;
  /** How many values were above `hi`. */
  readonly above: number;
}

/**
 * Sort values into `bins` bins of equal width from `lo` to `hi`.
 *
 * A bin holds its lower edge and not its upper one, except the last, which holds `hi` too (as NumPy
 * does).
 *
 * @throws RangeError if a value is not finite, `lo` is not below `hi`, or `bins` is not a whole
 *   number from 1 to 1000000.
 */
export function histogram(
  values: Iterable<number>,
  lo: number,
  hi: number,
  bins: number,
): Histogram {
  requireInterval(lo, hi);
  requireWhole('bins', bins, 1, 1_000_000);
  const counts = new Array<number>(bins).fill(0);
  let [below, above] = [0, 0];
  for (const value of values) {
    requireFinite('every value', value);
    if (value < lo) below += 1;
    else if (value > hi) above += 1;
    else {
      const bin = Math.min(
        Math.floor(((value - lo) / (hi - lo)) * bins),
        bins - 1,
      );
      counts[bin]! += 1;
    }
  }
  return { lo, hi, counts, below, above };
}

/**
 * Draw whole numbers from `lo` to `hi` and count each: `counts[0]` is how often `lo` came, and so
 * on up to `hi`.
 *
 * @param count how many draws, 0 or more
 * @param draw makes one whole number from `lo` to `hi`
 * @throws RangeError if a draw falls outside, or an argument is out of range.
 */
export function tally(
  count: number,
  lo: number,
  hi: number,
  draw: () => number,
): number[] {
  requireWhole('lo', lo, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  requireWhole('hi', hi, lo, lo + 9_999_999);
  const counts = new Array<number>(hi - lo + 1).fill(0);
  tallyInto(counts, count, lo, draw);
  return counts;
}

/**
 * Go on with a tally that has begun, so that a long one can be made a piece at a time with its
 * progress shown.
 *
 * @param counts what has been counted so far; it is changed. Its length says which numbers there
 *   may be: `lo` to `lo + length − 1`
 * @throws RangeError if a draw falls outside, or an argument is out of range.
 */
export function tallyInto(
  counts: number[],
  count: number,
  lo: number,
  draw: () => number,
): void {
  requireWhole('count', count, 0, Number.MAX_SAFE_INTEGER);
  const hi = lo + counts.length - 1;
  for (let i = 0; i < count; i++) {
    const value = draw();
    requireWhole('every draw', value, lo, hi);
    counts[value - lo]! += 1;
  }
}
