import { seedFromText } from '../random';

const LONGEST = 80;

/** Upper case first: it parts what lower case leaves together, so that ß and SS, ς and σ come out alike. */
const folded = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();

/**
 * A student's name or number, as it counts: Unicode's form NFKC, no matter the capitals, single spaces, none at the
 * ends. "  Ada   LOVELACE" and "ada lovelace" are one student. Empty where nothing was typed.
 */
export function normalName(typed: string): string {
  // Folding a few rare letters makes others that fold once more.
  const once = folded(typed.slice(0, LONGEST));
  const twice = folded(once);
  return twice === once ? once : folded(twice);
}

/**
 * The seed of a student's own variants: the published hash (`seedFromText`) of the set's seed, a space, and the
 * name as it counts. The same name gives the same seed on every machine; it is no secret.
 *
 * @returns 0 to 4294967295
 */
export function studentSeed(setSeed: number, name: string): number {
  return seedFromText(`${setSeed} ${normalName(name)}`);
}

/** The student in an address's fragment, which no server is ever sent. Empty where there is none. */
export function readStudent(hash: string): string {
  const name = new URLSearchParams(hash.replace(/^#/, '')).get('student') ?? '';
  return name.slice(0, LONGEST);
}

export function writeStudent(name: string): string {
  return name === '' ? '' : `#${new URLSearchParams({ student: name }).toString()}`;
}
