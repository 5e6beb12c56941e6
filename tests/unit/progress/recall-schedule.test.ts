import { describe, expect, it } from 'vitest';
import {
  type RecallRecord,
  dueCards,
  emptyProgress,
  localDay,
  nextRecall,
  withEntry,
} from '../../../src/progress';

describe('a recall card', () => {
  it('comes back after 1, 3, 7, 16 and 35 days, then ever later, but within a year', () => {
    let card: RecallRecord | undefined;
    let today = '2031-12-20';
    const intervals: number[] = [];
    for (let showing = 0; showing < 9; showing += 1) {
      card = nextRecall(card, true, today);
      intervals.push(card.interval);
      expect(Date.parse(card.due) - Date.parse(today)).toBe(card.interval * 86_400_000);
      today = card.due;
    }
    expect(intervals).toEqual([1, 3, 7, 16, 35, 77, 169, 365, 365]);
  });

  it('counts days over the end of a month and a leap day', () => {
    expect(nextRecall(undefined, true, '2032-02-28').due).toBe('2032-02-29');
    expect(nextRecall(undefined, true, '2031-12-31').due).toBe('2032-01-01');
  });

  it('comes back the same day when missed, and starts anew', () => {
    const known = { due: '2031-05-20', interval: 16, misses: 1 };
    const missed = nextRecall(known, false, '2031-05-20');
    expect(missed).toEqual({ due: '2031-05-20', interval: 0, misses: 2 });
    expect(nextRecall(missed, true, '2031-05-20')).toEqual({ due: '2031-05-21', interval: 1, misses: 2 });
  });

  it('keeps its date when it is remembered early', () => {
    const card = { due: '2031-05-27', interval: 7, misses: 0 };
    expect(nextRecall(card, true, '2031-05-21')).toBe(card);
    expect(nextRecall(card, false, '2031-05-21')).toMatchObject({ due: '2031-05-21', interval: 0 });
  });

  it('needs a date', () => {
    expect(() => nextRecall(undefined, true, 'today')).toThrow(RangeError);
  });
});

describe('the cards due', () => {
  it('are those of today and before, the longest due first', () => {
    const due = { b: '2031-05-20', a: '2031-05-20', late: '2031-05-01', later: '2031-05-21' };
    const progress = Object.entries(due).reduce(
      (all, [id, day]) => withEntry(all, 'recall', id, { due: day, interval: 1, misses: 0 }),
      emptyProgress(),
    );
    expect(dueCards(progress, '2031-05-20')).toEqual(['late', 'a', 'b']);
  });

  it("go by the reader's own calendar", () => {
    expect(localDay(new Date(2031, 0, 5, 23, 59))).toBe('2031-01-05');
    expect(localDay(new Date(2031, 11, 31, 0, 1))).toBe('2031-12-31');
  });
});
