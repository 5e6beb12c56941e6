import type { Generator } from './generator';
import { uniformReal } from './uniform';

/**
 * Pick an index by weight: an entry with twice the weight comes up twice as often.
 *
 * Lay the weights end to end on a line, roll a place on it, and see in which slice it fell. Adds
 * up the whole table for every pick; `CumulativeTable` and `AliasTable` do so once and are quicker
 * from then on. Two raw numbers, hardly ever more.
 *
 * @param weights 0 or more each, not all 0; they need not add up to anything in particular
 * @returns 0 to weights.length − 1, never the index of a weight of 0
 * @throws RangeError naming the index and value of a bad weight.
 */
export function pickLinear(
  rng: Generator,
  weights: ArrayLike<number>,
): number {
  const roll = uniformReal(rng, 0, totalWeight(weights));
  return sliceAt(weights, roll);
}

/**
 * In which slice of the line a roll falls. A slice holds its start and not its end, so an entry of
 * weight 0 holds nothing.
 *
 * @param roll from 0 up to but not including the total of the weights
 * @returns the index of that slice
 * @throws RangeError naming the roll, or the index and value of a bad weight.
 */
export function sliceAt(weights: ArrayLike<number>, roll: number): number {
  requireRoll(roll, totalWeight(weights));
  let index = 0;
  let end = weights[0]!;
  // The ends are added up in the same order as the total, so the last of them is the total, to the
  // bit, and a roll below it cannot run off the line.
  while (roll >= end) {
    index += 1;
    end += weights[index]!;
  }
  return index;
}

/**
 * The length of the line: all weights added up, first to last, once they have been looked at.
 *
 * @throws RangeError if there are none, one is negative, NaN or infinite (named by index and
 *   value), all are 0, or they add up to more than a number can hold.
 */
export function totalWeight(weights: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) {
    requireWeight(i, weights[i]!);
    total += weights[i]!;
  }
  if (weights.length === 0)
    throw new RangeError('weights must hold at least 1 weight, got none');
  if (total === 0)
    throw new RangeError(
      `weights must not all be 0, got weights[0] to weights[${weights.length - 1}] all 0`,
    );
  if (total === Infinity)
    throw new RangeError(
      'weights must add up to a finite number, got Infinity',
    );
  return total;
}

/** Refuse what no weight can be. */
function requireWeight(index: number, weight: number): void {
  if (weight >= 0 && weight < Infinity) return;
  throw new RangeError(
    `weights[${index}] must be 0 or more and finite, got ${String(weight)}`,
  );
}

/**
 * Refuse a roll that is not on the line.
 *
 * @throws RangeError naming the roll and the total.
 */
export function requireRoll(roll: number, total: number): void {
  if (roll >= 0 && roll < total) return;
  throw new RangeError(
    `roll must be at least 0 and below the total of ${total}, got ${String(roll)}`,
  );
}
