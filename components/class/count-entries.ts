/** Says in words how much a progress holds. */
import type { Lists, Progress } from '../../src/progress';

const NAMES: Readonly<Record<keyof Lists, readonly [one: string, many: string]>> = {
  exercises: ['exercise', 'exercises'],
  predictions: ['prediction', 'predictions'],
  recall: ['recall card', 'recall cards'],
  work: ['sheet or round of practice', 'sheets and rounds of practice'],
};

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** "12 exercises, 3 predictions and 1 recall card", or "nothing". */
export function inWords(counts: Readonly<Record<keyof Lists, number>>): string {
  const parts = (Object.keys(NAMES) as (keyof Lists)[])
    .filter((list) => counts[list] > 0)
    .map((list) => `${counts[list]} ${NAMES[list][counts[list] === 1 ? 0 : 1]}`);
  return parts.length > 0 ? LIST.format(parts) : 'nothing';
}

function countBy(count: (list: keyof Lists) => number): Readonly<Record<keyof Lists, number>> {
  return {
    exercises: count('exercises'),
    predictions: count('predictions'),
    recall: count('recall'),
    work: count('work'),
  };
}

export const entriesOf = (progress: Progress) => countBy((list) => Object.keys(progress[list]).length);

/** How many entries of one progress another does not have: what replacing it by the other loses. */
export const missingFrom = (progress: Progress, other: Progress) =>
  countBy((list) => Object.keys(progress[list]).filter((id) => !Object.hasOwn(other[list], id)).length);
