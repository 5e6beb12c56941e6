/** Remembers the chapter on the page, so that the cover can offer to carry on. */
import { progress } from '../exercise-kit/progress';

const chapter = document.querySelector<HTMLElement>('[data-chapter]')?.dataset['chapter'];
if (chapter && progress.read().lastChapter !== chapter) {
  progress.change((now) => ({ ...now, lastChapter: chapter }));
}
