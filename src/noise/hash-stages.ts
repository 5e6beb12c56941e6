import { Pcg32 } from '../random/pcg32';

/** Which steps of `hash01` are taken: all of them make the whole hash. */
export interface HashStages {
  /** Multiply x, y and the seed by an odd number each, before they are added. */
  spread: boolean;
  /** Fold the upper bits onto the lower ones, 13 places down. */
  fold13: boolean;
  /** Multiply once more. */
  multiply: boolean;
  /** Fold again, 16 places down. */
  fold16: boolean;
}

/**
 * `hash01` with steps left out, to see what each of them is for. With all of them it is `hash01`, bit for bit.
 *
 * @param x, y whole numbers, taken modulo 2³²
 * @param seed whole number from 0 to 4294967295
 * @returns 0 up to, and not including, 1
 */
export function stagedHash01(
  x: number,
  y: number,
  seed: number,
  stages: HashStages,
): number {
  let n = stages.spread
    ? Math.imul(x, 374761393) +
      Math.imul(y, 668265263) +
      Math.imul(seed, 2246822519)
    : x + y + seed;
  if (stages.fold13) n ^= n >>> 13;
  if (stages.multiply) n = Math.imul(n, 1274126177);
  if (stages.fold16) n ^= n >>> 16;
  return (n & 0xffffff) / 0x1000000;
}

/** A hash of a corner: x, y and a seed to a number from 0 up to, and not including, 1. */
export type CornerHash = (x: number, y: number, seed: number) => number;

/** Bits of x, then of y, then of the seed; the lowest of each first. */
export const INPUT_BITS = 96;
/** Bits of the result that are looked at: its 24 highest, the lowest of them first. */
export const OUTPUT_BITS = 24;

/** What flipping one bit of the input does to each bit of the result. */
export interface Avalanche {
  /** `shares[input × 24 + output]`: in which share of the trials the output bit changed. One half is ideal. */
  shares: Float32Array;
  /** The mean of all shares. */
  mean: number;
  /** How many pairs of an input bit and an output bit never changed together. */
  stuck: number;
}

/**
 * Measures a hash's avalanche: flips every single bit of x, y and the seed at random corners, and counts which bits
 * of the result change. The corners are the same at every call.
 *
 * @param trials how many corners; with 64 or more, a pair that is not stuck is taken for stuck once in 2⁶⁴
 * @throws RangeError for fewer than 1 trial
 */
export function avalanche(hash: CornerHash, trials = 128): Avalanche {
  if (!Number.isInteger(trials) || trials < 1) {
    throw new RangeError(
      `trials must be a whole number from 1, got ${trials}`,
    );
  }
  const rng = new Pcg32(1);
  const counts = new Uint32Array(INPUT_BITS * OUTPUT_BITS);
  const bitsOf = (x: number, y: number, seed: number) =>
    Math.floor(hash(x, y, seed) * 2 ** OUTPUT_BITS);
  for (let trial = 0; trial < trials; trial++) {
    const x = rng.nextUint32() | 0;
    const y = rng.nextUint32() | 0;
    const seed = rng.nextUint32();
    const before = bitsOf(x, y, seed);
    for (let bit = 0; bit < 32; bit++) {
      const mask = 1 << bit;
      count(counts, bit, before ^ bitsOf(x ^ mask, y, seed));
      count(counts, 32 + bit, before ^ bitsOf(x, y ^ mask, seed));
      count(counts, 64 + bit, before ^ bitsOf(x, y, (seed ^ mask) >>> 0));
    }
  }
  const shares = Float32Array.from(counts, (changes) => changes / trials);
  return {
    shares,
    mean:
      counts.reduce((sum, changes) => sum + changes, 0) /
      trials /
      counts.length,
    stuck: counts.filter((changes) => changes === 0).length,
  };
}

function count(counts: Uint32Array, input: number, changed: number): void {
  for (let output = 0; output < OUTPUT_BITS; output++) {
    counts[input * OUTPUT_BITS + output]! += (changed >>> output) & 1;
  }
}
