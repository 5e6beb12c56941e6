import type { OrderExercise } from './exercise';
import type { Posed } from './variants';
import type { Verdict } from './verdict';

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, at) => id === b[at]);

export function isOrdered<V>(exercise: OrderExercise<V>, variant: V, ids: readonly string[]): boolean {
  if (exercise.holds) return exercise.holds(variant, ids);
  return same(
    ids,
    exercise.rows(variant).map(({ id }) => id),
  );
}

/** Judges the rows from top to bottom. A known mistake is named; another order is told only that it is one. */
export function judgeOrder(
  { exercise, variant }: Posed<OrderExercise<never>>,
  ids: readonly string[],
): Verdict {
  if (isOrdered(exercise, variant as never, ids))
    return { outcome: 'right', say: 'Every row is in its place.' };
  const mistake = exercise.mistakes(variant as never).find((known) => same(known.ids, ids));
  return { outcome: 'wrong', say: mistake?.say ?? 'Some rows are not in their place yet.' };
}
