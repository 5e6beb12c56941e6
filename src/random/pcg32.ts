import { requireWhole } from './bad-input';
import type { ResumableGenerator } from './generator';
import {
  add64,
  checkedUint64,
  multiply64,
  toUint64,
  type Uint64,
} from './uint64';

/**
 * 6364136223846793005, the multiplier of D. Knuth's MMIX generator, which he credits to C. E.
 * Haynes.
 */
const MULTIPLIER: Uint64 = { high: 0x5851f42d, low: 0x4c957f2d };
const ZERO: Uint64 = { high: 0, low: 0 };
const ONE: Uint64 = { high: 0, low: 1 };

/**
 * A saved {@link Pcg32}: where it is (`state`) and which stream it is on (`increment`, always odd).
 */
export interface Pcg32State {
  readonly state: Uint64;
  readonly increment: Uint64;
}

/**
 * PCG's output step, XSH RR: fold the 64 bits together, keep 32 of them, and let the top five bits
 * (the most random of the state) say how far to turn the result to the right.
 *
 * @returns 0 to 4294967295
 */
function xorShiftRotate({ high, low }: Uint64): number {
  const foldedHigh = high ^ (high >>> 18);
  const foldedLow = low ^ ((high << 14) | (low >>> 18));
  const folded = (foldedHigh << 5) | (foldedLow >>> 27);
  const turn = high >>> 27;
  return ((folded >>> turn) | (folded << (32 - turn))) >>> 0;
}

/**
 * PCG32 (XSH RR 64/32): an LCG of 64 bits whose state is stirred on the way out. Period 2^64, with
 * 2^63 streams, each a sequence of its own; equal to O'Neill's `pcg32_srandom` and `pcg32_random`.
 *
 * M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for
 * Random Number Generation" (Harvey Mudd College, 2014).
 */
export class Pcg32 implements ResumableGenerator<Pcg32State> {
  #state = ZERO;
  #increment: Uint64;

  /**
   * @param seed where to start: 0 to 4294967295, or a bigint of up to 64 bits
   * @param stream which sequence to be on, likewise (the top bit of 64 is not used); 1 if left out
   * @throws RangeError naming the number that is out of range.
   */
  constructor(seed: number | bigint, stream: number | bigint = 1) {
    const start = toUint64('seed', seed);
    const { high, low } = toUint64('stream', stream);
    // An LCG reaches all its states only if it adds an odd number: twice the stream, plus one.
    this.#increment = {
      high: ((high << 1) | (low >>> 31)) >>> 0,
      low: ((low << 1) | 1) >>> 0,
    };
    this.#step();
    this.#state = add64(this.#state, start);
    this.#step();
  }

  nextUint32(): number {
    const output = xorShiftRotate(this.#state);
    this.#step();
    return output;
  }

  #step(): void {
    this.#state = add64(multiply64(this.#state, MULTIPLIER), this.#increment);
  }

  /**
   * Jump ahead as if `delta` numbers had been drawn, in at most 64 strides; a negative `delta` goes
   * back.
   *
   * A step is "times m, plus c", and two of them are again one of that form. So strides of 1, 2, 4,
   * 8 … steps are made by doubling, and those are taken that add up to `delta` (F. Brown, "Random
   * Number Generation with Arbitrary Strides", 1994).
   *
   * @param delta a safe whole number, or any bigint; counts modulo 2^64
   * @throws RangeError naming the delta.
   */
  advance(delta: number | bigint): void {
    if (typeof delta === 'number') {
      requireWhole(
        'delta',
        delta,
        Number.MIN_SAFE_INTEGER,
        Number.MAX_SAFE_INTEGER,
      );
    }
    let left = BigInt.asUintN(64, BigInt(delta));
    let times = MULTIPLIER;
    let plus = this.#increment;
    while (left > 0n) {
      if (left & 1n)
        this.#state = add64(multiply64(this.#state, times), plus);
      plus = multiply64(add64(times, ONE), plus);
      times = multiply64(times, times);
      left >>= 1n;
    }
  }

  state(): Pcg32State {
    return { state: { ...this.#state }, increment: { ...this.#increment } };
  }

  restore(saved: Pcg32State): void {
    const state = checkedUint64('state', saved?.state);
    const increment = checkedUint64('increment', saved?.increment);
    if (increment.low % 2 === 0) {
      throw new RangeError(
        `increment must be odd, got one whose low half is ${increment.low}`,
      );
    }
    this.#state = state;
    this.#increment = increment;
  }
}
