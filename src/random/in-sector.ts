import { requireLength } from './bad-amount';
import { requireFinite } from './bad-input';
import type { Generator } from './generator';
import { fromPolar, type Point } from './point';
import { uniformReal } from './uniform';

/**
 * A random point of a slice of a circle about (0, 0), evenly: where a torch shines, what a guard
 * sees. The circle's square root, and the angle from a part of the turn.
 *
 * Four raw numbers, hardly ever more.
 *
 * @param radius 1e−100 to 1e100, in any unit
 * @param from the angle where the slice starts, in radians: a finite number
 * @param to where it ends: above `from`, by one turn (2π) at most
 * @returns a point of the slice, but for the last digit
 * @throws RangeError naming the number that is out of range.
 */
export function inSector(
  rng: Generator,
  radius: number,
  from: number,
  to: number,
): Point {
  requireLength('radius', radius);
  requireFinite('from', from);
  if (!(to > from && to - from <= 2 * Math.PI))
    throw new RangeError(
      `to must be above from, ${from}, by at most 2π, got ${String(to)}`,
    );
  const angle = uniformReal(rng, from, to);
  const u = uniformReal(rng, 0, 1);
  return fromPolar(angle, radius * Math.sqrt(u));
}
