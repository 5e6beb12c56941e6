import { quintic } from './blend';
import { hash01, hash01of3 } from './hash';
import { FARTHEST, refuseCoordinate } from './refuse';
import { DIRECTIONS, EDGES } from './slopes';

/**
 * Gradient noise along a line: at each whole number the value is 0 and the slope is random, so the hills stand
 * between them. Ken Perlin's idea (1985), with the blend of his revision (2002).
 *
 * @param x place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns −1 to 1 and 0 at every whole number; measured over a million places: −0.991 to 0.994
 * @throws RangeError for a coordinate that is not finite, or beyond ±2³¹
 */
export function gradient1(x: number, seed: number): number {
  if (!(Math.abs(x) <= FARTHEST)) refuseCoordinate(x);
  const left = Math.floor(x);
  const dx = x - left;
  const here = slopeAt(left, seed) * dx;
  const there = slopeAt(left + 1, seed) * (dx - 1);
  // Two slopes of 1 that meet in the middle reach one half.
  return 2 * (here + (there - here) * quintic(dx));
}

/** A slope from −1 to 1. */
function slopeAt(x: number, seed: number): number {
  return 2 * hash01(x, 0, seed) - 1;
}

/** How much the slope of a corner has risen or fallen over the way (dx, dy) from it. */
function rise2(
  x: number,
  y: number,
  seed: number,
  dx: number,
  dy: number,
): number {
  const [gx, gy] = DIRECTIONS[Math.floor(hash01(x, y, seed) * 8)]!;
  return gx * dx + gy * dy;
}

/**
 * Gradient noise in two dimensions, which is what "Perlin noise" means: value 0 and a random slope at every corner,
 * a smooth blend of the slopes between.
 *
 * @param x, y place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns −1 to 1 and 0 at every corner; measured over four million places: −0.996 to 0.998
 * @throws RangeError for coordinates that are not finite, or beyond ±2³¹
 */
export function gradient2(x: number, y: number, seed: number): number {
  if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST))
    refuseCoordinate(x, y);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const u = quintic(dx);
  const a = rise2(left, top, seed, dx, dy);
  const b = rise2(left + 1, top, seed, dx - 1, dy);
  const c = rise2(left, top + 1, seed, dx, dy - 1);
  const d = rise2(left + 1, top + 1, seed, dx - 1, dy - 1);
  const upper = a + (b - a) * u;
  const lower = c + (d - c) * u;
  // Four diagonal slopes that all point at the middle reach the square root of one half.
  return Math.SQRT2 * (upper + (lower - upper) * quintic(dy));
}

function rise3(
  x: number,
  y: number,
  z: number,
  seed: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const [gx, gy, gz] = EDGES[Math.floor(hash01of3(x, y, z, seed) * 12)]!;
  return gx * dx + gy * dy + gz * dz;
}

/** The largest value that eight such slopes can make: 1.0363538 in a cube, a little off its middle. */
const PEAK_3 = 1.0363538112118;

/**
 * Gradient noise in three dimensions. Perlin's usual scaling leaves values a little beyond 1; this one is divided by
 * the largest that can be.
 *
 * @param x, y, z place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns −1 to 1 and 0 at every corner; measured over four million places: −0.95 to 0.96
 * @throws RangeError for coordinates that are not finite, or beyond ±2³¹
 */
export function gradient3(
  x: number,
  y: number,
  z: number,
  seed: number,
): number {
  if (!(
    Math.abs(x) <= FARTHEST &&
    Math.abs(y) <= FARTHEST &&
    Math.abs(z) <= FARTHEST
  ))
    refuseCoordinate(x, y, z);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const near = Math.floor(z);
  const dx = x - left;
  const dy = y - top;
  const dz = z - near;
  const u = quintic(dx);
  const v = quintic(dy);
  const plane = (k: number): number => {
    const a = rise3(left, top, near + k, seed, dx, dy, dz - k);
    const b = rise3(left + 1, top, near + k, seed, dx - 1, dy, dz - k);
    const c = rise3(left, top + 1, near + k, seed, dx, dy - 1, dz - k);
    const d = rise3(
      left + 1,
      top + 1,
      near + k,
      seed,
      dx - 1,
      dy - 1,
      dz - k,
    );
    const upper = a + (b - a) * u;
    const lower = c + (d - c) * u;
    return upper + (lower - upper) * v;
  };
  const front = plane(0);
  return (front + (plane(1) - front) * quintic(dz)) / PEAK_3;
}
