import { requireInterval, requireWhole } from './bad-input';
import { type Generator, UINT32_VALUES } from './generator';
import { lemireInt } from './pick';

/**
 * A whole number from `lo` to `hi`, both ends included, each as likely as any other.
 *
 * This is the book's own mapping, the one its seeds promise: `lo` plus {@link lemireInt} of `hi −
 * lo + 1`. It takes one raw number, seldom more, and always at least one (even where `lo` equals
 * `hi`, so that the draws after it stay where they are when a range shrinks).
 *
 * @param rng a full 32-bit generator
 * @param lo a safe whole number
 * @param hi a safe whole number from `lo` to `lo + 4294967295`
 * @throws RangeError naming the end that is out of range.
 */
export function uniformInt(rng: Generator, lo: number, hi: number): number {
  requireWholeRange(lo, hi);
  return lo + lemireInt(rng, hi - lo + 1);
}

/**
 * Refuse ends that are not safe whole numbers in order, or with more than 2^32 whole numbers from
 * one to the other.
 *
 * @throws RangeError naming the end that is out of range.
 */
function requireWholeRange(lo: number, hi: number): void {
  // Nearly always; the rest finds out what is wrong.
  if (
    Number.isSafeInteger(lo) &&
    Number.isSafeInteger(hi) &&
    hi >= lo &&
    hi - lo < 0x1_0000_0000
  )
    return;
  requireWhole('lo', lo, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  requireWhole(
    'hi',
    hi,
    lo,
    Math.min(lo + UINT32_VALUES - 1, Number.MAX_SAFE_INTEGER),
  );
}

/**
 * A number from 0 up to but not including 1, in steps of 2^−24: as fine as a 32-bit float can hold
 * evenly.
 *
 * The top 24 bits of one raw number, over 2^24. Top bits, because some generators have weak low
 * ones.
 */
export function uniformFloat(rng: Generator): number {
  return (rng.nextUint32() >>> 8) / 2 ** 24;
}

/**
 * A number from 0 up to but not including 1, in steps of 2^−53: as fine as a JavaScript number can
 * hold evenly.
 *
 * Two raw numbers: the first gives the upper 27 bits, the second the lower 26 (the top bits of
 * each). The same as `genrand_res53` of the Mersenne Twister's authors (I. Wada's design, 2002),
 * and so as NumPy's `random_sample`.
 */
export function uniformDouble(rng: Generator): number {
  const upper = rng.nextUint32() >>> 5;
  const lower = rng.nextUint32() >>> 6;
  return (upper * 2 ** 26 + lower) / 2 ** 53;
}

/**
 * A number from `lo` up to but not including `hi`, and truly so.
 *
 * `u` is below 1, but `lo + u × (hi − lo)` is rounded, and the nearest number there is may be `hi`
 * itself. When that happens the draw is made again, so no other number is favored; it is very rare
 * unless `lo` and `hi` are nearly equal, and even then half of all draws pass. Two raw numbers a
 * draw.
 *
 * @param lo a finite number
 * @param hi a finite number above `lo`, and `hi − lo` finite too
 * @throws RangeError naming the ends.
 */
export function uniformReal(rng: Generator, lo: number, hi: number): number {
  requireInterval(lo, hi);
  const width = hi - lo;
  if (width === Infinity)
    throw new RangeError(`hi - lo must be finite, got lo ${lo} and hi ${hi}`);
  let value = lo + uniformDouble(rng) * width;
  while (value >= hi) value = lo + uniformDouble(rng) * width;
  return value;
}
