/** The one interface behind which every kind of exercise stands. */
import type { ComponentType } from 'preact';
import type { Json } from '../../src/progress';
import type { AnyExercise } from './exercise';
import type { Posed } from './variants';
import type { Verdict } from './verdict';

export interface ViewProps<E extends AnyExercise, A extends Json | undefined> {
  posed: Posed<E>;
  answer: A;
  /** The verdict on the answer as it stands; none once the answer is changed. */
  verdict: Verdict | undefined;
  change(answer: NonNullable<A>): void;
  /** The page is not awake yet. */
  disabled: boolean;
  /** The start of every HTML id inside. */
  id: string;
  /** Counts up when the exercise starts anew: a figure beside it goes back to its start. */
  round: number;
}

export interface Kind<E extends AnyExercise, A extends Json | undefined> {
  /** Makes an answer of what was stored, or an empty one. */
  restore(posed: Posed<E>, stored: Json | undefined): A;
  judge(posed: Posed<E>, answer: A): Verdict;
  /** Where judging takes a while: does the work, and returns the answer with what came of it, for `judge` to read. */
  run?(posed: Posed<E>, answer: NonNullable<A>): Promise<NonNullable<A>>;
  /** The right answer in a few words, for an answer key. Left out where the worked solution says it all. */
  right?(posed: Posed<E>): string;
  View: ComponentType<ViewProps<E, A>>;
  /** What stands below the verdict. */
  Below?: ComponentType<{ answer: A; stale: boolean; id: string }>;
  /** The answer is what a figure reports: it becomes a draft only when it rests. */
  live?: boolean;
}
