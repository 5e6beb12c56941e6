import { requireInterval } from './bad-input';
import type { Generator } from './generator';

/** The largest float32 below 1: 1 − 2^−24. */
const FLOAT_BELOW_ONE = 1 - 2 ** -24;
/** The largest float64 below 1: 1 − 2^−53. */
const DOUBLE_BELOW_ONE = 1 - 2 ** -53;

/**
 * A raw number as a float in [0, 1], as libc++ makes it: rounded to the 24 bits of a float32, over
 * 2^32.
 *
 * Rounded to the nearest, the 128 raw numbers from 4294967168 up become 2^32, so the result is
 * exactly 1.
 *
 * @param raw 0 to 4294967295
 * @returns a float32
 */
export function libcxxCanonicalFloat(raw: number): number {
  return Math.fround(raw) / 2 ** 32;
}

/**
 * A raw number as a float in [0, 1), as libstdc++ makes it: like {@link libcxxCanonicalFloat}, but
 * where that gives 1 it takes the float just below.
 *
 * @param raw 0 to 4294967295
 * @returns a float32
 */
export function libstdcxxCanonicalFloat(raw: number): number {
  return Math.min(libcxxCanonicalFloat(raw), FLOAT_BELOW_ONE);
}

/**
 * `u × (hi − lo) + lo` in float32, rounded after each of its three operations. It may round up to
 * `hi`, though u is below 1.
 *
 * @param u a float32 from 0 to 1; `lo` and `hi` are rounded to float32 first
 * @returns a float32
 */
export function floatInRange(u: number, lo: number, hi: number): number {
  const start = Math.fround(lo);
  const width = Math.fround(Math.fround(hi) - start);
  return Math.fround(Math.fround(u * width) + start);
}

/**
 * `std::uniform_real_distribution<float>(lo, hi)` as libc++ does it with a 32-bit engine. One raw
 * number.
 *
 * @param lo a finite number; `hi` a finite number above it; both are rounded to float32
 * @returns a float32 from `lo` up to `hi`, which is left out only by good luck
 * @throws RangeError naming the ends.
 */
export function libcxxFloat(rng: Generator, lo: number, hi: number): number {
  requireInterval(lo, hi);
  return floatInRange(libcxxCanonicalFloat(rng.nextUint32()), lo, hi);
}

/**
 * `std::uniform_real_distribution<float>(lo, hi)` as libstdc++ does it with a 32-bit engine. One
 * raw number.
 *
 * @param lo a finite number; `hi` a finite number above it; both are rounded to float32
 * @returns a float32 from `lo` up to `hi`; `hi` itself cannot come up in [0, 1), but can in [2, 6)
 * @throws RangeError naming the ends.
 */
export function libstdcxxFloat(
  rng: Generator,
  lo: number,
  hi: number,
): number {
  requireInterval(lo, hi);
  return floatInRange(libstdcxxCanonicalFloat(rng.nextUint32()), lo, hi);
}

/**
 * Two raw numbers as a float64 in [0, 1]: the first is the low word of 64 bits, the second the high
 * one.
 */
function canonicalDouble(rng: Generator): number {
  const low = rng.nextUint32();
  const high = rng.nextUint32();
  return (high * 2 ** 32 + low) / 2 ** 64;
}

/**
 * `std::uniform_real_distribution<double>(lo, hi)` as libc++ does it with a 32-bit engine. Two raw
 * numbers.
 *
 * @param lo a finite number; `hi` a finite number above it
 * @returns a number from `lo` up to `hi`
 * @throws RangeError naming the ends.
 */
export function libcxxDouble(rng: Generator, lo: number, hi: number): number {
  requireInterval(lo, hi);
  return canonicalDouble(rng) * (hi - lo) + lo;
}

/**
 * `std::uniform_real_distribution<double>(lo, hi)` as libstdc++ does it with a 32-bit engine: like
 * {@link libcxxDouble}, but a canonical number of 1 becomes the one just below. Two raw numbers.
 *
 * @param lo a finite number; `hi` a finite number above it
 * @returns a number from `lo` up to `hi`
 * @throws RangeError naming the ends.
 */
export function libstdcxxDouble(
  rng: Generator,
  lo: number,
  hi: number,
): number {
  requireInterval(lo, hi);
  return Math.min(canonicalDouble(rng), DOUBLE_BELOW_ONE) * (hi - lo) + lo;
}
