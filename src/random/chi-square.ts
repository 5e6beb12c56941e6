import { upperGammaShare } from './gamma';

/** How far counts are from what was expected, and how surprising that is. */
export interface ChiSquare {
  /**
   * The sum of (observed − expected)² / expected over all cells; about `degrees` if all is well.
   */
  readonly statistic: number;
  /**
   * Degrees of freedom: one fewer than there are cells, since the last count follows from the
   * total.
   */
  readonly degrees: number;
  /**
   * The chance of a statistic at least this large if the expectation is right: 0 to 1. Near 0 the
   * counts are too uneven to be luck; near 1 they are too even.
   */
  readonly p: number;
}

/**
 * Pearson's chi-square test (K. Pearson, 1900): do these counts fit these expectations?
 *
 * The p-value is an approximation that is good once every cell expects about five or more.
 *
 * @param observed how many fell into each of two or more cells
 * @param expected how many should have, with the same total; equal shares if left out
 * @throws RangeError if the lengths or totals differ, a count is negative or not finite, or an
 *   expectation is not above 0.
 */
export function chiSquare(
  observed: ArrayLike<number>,
  expected?: ArrayLike<number>,
): ChiSquare {
  const counts = Array.from(observed);
  const total = checkedTotal(counts);
  const shares = expected
    ? Array.from(expected)
    : counts.map(() => total / counts.length);
  requireFit(shares, counts.length, total);

  const statistic = counts.reduce(
    (sum, count, i) => sum + (count - shares[i]!) ** 2 / shares[i]!,
    0,
  );
  const degrees = counts.length - 1;
  return { statistic, degrees, p: chiSquareP(statistic, degrees) };
}

/**
 * The chance that a chi-square statistic is at least `statistic`: Q(degrees / 2, statistic / 2).
 *
 * @param statistic 0 or more
 * @param degrees above 0
 * @returns 0 to 1
 * @throws RangeError naming the number that is out of range.
 */
export function chiSquareP(statistic: number, degrees: number): number {
  if (!(statistic >= 0))
    throw new RangeError(
      `statistic must be 0 or more, got ${String(statistic)}`,
    );
  if (!(degrees > 0))
    throw new RangeError(`degrees must be above 0, got ${String(degrees)}`);
  return upperGammaShare(degrees / 2, statistic / 2);
}

/** The sum of some counts, once they have been looked at. */
function checkedTotal(counts: readonly number[]): number {
  if (counts.length < 2)
    throw new RangeError(
      `observed must have at least 2 cells, got ${counts.length}`,
    );
  counts.forEach((count, i) => {
    if (count >= 0 && count < Infinity) return;
    throw new RangeError(
      `observed[${i}] must be 0 or more and finite, got ${String(count)}`,
    );
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Refuse expectations that do not belong to these counts. */
function requireFit(
  shares: readonly number[],
  cells: number,
  total: number,
): void {
  if (shares.length !== cells) {
    throw new RangeError(
      `expected must have ${cells} cells as observed has, got ${shares.length}`,
    );
  }
  shares.forEach((share, i) => {
    if (share > 0 && share < Infinity) return;
    throw new RangeError(
      `expected[${i}] must be above 0 and finite, got ${String(share)}`,
    );
  });
  const sum = shares.reduce((a, b) => a + b, 0);
  if (Math.abs(sum - total) <= 1e-9 * total) return;
  throw new RangeError(
    `expected must add up to ${total} as observed does, got ${sum}`,
  );
}
