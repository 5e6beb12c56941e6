/** What a host is told of an answer that was checked. */
import type { Settings } from '../../src/embedding';
import type { ExerciseRecord, Json } from '../../src/progress';

/** The detail of an exercise's `dd-result`. */
export interface Checked {
  item: string;
  seed: number;
  attempt: number;
  correct: boolean;
  complete: boolean;
  ms: number;
  answer: Json;
}

/** Exercises are scored; figures and guesses are not. */
export function isScored(root: HTMLElement): boolean {
  return root.matches('.exercise');
}

/** The score that a state stands for: what was solved once stays solved. */
export function scoreOf(state: unknown): number {
  return (state as { record?: ExerciseRecord }).record?.solved ? 1 : 0;
}

/** The result as the host gets it, with a receipt that can be marked again anywhere. */
export async function completed({ answer, ...checked }: Checked, { set, student }: Settings) {
  const { makeReceipt } = await import('../../src/receipts');
  const result = { ...checked, score: checked.correct ? 1 : 0 };
  const receipt = await makeReceipt({
    v: 1,
    ...result,
    answer,
    at: new Date().toISOString(),
    ...(set !== undefined && { set }),
    ...(student !== undefined && { student }),
  });
  const { item, seed, attempt, score, correct, complete, ms } = result;
  return { item, seed, attempt, score, correct, complete, ms, receipt };
}
