import type { Outcome } from '../exercise-kit/verdict';

const WORDS: Readonly<Record<Outcome, string>> = {
  right: 'right',
  nearly: 'nearly',
  wrong: 'not yet',
  unreadable: 'no answer that can be read',
};

export const outcomeWord = (outcome: Outcome): string => WORDS[outcome];
