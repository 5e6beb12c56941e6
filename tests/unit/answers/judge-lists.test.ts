import { describe, expect, it } from 'vitest';
import { judgeChoice, judgeSequence, rational, readNumber } from '../../../src/answers';

describe('a choice', () => {
  it('is right where the picks are the right ones, in any order', () => {
    expect(judgeChoice(['b', 'a', 'a'], ['a', 'b'])).toEqual({ verdict: 'right', wrong: [], missing: [] });
    expect(judgeChoice([], [])).toEqual({ verdict: 'right', wrong: [], missing: [] });
  });

  it('names the wrong picks and the missing ones', () => {
    expect(judgeChoice(['a', 'c'], ['a', 'b'])).toEqual({ verdict: 'wrong', wrong: ['c'], missing: ['b'] });
    expect(judgeChoice([], ['a'])).toEqual({ verdict: 'wrong', wrong: [], missing: ['a'] });
    expect(judgeChoice(['a', 'b'], ['a'])).toEqual({ verdict: 'wrong', wrong: ['b'], missing: [] });
  });
});

describe('a sequence', () => {
  const judge = (texts: string[], answers: number[]) =>
    judgeSequence(
      texts.map((text) => readNumber(text)),
      answers,
    );

  it('is right where every value is, in any form', () => {
    expect(judge(['1', '1/2', '25%'], [1, 0.5, 0.25])).toMatchObject({ verdict: 'right', at: undefined });
  });

  it('names the first wrong value, and not those that follow from it', () => {
    expect(judge(['1', '9', '9'], [1, 2, 3])).toEqual({
      verdict: 'wrong',
      at: 1,
      say: 'Value 2 is the first that differs.',
    });
  });

  it('tells a missing value and one too many', () => {
    expect(judge(['1'], [1, 2])).toMatchObject({
      verdict: 'wrong',
      at: 1,
      say: 'Right so far. Value 2 is missing.',
    });
    expect(judge(['1', '2', '3'], [1, 2])).toMatchObject({ verdict: 'wrong', at: 2 });
  });

  it('is no attempt while a value cannot be read', () => {
    expect(judge(['9', 'abc'], [1, 2])).toMatchObject({ verdict: 'unread', at: 1 });
    expect(judge(['1', ''], [1, 2]).say).toBe('Value 2: There is no number here yet.');
  });

  it('passes on what is nearly right, and holds every value to the same tolerance', () => {
    const readings = ['0.333', '0.67'].map((text) => readNumber(text));
    const answers = [rational(1n, 3n), rational(2n, 3n)];
    expect(judgeSequence(readings, answers, { tolerance: { decimals: 3 } })).toEqual({
      verdict: 'nearly',
      at: 1,
      say: 'Value 2: One more decimal. Three decimals are asked for.',
    });
    expect(judgeSequence(readings, answers, { tolerance: { decimals: 2 } }).verdict).toBe('right');
  });
});
