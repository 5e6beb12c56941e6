import { refuseCoordinate, requireOctaves } from './refuse';

/** The rest of `hash01`, once the inputs are multiplied and added: the corner next door is one addition away. */
function corner(n: number): number {
  const mixed = Math.imul(n ^ (n >>> 13), 1274126177);
  return (mixed ^ (mixed >>> 16)) & 0xffffff;
}

/** One layer at a place that is near enough, with the seed multiplied already. */
function layer(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const u = dx * dx * (3 - 2 * dx);
  const n =
    (Math.imul(left, 374761393) + Math.imul(top, 668265263) + seed) | 0;
  const a = corner(n);
  const c = corner((n + 668265263) | 0);
  const upper = a + (corner((n + 374761393) | 0) - a) * u;
  const lower = c + (corner((n + 1043026656) | 0) - c) * u;
  return upper + (lower - upper) * (dy * dy * (3 - 2 * dy));
}

/**
 * `value2` in doubles, for places that lie in no grid. Within 1e−6 of it.
 *
 * @param x, y place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns 0 to 1
 * @throws RangeError for coordinates that are not finite, or beyond ±2³¹
 */
export function fastValue2(x: number, y: number, seed: number): number {
  if (!(Math.abs(x) <= 0x8000_0000 && Math.abs(y) <= 0x8000_0000))
    refuseCoordinate(x, y);
  return layer(x, y, Math.imul(seed, 2246822519)) * (1 / 0x1000000);
}

/**
 * `value3` in doubles, for places that lie in no grid. Within 1e−6 of it.
 *
 * @param x, y, z place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns 0 to 1
 * @throws RangeError for coordinates that are not finite, or beyond ±2³¹
 */
export function fastValue3(
  x: number,
  y: number,
  z: number,
  seed: number,
): number {
  if (!(
    Math.abs(x) <= 0x8000_0000 &&
    Math.abs(y) <= 0x8000_0000 &&
    Math.abs(z) <= 0x8000_0000
  ))
    refuseCoordinate(x, y, z);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const near = Math.floor(z);
  const dx = x - left;
  const dy = y - top;
  const dz = z - near;
  let n =
    (Math.imul(left, 374761393) +
      Math.imul(top, 668265263) +
      Math.imul(near, 3266489917) +
      Math.imul(seed, 2246822519)) |
    0;
  const u = dx * dx * (3 - 2 * dx);
  const v = dy * dy * (3 - 2 * dy);
  const w = dz * dz * (3 - 2 * dz);
  let sum = 0;
  // A loop over the two planes: written out, it would be too long for engines to make one piece of it.
  for (let plane = 0; plane < 2; plane++) {
    const a = corner(n);
    const c = corner((n + 668265263) | 0);
    const upper = a + (corner((n + 374761393) | 0) - a) * u;
    const lower = c + (corner((n + 1043026656) | 0) - c) * u;
    sum += (upper + (lower - upper) * v) * (plane === 0 ? 1 - w : w);
    n = (n + 3266489917) | 0;
  }
  return sum * (1 / 0x1000000);
}

/**
 * `fractal2` in doubles, for places that lie in no grid: octaves of value noise, each twice as fine and half as
 * strong. Within 1e−6 of `fractal(value2, …)` with the same octaves and seed.
 *
 * @param x, y place in lattice units of the first octave
 * @param octaves whole number from 1 to 16
 * @param seed whole number from 0 to 4294967295
 * @returns 0 to 1
 * @throws RangeError for octaves outside 1 to 16, and for coordinates beyond ±2³¹ at any octave
 */
export function fastFractal2(
  x: number,
  y: number,
  octaves: number,
  seed: number,
): number {
  requireOctaves(octaves);
  const finest = 1 << (octaves - 1);
  if (!(
    Math.abs(x) * finest <= 0x8000_0000 && Math.abs(y) * finest <= 0x8000_0000
  ))
    refuseCoordinate(x * finest, y * finest);
  let sum = 0;
  let frequency = 1;
  let amplitude = 1 / 0x1000000;
  let own = Math.imul(seed, 2246822519);
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * layer(x * frequency, y * frequency, own);
    frequency *= 2;
    amplitude *= 0.5;
    own = (own + 2246822519) | 0;
  }
  // The amplitudes 1, 1/2, 1/4 … add up to 2 − 1 / finest.
  return sum / (2 - 1 / finest);
}
