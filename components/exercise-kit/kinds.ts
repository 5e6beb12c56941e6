import type { AnyExercise } from './exercise';
import { choice } from './Choice';
import { code } from './Code';
import { goal } from './Goal';
import type { Kind } from './kind';
import { numeric } from './Numeric';
import { order } from './Order';
import { parsons } from './Parsons';
import { trace } from './Trace';
import type { Json } from '../../src/progress';

const kinds = { numeric, choice, trace, goal, code, order, parsons };

/** How this exercise is shown and judged. A sketch is a prediction and has an island of its own. */
export function kindOf(exercise: AnyExercise): Kind<AnyExercise, Json | undefined> {
  if (exercise.kind === 'sketch') throw new Error(`${exercise.id} is a sketch: it stands in a Predict.`);
  return kinds[exercise.kind] as unknown as Kind<AnyExercise, Json | undefined>;
}
