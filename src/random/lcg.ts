import { requireUint32, requireWhole } from './bad-input';
import type { ResumableGenerator } from './generator';

/** The numbers that tell one linear congruential generator from another. */
export interface LcgOptions {
  /** What the state is multiplied by, 0 to 4294967295. Default 1103515245. */
  multiplier?: number;
  /** What is added after that, 0 to 4294967295. Default 12345. */
  increment?: number;
  /** How many low bits are kept, 1 to 32: the modulus is 2 to this power. Default 32. */
  modulusBits?: number;
}

/**
 * One step of a linear congruential generator: `multiplier × state + increment`, modulo
 * `2^modulusBits`.
 *
 * `Math.imul` keeps the low 32 bits of a product that a JavaScript number would round.
 *
 * @returns the next state, 0 to `2^modulusBits − 1`. Arguments are not checked here; {@link Lcg}
 *   checks them.
 */
export function lcgStep(
  state: number,
  multiplier: number,
  increment: number,
  modulusBits: number,
): number {
  const mask = 2 ** modulusBits - 1;
  return ((Math.imul(multiplier, state) + increment) & mask) >>> 0;
}

/**
 * One step with any modulus, as a textbook does it on paper: `(multiplier × state + increment) mod
 * modulus`.
 *
 * @param modulus 1 to 2^53 − 1; the others are whole numbers from 0 up, and `multiplier × state +
 *   increment` must stay within 2^53 − 1, where a JavaScript number is still exact
 * @returns the next state, 0 to `modulus − 1`
 * @throws RangeError naming the number that is out of range.
 */
export function lcgStepModulo(
  state: number,
  multiplier: number,
  increment: number,
  modulus: number,
): number {
  requireWhole('state', state, 0, Number.MAX_SAFE_INTEGER);
  requireWhole('multiplier', multiplier, 0, Number.MAX_SAFE_INTEGER);
  requireWhole('increment', increment, 0, Number.MAX_SAFE_INTEGER);
  requireWhole('modulus', modulus, 1, Number.MAX_SAFE_INTEGER);
  const sum = multiplier * state + increment;
  requireWhole(
    'multiplier × state + increment',
    sum,
    0,
    Number.MAX_SAFE_INTEGER,
  );
  return sum % modulus;
}

/**
 * A linear congruential generator (D. H. Lehmer, 1949) whose output is its whole state.
 *
 * The default multiplier and increment are those of the sample `rand` in the ISO C standard (C99,
 * 7.20.2.2). It is here to be looked at rather than played with: bit k repeats every 2^(k+1) draws,
 * so a die made with `% 6` alternates odd and even for ever.
 *
 * With `modulusBits` below 32 the raw numbers run from 0 to `2^modulusBits − 1` only. Such a toy is
 * not a full 32-bit generator, and the distributions of this library would be skewed by it.
 */
export class Lcg implements ResumableGenerator<number> {
  readonly multiplier: number;
  readonly increment: number;
  readonly modulusBits: number;
  #state: number;

  /**
   * @param seed 0 to 4294967295; only its lowest `modulusBits` bits matter.
   * @throws RangeError naming the number that is out of range.
   */
  constructor(seed: number, options: LcgOptions = {}) {
    const {
      multiplier = 1103515245,
      increment = 12345,
      modulusBits = 32,
    } = options;
    requireUint32('seed', seed);
    requireUint32('multiplier', multiplier);
    requireUint32('increment', increment);
    requireWhole('modulusBits', modulusBits, 1, 32);
    this.multiplier = multiplier;
    this.increment = increment;
    this.modulusBits = modulusBits;
    this.#state = seed % 2 ** modulusBits;
  }

  nextUint32(): number {
    this.#state = lcgStep(
      this.#state,
      this.multiplier,
      this.increment,
      this.modulusBits,
    );
    return this.#state;
  }

  /**
   * The present state, which is also the raw number drawn last. The multiplier and its fellows are
   * not part of it.
   */
  state(): number {
    return this.#state;
  }

  restore(state: number): void {
    requireWhole('state', state, 0, 2 ** this.modulusBits - 1);
    this.#state = state;
  }
}
