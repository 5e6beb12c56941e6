import type { Generator } from './generator';
import { Lcg } from './lcg';
import { Mt19937 } from './mt19937';
import { Pcg32 } from './pcg32';
import { Sfc32 } from './sfc32';
import { Xoshiro128 } from './xoshiro128';

/** The generators of this book that fill all 32 bits from one seed, by name. */
export const GENERATOR_NAMES = [
  'lcg',
  'mt19937',
  'pcg32',
  'xoshiro128',
  'sfc32',
] as const;

/** One of {@link GENERATOR_NAMES}. */
export type GeneratorName = (typeof GENERATOR_NAMES)[number];

/**
 * The generator of that name at the start of its sequence (PCG32 on stream 1).
 *
 * @param seed 0 to 4294967295.
 * @throws RangeError naming the seed.
 */
export function makeGenerator(name: GeneratorName, seed: number): Generator {
  switch (name) {
    case 'lcg':
      return new Lcg(seed);
    case 'mt19937':
      return new Mt19937(seed);
    case 'pcg32':
      return new Pcg32(seed);
    case 'xoshiro128':
      return new Xoshiro128(seed);
    case 'sfc32':
      return new Sfc32(seed);
  }
}
