import {
  checkedWords,
  type FourWords,
  unsigned,
  wordsFromSeed,
} from './four-words';
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
  /** a, b, c and the counter. An array of whole numbers, since engines keep large ones in fields as boxed doubles. */
  readonly #words = new Int32Array(4);

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
    const words = this.#words;
    const b = words[1]!;
    const c = words[2]!;
    const counter = words[3]!;
    const output = (words[0]! + b + counter) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = rotateLeft(c, 21) + output;
    words[3] = counter + 1;
    return output >>> 0;
  }

  state(): FourWords {
    return unsigned(this.#words);
  }

  restore(state: FourWords): void {
    this.#words.set(checkedWords(state));
  }
}
