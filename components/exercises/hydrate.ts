import { h, hydrate } from 'preact';
import { ExerciseIsland } from '../exercise-kit/ExerciseIsland';
import type { AnyExercise } from '../exercise-kit/exercise';
import { isPrediction } from '../exercise-kit/prediction';
import { PredictIsland } from '../exercise-kit/PredictIsland';

/** Lets the kit take over what the server drew. */
export function hydrateIsland(island: HTMLElement, exercise: AnyExercise, number: string | undefined): void {
  const view = isPrediction(exercise)
    ? h(PredictIsland, { exercise: exercise as never })
    : h(ExerciseIsland, { exercise, number });
  hydrate(view, island);
}
