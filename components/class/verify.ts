/** Looks into a result that a student sent: does the code belong to it, and do the answers earn the score? */
import type { Json } from '../../src/progress';
import { checkCode, type ClassSet, compareCodes, normalName, type ResultLine, setKey } from '../../src/sets';
import type { AnyExercise } from '../exercise-kit/exercise';
import type { Posed } from '../exercise-kit/variants';
import { dataOf } from '../widget-kit/data';
import type { Parameters, ValuesOf } from '../widget-kit/definition';
import { loadWidget } from '../widgets/load-widget';
import { readyToMark, unpackAnswers } from './answers';
import { resultOf, type SheetResult } from './result-of';
import { sheetItems } from './sheet-items';

export interface Finding {
  readonly agrees: boolean;
  /** One sentence. */
  readonly say: string;
  /** The answers marked again, where they came along. */
  readonly marked?: SheetResult;
}

const score = ({ right, of }: { right: number; of: number }) => `${right} of ${of}`;

/** Without answers only the code's first half can be checked. */
function fromPaper(set: ClassSet, line: ResultLine): Finding {
  const code = checkCode({ setKey: setKey(set), ...line });
  return compareCodes(line.code, code).score
    ? {
        agrees: true,
        say: 'The code belongs to this set, this student and this score. No answers came along to mark again.',
      }
    : { agrees: false, say: 'The code does not belong to this set, this student and this score.' };
}

/** Nothing that was sent is believed: programs run again, and so does a figure's model. */
async function workedOutAgain(posed: Posed, answer: Json): Promise<Json> {
  const ready = await readyToMark(posed, answer);
  if (posed.exercise.kind !== 'goal' || ready === null) return ready;
  const { values } = ready as { values: ValuesOf<Parameters> & Json };
  const { outputs } = dataOf(await loadWidget(posed.exercise.widget), values);
  return { values, outputs };
}

export async function verify(
  set: ClassSet,
  line: ResultLine,
  exercises: ReadonlyMap<string, AnyExercise>,
): Promise<Finding> {
  if (set.perStudent && normalName(line.student) === '') {
    return { agrees: false, say: 'There is no student in it, and this set has numbers for each student.' };
  }
  if (line.answers === '') return fromPaper(set, line);
  const answers = unpackAnswers(line.answers);
  if (!answers)
    return { agrees: false, say: 'The answers cannot be read: something was cut off or changed.' };

  const items = sheetItems(set, line.student, exercises);
  const ready: Json[] = [];
  // One after the other: programs share one frame. Whatever was sent must not stop the others of a pile.
  for (const [at, posed] of items.entries()) {
    ready.push(await workedOutAgain(posed, answers[at] ?? null).catch(() => null));
  }
  const marked = { ...resultOf(set, line.student, items, ready), student: line.student };
  const code = checkCode({ setKey: setKey(set), ...line });
  if (!compareCodes(line.code, code).answers) {
    return {
      agrees: false,
      say: `The code does not belong to this set, this student, these answers and this score. Marked again, the answers get ${score(marked)}.`,
      marked,
    };
  }
  return marked.right === line.right && marked.of === line.of
    ? { agrees: true, say: `The code agrees, and the answers, marked again, get ${score(marked)}.`, marked }
    : {
        agrees: false,
        say: `The code agrees with what it says, but the answers, marked again, get ${score(marked)}.`,
        marked,
      };
}
