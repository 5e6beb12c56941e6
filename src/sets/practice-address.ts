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

/** What an address says of a round. */
export interface PracticeReading {
  /** Topics asked for; with them and no seed, an address suggests a round and does not begin it. */
  readonly topics: readonly string[];
  readonly round: PracticeRound | undefined;
  readonly said: readonly string[];
}

/**
 * Reads a round from a query string. Never throws: topics that do not exist are left out, and said.
 *
 * @param slugs all topics there are, in the order of the book
 */
export function readPractice(query: string, slugs: readonly string[]): PracticeReading {
  const written = new URLSearchParams(query);
  const asked = written
    .getAll('topics')
    .flatMap((list) => list.split(/[,\s]+/))
    .filter((slug) => slug !== '');
  const unknown = asked.filter((slug) => !slugs.includes(slug)).slice(0, 3);
  const topics = slugs.filter((slug) => asked.includes(slug));
  const listed = unknown.map((slug) => `“${slug.slice(0, 40)}”`).join(', ');
  const said = listed === '' ? [] : [`There is no topic called ${listed}.`];
  const seedWritten = written.get('seed');
  if (topics.length === 0 || seedWritten === null) return { topics, round: undefined, said };
  const { seed, text, said: aboutSeed } = readSeedText(seedWritten);
  return {
    topics,
    round: { topics, seed, seedText: text, programs: written.get('programs') === '1' },
    said: aboutSeed ? [...said, aboutSeed] : said,
  };
}

export function writePractice({ topics, seedText, programs }: Omit<PracticeRound, 'seed'>): string {
  const rest = new URLSearchParams({ seed: seedText, ...(programs && { programs: '1' }) });
  return `?topics=${topics.join(',')}&${rest.toString()}`;
}
