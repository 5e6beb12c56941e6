import { requireLength } from './bad-amount';
import { libstdcxxFloat } from './cpp-real';
import type { Generator } from './generator';
import type { Point } from './point';

/** A point and how it was made, in float32. */
export interface PolarPoint extends Point {
  /** In radians. */
  readonly angle: number;
  /** The distance from (0, 0). */
  readonly radius: number;
}

/**
 * `inCircle` as a C++ program does it in `float`, with libstdc++'s `uniform_real_distribution` and a
 * 32-bit engine: rounded after every operation. Two raw numbers: the angle's, then the radius's.
 *
 * Angle and radius are C++'s to the bit. The standard leaves the last bit of `cosf` and `sinf` open,
 * so x and y may differ by a part in ten million.
 *
 * @param radius 1e−100 to 1e100, rounded to float32
 * @returns four float32 numbers
 * @throws RangeError naming the radius.
 */
export function floatInCircle(rng: Generator, radius: number): PolarPoint {
  requireLength('radius', radius);
  const angle = libstdcxxFloat(rng, 0, 2 * Math.PI);
  const u = libstdcxxFloat(rng, 0, 1);
  const root = Math.fround(Math.sqrt(u));
  return floatFromPolar(angle, Math.fround(Math.fround(radius) * root));
}

/**
 * `inCircleNaive` likewise, with the same draws as {@link floatInCircle}.
 *
 * @param radius 1e−100 to 1e100, rounded to float32
 * @returns four float32 numbers
 * @throws RangeError naming the radius.
 */
export function floatInCircleNaive(
  rng: Generator,
  radius: number,
): PolarPoint {
  requireLength('radius', radius);
  const angle = libstdcxxFloat(rng, 0, 2 * Math.PI);
  const u = libstdcxxFloat(rng, 0, 1);
  return floatFromPolar(angle, Math.fround(Math.fround(radius) * u));
}

/** The place at a float32 distance in a float32 direction, rounded after every operation. */
function floatFromPolar(angle: number, radius: number): PolarPoint {
  const x = Math.fround(radius * Math.fround(Math.cos(angle)));
  const y = Math.fround(radius * Math.fround(Math.sin(angle)));
  return { angle, radius, x, y };
}
