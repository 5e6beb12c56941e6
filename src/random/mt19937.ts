import { requireUint32, requireWhole } from './bad-input';
import type { ResumableGenerator } from './generator';

/** The table holds 624 words of 32 bits. */
const WORDS = 624;
const TOP_BIT = 0x8000_0000;

/**
 * A saved {@link Mt19937}: its table of 624 words, and how many of them have been used (0 to 624).
 */
export interface Mt19937State {
  readonly words: readonly number[];
  readonly used: number;
}

/**
 * The last thing done to a word on its way out, so that its bits are spread evenly.
 *
 * @returns 0 to 4294967295
 */
function temper(word: number): number {
  let y = word;
  y ^= y >>> 11;
  y ^= (y << 7) & 0x9d2c5680;
  y ^= (y << 15) & 0xefc60000;
  y ^= y >>> 18;
  return y >>> 0;
}

/** The top bit of a word and the low bits of the next, shifted, and mixed where a 1 fell off. Signed 32 bits. */
function twisted(word: number, next: number): number {
  const joined = (word & 0x8000_0000) | (next & 0x7fff_ffff);
  // A product in place of a choice: half of all choices would be guessed wrong by the processor.
  return (joined >>> 1) ^ Math.imul(joined & 1, 0x9908b0df);
}

/**
 * The Mersenne Twister with 32 bits, period 2^19937 − 1: C++'s `std::mt19937`, number for number.
 *
 * M. Matsumoto and T. Nishimura, "Mersenne Twister: A 623-Dimensionally Equidistributed Uniform
 * Pseudo-Random Number Generator" (ACM TOMACS, 1998), with their seeding of 2002.
 */
export class Mt19937 implements ResumableGenerator<Mt19937State> {
  readonly #words = new Uint32Array(WORDS);
  #used = WORDS;

  /**
   * @param seed 0 to 4294967295; 5489 if left out, as in the C++ standard.
   * @throws RangeError naming the seed.
   */
  constructor(seed = 5489) {
    requireUint32('seed', seed);
    let word = seed;
    this.#words[0] = word;
    for (let i = 1; i < WORDS; i++) {
      word = Math.imul(word ^ (word >>> 30), 1812433253) + i;
      this.#words[i] = word;
    }
  }

  nextUint32(): number {
    let used = this.#used;
    if (used === 624) {
      this.#twist();
      used = 0;
    }
    this.#used = used + 1;
    return temper(this.#words[used]!);
  }

  /** Renew the whole table at once: once in 624 draws. */
  #twist(): void {
    const words = this.#words;
    // Each word is renewed with the help of the one 397 places on. That lies beyond the end from the 228th word on,
    // and the last word's neighbor is the first.
    let word = words[0]!;
    for (let i = 0; i < 227; i++) {
      const next = words[i + 1]!;
      words[i] = words[i + 397]! ^ twisted(word, next);
      word = next;
    }
    for (let i = 227; i < 623; i++) {
      const next = words[i + 1]!;
      words[i] = words[i - 227]! ^ twisted(word, next);
      word = next;
    }
    words[623] = words[396]! ^ twisted(word, words[0]!);
    this.#used = 0;
  }

  state(): Mt19937State {
    return { words: [...this.#words], used: this.#used };
  }

  restore(state: Mt19937State): void {
    const { words, used } = state ?? { words: [], used: 0 };
    if (words?.length !== WORDS) {
      throw new RangeError(
        `state must hold ${WORDS} words, got ${words?.length ?? 'none'}`,
      );
    }
    words.forEach((word, i) => requireUint32(`state word ${i}`, word));
    requireWhole('state used', used, 0, WORDS);
    // The low 31 bits of the first word play no part, so they cannot save a table that is zero otherwise.
    if (words.every((word, i) => (i === 0 ? word < TOP_BIT : word === 0))) {
      throw new RangeError(
        'state must have a word that is not zero after the first, got zeros',
      );
    }
    this.#words.set(words);
    this.#used = used;
  }
}
