import { h, hydrate } from 'preact';
import { ExerciseIsland } from '../exercise-kit/ExerciseIsland';
import type { AnyExercise } from '../exercise-kit/exercise';

/** Lets the kit take over the exercise that the server drew. */
export function hydrateIsland(island: HTMLElement, exercise: AnyExercise, number: string | undefined): void {
  hydrate(h(ExerciseIsland, { exercise, number }), island);
}
