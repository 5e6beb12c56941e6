import { requireShare } from './bad-amount';
import { requireWhole } from './bad-input';
import { totalWeight } from './weighted';

/**
 * What share of many pulls each entry of a table should get: its weight over the total.
 *
 * @returns as many numbers from 0 to 1 as there are weights; they add up to 1, but for rounding
 * @throws RangeError naming the index and value of a bad weight.
 */
export function expectedShares(weights: ArrayLike<number>): number[] {
  const total = totalWeight(weights);
  return Array.from(weights, (weight) => weight / total);
}

/**
 * How far a measured share strays from the expected one: √(p (1 − p) / N). In 68 of 100 runs it
 * stays within one of these, in 95 within two, in 997 of 1,000 within three.
 *
 * @param share p, the expected share, 0 to 1
 * @param pulls N, at least 1. To stray half as far takes four times as many
 * @returns 0 to 0.5, as a share of all pulls
 * @throws RangeError naming the number that is out of range.
 */
export function standardError(share: number, pulls: number): number {
  requireShare('share', share);
  requireWhole('pulls', pulls, 1, Number.MAX_SAFE_INTEGER);
  return Math.sqrt((share * (1 - share)) / pulls);
}
