/**
 * The top half of a product: the whole part of `a × b / 2^32`, exactly.
 *
 * The product has up to 64 bits and a JavaScript number keeps 53. Where that is not enough, `b` is
 * split into two halves of 16 bits, and neither part of the sum ever passes 2^49. (The bottom half is `Math.imul(a, b) >>>
 * 0`.)
 *
 * @param a whole number from 0 to 4294967295
 * @param b whole number from 0 to 4294967296
 * @returns whole number from 0 to 4294967295
 */
export function multiplyHigh(a: number, b: number): number {
  const product = a * b;
  if (product <= Number.MAX_SAFE_INTEGER)
    return (product / 0x1_0000_0000) >>> 0;
  const low = b % 65536;
  const high = (b - low) / 65536;
  return Math.floor((a * high + Math.floor((a * low) / 65536)) / 65536);
}
