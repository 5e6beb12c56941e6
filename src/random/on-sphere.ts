import { requireLength } from './bad-amount';
import type { Generator } from './generator';
import { fromPolar, type Point3 } from './point';
import { uniformReal } from './uniform';

/**
 * A random point on the surface of a sphere about (0, 0, 0), evenly; with radius 1, a random
 * direction in space.
 *
 * Archimedes: two cuts through a sphere as far apart have as much of its surface between them,
 * wherever they are made. So the height is even, and the angle around it too. Four raw numbers,
 * hardly ever more: the angle's, then the height's.
 *
 * @param radius 1e−100 to 1e100, in any unit
 * @returns a point `radius` away, but for the last digit
 * @throws RangeError naming the radius.
 */
export function onSphere(rng: Generator, radius = 1): Point3 {
  requireLength('radius', radius);
  return atHeightFrom(rng, -1, radius);
}

/**
 * A random direction in space that is no more than so far off the z axis, evenly: sparks, shotgun
 * pellets. The part of a sphere within the cone is its cap, so take a height within the cap.
 *
 * Four raw numbers, hardly ever more.
 *
 * @param halfAngle between the axis and the side of the cone, 0.001 to π radians (π is the whole
 *   sphere)
 * @returns an arrow of length 1, but for the last digit
 * @throws RangeError naming the angle.
 */
export function inCone(rng: Generator, halfAngle: number): Point3 {
  if (!(halfAngle >= 0.001 && halfAngle <= Math.PI))
    throw new RangeError(
      `halfAngle must be at least 0.001 and at most π, got ${String(halfAngle)}`,
    );
  return atHeightFrom(rng, Math.cos(halfAngle), 1);
}

/** A point on a sphere, evenly, at a height from `lowest` (a part of the radius) to the top. */
function atHeightFrom(
  rng: Generator,
  lowest: number,
  radius: number,
): Point3 {
  const angle = uniformReal(rng, 0, 2 * Math.PI);
  const height = uniformReal(rng, lowest, 1);
  const ring = radius * Math.sqrt(1 - height * height);
  return { ...fromPolar(angle, ring), z: radius * height };
}
