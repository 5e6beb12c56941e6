/** Fetches the exercises of some chapters, for pages that show any exercise of the book. */
import type { AnyExercise } from '../exercise-kit/exercise';

const lists = import.meta.glob<{ default: readonly AnyExercise[] }>('../../content/exercises/*.ts');

/** The exercises with these ids, by id. Ids that do not exist are left out. */
export async function loadExercises(ids: readonly string[]): Promise<ReadonlyMap<string, AnyExercise>> {
  const chapters = [...new Set(ids.map((id) => id.split('/')[0]!))];
  const loaded = await Promise.all(
    chapters.map((chapter) => lists[`../../content/exercises/${chapter}.ts`]?.()),
  );
  const wanted = new Set(ids);
  return new Map(
    loaded
      .flatMap((module) => module?.default ?? [])
      .filter(({ id }) => wanted.has(id))
      .map((exercise) => [exercise.id, exercise]),
  );
}
