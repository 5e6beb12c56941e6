import { requireWhole } from './bad-input';
import { type Generator, UINT32_VALUES } from './generator';
import { lemireInt } from './pick';

const INT_MIN = -(2 ** 31);
const INT_MAX = 2 ** 31 - 1;
const UNSIGNED_MAX = 2 ** 32 - 1;

/**
 * Refuse ends that are not in order, or that no 32-bit type of C++ holds: `int` has −2147483648 to
 * 2147483647, `unsigned` 0 to 4294967295.
 */
function requireCppRange(lo: number, hi: number): void {
  requireWhole('lo', lo, INT_MIN, UNSIGNED_MAX);
  requireWhole('hi', hi, lo, lo < 0 ? INT_MAX : UNSIGNED_MAX);
}

/**
 * `std::uniform_int_distribution(lo, hi)` as Clang's libc++ does it with a 32-bit engine such as
 * `std::mt19937`.
 *
 * With n = hi − lo + 1 results, keep as many low bits of the raw number as n − 1 has digits, and
 * draw again while what is left is n or more: up to half of the draws go. A range of one number
 * uses no draw. The full range of 2^32 returns the raw number's own bits, without adding `lo`.
 *
 * LLVM project, `libcxx/include/__random/uniform_int_distribution.h`.
 *
 * @param lo −2147483648 to 4294967295
 * @param hi `lo` to 4294967295, or to 2147483647 if `lo` is negative
 * @throws RangeError naming the end that is out of range.
 */
export function libcxxInt(rng: Generator, lo: number, hi: number): number {
  requireCppRange(lo, hi);
  const n = hi - lo + 1;
  if (n === 1) return lo;
  if (n === UINT32_VALUES)
    return lo < 0 ? rng.nextUint32() | 0 : rng.nextUint32();
  const mask = 0xffff_ffff >>> Math.clz32(n - 1);
  let kept = (rng.nextUint32() & mask) >>> 0;
  while (kept >= n) kept = (rng.nextUint32() & mask) >>> 0;
  return lo + kept;
}

/**
 * `std::uniform_int_distribution(lo, hi)` as GCC's libstdc++ has done it since GCC 11 with a 32-bit
 * engine: Lemire's multiplication, and so number for number the book's own `uniformInt`.
 * Microsoft's newest library does the same.
 *
 * GNU libstdc++, `bits/uniform_int_dist.h`.
 *
 * @param lo −2147483648 to 4294967295
 * @param hi `lo` to 4294967295, or to 2147483647 if `lo` is negative
 * @throws RangeError naming the end that is out of range.
 */
export function libstdcxxInt(rng: Generator, lo: number, hi: number): number {
  requireCppRange(lo, hi);
  return lo + lemireInt(rng, hi - lo + 1);
}

/**
 * `std::uniform_int_distribution(lo, hi)` as libstdc++ did it up to GCC 10 with a 32-bit engine:
 * divide the raw numbers into n stretches of equal length, and draw again beyond the last. (n =
 * 2^32: the raw number itself.)
 *
 * @param lo −2147483648 to 4294967295
 * @param hi `lo` to 4294967295, or to 2147483647 if `lo` is negative
 * @throws RangeError naming the end that is out of range.
 */
export function oldLibstdcxxInt(
  rng: Generator,
  lo: number,
  hi: number,
): number {
  requireCppRange(lo, hi);
  const n = hi - lo + 1;
  if (n === UINT32_VALUES) return lo + rng.nextUint32();
  const stretch = Math.floor((UINT32_VALUES - 1) / n);
  let raw = rng.nextUint32();
  while (raw >= stretch * n) raw = rng.nextUint32();
  return lo + Math.floor(raw / stretch);
}

/**
 * `std::uniform_int_distribution(lo, hi)` as Microsoft's library did it before it multiplied, with
 * a 32-bit engine: the remainder, with the raw numbers of the last, uneven round at the top drawn
 * again.
 *
 * @param lo −2147483648 to 4294967295
 * @param hi `lo` to 4294967295, or to 2147483647 if `lo` is negative
 * @throws RangeError naming the end that is out of range.
 */
export function oldMsvcInt(rng: Generator, lo: number, hi: number): number {
  requireCppRange(lo, hi);
  const n = hi - lo + 1;
  const rejectFrom = UINT32_VALUES - (UINT32_VALUES % n);
  let raw = rng.nextUint32();
  while (raw >= rejectFrom) raw = rng.nextUint32();
  return lo + (raw % n);
}
