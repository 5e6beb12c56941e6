/**
 * Wakes the exercises and predictions of a page, each when it comes near the screen: fetches its chapter's
 * exercises and its part of the kit, and lets them take over what the server drew. Until then the page costs no
 * more script than this file.
 */
import type { AnyExercise } from '../exercise-kit/exercise';
import { whenNear } from '../widget-kit/when-near';

const lists = import.meta.glob<{ default: readonly AnyExercise[] }>([
  '../../content/predictions/*.ts',
  '../../content/exercises/*.ts',
]);

/** A prediction opens the page and needs no judge, which is most of the kit: the two are fetched apart. */
const islands = {
  exercise: { folder: 'exercises', hydrate: () => import('./hydrate-exercise') },
  prediction: { folder: 'predictions', hydrate: () => import('./hydrate-prediction') },
};

async function wake(island: HTMLElement): Promise<void> {
  const { exerciseId: id, number } = island.dataset;
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
  );
}

// Well before it is on screen: until it wakes, the Tab key passes it by.
whenNear('[data-exercise-id]', '400px', wake);
