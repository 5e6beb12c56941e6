/** What is kept of a sheet: the answers as they stand, and as they were when they were last marked. */
import type { Json } from '../../src/progress';

export interface SheetState {
  /** One for each item; `null` where there is none yet. */
  readonly answers: readonly Json[];
  readonly marked?: readonly Json[];
}

const listOf = (kept: Json | undefined, length: number): readonly Json[] | undefined =>
  Array.isArray(kept)
    ? Array.from({ length }, (_, at) => (kept as readonly (Json | undefined)[])[at] ?? null)
    : undefined;

/** Reads what was kept, which may come from a file that somebody edited. */
export function sheetState(kept: Json | undefined, length: number): SheetState {
  const fields = (typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}) as Readonly<
    Record<string, Json | undefined>
  >;
  const marked = listOf(fields['marked'], length);
  return {
    answers: listOf(fields['answers'], length) ?? Array.from({ length }, () => null),
    ...(marked && { marked }),
  };
}

export function withAnswerAt(state: SheetState, place: number, answer: Json): SheetState {
  return { ...state, answers: state.answers.map((own, at) => (at === place ? answer : own)) };
}
