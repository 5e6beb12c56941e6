/**
 * Turn the 32 bits of `x` to the left by `bits` (1 to 31); what falls off the top comes back below.
 * Signed 32 bits.
 */
export function rotateLeft(x: number, bits: number): number {
  return (x << bits) | (x >>> (32 - bits));
}
