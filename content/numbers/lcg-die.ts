import { Lcg, moduloInt } from '../../src/random';

/** The first eight rolls of chapter 1's first die: the remainder of an LCG's output, plus one. */
export function lcgDie(seed: number): number[] {
  const rng = new Lcg(seed);
  return Array.from({ length: 8 }, () => moduloInt(rng, 6) + 1);
}
