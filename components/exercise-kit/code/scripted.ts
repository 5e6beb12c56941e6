/** A generator that a check hands to the reader's program, and that knows how often it was asked. */
import { type Generator, Pcg32 } from '../../../src/random';

export interface Scripted {
  /** Frozen: a program can draw from it, and do nothing else to it. */
  readonly rng: Generator;
  draws(): number;
}

/** First the raw values that are given, then PCG32 from a seed. */
export function scripted(first: readonly number[], seed = 1): Scripted {
  const rest = new Pcg32(seed);
  let drawn = 0;
  const nextUint32 = () => {
    const at = drawn++;
    return at < first.length ? first[at]! : rest.nextUint32();
  };
  return { rng: Object.freeze({ nextUint32: Object.freeze(nextUint32) }), draws: () => drawn };
}
