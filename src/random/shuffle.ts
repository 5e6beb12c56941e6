import type { Generator } from './generator';
import type { IntMapping } from './mapping';
import { uniformInt } from './uniform';

/**
 * Put a list into random order, in place: each of its n! orders is as likely as any other.
 *
 * From the last slot down to the second: swap what is there with one of those not yet settled,
 * itself included. R. Durstenfeld's form (1964) of the shuffle of R. A. Fisher and F. Yates (1938).
 *
 * @param list is changed. The first slot needs no choice, so n cards take n − 1 picks
 * @param toInt makes each pick; the book's own mapping if left out
 */
export function shuffle<T>(
  rng: Generator,
  list: T[],
  toInt: IntMapping = uniformInt,
): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = toInt(rng, 0, i);
    const kept = list[i]!;
    list[i] = list[j]!;
    list[j] = kept;
  }
}

/**
 * The same as {@link shuffle}, on a copy: the list itself stays as it was.
 *
 * @returns a new list of the same length
 */
export function shuffled<T>(
  rng: Generator,
  list: readonly T[],
  toInt: IntMapping = uniformInt,
): T[] {
  const copy = [...list];
  shuffle(rng, copy, toInt);
  return copy;
}

/** One swap of a shuffle. */
export interface ShuffleStep<T> {
  /** The slot that is settled by this step: n − 1 at first, 1 at last. */
  readonly i: number;
  /** The slot it was swapped with, 0 to i. */
  readonly j: number;
  /** A copy of the whole list after the swap. Slots from i up will not change any more. */
  readonly list: readonly T[];
}

/**
 * {@link shuffle} one swap at a time, with the same picks: for watching it work. It goes on when the
 * next step is asked for, and only then draws.
 *
 * @param list is copied first and stays as it was
 * @returns n − 1 steps; the last one's `list` is the shuffled list
 */
export function* shuffleSteps<T>(
  rng: Generator,
  list: readonly T[],
  toInt: IntMapping = uniformInt,
): IterableIterator<ShuffleStep<T>> {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = toInt(rng, 0, i);
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
    yield { i, j, list: [...copy] };
  }
}
