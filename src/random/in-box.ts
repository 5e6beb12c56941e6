import { requireLength } from './bad-amount';
import type { Generator } from './generator';
import type { RealMapping } from './mapping';
import type { Point } from './point';
import { uniformReal } from './uniform';

/**
 * A random point of a box, evenly: one number for each axis, first x, then y.
 *
 * Four raw numbers, hardly ever more.
 *
 * @param width 1e−100 to 1e100, in any unit
 * @param height likewise
 * @param toReal makes each coordinate; the book's own mapping if left out
 * @returns x from 0 up to but not including `width`, y likewise below `height`
 * @throws RangeError naming the side that is out of range.
 */
export function inBox(
  rng: Generator,
  width: number,
  height: number,
  toReal: RealMapping = uniformReal,
): Point {
  requireLength('width', width);
  requireLength('height', height);
  const x = toReal(rng, 0, width);
  const y = toReal(rng, 0, height);
  return { x, y };
}
