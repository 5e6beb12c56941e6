import { getCollection } from 'astro:content';
import { isPrediction } from '../exercise-kit/prediction';
import { exercisesOf } from '../exercises/registry';
import { base } from './base';

export const parts = { dice: 'Dice', drift: 'Drift' } as const;

/** All chapters in reading order, each with its address and the ids of its exercises. */
export async function allChapters() {
  const entries = await getCollection('chapters');
  return entries
    .map((entry) => ({
      slug: entry.id,
      href: `${base}chapters/${entry.id}/`,
      // A prediction is never right or wrong, so progress counts the rest.
      exerciseIds: exercisesOf(entry.id)
        .filter((exercise) => !isPrediction(exercise))
        .map(({ id }) => id),
      ...entry.data,
    }))
    .sort((a, b) => a.order - b.order);
}
