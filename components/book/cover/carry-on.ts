/** Offers the chapter that the reader left off in, where there is one. */
import { progressStore } from '../../exercise-kit/progress';

const start = document.querySelector<HTMLAnchorElement>('[data-carry-on]')!;
const chapters = JSON.parse(start.dataset['carryOn']!) as { slug: string; href: string; title: string }[];
const left = chapters.find(({ slug }) => slug === progressStore().read().lastChapter);
if (left) {
  start.href = left.href;
  start.textContent = `Carry on with ${left.title}`;
}
