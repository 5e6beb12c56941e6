import { requireInterval, requireWhole } from './bad-input';
import {
  floatInRange,
  libcxxCanonicalFloat,
  libstdcxxCanonicalFloat,
} from './cpp-real';

/**
 * Which ends of a range of floats can come up, and from how many of the raw values 0 to `rawValues
 * − 1`.
 */
export interface HalfOpenReach {
  /** How many raw values there are: 2^bits. */
  readonly rawValues: number;
  /** Raw values that give exactly `lo`; at least one. */
  readonly loCount: number;
  /** Raw values that give exactly `hi`, the end a half-open range leaves out. */
  readonly hiCount: number;
  /**
   * Raw values that give a number above `hi`: possible only where `hi − lo` itself was rounded up.
   */
  readonly aboveCount: number;
  /** The first raw value that gives `hi`, or `undefined` if none does. */
  readonly firstHi: number | undefined;
}

/**
 * Can `lo` and `hi` come up, when a raw value k of `bits` bits becomes `k / 2^bits × (hi − lo) +
 * lo` in float32?
 *
 * Exact, for all raw values, though none but a few are tried: the result never falls as k grows, so
 * where it first reaches an end is found by halving.
 *
 * @param lo a finite number; `hi` a finite number above it; both are rounded to float32 and must
 *   stay apart
 * @param bits how many bits the raw values have, 1 to 32. Up to 24 all of them fit into a float32;
 *   beyond that k is rounded
 * @param guarded whether a `k / 2^bits` that rounds to 1 is replaced by the float just below (as
 *   libstdc++ does; the default), or left at 1 (as libc++ does)
 * @throws RangeError naming the number that is out of range.
 */
export function halfOpenReach(
  lo: number,
  hi: number,
  bits: number,
  guarded = true,
): HalfOpenReach {
  const [start, end] = [Math.fround(lo), Math.fround(hi)];
  requireInterval(start, end);
  requireWhole('bits', bits, 1, 32);
  const rawValues = 2 ** bits;
  const canonicalFloat = guarded
    ? libstdcxxCanonicalFloat
    : libcxxCanonicalFloat;
  // Moved up to the top of 32 bits, k is the raw number that k of `bits` bits stands for.
  const value = (k: number) =>
    floatInRange(canonicalFloat(k * 2 ** (32 - bits)), start, end);

  const aboveLo = firstWhere(rawValues, (k) => value(k) > start);
  const fromHi = firstWhere(rawValues, (k) => value(k) >= end);
  const aboveHi = firstWhere(rawValues, (k) => value(k) > end);
  const hiCount = aboveHi - fromHi;
  return {
    rawValues,
    loCount: aboveLo,
    hiCount,
    aboveCount: rawValues - aboveHi,
    firstHi: hiCount > 0 ? fromHi : undefined,
  };
}

/**
 * The first k from 0 to `count − 1` for which `holds` is true, given that it stays true from there
 * on; else `count`.
 */
function firstWhere(count: number, holds: (k: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
