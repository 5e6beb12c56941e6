import { describe, expect, it } from 'vitest';
import type { AnyExercise, NumericExercise } from '../../../components/exercise-kit/exercise';
import { exercise } from '../../../components/exercise-kit/exercise';
import { judgeChoice } from '../../../components/exercise-kit/judge-choice';
import { judgeGoal } from '../../../components/exercise-kit/judge-goal';
import { askedInWords, judgeNumeric } from '../../../components/exercise-kit/judge-numeric';
import { judgeTrace } from '../../../components/exercise-kit/judge-trace';
import { pose } from '../../../components/exercise-kit/variants';
import { wordOf } from '../../../components/exercise-kit/verdict';
import { choice, goal, numeric, several, trace } from './samples';

/** The first variant, typed for the judge of its kind. */
const posed = (sample: AnyExercise) => pose(sample, 1) as never;

describe('a number', () => {
  // Variant 1 has six sides: three of sixteen values leave 0.
  const judge = (text: string) => judgeNumeric(posed(numeric), text);

  it('is right in any form', () => {
    for (const text of ['3/16', '0.1875', '.188', '0.187', '18.75%', 'p = 3/16']) {
      expect(judge(text).outcome, text).toBe('right');
    }
  });

  it('is echoed as it was read', () => {
    expect(judge('3/16').echo).toBe('read as 0.1875');
  });

  it('is nearly right with a decimal missing, or as a percentage', () => {
    expect(judge('0.19')).toMatchObject({
      outcome: 'nearly',
      say: expect.stringContaining('decimal') as string,
    });
    expect(judge('18.75')).toMatchObject({
      outcome: 'nearly',
      say: expect.stringContaining('percent') as string,
    });
  });

  it('that comes from a named mistake is told so, exact or rounded', () => {
    for (const text of ['1/6', '0.167', '0.1667', '16.67%']) {
      expect(judge(text), text).toMatchObject({
        outcome: 'wrong',
        say: expect.stringContaining('naive share') as string,
      });
    }
  });

  it('that is merely off is not called a mistake with a name', () => {
    const { outcome, say } = judge('0.3');
    expect(outcome).toBe('wrong');
    expect(say).not.toContain('naive');
  });

  it('that cannot be read is no attempt, and says why', () => {
    expect(judge('abc').outcome).toBe('unreadable');
    expect(judge('').outcome).toBe('unreadable');
    expect(judge('1,234')).toMatchObject({ outcome: 'unreadable', choices: ['1234', '1.234'] });
  });

  it('is looked at before the mistakes', () => {
    const both = exercise<null>({
      ...(numeric as NumericExercise<null>),
      answer: () => 5,
      asked: {},
      mistakes: () => [{ answer: 5n, say: 'never said' }],
    });
    expect(judgeNumeric(posed(both), '5').outcome).toBe('right');
  });

  it('is asked for in words', () => {
    expect(askedInWords({ decimals: 3 })).toBe('to three decimals');
    expect(askedInWords({ decimals: 1, unit: 'px' })).toBe('in px, to one decimal');
    expect(askedInWords({ decimals: 0, percent: true })).toBe('in percent, to the nearest whole number');
    expect(askedInWords({ count: true })).toBe('a whole number');
    expect(askedInWords({})).toBe('exact');
  });
});

describe('a choice', () => {
  it('is told what a wrong option stands for', () => {
    expect(judgeChoice(posed(choice), ['highest'])).toEqual({
      outcome: 'wrong',
      say: 'The highest bit has the whole period.',
      marks: { highest: 'wrong' },
    });
  });

  it('is told why a right option is right', () => {
    expect(judgeChoice(posed(choice), ['lowest'])).toMatchObject({
      outcome: 'right',
      say: 'It flips at each step.',
    });
  });

  it('of nothing is no attempt', () => {
    const verdict = judgeChoice(posed(choice), []);
    expect(verdict.outcome).toBe('unreadable');
    expect(wordOf(verdict, 'choice')).toBe('Nothing to check yet.');
  });

  it('of several must be complete', () => {
    expect(judgeChoice(posed(several), ['same']).say).toContain('Something belongs with it');
    expect(judgeChoice(posed(several), ['same', 'secret', 'kept'])).toMatchObject({
      outcome: 'wrong',
      say: 'Anyone can try all seeds.',
      marks: { secret: 'wrong' },
    });
    expect(judgeChoice(posed(several), ['kept', 'same']).outcome).toBe('right');
  });
});

describe('a trace', () => {
  // Variant 1: from 9 by (9s + 1) mod 16 to 2, 3, 12.
  const judge = (...texts: string[]) => judgeTrace(posed(trace), texts);

  it('is right value by value, in any form', () => {
    expect(judge('2', '3.0', '24/2')).toMatchObject({
      outcome: 'right',
      marks: { 0: 'right', 1: 'right', 2: 'right' },
    });
  });

  it('points at the first value that differs, by its name', () => {
    const verdict = judge('2', '4', '5');
    expect(verdict).toMatchObject({ outcome: 'wrong', say: 'The first that differs is s₂.' });
    expect(verdict.marks).toEqual({ 0: 'right', 1: 'wrong' });
  });

  it('knows the named mistakes', () => {
    expect(judge('1', '10', '3').say).toBe('The first that differs is s₁. The 1 was left out.');
  });

  it('with a blank left empty is no attempt', () => {
    expect(judge('2', '', '')).toMatchObject({
      outcome: 'unreadable',
      say: 's₂: There is no number here yet.',
    });
  });
});

describe('a goal', () => {
  // Variant 1 has seven piles.
  const at = (most: number, least: number, piles = 7) =>
    judgeGoal(posed(goal), { values: { piles }, outputs: { most, least } });

  it('is judged by where the figure stands', () => {
    expect(at(2, 2).outcome).toBe('right');
    expect(at(3, 2)).toMatchObject({ outcome: 'wrong', say: 'Some piles are fuller than others.' });
    expect(at(2, 2, 6).say).toBe('Keep the piles at 7.');
  });

  it('waits for the figure to report', () => {
    expect(judgeGoal(posed(goal), undefined).outcome).toBe('unreadable');
  });
});
