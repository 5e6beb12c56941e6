/** How many different values 32 bits can hold: 2^32 = 4,294,967,296. */
export const UINT32_VALUES = 2 ** 32;

/**
 * A source of raw random bits. Everything else in this library (dice, floats, shuffles, scatter) is
 * made from these raw numbers, so any generator can stand in for any other.
 */
export interface Generator {
  /**
   * The next raw number: a whole number from 0 to 4294967295, each bit as random as the generator
   * can make it.
   */
  nextUint32(): number;
}

/**
 * A generator whose place in its sequence can be written down and returned to.
 *
 * `S` is plain data: it survives `JSON.stringify` and `JSON.parse`, so a saved game can hold it.
 */
export interface ResumableGenerator<S> extends Generator {
  /** A copy of the present state. Drawing on does not change it. */
  state(): S;
  /**
   * Go back (or on) to a saved state. Throws a `RangeError` if the state could not have come from
   * `state()`.
   */
  restore(state: S): void;
}
