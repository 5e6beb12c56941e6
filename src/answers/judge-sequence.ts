import { type NumberSpec, type Verdict, judgeNumber } from './judge-number';
import type { NumberReading, NumberRefusal } from './read-number';

/** A verdict on a list. `unread` means that a value could not be read, and that nothing was attempted. */
export interface SequenceVerdict {
  readonly verdict: Verdict['verdict'] | 'unread';
  readonly say: string;
  /** Position of the first value that is not right, counted from 0; undefined where all are. */
  readonly at: number | undefined;
}

/**
 * Judges a list of values, such as those a program takes, by the first one that is not right: what follows from a
 * wrong value is no new mistake. `spec` holds for every value. A value that cannot be read makes the list unread.
 */
export function judgeSequence(
  readings: readonly (NumberReading | NumberRefusal)[],
  answers: readonly NumberSpec['answer'][],
  spec: Omit<NumberSpec, 'answer'> = {},
): SequenceVerdict {
  const unread = readings.findIndex((reading) => !reading.ok);
  const refusal = readings[unread];
  if (refusal && !refusal.ok) {
    return { verdict: 'unread', at: unread, say: `Value ${unread + 1}: ${refusal.message}` };
  }
  for (const [at, answer] of answers.entries()) {
    const reading = readings[at];
    if (!reading?.ok) return { verdict: 'wrong', at, say: `Right so far. Value ${at + 1} is missing.` };
    const { verdict, say } = judgeNumber(reading, { ...spec, answer });
    if (verdict === 'wrong') return { verdict, at, say: `Value ${at + 1} is the first that differs.` };
    if (verdict === 'nearly') return { verdict, at, say: `Value ${at + 1}: ${say}` };
  }
  if (readings.length > answers.length) {
    return { verdict: 'wrong', at: answers.length, say: `The list ends after ${answers.length}.` };
  }
  return { verdict: 'right', at: undefined, say: 'Every value is right.' };
}
