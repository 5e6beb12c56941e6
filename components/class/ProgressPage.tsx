/** What is done, and the file that it can be taken along in. Other tabs' changes show at once. */
import { dueCards, localDay } from '../../src/progress';
import { useAllProgress } from '../exercise-kit/use-progress';
import { Done } from './Done';
import { Keep } from './Keep';
import type { DeskProps } from './mount';

export function DonePart({ catalog }: DeskProps) {
  const progress = useAllProgress();
  return progress ? <Done chapters={catalog} progress={progress} /> : null;
}

/** Says when nothing is due; the cards themselves stand below, as the build wrote them. */
export function DuePart(_: DeskProps) {
  const progress = useAllProgress();
  if (!progress) return null;
  const due = dueCards(progress, localDay(new Date())).length;
  const all = Object.values(progress.recall);
  const next = all.map((card) => card.due).sort()[0];
  return (
    <p data-due={due}>
      {due > 0
        ? `${due} ${due === 1 ? 'card is' : 'cards are'} due today. Answer each in your head before you open it.`
        : next === undefined
          ? 'No card has been graded yet. They stand at the end of each chapter.'
          : `Nothing is due today. The next card comes back on ${next}.`}
    </p>
  );
}

export function KeepPart(_: DeskProps) {
  const progress = useAllProgress();
  return progress ? <Keep progress={progress} /> : null;
}
