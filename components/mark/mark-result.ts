/** Marks an answer again, with the checker that the reader's page used. */
import type { Json } from '../../src/progress';
import type { Result } from '../../src/receipts';
import type { AnyExercise, GoalExercise } from '../exercise-kit/exercise';
import { kindOf } from '../exercise-kit/kinds';
import { isPrediction } from '../exercise-kit/prediction';
import { pose, type Posed } from '../exercise-kit/variants';
import { scoreOf, type Verdict } from '../exercise-kit/verdict';
import { exercises } from '../exercises/registry';
import { defaults } from '../widget-kit/definition';
import { runInSlices, type LongWork } from '../widget-kit/slices';
import type { ModelData } from '../widget-kit/widget';
import { checkStart } from '../widgets/check-start';
import { widgetNamed } from '../widgets/registry';

export type Marked =
  | { readonly ok: true; readonly score: number; readonly say: string }
  /** It cannot be marked, and why. */
  | { readonly ok: false; readonly say: string };

/** Where a figure with these settings stands: computed, since a receipt's own numbers are only a claim. */
async function standing({ exercise }: Posed<GoalExercise<never>>, answer: Json): Promise<Json> {
  const widget = widgetNamed(exercise.widget);
  const claimed = (answer as { values?: Record<string, Json> } | null)?.values;
  if (typeof claimed !== 'object') throw new RangeError('The answer holds no settings of the figure.');
  checkStart(widget.definition, claimed);
  const values = { ...defaults(widget.definition.parameters), ...claimed } as never;
  const work = widget.model(values);
  const data = widget.definition.long
    ? await runInSlices(work as LongWork<ModelData>, () => undefined, new AbortController().signal)
    : (work as ModelData);
  return { values, outputs: data!.outputs };
}

async function judged(exercise: AnyExercise, { seed, answer }: Result): Promise<Verdict> {
  const posed = pose(exercise, seed);
  const kind = kindOf(exercise);
  const given = exercise.kind === 'goal' ? await standing(posed as never, answer) : answer;
  const restored = kind.restore(posed, given);
  return kind.judge(posed, kind.run && restored ? await kind.run(posed, restored) : restored);
}

/** Never throws: a receipt may hold anything. */
export async function markResult(result: Result): Promise<Marked> {
  const exercise = exercises.get(result.item);
  if (!exercise) return { ok: false, say: `No exercise here is called “${result.item.slice(0, 80)}”.` };
  if (isPrediction(exercise)) return { ok: false, say: 'A prediction is not marked.' };
  try {
    const { outcome, say } = await judged(exercise, result);
    return outcome === 'unreadable' ? { ok: false, say } : { ok: true, score: scoreOf(outcome), say };
  } catch (error) {
    return { ok: false, say: error instanceof Error ? error.message : String(error) };
  }
}
