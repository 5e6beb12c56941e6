import { requireShare } from './bad-amount';
import { requireWhole } from './bad-input';

/**
 * The chance of at least one hit in so many pulls that know nothing of each other: what is left when
 * all of them miss. At 1 in 100, a hundred pulls give 63.4 %, not certainty.
 *
 * @param chance of one pull, 0 to 1
 * @param pulls 0 or more
 * @returns 0 to 1
 * @throws RangeError naming the number that is out of range.
 */
export function chanceWithin(chance: number, pulls: number): number {
  requireShare('chance', chance);
  requireWhole('pulls', pulls, 0, Number.MAX_SAFE_INTEGER);
  return 1 - (1 - chance) ** pulls;
}

/**
 * How many pulls it takes for at least one hit to be this likely: the least n for which
 * `chanceWithin(chance, n)` is `wanted` or more.
 *
 * Solve (1 − chance)^n = 1 − wanted for n, and round up.
 *
 * @param chance of one pull, above 0 and at most 1
 * @param wanted 0 up to but not including 1, for certainty would take forever
 * @throws RangeError naming the number that is out of range.
 */
export function pullsFor(chance: number, wanted: number): number {
  if (!(chance > 0 && chance <= 1))
    throw new RangeError(
      `chance must be above 0 and at most 1, got ${String(chance)}`,
    );
  if (!(wanted >= 0 && wanted < 1))
    throw new RangeError(
      `wanted must be at least 0 and below 1, got ${String(wanted)}`,
    );
  if (wanted === 0) return 0;
  // log1p(-x) is log(1 - x) without the digits that 1 - x would lose.
  const pulls = Math.log1p(-wanted) / Math.log1p(-chance);
  // A whole number that came out a hair too large must not be rounded up to the next one.
  return Math.max(1, Math.ceil(pulls * (1 - 1e-12)));
}
