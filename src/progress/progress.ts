/** Anything JSON can hold. */
export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** What a reader has done with one exercise. */
export interface ExerciseRecord {
  /** Seed of the variant on show. */
  readonly seed: number;
  readonly attempts: number;
  readonly misses: number;
  /** Hints shown. */
  readonly hints: number;
  /** Ever solved, on any variant. */
  readonly solved: boolean;
  /** The worked solution was shown. */
  readonly revealed: boolean;
  /** What is typed and not yet judged. */
  readonly draft?: Json;
  /** Last change, as an ISO time. */
  readonly at: string;
}

/** A guess committed before a reveal. */
export interface PredictionRecord {
  readonly guess: Json;
  /** ISO time. */
  readonly at: string;
}

/** When a recall card comes back. */
export interface RecallRecord {
  /** ISO date, such as 2031-05-20. */
  readonly due: string;
  /** Days between the last showing and `due`; 0 after a miss. */
  readonly interval: number;
  /** Times missed, ever. */
  readonly misses: number;
}

/** A sheet or a round of practice that can be taken up again. Kept apart from what is known of each exercise. */
export interface WorkRecord {
  /** Answers or a log, as the page that wrote it reads it. */
  readonly state: Json;
  /** ISO time. */
  readonly at: string;
}

/** The lists of a record, by name, with what each holds under its ids. */
export interface Lists {
  readonly exercises: ExerciseRecord;
  readonly predictions: PredictionRecord;
  readonly recall: RecallRecord;
  /** Under the address of the sheet or the round. */
  readonly work: WorkRecord;
}

/** All that is kept. Ids are those of exercises, predictions and cards; never positions or texts. */
export type Progress = { readonly version: 1; readonly lastChapter?: string } & {
  readonly [List in keyof Lists]: Readonly<Record<string, Lists[List]>>;
};

/** The format this code writes. */
export const VERSION = 1;

/** The names of the lists. */
export const LISTS: readonly (keyof Lists)[] = ['exercises', 'predictions', 'recall', 'work'];

/** A reader who has done nothing yet. */
export const emptyProgress = (): Progress => ({
  version: VERSION,
  exercises: {},
  predictions: {},
  recall: {},
  work: {},
});

/** The same progress with one entry put in or replaced. */
export function withEntry<List extends keyof Lists>(
  progress: Progress,
  list: List,
  id: string,
  entry: Lists[List],
): Progress {
  return { ...progress, [list]: { ...progress[list], [id]: entry } };
}

/** One text for equal values, whatever the order of their keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
