import { judgeSequence, readNumber } from '../../src/answers';
import type { TraceExercise } from './exercise';
import type { Posed } from './variants';
import type { Mark, Verdict } from './verdict';

/** Judges the values typed into the blanks by running the program, and points at the first that differs. */
export function judgeTrace(
  { exercise, variant }: Posed<TraceExercise<never>>,
  texts: readonly string[],
): Verdict {
  const values = exercise.run(variant as never);
  const blanks = exercise.blanks(variant as never);
  // Whole numbers are counts here: 4,294,967,295 and 1,000 have one meaning each.
  const count = values.every(Number.isInteger);
  const readings = blanks.map((_, at) => readNumber(texts[at] ?? '', { count }));
  const judged = judgeSequence(readings, values);
  if (judged.at === undefined) return { outcome: 'right', say: judged.say, marks: marksOf('right') };

  const name = blanks[judged.at]!;
  const say =
    judged.verdict === 'wrong'
      ? `The first that differs is ${name}.`
      : judged.say.replace(`Value ${judged.at + 1}`, name);
  if (judged.verdict === 'unread') return { outcome: 'unreadable', say };
  if (judged.verdict !== 'wrong') return { outcome: 'nearly', say, marks: marksOf() };
  const mistake = exercise
    .mistakes(variant as never)
    .find((known) => judgeSequence(readings, known.values).verdict === 'right');
  return { outcome: 'wrong', say: mistake ? `${say} ${mistake.say}` : say, marks: marksOf() };

  /** Values after the first wrong one follow from it: they are marked only where they are right anyway. */
  function marksOf(all?: 'right'): Record<string, Mark> {
    const marks: Record<string, Mark> = {};
    for (const [at, reading] of readings.entries()) {
      const one = judgeSequence([reading], [values[at]!]).verdict;
      if (all || one === 'right') marks[at] = 'right';
      else if (at === judged.at) marks[at] = 'wrong';
    }
    return marks;
  }
}
