import type { GENERATOR_NAMES } from '../../src/random';

/** The parameter with which a reader swaps one generator for another. A widget spreads it and sets its default. */
export const generatorChoice = {
  kind: 'choice',
  label: 'Generator',
  help: 'Which machine makes the raw numbers.',
  options: [
    { value: 'lcg', label: 'LCG' },
    { value: 'mt19937', label: 'Mersenne Twister' },
    { value: 'pcg32', label: 'PCG32' },
    { value: 'xoshiro128', label: 'xoshiro128**' },
    { value: 'sfc32', label: 'sfc32' },
  ] satisfies { value: (typeof GENERATOR_NAMES)[number]; label: string }[],
} as const;

const names: Readonly<Record<string, string>> = {
  lcg: 'the LCG',
  mt19937: 'the Mersenne Twister',
  pcg32: 'PCG32',
  xoshiro128: 'xoshiro128**',
  sfc32: 'sfc32',
};

/** A generator's name inside a sentence. */
export function generatorInText(value: string): string {
  return names[value] ?? value;
}
