import type { Progress } from './progress';

/** How much of a list of exercises is solved. `share` runs from 0 to 1, and is 0 for an empty list. */
export interface ChapterShare {
  readonly solved: number;
  readonly total: number;
  readonly share: number;
}

/** Counts the solved ones among the exercises with these ids; an id given twice counts once. */
export function shareOf(progress: Progress, ids: Iterable<string>): ChapterShare {
  const all = [...new Set(ids)];
  const solved = all.filter(
    (id) => Object.hasOwn(progress.exercises, id) && progress.exercises[id]?.solved,
  ).length;
  return { solved, total: all.length, share: all.length > 0 ? solved / all.length : 0 };
}
