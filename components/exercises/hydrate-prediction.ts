import { h, hydrate } from 'preact';
import type { AnyExercise } from '../exercise-kit/exercise';
import { PredictIsland } from '../exercise-kit/PredictIsland';

/** Lets the kit take over the prediction that the server drew. */
export function hydrateIsland(island: HTMLElement, exercise: AnyExercise): void {
  hydrate(h(PredictIsland, { exercise: exercise as never }), island);
}
