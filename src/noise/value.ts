import { lerp, smoothstep } from './blend';
import { hash01 } from './hash';

/**
 * Value noise in two dimensions: random values on the corners of a unit lattice, a smooth blend between.
 * Reference reading, in float32 throughout: equal bit for bit to the C++ program it is tested against.
 *
 * @param x, y place in lattice units; squares are 1 wide. Fractions are gone beyond ±2²³
 * @param seed whole number from 0 to 4294967295
 * @returns 0 to 1; exactly 1 is possible, and rare
 */
export function value2(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = smoothstep(Math.fround(x - left));
  const v = smoothstep(Math.fround(y - top));
  const upper = lerp(hash01(left, top, seed), hash01(left + 1, top, seed), u);
  const lower = lerp(
    hash01(left, top + 1, seed),
    hash01(left + 1, top + 1, seed),
    u,
  );
  return lerp(upper, lower, v);
}
