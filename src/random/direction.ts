import type { Generator } from './generator';
import { fromPolar, type Point } from './point';
import { uniformReal } from './uniform';

/**
 * A random direction in the plane, every one as likely: an even angle.
 *
 * Two raw numbers, hardly ever more.
 *
 * @returns an arrow of length 1, but for the last digit
 */
export function direction(rng: Generator): Point {
  return fromPolar(uniformReal(rng, 0, 2 * Math.PI), 1);
}

/**
 * The wrong way, for exhibit: take a point of a box and stretch its arrow to length 1.
 *
 * A box reaches farther into its corners than to its sides, by √2, and has twice the area in a
 * narrow sector there: diagonals come up twice as often as the directions of the axes. (Keep only
 * points within the circle and it is fair.) Four raw numbers a try; the one point that has no
 * direction, (0, 0), is thrown again.
 *
 * @returns an arrow of length 1, but for the last digit
 */
export function boxDirection(rng: Generator): Point {
  let [x, y] = [0, 0];
  while (x === 0 && y === 0) {
    x = uniformReal(rng, -1, 1);
    y = uniformReal(rng, -1, 1);
  }
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}
