/** Grades recall cards and keeps their dates on the device. A missed card comes back at once, at the end. */
import { dueCards, localDay, nextRecall, withEntry } from '../../src/progress';
import { progressStore } from '../exercise-kit/progress';

const DAYS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

function grade(card: HTMLElement, remembered: boolean): void {
  const id = card.dataset['card']!;
  progressStore().change((now) =>
    withEntry(now, 'recall', id, nextRecall(now.recall[id], remembered, localDay(new Date()))),
  );
  const record = progressStore().read().recall[id]!;
  const status = card.querySelector('[role="status"]')!;
  if (remembered) {
    status.textContent = `Comes back ${DAYS.format(record.interval, 'day')}.`;
    return;
  }
  status.textContent = 'Back at the end of the list.';
  card.querySelector('details')!.open = false;
  card.parentElement!.append(card);
}

for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
  card.querySelector('[name="remembered"]')!.addEventListener('click', () => grade(card, true));
  card.querySelector('[name="missed"]')!.addEventListener('click', () => grade(card, false));
}

const due = new Set(dueCards(progressStore().read(), localDay(new Date())));
for (const list of document.querySelectorAll<HTMLElement>('.only-due')) {
  for (const card of list.querySelectorAll<HTMLElement>('[data-card]')) {
    if (due.has(card.dataset['card']!)) card.hidden = list.hidden = false;
  }
  const intro = list.previousElementSibling as HTMLElement | null;
  if (intro?.classList.contains('recall-intro')) intro.hidden = list.hidden;
}
