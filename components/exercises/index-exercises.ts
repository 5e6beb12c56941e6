import type { AnyExercise } from '../exercise-kit/exercise';

/**
 * Exercises by id. Progress is kept under the id for ever, so that it has to be unique and to begin with
 * its file's name, by which the browser finds the file again.
 *
 * @throws Error naming the exercise that is at fault.
 */
export function indexed(
  chapters: readonly { chapter: string; list: readonly AnyExercise[] }[],
): ReadonlyMap<string, AnyExercise> {
  const byId = new Map<string, AnyExercise>();
  for (const { chapter, list } of chapters) {
    for (const exercise of list) {
      const { id } = exercise;
      if (!new RegExp(`^${chapter}/[a-z0-9]+(-[a-z0-9]+)*$`).test(id)) {
        throw new Error(
          `The exercise "${id}" is in ${chapter}.ts: its id must be ${chapter}/ and a name-in-kebab-case.`,
        );
      }
      if (byId.has(id)) throw new Error(`Two exercises are called "${id}".`);
      byId.set(id, exercise);
    }
  }
  return byId;
}
