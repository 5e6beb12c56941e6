/** What a host is told of an answer that was checked. */
import type { Settings } from '../../src/embedding';
import type { ExerciseRecord } from '../../src/progress';
import type { Told } from '../exercise-kit/tell';

/** Exercises are scored; figures and guesses are not. */
export function isScored(root: HTMLElement): boolean {
  return root.matches('.exercise');
}

/** The score that a state stands for: what was solved once stays solved. */
export function scoreOf(state: unknown): number {
  return (state as { record?: ExerciseRecord }).record?.solved ? 1 : 0;
}

/** The result as the host gets it, with a receipt that can be marked again anywhere. */
export async function completed({ verdict: _, ...result }: Told['dd-result'], { set, student }: Settings) {
  const { makeReceipt } = await import('../../src/receipts');
  const whole = { ...result, ...(set !== undefined && { set }), ...(student !== undefined && { student }) };
  const { item, seed, attempt, score, correct, complete, ms } = result;
  return { item, seed, attempt, score, correct, complete, ms, receipt: makeReceipt(whole) };
}
