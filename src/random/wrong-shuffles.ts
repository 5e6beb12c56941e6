/** Three popular ways to get a shuffle wrong. They are here to be measured, not to be used. */
import type { Generator } from './generator';
import type { IntMapping } from './mapping';
import { uniformInt } from './uniform';

/**
 * A wrong shuffle, in place: swap every slot with any slot at all.
 *
 * Its n^n paths are equally likely, but from three cards on n^n is not a multiple of n!, so some
 * orders must get more of them than others. See `orderCounts`.
 *
 * @param list is changed; n cards take n picks
 */
export function swapAnyShuffle<T>(
  rng: Generator,
  list: T[],
  toInt: IntMapping = uniformInt,
): void {
  for (let i = 0; i < list.length; i++) {
    const j = toInt(rng, 0, list.length - 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}

/**
 * A wrong shuffle, in place: sort by a comparison that flips a coin.
 *
 * A sort trusts its comparison to be consistent. What comes out when it is not depends on how the
 * browser sorts, and is nowhere near even: cards tend to stay close to where they were.
 *
 * @param list is changed; how many picks it takes depends on the browser and on luck
 */
export function comparatorShuffle<T>(
  rng: Generator,
  list: T[],
  toInt: IntMapping = uniformInt,
): void {
  list.sort(() => toInt(rng, 0, 1) - 0.5);
}

/**
 * A wrong shuffle, in place, that is off by one: `i − 1` where Fisher and Yates have `i`. No card can
 * stay where it was, and only the (n − 1)! orders come up that are a single cycle, those equally
 * often.
 *
 * Which is just right if a single cycle is wanted, as for everyone to give a present to somebody
 * else: S. Sattolo, "An Algorithm to Generate a Random Cyclic Permutation" (1986).
 *
 * @param list is changed; n cards take n − 1 picks
 */
export function sattolo<T>(
  rng: Generator,
  list: T[],
  toInt: IntMapping = uniformInt,
): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = toInt(rng, 0, i - 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}
