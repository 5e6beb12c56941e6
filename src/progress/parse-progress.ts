import { migrate } from './migrations';
import { LISTS, type Lists, type Progress, VERSION, emptyProgress } from './progress';

/** What a stored text turned out to be. */
export interface ParsedProgress {
  /** `whole`: all of it was read. `part`: some entries were not. `damaged`: nothing was. `newer`: another version's. */
  readonly state: 'whole' | 'part' | 'damaged' | 'newer';
  /** As much as could be read. */
  readonly progress: Progress;
  /** Ids of the entries that could not be. */
  readonly skipped: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const count: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const flag: Check = (value) => typeof value === 'boolean';
const time: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const present: Check = (value) => value !== undefined;
const date: Check = (value) => time(value) && /^\d{4}-\d\d-\d\d$/.test(String(value));

const SHAPES: Readonly<Record<keyof Lists, Readonly<Record<string, Check>>>> = {
  exercises: {
    seed: Number.isFinite,
    attempts: count,
    misses: count,
    hints: count,
    solved: flag,
    revealed: flag,
    draft: () => true,
    at: time,
  },
  predictions: { guess: present, at: time },
  recall: { due: date, interval: count, misses: count },
  work: { state: present, at: time },
};

/** The fields an entry should have, and no others; undefined where one of them is wrong. */
function entryOf(list: keyof Lists, value: unknown): Fields | undefined {
  if (!isFields(value)) return undefined;
  const shape = Object.entries(SHAPES[list]);
  if (!shape.every(([name, check]) => check(value[name]))) return undefined;
  return Object.fromEntries(
    shape.map(([name]) => [name, value[name]]).filter(([, held]) => held !== undefined),
  );
}

/**
 * Reads a stored or exported record, entry by entry, so that one broken entry costs no other. Never throws.
 * A newer version is read as far as its entries have the shape known here.
 */
export function parseProgress(text: string): ParsedProgress {
  const damaged: ParsedProgress = { state: 'damaged', progress: emptyProgress(), skipped: [] };
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return damaged;
  }
  if (!isFields(stored) || !count(stored['version'])) return damaged;
  const version = Number(stored['version']);
  const record = migrate(stored, version);
  if (!record) return damaged;

  const skipped: string[] = [];
  const read = (list: keyof Lists): [string, Fields][] => {
    const entries = record[list] ?? {};
    // A list that is no list at all is one broken entry, named after the list.
    if (!isFields(entries)) skipped.push(list);
    return Object.entries(isFields(entries) ? entries : {}).flatMap(([id, value]) => {
      const entry = entryOf(list, value);
      if (!entry) skipped.push(id);
      return entry ? [[id, entry] as [string, Fields]] : [];
    });
  };
  // fromEntries, because assigning to a stored `__proto__` would change the object and not its entries.
  const lists = Object.fromEntries(LISTS.map((list) => [list, Object.fromEntries(read(list))]));
  const chapter = record['lastChapter'];
  const progress = {
    ...lists,
    version: VERSION,
    ...(typeof chapter === 'string' && { lastChapter: chapter }),
  } as unknown as Progress;
  if (version > VERSION) return { state: 'newer', progress, skipped };
  return { state: skipped.length > 0 ? 'part' : 'whole', progress, skipped };
}
