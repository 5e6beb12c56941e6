import { fractal2, type Noise2 } from './fractal';
import { hash01 } from './hash';
import { heading } from './heading';
import { requireNumber } from './refuse';

/** Lattice units a pixel in Noise Fields, as a float: about 286 pixels from corner to corner. */
export const FLOW_SCALE = Math.fround(0.0035);

export interface FlowOptions {
  seed: number;
  /** Layers of value noise, 1 to 16. */
  octaves: number;
  /** A number of its own for every pixel, in place of noise. Default false. */
  white?: boolean;
  /** Full turns that the values 0 to 1 are spread over. Default 2. */
  turns?: number;
}

export interface Flow {
  /** Radians. */
  angle: number;
  /** The direction as a vector of length 1. */
  x: number;
  y: number;
}

/**
 * Where Noise Fields carries a particle at (x, y): the noise there, read as a heading. The angle is bit for bit that
 * of the C++ program; its cosine and sine agree within 1e−6, since libraries differ in the last digit.
 *
 * @param x, y place in pixels
 * @throws RangeError for octaves outside 1 to 16, and for coordinates as `value2`
 */
export function flow2(x: number, y: number, options: FlowOptions): Flow {
  const { seed, octaves, white = false, turns = 2 } = options;
  const value = white
    ? hash01(Math.trunc(x), Math.trunc(y), seed)
    : fractal2(
        Math.fround(x * FLOW_SCALE),
        Math.fround(y * FLOW_SCALE),
        octaves,
        seed,
      );
  const angle = heading(value, turns);
  return {
    angle,
    x: Math.fround(Math.cos(angle)),
    y: Math.fround(Math.sin(angle)),
  };
}

/**
 * The curl of a field of noise: the direction along its contour lines, as fast as it is steep. What flows so neither
 * gathers nor thins out anywhere, for as much leaves every spot as comes (R. Bridson, 2007). By differences of the
 * noise a small way to either side.
 *
 * @param noise a smooth one, any range
 * @param x, y place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @param reach how far to either side, in lattice units. Default 1/1024
 * @returns units of `noise` a lattice unit
 * @throws RangeError for a reach that is not a finite number above 0, and for coordinates as `noise` does
 */
export function curl2(
  noise: Noise2,
  x: number,
  y: number,
  seed: number,
  reach = 1 / 1024,
): { x: number; y: number } {
  requireNumber('reach', reach);
  if (reach <= 0) throw new RangeError(`reach must be above 0, got ${reach}`);
  const acrossX = noise(x + reach, y, seed) - noise(x - reach, y, seed);
  const acrossY = noise(x, y + reach, seed) - noise(x, y - reach, seed);
  // No −0: a field that is level along y drifts by 0 along x.
  return { x: acrossY / (2 * reach), y: (0 - acrossX) / (2 * reach) };
}

/**
 * The arrow that directions make on average. A length of 1 is all the same way; near 0, they cancel out.
 *
 * @param angles radians, at least one
 * @returns the mean vector, its length from 0 to 1, and its angle in radians from −π to π
 * @throws RangeError where there are no angles
 */
export function meanDirection(angles: Iterable<number> & ArrayLike<number>): {
  x: number;
  y: number;
  length: number;
  angle: number;
} {
  if (angles.length === 0)
    throw new RangeError('angles must hold at least one angle, got none');
  let x = 0;
  let y = 0;
  for (const angle of angles) {
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  x /= angles.length;
  y /= angles.length;
  return { x, y, length: Math.hypot(x, y), angle: Math.atan2(y, x) };
}
