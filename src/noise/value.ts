import { lerp, smoothstep } from './blend';
import { hash01, hash01of3 } from './hash';
import { FARTHEST, refuseCoordinate } from './refuse';

/**
 * Value noise along a line: random values at whole numbers, a smooth blend between. Float32 throughout, and equal to
 * {@link value2} along y = 0.
 *
 * @param x place in lattice units. Fractions are gone beyond ±2²³
 * @param seed whole number from 0 to 4294967295
 * @returns 0 to 1; measured over a million places: 0.0000 to 0.9999
 * @throws RangeError for a coordinate that is not finite, or beyond ±2³¹
 */
export function value1(x: number, seed: number): number {
  if (!(Math.abs(x) <= FARTHEST)) refuseCoordinate(x);
  const left = Math.floor(x);
  const u = smoothstep(Math.fround(x - left));
  return lerp(hash01(left, 0, seed), hash01(left + 1, 0, seed), u);
}

/**
 * Value noise in two dimensions: random values on the corners of a unit lattice, a smooth blend between.
 * Reference reading, in float32 throughout: equal bit for bit to the C++ program it is tested against.
 *
 * @param x, y place in lattice units; squares are 1 wide. Fractions are gone beyond ±2²³
 * @param seed whole number from 0 to 4294967295
 * @returns 0 to 1; exactly 1 is possible, and rare
 * @throws RangeError for coordinates that are not finite, or beyond ±2³¹
 */
export function value2(x: number, y: number, seed: number): number {
  if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST))
    refuseCoordinate(x, y);
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

/**
 * Value noise in three dimensions: eight corners and one more blend. With time as z, the field changes its shape;
 * in the plane z = 0 it equals {@link value2}.
 *
 * @param x, y, z place in lattice units. Fractions are gone beyond ±2²³
 * @param seed whole number from 0 to 4294967295
 * @returns 0 to 1
 * @throws RangeError for coordinates that are not finite, or beyond ±2³¹
 */
export function value3(
  x: number,
  y: number,
  z: number,
  seed: number,
): number {
  if (!(Math.abs(z) <= FARTHEST)) refuseCoordinate(z);
  const near = Math.floor(z);
  const w = smoothstep(Math.fround(z - near));
  return lerp(slice(x, y, near, seed), slice(x, y, near + 1, seed), w);
}

/** The field in one whole-numbered plane z. */
function slice(x: number, y: number, z: number, seed: number): number {
  if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST))
    refuseCoordinate(x, y);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = smoothstep(Math.fround(x - left));
  const v = smoothstep(Math.fround(y - top));
  const upper = lerp(
    hash01of3(left, top, z, seed),
    hash01of3(left + 1, top, z, seed),
    u,
  );
  const lower = lerp(
    hash01of3(left, top + 1, z, seed),
    hash01of3(left + 1, top + 1, z, seed),
    u,
  );
  return lerp(upper, lower, v);
}
