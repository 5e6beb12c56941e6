/** What becomes of a reader's record: pure steps from one record to the next. */
import type { ExerciseRecord, Json } from '../../src/progress';
import { DEFAULT_SEED, isSeed } from './variants';
import type { Outcome } from './verdict';

/** Misses on one variant after which help is offered. It can be asked for at any time. */
export const HINT_AFTER = 2;
export const SOLUTION_AFTER = 4;

/** The draft of a record: what the answer holds now, and what it held when it was last checked. */
export interface Draft {
  readonly answer?: Json;
  readonly checked?: Json;
}

type Step = (record: ExerciseRecord) => ExerciseRecord;

export function freshRecord(seed = DEFAULT_SEED): ExerciseRecord {
  return {
    seed,
    attempts: 0,
    misses: 0,
    hints: 0,
    solved: false,
    revealed: false,
    at: new Date().toISOString(),
  };
}

/** Stored records may come from a file that somebody edited: only what can be used is taken. */
export function draftOf(record: ExerciseRecord | undefined): Draft {
  const draft = record?.draft;
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Draft) : {};
}

export function seedOf(record: ExerciseRecord | undefined): number {
  return isSeed(record?.seed) ? record.seed : DEFAULT_SEED;
}

export function withAnswer(answer: Json): Step {
  return (record) => ({ ...record, draft: { ...draftOf(record), answer } });
}

export function withVerdict(answer: Json, outcome: Outcome): Step {
  return (record) => ({
    ...record,
    draft: { answer, checked: answer },
    attempts: record.attempts + (outcome === 'unreadable' ? 0 : 1),
    misses: record.misses + (outcome === 'wrong' ? 1 : 0),
    solved: record.solved || outcome === 'right',
  });
}

/** An answer given elsewhere, on a sheet or in practice: it counts, and the variant on show stays as it is. */
export function withOutcome(outcome: Outcome): Step {
  return (record) => ({
    ...record,
    attempts: record.attempts + (outcome === 'unreadable' ? 0 : 1),
    solved: record.solved || outcome === 'right',
  });
}

export const withHint: Step = (record) => ({ ...record, hints: record.hints + 1 });

export const withSolution: Step = (record) => ({ ...record, revealed: true });

/** Another variant starts without a draft and without help. What was solved stays solved. */
export function withVariant(seed: number): Step {
  return ({ draft: _, ...record }) => ({ ...record, seed, misses: 0, hints: 0, revealed: false });
}

/** Start over: the same variant, as if it had just been opened. */
export const startedOver: Step = (record) => withVariant(seedOf(record))(record);
