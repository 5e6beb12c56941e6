import { Pcg32, rejectInt } from '../random';

/**
 * The numbers 0 to 255 in an order that the seed decides: a shuffle from the last slot to the second, driven by PCG32
 * (sequence 1) with unbiased picks. Noise that looks corners up in such a table repeats every 256 lattice units.
 *
 * @param seed whole number from 0 to 4294967295, or a bigint of up to 64 bits
 * @returns 256 different bytes
 * @throws RangeError naming the seed
 */
export function permutationTable(seed: number | bigint): Uint8Array {
  const table = Uint8Array.from({ length: 256 }, (_, i) => i);
  const rng = new Pcg32(seed, 1);
  for (let i = 255; i > 0; i--) {
    const j = rejectInt(rng, i + 1);
    [table[i], table[j]] = [table[j]!, table[i]!];
  }
  return table;
}
