import {
  checkedWords,
  type FourWords,
  unsigned,
  wordsFromSeed,
} from './four-words';
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
  /** An array of whole numbers, since engines keep large ones in fields as boxed doubles. */
  readonly #words = new Int32Array(4);

  /**
   * @param seed 0 to 4294967295, spread over the state by SplitMix32; or the four words of the
   *   state themselves.
   * @throws RangeError naming what is out of range, or if all four words are zero.
   */
  constructor(seed: number | FourWords) {
    this.restore(typeof seed === 'number' ? wordsFromSeed(seed) : seed);
  }

  nextUint32(): number {
    const words = this.#words;
    const a = words[0]!;
    const b = words[1]!;
    const c = words[2]! ^ a;
    const d = words[3]! ^ b;
    words[0] = a ^ d;
    words[1] = b ^ c;
    words[2] = c ^ (b << 9);
    words[3] = rotateLeft(d, 11);
    return Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
  }

  state(): FourWords {
    return unsigned(this.#words);
  }

  restore(state: FourWords): void {
    const words = checkedWords(state);
    if (words.every((word) => word === 0)) {
      throw new RangeError(
        'state must have a word that is not zero, got [0,0,0,0]',
      );
    }
    this.#words.set(words);
  }
}
