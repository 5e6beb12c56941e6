import { readSeed } from '../random';

/** A seed as it stands in an address: what was written, the number it is, and what there is to say about it. */
export interface SeedReading {
  readonly text: string;
  readonly seed: number;
  readonly said?: string;
}

/** The seed of a set or a round that names none. */
export const USUAL_SEED = '1';
const LONGEST = 60;

/** Reads a seed as an address has it. Never throws: what cannot be used is replaced, and a sentence says so. */
export function readSeedText(written: string | null): SeedReading {
  if (written === null) return { text: USUAL_SEED, seed: Number(USUAL_SEED) };
  const text = written.normalize('NFC').trim().slice(0, LONGEST);
  const seed = readSeed(text);
  if (seed === undefined) {
    return { text: USUAL_SEED, seed: Number(USUAL_SEED), said: 'The seed is empty, so it is 1.' };
  }
  // A number out of range is more likely a slip than a word.
  if (/^[-−+]?\d[\d.,]*$/.test(text) && String(seed) !== String(Number(text))) {
    return {
      text,
      seed,
      said: `“${text}” is not a whole number from 0 to 4294967295, so it is taken as a word.`,
    };
  }
  return { text, seed };
}
