import { hash01 } from './hash';
import { FARTHEST, refuseCoordinate } from './refuse';

/**
 * White noise: every unit square has a number of its own, and nothing to do with the one beside it.
 *
 * @param x, y place; the square is found by flooring
 * @param seed whole number from 0 to 4294967295
 * @returns 0 up to, and not including, 1
 * @throws RangeError for coordinates that are not finite, or beyond ±2³¹
 */
export function white2(x: number, y: number, seed: number): number {
  if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST))
    refuseCoordinate(x, y);
  return hash01(Math.floor(x), Math.floor(y), seed);
}
