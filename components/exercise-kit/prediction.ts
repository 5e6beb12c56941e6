import type { AnyExercise, ChoiceExercise, SketchExercise } from './exercise';

export type Prediction = ChoiceExercise<never> | SketchExercise<never>;

/** A prediction is asked before a reveal and never judged: it stands in a Predict, everything else in an Exercise. */
export function isPrediction(exercise: AnyExercise): boolean {
  return exercise.kind === 'sketch' || (exercise.kind === 'choice' && exercise.predict === true);
}
