import { judgeChoice as compare } from '../../src/answers/judge-choice';
import type { ChoiceExercise } from './exercise';
import type { Posed } from './variants';
import type { Mark, Verdict } from './verdict';

/** Judges the ids picked. Every wrong one gets the sentence of the mistake it stands for. */
export function judgeChoice(
  { exercise, options }: Posed<ChoiceExercise<never>>,
  picked: readonly string[],
): Verdict {
  if (picked.length === 0) {
    return {
      outcome: 'unreadable',
      say: exercise.several ? 'Tick at least one box.' : 'Pick one of the options.',
    };
  }
  const { verdict, wrong } = compare(
    picked,
    options.filter(({ right }) => right).map(({ id }) => id),
  );
  const say = (ids: readonly string[]) =>
    options
      .filter(({ id }) => ids.includes(id))
      .map((option) => option.say)
      .join(' ');
  const marks: Record<string, Mark> = {};
  if (verdict === 'right') {
    for (const id of picked) marks[id] = 'right';
    return { outcome: 'right', say: say(picked), marks };
  }
  for (const id of wrong) marks[id] = 'wrong';
  return {
    outcome: 'wrong',
    say: wrong.length > 0 ? say(wrong) : 'What you ticked is right. Something belongs with it.',
    marks,
  };
}
