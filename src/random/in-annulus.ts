import { requireLength } from './bad-amount';
import type { Generator } from './generator';
import { fromPolar, type Point } from './point';
import { uniformReal } from './uniform';

/**
 * A random point between two circles about (0, 0), evenly: as in the circle it is the square of the
 * radius that must be even, here from the inner square to the outer.
 *
 * Four raw numbers, hardly ever more.
 *
 * @param inner 0 or more and below `outer`; 0 for the whole circle
 * @param outer 1e−100 to 1e100, in the same unit
 * @returns a point from `inner` to `outer` away, but for the last digit
 * @throws RangeError naming the radius that is out of range.
 */
export function inAnnulus(
  rng: Generator,
  inner: number,
  outer: number,
): Point {
  requireLength('outer', outer);
  if (!(inner >= 0 && inner < outer))
    throw new RangeError(
      `inner must be at least 0 and below outer, ${outer}, got ${String(inner)}`,
    );
  const angle = uniformReal(rng, 0, 2 * Math.PI);
  const square = uniformReal(rng, inner * inner, outer * outer);
  return fromPolar(angle, Math.sqrt(square));
}
