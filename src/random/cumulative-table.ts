import type { Generator } from './generator';
import { uniformReal } from './uniform';
import { requireRoll, totalWeight } from './weighted';

/**
 * Picks by weight from a table that is made once: where each slice of the line ends is kept, and the
 * slice of a roll found by halving, in about log2(n) steps.
 *
 * Same seed, same picks as `pickLinear`. Two raw numbers a pick, hardly ever more.
 */
export class CumulativeTable {
  /** Where each slice ends. Those of weight 0 end where they start. */
  readonly #ends: Float64Array;
  /** The length of the line: all weights together. */
  readonly total: number;

  /**
   * @param weights 0 or more each, not all 0; copied
   * @throws RangeError naming the index and value of a bad weight.
   */
  constructor(weights: ArrayLike<number>) {
    this.total = totalWeight(weights);
    let end = 0;
    this.#ends = Float64Array.from(weights, (weight) => (end += weight));
  }

  /** An index, never one of weight 0. */
  pick(rng: Generator): number {
    return this.indexAt(uniformReal(rng, 0, this.total));
  }

  /**
   * The first slice that ends beyond the roll.
   *
   * @param roll from 0 up to but not including the total
   * @throws RangeError naming the roll.
   */
  indexAt(roll: number): number {
    requireRoll(roll, this.total);
    let low = 0;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (this.#ends[middle]! > roll) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
