import { requireWhole } from './bad-input';
import type { Generator } from './generator';

/**
 * One bit of each of the next `count` raw numbers.
 *
 * @param bit which bit: 0 is the lowest, 31 the highest
 * @param count how many, 0 to 100000000
 * @returns zeros and ones
 * @throws RangeError naming the number that is out of range.
 */
export function bitSequence(
  rng: Generator,
  bit: number,
  count: number,
): Uint8Array {
  requireWhole('bit', bit, 0, 31);
  requireWhole('count', count, 0, 100_000_000);
  return Uint8Array.from(
    { length: count },
    () => (rng.nextUint32() >>> bit) & 1,
  );
}

/**
 * The smallest period that a stretch of a sequence shows: the least p for which every item equals
 * the one p places on.
 *
 * This is a measurement, not a proof. Only periods that the stretch goes through at least twice are
 * reported; `undefined` means there is none as short as that, and a sequence may still break its
 * habit beyond the stretch.
 *
 * After D. Knuth, J. Morris and V. Pratt's failure function (1977): one pass, however long the
 * period.
 */
export function smallestPeriod(
  sequence: ArrayLike<number>,
): number | undefined {
  const length = sequence.length;
  // overlap[i]: how long a beginning of the first i + 1 items is also their end (and not all of them).
  const overlap = new Uint32Array(length);
  for (let i = 1; i < length; i++) {
    let matched = overlap[i - 1]!;
    while (matched > 0 && sequence[i] !== sequence[matched])
      matched = overlap[matched - 1]!;
    overlap[i] = sequence[i] === sequence[matched] ? matched + 1 : 0;
  }
  const period = length - (overlap[length - 1] ?? 0);
  return length > 0 && 2 * period <= length ? period : undefined;
}

/**
 * The period of one output bit as measured over the next `window` draws, or `undefined` if it has
 * none of at most half that.
 *
 * @param bit which bit: 0 is the lowest, 31 the highest
 * @param window how many raw numbers to draw, 2 to 100000000
 * @throws RangeError naming the number that is out of range.
 */
export function bitPeriod(
  rng: Generator,
  bit: number,
  window: number,
): number | undefined {
  requireWhole('window', window, 2, 100_000_000);
  return smallestPeriod(bitSequence(rng, bit, window));
}
