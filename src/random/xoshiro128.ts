import { checkedWords, type FourWords, wordsFromSeed } from './four-words';
import type { ResumableGenerator } from './generator';
import { rotateLeft } from './rotate-left';

/**
 * xoshiro128**: four words, shifts, rotations and two small multiplications a draw. Period 2^128 −
 * 1.
 *
 * D. Blackman and S. Vigna, "Scrambled Linear Pseudorandom Number Generators" (ACM TOMS, 2021),
 * version 1.1. All-zero state is the one it could never leave, so it is refused.
 */
export class Xoshiro128 implements ResumableGenerator<FourWords> {
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  /**
   * @param seed 0 to 4294967295, spread over the state by SplitMix32; or the four words of the
   *   state themselves.
   * @throws RangeError naming what is out of range, or if all four words are zero.
   */
  constructor(seed: number | FourWords) {
    this.restore(typeof seed === 'number' ? wordsFromSeed(seed) : seed);
  }

  nextUint32(): number {
    const output = Math.imul(rotateLeft(Math.imul(this.#b, 5), 7), 9) >>> 0;
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = rotateLeft(this.#d, 11);
    return output;
  }

  state(): FourWords {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#d >>> 0];
  }

  restore(state: FourWords): void {
    const words = checkedWords(state);
    if (words.every((word) => word === 0)) {
      throw new RangeError(
        'state must have a word that is not zero, got [0,0,0,0]',
      );
    }
    [this.#a, this.#b, this.#c, this.#d] = words;
  }
}
