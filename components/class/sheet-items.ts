/** A sheet's exercises, each in the variant that the set, or the student, is given. */
import { type ClassSet, studentSeed } from '../../src/sets';
import type { AnyExercise } from '../exercise-kit/exercise';
import { nextVariantSeed, pose, type Posed } from '../exercise-kit/variants';

/**
 * Every item is drawn from the set's seed, or from the student's. Each exercise has a stream of its own, so that one
 * seed serves them all; an exercise that is asked twice has the next variant the second time.
 */
export function sheetItems(
  set: ClassSet,
  student: string,
  exercises: ReadonlyMap<string, AnyExercise>,
): readonly Posed[] {
  const seed = set.perStudent ? studentSeed(set.seed, student) : set.seed;
  const before = new Map<string, number>();
  return set.ids.flatMap((id) => {
    const exercise = exercises.get(id);
    if (!exercise) return [];
    const last = before.get(id);
    const own = last === undefined ? seed : nextVariantSeed(exercise, last);
    before.set(id, own);
    return [pose(exercise, own)];
  });
}
