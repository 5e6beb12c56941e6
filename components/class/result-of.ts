/** The result of a marked sheet: what each answer is told, the score, and the code that belongs to both. */
import type { Json } from '../../src/progress';
import { checkCode, type ClassSet, type ResultLine, setKey } from '../../src/sets';
import type { Posed } from '../exercise-kit/variants';
import type { Outcome } from '../exercise-kit/verdict';
import { mark, packAnswers } from './answers';

export interface SheetResult extends ResultLine {
  /** What each answer is told, and the same in words. */
  readonly outcomes: readonly Outcome[];
  readonly words: readonly string[];
}

const WORDS: Readonly<Record<Outcome, string>> = {
  right: 'right',
  nearly: 'nearly',
  wrong: 'not yet',
  unreadable: 'cannot be read',
};

/** @param marked answers that are ready to be judged: programs have run */
export function resultOf(
  set: ClassSet,
  student: string,
  items: readonly Posed[],
  marked: readonly Json[],
): SheetResult {
  const outcomes = items.map((posed, at) => mark(posed, marked[at]).outcome);
  const answers = packAnswers(items.map((_, at) => marked[at] ?? null));
  const score = { right: outcomes.filter((outcome) => outcome === 'right').length, of: items.length };
  const code = checkCode({ setKey: setKey(set), student, ...score, answers });
  const words = outcomes.map((outcome, at) => ((marked[at] ?? null) === null ? 'no answer' : WORDS[outcome]));
  return { student, ...score, answers, code, outcomes, words };
}
