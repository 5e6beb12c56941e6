import { requireWhole } from './bad-input';
import type { Generator } from './generator';
import { shuffle } from './shuffle';

/** A saved {@link ShuffleBag}: the places in its contents of what is still inside, next one last. */
export interface ShuffleBagState {
  readonly left: readonly number[];
}

/**
 * A bag that is emptied before it is filled again, so that luck cannot stay away for long: of n
 * things each comes once in every n, and at most 2n − 2 others come between one and the next.
 *
 * Twice the same in a row happens only where one bag ends and the next begins. Put a thing in
 * several times to have it come more often.
 */
export class ShuffleBag<T> {
  readonly #rng: Generator;
  readonly #contents: readonly T[];
  #left: number[] = [];

  /**
   * @param rng is kept and drawn from whenever the bag is filled. Its own state is not the bag's:
   *   save both
   * @param contents at least one thing; copied
   * @throws RangeError if there is nothing to put in.
   */
  constructor(rng: Generator, contents: readonly T[]) {
    if (contents.length === 0)
      throw new RangeError('contents must hold at least 1 thing, got none');
    this.#rng = rng;
    this.#contents = [...contents];
  }

  /** How many things are still inside: 0 if the next one comes from a bag filled afresh. */
  get size(): number {
    return this.#left.length;
  }

  /** Take one thing out. An empty bag is filled and shuffled first. */
  next(): T {
    if (this.#left.length === 0) {
      this.#left = [...this.#contents.keys()];
      shuffle(this.#rng, this.#left);
    }
    return this.#contents[this.#left.pop()!]!;
  }

  /** A copy of what is left, as plain data. Drawing on does not change it. */
  state(): ShuffleBagState {
    return { left: [...this.#left] };
  }

  /**
   * Go back (or on) to a saved state of a bag with the same contents.
   *
   * @throws RangeError if the state could not have come from `state()`.
   */
  restore(saved: ShuffleBagState): void {
    const left = saved?.left;
    if (!Array.isArray(left))
      throw new RangeError(
        `left must be a list of places, got ${String(left)}`,
      );
    left.forEach((place, i) =>
      requireWhole(`left[${i}]`, place, 0, this.#contents.length - 1),
    );
    if (new Set(left).size < left.length)
      throw new RangeError(
        `left must not hold a place twice, got ${left.join(', ')}`,
      );
    this.#left = [...left];
  }
}
