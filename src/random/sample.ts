import { requireWhole } from './bad-input';
import type { Generator } from './generator';
import type { IntMapping } from './mapping';
import { uniformInt } from './uniform';

/**
 * k different members of a list, each choice of k as likely as any other, in random order: cards
 * dealt, winners drawn.
 *
 * A partial shuffle: the walk of `shuffle`, on a copy, stopped once k slots at the end are settled.
 * With the same seed they hold what a whole shuffle would have put there.
 *
 * @param list stays as it was
 * @param k 0 to the length of the list
 * @param toInt makes each pick; the book's own mapping if left out
 * @throws RangeError naming k.
 */
export function sample<T>(
  rng: Generator,
  list: readonly T[],
  k: number,
  toInt: IntMapping = uniformInt,
): T[] {
  requireWhole('k', k, 0, list.length);
  const copy = [...list];
  const settledFrom = copy.length - k;
  for (let i = copy.length - 1; i > 0 && i >= settledFrom; i--) {
    const j = toInt(rng, 0, i);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy.slice(settledFrom);
}
