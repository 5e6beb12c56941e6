import { requireWhole } from './bad-input';
import { type Generator, UINT32_VALUES } from './generator';
import { multiplyHigh } from './multiply-high';

/** How many results are wanted: 1 to 2^32, since 32 bits cannot tell more apart. */
function requireCount(n: number): void {
  // Nearly always: a whole number that 32 bits hold.
  if (n >>> 0 === n && n !== 0) return;
  requireWhole('n', n, 1, UINT32_VALUES);
}

/**
 * The remainder trap: a whole number from 0 to n − 1 that is only fair if n divides 2^32.
 *
 * The first `2^32 mod n` results come up a little too often; `biasOf` says by how much.
 *
 * @param rng a full 32-bit generator
 * @param n how many results, 1 to 4294967296
 * @throws RangeError naming n.
 */
export function moduloInt(rng: Generator, n: number): number {
  requireCount(n);
  return rng.nextUint32() % n;
}

/**
 * How many of the raw values are one too many: throw away those below this and each remainder is
 * left with an equal number of raw values.
 *
 * @param rawValues how many raw values there are, 1 to 2^53 − 1 (for 15 bits, 32768)
 * @param n how many results, 1 to 2^53 − 1
 * @returns `rawValues mod n`, 0 to n − 1
 * @throws RangeError naming the number that is out of range.
 */
export function rejectThreshold(rawValues: number, n: number): number {
  requireWhole('rawValues', rawValues, 1, Number.MAX_SAFE_INTEGER);
  requireWhole('n', n, 1, Number.MAX_SAFE_INTEGER);
  return rawValues % n;
}

/**
 * A fair whole number from 0 to n − 1: the remainder, with the raw values that would tip the scales
 * drawn again.
 *
 * Fewer than half of all draws are ever thrown away. Two divisions a result. The form is that of
 * PCG's `pcg32_boundedrand` (M. E. O'Neill), after OpenBSD's `arc4random_uniform`.
 *
 * @param rng a full 32-bit generator
 * @param n how many results, 1 to 4294967296
 * @throws RangeError naming n.
 */
export function rejectInt(rng: Generator, n: number): number {
  requireCount(n);
  const threshold = UINT32_VALUES % n;
  let raw = rng.nextUint32();
  while (raw < threshold) raw = rng.nextUint32();
  return raw % n;
}

/**
 * A fair whole number from 0 to n − 1: the top half of `raw × n`, almost always without a division.
 *
 * Multiplying by n spreads the raw values over n stretches of 2^32; the stretch that one lands in
 * is the result. Some stretches catch one raw value more than the rest, and only the first
 * `2^32 mod n` places of a stretch can make that difference, so whatever lands there is drawn again.
 * The division that finds this threshold is needed only when the bottom half is below n.
 *
 * D. Lemire, "Fast Random Integer Generation in an Interval" (ACM TOMACS, 2019).
 *
 * @param rng a full 32-bit generator
 * @param n how many results, 1 to 4294967296
 * @throws RangeError naming n.
 */
export function lemireInt(rng: Generator, n: number): number {
  requireCount(n);
  let raw = rng.nextUint32();
  let bottom = Math.imul(raw, n) >>> 0;
  if (bottom < n) {
    const threshold = UINT32_VALUES % n;
    while (bottom < threshold) {
      raw = rng.nextUint32();
      bottom = Math.imul(raw, n) >>> 0;
    }
  }
  return multiplyHigh(raw, n);
}

/**
 * What `Math.floor(Math.random() * n)` does with its one number u: 0 to n − 1, nearly fair.
 *
 * If u is one of R equally likely values, as in `moduloInt` some results get one value more than
 * others; only here they lie scattered, not at the start. With the 52 or 53 bits of `Math.random`
 * nobody will notice; with a 15-bit `rand()` anybody can.
 *
 * @param u from 0 up to but not including 1
 * @param n how many results, 1 to 4294967296
 * @throws RangeError naming the number that is out of range.
 */
export function floorInt(u: number, n: number): number {
  requireCount(n);
  if (!(u >= 0 && u < 1))
    throw new RangeError(
      `u must be at least 0 and below 1, got ${String(u)}`,
    );
  return Math.floor(u * n);
}
