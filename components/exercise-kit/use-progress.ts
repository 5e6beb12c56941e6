/** Entries of the progress, for islands. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import {
  type ExerciseRecord,
  type Json,
  type PredictionRecord,
  type Progress,
  withEntry,
} from '../../src/progress';
import { progressStore } from './progress';
import { freshRecord } from './record';

/** One entry of the progress, kept in step with other tabs. `undefined` until the page is awake. */
function useEntry<Entry>(pick: (all: Progress) => Entry | undefined): {
  awake: boolean;
  entry: Entry | undefined;
} {
  const [state, setState] = useState<{ awake: boolean; entry: Entry | undefined }>({
    awake: false,
    entry: undefined,
  });
  useEffect(() => {
    const look = () => {
      const entry = pick(progressStore().read());
      setState((before) => (before.awake && before.entry === entry ? before : { awake: true, entry }));
    };
    look();
    return progressStore().subscribe(look);
  }, []);
  return state;
}

function own<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry | undefined {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}

export type ChangeRecord = (step: (record: ExerciseRecord) => ExerciseRecord) => void;

function changeRecord(id: string, step: (record: ExerciseRecord) => ExerciseRecord): void {
  const at = new Date().toISOString();
  progressStore().change((all) => {
    const before = own(all.exercises, id) ?? freshRecord();
    return withEntry(all, 'exercises', id, { ...step(before), at });
  });
}

/** What is kept of an exercise at this moment. */
export function recordOf(id: string): ExerciseRecord | undefined {
  return own(progressStore().read().exercises, id);
}

/** What the reader has done with an exercise, and the way to change it. */
export function useRecord(id: string) {
  const { awake, entry: record } = useEntry((all) => own(all.exercises, id));
  const change = useCallback<ChangeRecord>((step) => changeRecord(id, step), [id]);
  return { awake, record, change };
}

/** The guess a reader committed to, and the way to commit. */
export function usePrediction(id: string) {
  const { awake, entry: prediction } = useEntry<PredictionRecord>((all) => own(all.predictions, id));
  const commit = (guess: Json) => {
    const at = new Date().toISOString();
    progressStore().change((all) => withEntry(all, 'predictions', id, { guess, at }));
  };
  return { awake, prediction, commit };
}
