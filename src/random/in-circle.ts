import { requireLength } from './bad-amount';
import type { Generator } from './generator';
import type { RealMapping } from './mapping';
import { fromPolar, type Point } from './point';
import { uniformReal } from './uniform';

/**
 * A random point of a circle about (0, 0), evenly: the same area, the same share of points.
 *
 * The circle of radius r within has an area that grows with r², so it must be r² that is even, and r
 * its square root. Four raw numbers, hardly ever more: the angle's, then the radius's.
 *
 * @param radius 1e−100 to 1e100, in any unit
 * @param toReal makes both numbers; the book's own mapping if left out
 * @returns a point no farther out than `radius`, but for the last digit
 * @throws RangeError naming the radius.
 */
export function inCircle(
  rng: Generator,
  radius: number,
  toReal: RealMapping = uniformReal,
): Point {
  requireLength('radius', radius);
  const angle = toReal(rng, 0, 2 * Math.PI);
  const u = toReal(rng, 0, 1);
  return fromPolar(angle, radius * Math.sqrt(u));
}

/**
 * The wrong way, for exhibit: an even radius. Half of the points land within half the radius, on a
 * quarter of the area, so the middle is crowded.
 *
 * Draws as {@link inCircle} does, so that the same seed gives the same angles.
 *
 * @param radius 1e−100 to 1e100, in any unit
 * @param toReal makes both numbers; the book's own mapping if left out
 * @returns a point no farther out than `radius`, but for the last digit
 * @throws RangeError naming the radius.
 */
export function inCircleNaive(
  rng: Generator,
  radius: number,
  toReal: RealMapping = uniformReal,
): Point {
  requireLength('radius', radius);
  const angle = toReal(rng, 0, 2 * Math.PI);
  const u = toReal(rng, 0, 1);
  return fromPolar(angle, radius * u);
}

/**
 * A random point of a circle about (0, 0), evenly, by throwing darts at the square around it and
 * keeping the first that hits.
 *
 * π/4 = 78.5 % hit, so it takes 1.27 tries on average; four raw numbers a try. No square root, no
 * sine: the same digits in every browser.
 *
 * @param radius 1e−100 to 1e100, in any unit
 * @param toReal makes each coordinate; the book's own mapping if left out
 * @returns a point no farther out than `radius`, but for the last digit
 * @throws RangeError naming the radius.
 */
export function inCircleByRejection(
  rng: Generator,
  radius: number,
  toReal: RealMapping = uniformReal,
): Point {
  requireLength('radius', radius);
  for (;;) {
    const x = toReal(rng, -1, 1);
    const y = toReal(rng, -1, 1);
    if (x * x + y * y <= 1) return { x: radius * x, y: radius * y };
  }
}
