/** Every exercise and prediction there is, found by its chapter's file: adding one is adding it to a list there. */
import type { AnyExercise } from '../exercise-kit/exercise';
import { indexed } from './index-exercises';

const modules = import.meta.glob<{ default: readonly AnyExercise[] }>(
  ['../../content/predictions/*.ts', '../../content/exercises/*.ts'],
  { eager: true },
);

/** By id, chapter by chapter, in the order of their files. */
export const exercises: ReadonlyMap<string, AnyExercise> = indexed(
  Object.entries(modules).map(([path, { default: list }]) => ({
    chapter: /([^/]+)\.ts$/.exec(path)![1]!,
    list,
  })),
);

export function exercisesOf(chapter: string): readonly AnyExercise[] {
  return [...exercises.values()].filter(({ id }) => id.startsWith(`${chapter}/`));
}

/** @throws Error that lists the ids there are, so that a misspelled exercise fails the build. */
export function exerciseCalled(id: string): AnyExercise {
  const found = exercises.get(id);
  if (!found)
    throw new Error(`No exercise is called "${id}". There are: ${[...exercises.keys()].join(', ')}.`);
  return found;
}
