/** A reader's record as the short plain text that a course system keeps. */
import { type ExerciseRecord, type Json, parseProgress } from '../progress';
import { pack, unpack } from '../receipts';
import { LONGEST_STATE } from './session';

const PREFIX = 'DD1s.';

const written = (item: string, record: ExerciseRecord) => PREFIX + pack(JSON.stringify({ item, record }));

/** What can be done without, a little more each time: what a run showed, what was last checked, what is typed. */
function* shorter(record: ExerciseRecord): Generator<ExerciseRecord> {
  yield record;
  const { draft, ...rest } = record;
  const { answer, checked } = (draft ?? {}) as { answer?: Json; checked?: Json };
  const source = (answer as { source?: Json } | undefined)?.source;
  if (source !== undefined) yield { ...rest, draft: { answer: { source } } };
  if (checked !== undefined && answer !== undefined) yield { ...rest, draft: { answer } };
  yield rest;
}

/** At most 3,800 characters of A to Z, digits, `-`, `_` and `.`. A draft that is too long is left out. */
export function writeState(item: string, record: ExerciseRecord): string {
  for (const less of shorter(record)) {
    const text = written(item, less);
    if (text.length <= LONGEST_STATE) return text;
  }
  return '';
}

/** The record of `item` that the text holds, if it holds one that can be read. Never throws. */
export function readState(item: string, text: string): ExerciseRecord | undefined {
  if (!text.startsWith(PREFIX)) return undefined;
  const unpacked = unpack(text.slice(PREFIX.length));
  if ('problem' in unpacked) return undefined;
  try {
    const held = JSON.parse(unpacked.text) as { item?: unknown; record?: unknown } | null;
    if (held?.item !== item) return undefined;
    const exercises = { [item]: held.record };
    return parseProgress(JSON.stringify({ version: 1, exercises, predictions: {}, recall: {} })).progress
      .exercises[item];
  } catch {
    return undefined;
  }
}
