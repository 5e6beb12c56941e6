import { failed, type Report, verdictOf } from './code/report';
import type { ParsonsExercise } from './exercise';
import type { Posed } from './variants';
import type { Verdict } from './verdict';

export interface Arranged {
  /** The lines used, from top to bottom. */
  readonly order: readonly string[];
  /** What their last run showed. */
  readonly report?: Report | undefined;
}

/** Judged by the run alone. Where a program that can be read fails, a trap among its lines says what is wrong. */
export function judgeParsons(
  { exercise }: Posed<ParsonsExercise<never>>,
  { order, report }: Arranged,
): Verdict {
  if (order.length === 0) return verdictOf(failed('Your program has no lines yet.', 'unreadable'));
  if (!report) return verdictOf(failed('Run the program first.', 'unreadable'));
  const traps = exercise.lines.filter(({ id, trap }) => trap && order.includes(id));
  if (report.outcome !== 'wrong' || traps.length === 0) return verdictOf(report);
  return { outcome: 'wrong', say: traps.map(({ trap }) => trap!.say).join(' ') };
}
