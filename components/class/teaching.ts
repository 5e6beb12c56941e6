/** Every teaching note there is: adding one is adding a file. */
import type { TeachingNote } from '../../content/teaching/notes';

const modules = import.meta.glob<{ default: TeachingNote }>(
  ['../../content/teaching/*.ts', '!../../content/teaching/notes.ts'],
  { eager: true },
);

export const notes: readonly TeachingNote[] = Object.values(modules).map(({ default: note }) => note);
