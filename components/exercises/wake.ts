/**
 * Wakes the exercises of a page, each when it comes near the screen: fetches its chapter's exercises and the kit,
 * and lets them take over what the server drew. Until then the page costs no more script than this file.
 */
import type { AnyExercise } from '../exercise-kit/exercise';

const chapters = import.meta.glob<{ default: readonly AnyExercise[] }>('../../content/exercises/*.ts');

async function exerciseOf(id: string): Promise<AnyExercise> {
  const { default: list } = await chapters[`../../content/exercises/${id.split('/')[0]}.ts`]!();
  return list.find((exercise) => exercise.id === id)!;
}

async function wake(island: HTMLElement): Promise<void> {
  const { exerciseId: id, number } = island.dataset;
  const [exercise, { hydrateIsland }] = await Promise.all([exerciseOf(id!), import('./hydrate')]);
  hydrateIsland(island, exercise, number);
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      void wake(target as HTMLElement);
    }
  },
  // Well before it is on screen: until it wakes, the Tab key passes it by.
  { rootMargin: '600px' },
);

for (const island of document.querySelectorAll<HTMLElement>('[data-island="exercise"]')) near.observe(island);
