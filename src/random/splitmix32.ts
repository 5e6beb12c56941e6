import { requireUint32 } from './bad-input';
import type { ResumableGenerator } from './generator';

/**
 * 2^32 divided by the golden ratio, made odd: steps of it visit all 2^32 values, spread out from
 * the start.
 */
const GOLDEN_STEP = 0x9e3779b9;

/**
 * Stir 32 bits so that neighbors come out unrelated. Every input has its own output (it is a
 * bijection).
 *
 * @param value 32 bits, signed or not
 * @returns 0 to 4294967295
 */
export function splitmix32Mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/**
 * SplitMix with 32 bits: a counter, stirred. It turns one seed into as many unlike numbers as a
 * bigger generator needs for its state; its own period is only 2^32, and each number comes up once
 * in it.
 *
 * After G. Steele, D. Lea and C. Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA
 * 2014), in bryc's 32-bit form, whose two multipliers come from the search for low-bias hashes
 * begun by C. Wellons (hash-prospector).
 */
export class SplitMix32 implements ResumableGenerator<number> {
  #counter: number;

  /** @param seed 0 to 4294967295. @throws RangeError naming the seed. */
  constructor(seed: number) {
    requireUint32('seed', seed);
    this.#counter = seed;
  }

  nextUint32(): number {
    this.#counter = (this.#counter + GOLDEN_STEP) >>> 0;
    return splitmix32Mix(this.#counter);
  }

  state(): number {
    return this.#counter;
  }

  restore(state: number): void {
    requireUint32('state', state);
    this.#counter = state;
  }
}
