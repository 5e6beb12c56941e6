import type { Progress, RecallRecord } from './progress';

const DAY = 86_400_000;
const STEPS = [1, 3, 7, 16, 35];
/** After the steps each interval is so much longer than the last, up to a year. */
const GROWTH = 2.2;
const YEAR = 365;

function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10);
}

/** The reader's own calendar day, as an ISO date. */
export function localDay(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * When a card comes back. Remembered: after 1, 3, 7, 16, 35 days and then ever longer, up to a year. Missed: again
 * the same day, and the intervals start anew. A card remembered before it is due keeps its date, so that reading
 * ahead does not push it away. `today` is an ISO date; what is no date throws a RangeError.
 */
export function nextRecall(card: RecallRecord | undefined, remembered: boolean, today: string): RecallRecord {
  const misses = card?.misses ?? 0;
  if (!remembered) return { due: dayAfter(today, 0), interval: 0, misses: misses + 1 };
  if (card && today < card.due) return card;
  const last = card?.interval ?? 0;
  const step = STEPS.find((days) => days > last) ?? Math.min(YEAR, Math.round(last * GROWTH));
  return { due: dayAfter(today, step), interval: step, misses };
}

/** Ids of the cards due on an ISO date, those due longest first. */
export function dueCards(progress: Progress, today: string): string[] {
  return Object.entries(progress.recall)
    .filter(([, card]) => card.due <= today)
    .sort(([a, first], [b, second]) => (first.due + a < second.due + b ? -1 : 1))
    .map(([id]) => id);
}
