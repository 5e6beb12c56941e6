/** Two popular ways to get a pick by weight wrong. They are here to be measured, not to be used. */
import type { Generator } from './generator';
import { uniformDouble } from './uniform';
import { requireRoll, totalWeight } from './weighted';

/**
 * A wrong pick: give each entry a roll of its own, and fall through to the last.
 *
 * Every entry is asked only if all before it have missed, so later ones come up too seldom, except
 * for the last, which gets whatever is left over. See {@link oneByOneShares}.
 *
 * @param weights 0 or more each, not all 0
 * @throws RangeError naming the index and value of a bad weight.
 */
export function pickOneByOne(
  rng: Generator,
  weights: ArrayLike<number>,
): number {
  const total = totalWeight(weights);
  const last = weights.length - 1;
  for (let i = 0; i < last; i++) {
    const chance = weights[i]! / total;
    if (uniformDouble(rng) < chance) return i;
  }
  return last;
}

/**
 * The share that {@link pickOneByOne} really gives each entry: its chance, times the chance that all
 * before it have missed.
 *
 * @returns as many numbers from 0 to 1 as there are weights; they add up to 1, but for rounding
 * @throws RangeError naming the index and value of a bad weight.
 */
export function oneByOneShares(weights: ArrayLike<number>): number[] {
  const total = totalWeight(weights);
  const last = weights.length - 1;
  let missed = 1;
  return Array.from(weights, (weight, i) => {
    const share = i === last ? missed : (missed * weight) / total;
    missed -= share;
    return share;
  });
}

/**
 * A wrong slice: one that holds its end, and not its start.
 *
 * It differs from `sliceAt` only where a roll falls on a border, and there it gives out entries of
 * weight 0: a slice without length still has an end.
 *
 * @param roll from 0 up to but not including the total of the weights
 * @throws RangeError naming the roll, or the index and value of a bad weight.
 */
export function sliceHoldingEnd(
  weights: ArrayLike<number>,
  roll: number,
): number {
  requireRoll(roll, totalWeight(weights));
  let index = 0;
  let end = weights[0]!;
  while (roll > end) {
    index += 1;
    end += weights[index]!;
  }
  return index;
}
