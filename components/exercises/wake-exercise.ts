/**
 * Wakes one exercise or prediction: fetches its chapter's exercises and its part of the kit, and lets them take over
 * what the server drew.
 */
import type { AnyExercise } from '../exercise-kit/exercise';
import type { Terms } from '../exercise-kit/terms';

const lists = import.meta.glob<{ default: readonly AnyExercise[] }>([
  '../../content/predictions/*.ts',
  '../../content/exercises/*.ts',
]);

/** A prediction opens the page and needs no judge, which is most of the kit: the two are fetched apart. */
const islands = {
  exercise: { folder: 'exercises', hydrate: () => import('./hydrate-exercise') },
  prediction: { folder: 'predictions', hydrate: () => import('./hydrate-prediction') },
};

export async function wakeExercise(island: HTMLElement): Promise<void> {
  const { exerciseId: id, number, terms } = island.dataset;
  const kind = island.dataset['island'] as keyof typeof islands;
  const { folder, hydrate } = islands[kind];
  const [{ default: list }, { hydrateIsland }] = await Promise.all([
    lists[`../../content/${folder}/${id!.split('/')[0]}.ts`]!(),
    hydrate(),
  ]);
  hydrateIsland(
    island,
    list.find((exercise) => exercise.id === id)!,
    number,
    terms ? (JSON.parse(terms) as Terms) : undefined,
  );
}
