import { judgeNumber, type NumberSpec, readNumber, type Rational } from '../../src/answers';
import type { NumericExercise } from './exercise';
import type { Posed } from './variants';
import type { Verdict } from './verdict';

type Asked = NumericExercise<unknown>['asked'];

function specOf({ decimals, unit, percent }: Asked, answer: Rational | number | bigint): NumberSpec {
  return {
    answer,
    ...(decimals !== undefined && { tolerance: { decimals } }),
    ...(unit !== undefined && { unit }),
    ...(percent && { percent }),
  };
}

/** How the page reads what is being typed. */
export function readAnswer({ count, unit }: Asked, text: string) {
  return readNumber(text, { ...(count && { count }), ...(unit !== undefined && { unit }) });
}

/**
 * The right answer is looked at first, then the named mistakes, and last whether the value is nearly there: an
 * author's own sentence says more than a general one.
 */
export function judgeNumeric({ exercise, variant }: Posed<NumericExercise<never>>, text: string): Verdict {
  const { asked } = exercise;
  const reading = readAnswer(asked, text);
  if (!reading.ok) {
    return {
      outcome: 'unreadable',
      say: reading.message,
      ...(reading.choices && { choices: reading.choices }),
    };
  }
  const { echo } = reading;
  const judged = judgeNumber(reading, specOf(asked, exercise.answer(variant as never)));
  if (judged.verdict === 'right') return { outcome: 'right', say: judged.say, echo };
  const mistake = exercise
    .mistakes(variant as never)
    .find(({ answer }) => judgeNumber(reading, specOf(asked, answer)).verdict === 'right');
  return mistake
    ? { outcome: 'wrong', say: mistake.say, echo }
    : { outcome: judged.verdict, say: judged.say, echo };
}

const COUNT = ['the nearest whole number', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What the label says of the number: "in px, to three decimals". */
export function askedInWords({ decimals, count, unit, percent }: Asked): string {
  const parts: string[] = [];
  if (percent) parts.push('in percent');
  else if (unit) parts.push(`in ${unit}`);
  if (decimals === undefined) parts.push(count ? 'a whole number' : 'exact');
  else if (decimals === 0) parts.push(`to ${COUNT[0]}`);
  else parts.push(`to ${COUNT[decimals] ?? decimals} decimal${decimals === 1 ? '' : 's'}`);
  return parts.join(', ');
}
