import type { GoalExercise } from './exercise';
import type { Posed } from './variants';
import type { Verdict } from './verdict';

/** Where the figure stands: its parameters, and the numbers it reports. */
export interface Standing {
  readonly values: Readonly<Record<string, number | string | boolean>>;
  readonly outputs: Readonly<Record<string, number | null>>;
}

export function judgeGoal(
  { exercise, variant }: Posed<GoalExercise<never>>,
  stands: Standing | undefined,
): Verdict {
  if (!stands)
    return { outcome: 'unreadable', say: 'The figure has not reported yet. Scroll to it, then check again.' };
  const { values, outputs } = stands;
  return exercise.holds(variant as never, values, outputs)
    ? { outcome: 'right', say: 'The figure is where it should be.' }
    : { outcome: 'wrong', say: exercise.say(variant as never, values, outputs) };
}
