import type { Generator } from './generator';
import { onSphere } from './on-sphere';
import type { Point3 } from './point';
import { uniformReal } from './uniform';

/**
 * A random point of a ball about (0, 0, 0), evenly: the same volume, the same share of points.
 *
 * The ball of radius r within has a volume that grows with r³, so r is the cube root of an even
 * number. Six raw numbers, hardly ever more: those of `onSphere`, then the radius's.
 *
 * @param radius 1e−100 to 1e100, in any unit
 * @returns a point no farther out than `radius`, but for the last digit
 * @throws RangeError naming the radius.
 */
export function inBall(rng: Generator, radius: number): Point3 {
  const { x, y, z } = onSphere(rng, radius);
  const part = Math.cbrt(uniformReal(rng, 0, 1));
  return { x: x * part, y: y * part, z: z * part };
}
