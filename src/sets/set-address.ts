import { readSeedText } from './read-seed-text';

/** A sheet for a class: which exercises, in which order, drawn from which seed. */
export interface ClassSet {
  readonly ids: readonly string[];
  readonly seed: number;
  /** The seed as it was written: a number or a word. */
  readonly seedText: string;
  /** What the sheet is called; empty where it has no name. */
  readonly name: string;
  /** Each student has variants of their own. */
  readonly perStudent: boolean;
}

export interface SetReading {
  readonly set: ClassSet;
  /** What in the address could not be used, and what happens instead. */
  readonly said: readonly string[];
}

const MOST = 50;
const LONGEST_NAME = 80;

const quoted = (text: string): string => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/** Reads a set from a query string. Never throws: what can be shown is, and the rest is said. */
export function readSet(query: string, isKnown: (id: string) => boolean): SetReading {
  const written = new URLSearchParams(query);
  const said: string[] = [];

  const asked = written
    .getAll('ids')
    .flatMap((list) => list.split(/[,\s]+/))
    .filter((id) => id !== '');
  const known = asked.filter(isKnown);
  const unknown = [...new Set(asked.filter((id) => !isKnown(id)))];
  if (unknown.length > 0) {
    const listed = unknown.slice(0, 3).map(quoted).join(', ') + (unknown.length > 3 ? ' and others' : '');
    const none = known.length === 0 ? '' : ' The rest is here.';
    said.push(`No exercise is called ${listed}.${none}`);
  }
  if (known.length > MOST) said.push(`A sheet holds at most ${MOST} exercises: these are the first ${MOST}.`);

  const { seed, text, said: aboutSeed } = readSeedText(written.get('seed'));
  if (aboutSeed) said.push(aboutSeed);

  const per = written.get('per')?.trim();
  if (per !== undefined && per !== 'student' && per !== '') {
    said.push(`“per” can be “student” and nothing else, so everybody gets the same sheet.`);
  }
  const name = (written.get('name') ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  return {
    set: { ids: known.slice(0, MOST), seed, seedText: text, name, perStudent: per === 'student' },
    said,
  };
}

/** Writes a set as a query string. The ids stand as they are: they hold nothing that an address would escape. */
export function writeSet({ ids, seedText, name, perStudent }: ClassSet): string {
  const rest = new URLSearchParams({
    seed: seedText,
    ...(name && { name }),
    ...(perStudent && { per: 'student' }),
  });
  return `?ids=${ids.join(',')}&${rest.toString()}`;
}

/** What makes a set this set, whatever it is called: for keeping answers, and for check codes. */
export function setKey({ ids, seed, perStudent }: ClassSet): string {
  return `ids=${ids.join(',')}&seed=${seed}${perStudent ? '&per=student' : ''}`;
}
