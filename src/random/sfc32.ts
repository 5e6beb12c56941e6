import { checkedWords, type FourWords, wordsFromSeed } from './four-words';
import type { ResumableGenerator } from './generator';
import { rotateLeft } from './rotate-left';

/**
 * Draws thrown away after seeding, as PractRand does, so that every bit of the seed has reached
 * every word.
 */
const WARM_UP_DRAWS = 12;

/**
 * sfc32, "small fast counting": three words stirred together with a counter, so the period is at
 * least 2^32 whatever the seed, and about 2^127 on average. No multiplications at all.
 *
 * C. Doty-Humphrey, PractRand (2010 on).
 */
export class Sfc32 implements ResumableGenerator<FourWords> {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 0;

  /**
   * @param seed 0 to 4294967295: three words come from SplitMix32, the counter starts at 1, and
   *   twelve draws are thrown away. Or the four words of the state (a, b, c, counter), taken as
   *   they are.
   * @throws RangeError naming what is out of range.
   */
  constructor(seed: number | FourWords) {
    if (typeof seed !== 'number') {
      this.restore(seed);
      return;
    }
    const [a, b, c] = wordsFromSeed(seed);
    this.restore([a, b, c, 1]);
    for (let i = 0; i < WARM_UP_DRAWS; i++) this.nextUint32();
  }

  nextUint32(): number {
    const output = (this.#a + this.#b + this.#counter) >>> 0;
    this.#counter = (this.#counter + 1) >>> 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) >>> 0;
    this.#c = (rotateLeft(this.#c, 21) + output) >>> 0;
    return output;
  }

  state(): FourWords {
    return [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#counter];
  }

  restore(state: FourWords): void {
    [this.#a, this.#b, this.#c, this.#counter] = checkedWords(state);
  }
}
