import { readSeedText } from './read-seed-text';

/** A round of practice: what it draws from, and the seed that decides the order and the numbers. */
export interface PracticeRound {
  /** Slugs of chapters, in the order of the book. */
  readonly topics: readonly string[];
  readonly seed: number;
  readonly seedText: string;
  /** Programs to write come up too. */
  readonly programs: boolean;
}

/**
 * Reads a round from a query string; `undefined` where it asks for none. Never throws: topics that do not exist are
 * left out, and said.
 *
 * @param slugs all topics there are, in the order of the book
 */
export function readPractice(
  query: string,
  slugs: readonly string[],
): { round: PracticeRound | undefined; said: readonly string[] } {
  const written = new URLSearchParams(query);
  const asked = written
    .getAll('topics')
    .flatMap((list) => list.split(/[,\s]+/))
    .filter((slug) => slug !== '');
  if (asked.length === 0) return { round: undefined, said: [] };
  const unknown = asked.filter((slug) => !slugs.includes(slug)).slice(0, 3);
  const topics = slugs.filter((slug) => asked.includes(slug));
  const said =
    unknown.length > 0
      ? [`There is no topic called ${unknown.map((slug) => `“${slug.slice(0, 40)}”`).join(', ')}.`]
      : [];
  if (topics.length === 0) return { round: undefined, said };
  const { seed, text, said: aboutSeed } = readSeedText(written.get('seed'));
  return {
    round: { topics, seed, seedText: text, programs: written.get('programs') === '1' },
    said: aboutSeed ? [...said, aboutSeed] : said,
  };
}

export function writePractice({ topics, seedText, programs }: Omit<PracticeRound, 'seed'>): string {
  const rest = new URLSearchParams({ seed: seedText, ...(programs && { programs: '1' }) });
  return `?topics=${topics.join(',')}&${rest.toString()}`;
}
