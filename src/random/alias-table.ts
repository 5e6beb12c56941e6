import { requireWhole } from './bad-input';
import type { Generator } from './generator';
import { lemireInt } from './pick';
import { uniformDouble } from './uniform';
import { totalWeight } from './weighted';

/** With this many columns or fewer, rounding cannot move as much as a tenth of one. */
const MOST_COLUMNS = 2 ** 24;

/** One step of building an alias table: one column is finished. */
export interface AliasStep {
  /** The column that is now full and will not change any more. */
  readonly column: number;
  /** How high its own entry stands in it, 0 to 1: its chance once the column has come up. */
  readonly cut: number;
  /** The entry that fills the rest; the column's own if nothing was missing. */
  readonly alias: number;
  /** How much of the alias is still to be placed, in columns. */
  readonly left: number;
}

/**
 * How high each entry would stand if an average one filled its column to the brim: its share × n.
 *
 * @returns n numbers from 0 to n, adding up to n
 * @throws RangeError naming the index and value of a bad weight.
 */
export function aliasHeights(weights: ArrayLike<number>): Float64Array {
  const total = totalWeight(weights);
  return Float64Array.from(
    weights,
    (weight) => (weight / total) * weights.length,
  );
}

/**
 * Build an alias table one column at a time: an entry too small for its column has the rest of it
 * filled by one that is too large, which has that much less left.
 *
 * M. D. Vose, "A Linear Algorithm for Generating Random Numbers with a Given Distribution" (1991),
 * after A. J. Walker (1977).
 *
 * @param weights 1 to 16777216 of them, 0 or more each, not all 0
 * @returns n steps, one for each column
 * @throws RangeError naming the index and value of a bad weight, or how many there are. (When the
 *   first step is asked for.)
 */
export function* aliasSteps(
  weights: ArrayLike<number>,
): IterableIterator<AliasStep> {
  const heights = aliasHeights(weights);
  requireWhole('the number of weights', heights.length, 1, MOST_COLUMNS);
  const entries = [...heights.keys()];
  const small = entries.filter((i) => heights[i]! < 1);
  const large = entries.filter((i) => heights[i]! > 1);
  const level = entries.filter((i) => heights[i] === 1);

  while (small.length > 0 && large.length > 0) {
    const column = small.pop()!;
    const alias = large.at(-1)!;
    const cut = heights[column]!;
    const left = heights[alias]! + cut - 1;
    heights[alias] = left;
    if (left <= 1) {
      large.pop();
      (left < 1 ? small : level).push(alias);
    }
    yield { column, cut, alias, left };
  }
  // What remains fills its column, or would but for rounding. That moves far less than a column, so
  // no entry of weight 0 is among them.
  for (const column of [...level, ...large, ...small])
    yield { column, cut: 1, alias: column, left: 0 };
}

/**
 * Picks by weight in the same short time however many entries there are: n columns of equal width,
 * each shared by at most two entries. Pick a column, then one of its two.
 *
 * Three raw numbers a pick, seldom more. Made once, in time proportional to n.
 */
export class AliasTable {
  readonly #cuts: Float64Array;
  /** For each column its own entry, and the one that fills the rest. */
  readonly #entries: Uint32Array;

  /**
   * @param weights 1 to 16777216 of them, 0 or more each, not all 0; copied
   * @throws RangeError naming the index and value of a bad weight, or how many there are.
   */
  constructor(weights: ArrayLike<number>) {
    this.#cuts = new Float64Array(weights.length);
    this.#entries = new Uint32Array(2 * weights.length);
    for (const { column, cut, alias } of aliasSteps(weights)) {
      this.#cuts[column] = cut;
      this.#entries[2 * column] = column;
      this.#entries[2 * column + 1] = alias;
    }
  }

  /** An index, never one of weight 0. */
  pick(rng: Generator): number {
    const cuts = this.#cuts;
    const column = lemireInt(rng, cuts.length);
    // 0 or 1 as a place to look, not as a choice: the processor would guess every other one wrong.
    const isAbove = +(uniformDouble(rng) >= cuts[column]!);
    return this.#entries[2 * column + isAbove]!;
  }
}
