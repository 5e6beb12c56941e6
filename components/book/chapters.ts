import { getCollection } from 'astro:content';
import { exercises } from '../exercises/registry';
import { base } from './base';

export const parts = { dice: 'Dice', drift: 'Drift' } as const;

/** All chapters in reading order, each with its address and the ids of its exercises. */
export async function allChapters() {
  const entries = await getCollection('chapters');
  return entries
    .map((entry) => ({
      slug: entry.id,
      href: `${base}chapters/${entry.id}/`,
      exerciseIds: [...exercises.keys()].filter((id) => id.startsWith(`${entry.id}/`)),
      ...entry.data,
    }))
    .sort((a, b) => a.order - b.order);
}
