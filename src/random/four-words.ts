import { requireUint32 } from './bad-input';
import { SplitMix32 } from './splitmix32';

/** Four 32-bit numbers: the whole state of a small generator. */
export type FourWords = readonly [number, number, number, number];

/**
 * Four unlike words from one seed, the first four numbers of {@link SplitMix32}. They are never all
 * zero.
 *
 * @param seed 0 to 4294967295.
 * @throws RangeError naming the seed.
 */
export function wordsFromSeed(seed: number): FourWords {
  const source = new SplitMix32(seed);
  return [
    source.nextUint32(),
    source.nextUint32(),
    source.nextUint32(),
    source.nextUint32(),
  ];
}

/**
 * A copy of four words that have been looked at first.
 *
 * @throws RangeError if there are not four, or one is not a whole number from 0 to 4294967295.
 */
export function checkedWords(words: FourWords): FourWords {
  if (words?.length !== 4) {
    throw new RangeError(
      `state must be four words, got ${JSON.stringify(words)}`,
    );
  }
  const [a, b, c, d] = words;
  [a, b, c, d].forEach((word, i) => requireUint32(`state word ${i}`, word));
  return [a, b, c, d];
}

/** A state that is kept as signed words, as a copy that is not. */
export function unsigned(words: Int32Array): FourWords {
  const [a = 0, b = 0, c = 0, d = 0] = words;
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}
