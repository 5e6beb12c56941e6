import { h, hydrate } from 'preact';
import { ExerciseIsland } from '../exercise-kit/ExerciseIsland';
import type { AnyExercise } from '../exercise-kit/exercise';
import type { Terms } from '../exercise-kit/terms';

/** Lets the kit take over the exercise that the server drew. */
export function hydrateIsland(
  island: HTMLElement,
  exercise: AnyExercise,
  number: string | undefined,
  terms: Terms | undefined,
): void {
  hydrate(h(ExerciseIsland, { exercise, number, terms }), island);
}
