/** Remembers the chapter on the page, so that the cover can offer to carry on. */
import { progressStore } from '../exercise-kit/progress';

const chapter = document.querySelector<HTMLElement>('[data-chapter]')?.dataset['chapter'];
if (chapter && progressStore().read().lastChapter !== chapter) {
  progressStore().change((now) => ({ ...now, lastChapter: chapter }));
}
