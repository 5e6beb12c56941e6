/** The program behind an exercise that runs one. */
import type { AnyExercise, ParsonsExercise } from './exercise';

/** The text that lines make, in this order. */
export function sourceOf({ lines }: Pick<ParsonsExercise<never>, 'lines'>, order: readonly string[]): string {
  return order.map((id) => lines.find((line) => line.id === id)!.text).join('\n');
}

/** The book's own program; nothing for exercises that run none. */
export function programOf(exercise: AnyExercise): string | undefined {
  if (exercise.kind === 'code') return exercise.solve;
  if (exercise.kind !== 'parsons') return undefined;
  return sourceOf(
    exercise,
    exercise.lines.filter(({ trap }) => !trap).map(({ id }) => id),
  );
}
