import { expect, it } from 'vitest';
import type { ExerciseRecord } from '../../../src/progress';
import {
  draftOf,
  freshRecord,
  seedOf,
  startedOver,
  withAnswer,
  withHint,
  withSolution,
  withVariant,
  withVerdict,
} from '../../../components/exercise-kit/record';

const after = (...steps: ((record: ExerciseRecord) => ExerciseRecord)[]) =>
  steps.reduce((record, step) => step(record), freshRecord());

it('only a wrong answer is a miss, and what cannot be read is no attempt', () => {
  const record = after(withVerdict('1', 'wrong'), withVerdict('x', 'unreadable'), withVerdict('2', 'nearly'));
  expect(record).toMatchObject({ attempts: 2, misses: 1, solved: false });
});

it('solved stays solved, through other variants and starting over', () => {
  const record = after(withVerdict('3', 'right'), withVariant(5), withVerdict('4', 'wrong'), startedOver);
  expect(record).toMatchObject({ seed: 5, solved: true, misses: 0, attempts: 2 });
});

it('a draft remembers what was checked last', () => {
  expect(draftOf(after(withVerdict('3', 'wrong'), withAnswer('35')))).toEqual({ answer: '35', checked: '3' });
});

it('another variant starts without draft, hints and solution', () => {
  const record = after(withAnswer('3'), withHint, withHint, withSolution, withVariant(9));
  expect(record).toMatchObject({ seed: 9, hints: 0, revealed: false });
  expect(draftOf(record)).toEqual({});
});

it('a damaged seed or draft is as good as none', () => {
  expect(seedOf({ ...freshRecord(), seed: -3.5 })).toBe(1);
  expect(draftOf({ ...freshRecord(), draft: 'text' })).toEqual({});
  expect(draftOf({ ...freshRecord(), draft: [1] })).toEqual({});
});
