import { describe, expect, it } from 'vitest';
import {
  exercise,
  type OrderExercise,
  type ParsonsExercise,
} from '../../../components/exercise-kit/exercise';
import { judgeOrder } from '../../../components/exercise-kit/judge-order';
import { judgeParsons } from '../../../components/exercise-kit/judge-parsons';
import { kindOf } from '../../../components/exercise-kit/kinds';
import { programOf } from '../../../components/exercise-kit/program';
import { pose, type Posed } from '../../../components/exercise-kit/variants';

const shared = { variant: () => null, prompt: () => 'Do it.', hints: () => ['Try.'], solution: () => 'So.' };

const order = exercise<null>({
  ...shared,
  kind: 'order',
  id: 'sample/small-first',
  title: 'Small first',
  rows: () => ['a', 'b', 'c'].map((id) => ({ id, text: id })),
  mistakes: () => [{ ids: ['c', 'b', 'a'], say: 'That is large first.' }],
});

const parsons = exercise<null>({
  ...shared,
  kind: 'parsons',
  id: 'sample/one',
  title: 'One',
  entry: 'one',
  lines: [
    { id: 'open', text: 'function one() {' },
    { id: 'two', text: '  return 2;', trap: { instead: 'one', say: 'That is two.' } },
    { id: 'one', text: '  return 1;' },
    { id: 'close', text: '}' },
  ],
});

describe('an order', () => {
  const posed = pose(order, 1) as Posed<OrderExercise<never>>;

  it('is right row by row, and knows the named mistakes', () => {
    expect(judgeOrder(posed, ['a', 'b', 'c']).outcome).toBe('right');
    expect(judgeOrder(posed, ['c', 'b', 'a']).say).toBe('That is large first.');
    expect(judgeOrder(posed, ['b', 'a', 'c'])).toMatchObject({ outcome: 'wrong' });
  });

  it('may be judged by what holds', () => {
    const first = { ...posed.exercise, holds: (_: never, ids: readonly string[]) => ids[0] === 'a' };
    const free = pose(first as typeof order, 1) as Posed<OrderExercise<never>>;
    expect(judgeOrder(free, ['a', 'c', 'b']).outcome).toBe('right');
    expect(free.rows[0]!.id).not.toBe('a');
  });

  it('is never drawn right', () => {
    for (let seed = 0; seed < 200; seed++)
      expect(pose(order, seed).rows.map(({ id }) => id)).not.toEqual(['a', 'b', 'c']);
  });

  it('takes a stored order only if it has every row', () => {
    const { restore } = kindOf(order);
    expect(restore(pose(order, 1), ['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
    const drawn = posed.rows.map(({ id }) => id);
    for (const broken of [undefined, 7, ['a'], ['a', 'a', 'b'], ['a', 'b', 'x']])
      expect(restore(pose(order, 1), broken)).toEqual(drawn);
  });
});

describe('a program put together', () => {
  const posed = pose(parsons, 1) as Posed<ParsonsExercise<never>>;
  const report = (outcome: 'right' | 'wrong' | 'unreadable') => ({
    outcome,
    say: 'The run speaks.',
    cases: [],
    log: [],
    dropped: 0,
  });
  const judge = (ids: string[], outcome: 'right' | 'wrong' | 'unreadable') =>
    judgeParsons(posed, { order: ids, report: report(outcome) });

  it('leaves traps out of the book’s program', () => {
    expect(programOf(parsons)).toBe('function one() {\n  return 1;\n}');
  });

  it('is judged by its run, and told of a trap where that failed', () => {
    expect(judge(['open', 'one', 'close'], 'right').outcome).toBe('right');
    expect(judge(['open', 'one', 'two', 'close'], 'right').outcome).toBe('right');
    expect(judge(['open', 'two', 'close'], 'wrong')).toEqual({ outcome: 'wrong', say: 'That is two.' });
    expect(judge(['open', 'close'], 'wrong').say).toBe('The run speaks.');
    expect(judge(['two'], 'unreadable').outcome).toBe('unreadable');
  });

  it('without lines, or not run, is no attempt', () => {
    expect(judgeParsons(posed, { order: [] }).outcome).toBe('unreadable');
    expect(judgeParsons(posed, { order: ['open'] }).outcome).toBe('unreadable');
  });

  it('takes what is stored only as far as it is known', () => {
    const { restore } = kindOf(parsons);
    expect(restore(posed, { order: ['one', 'one', 'x', 7] })).toEqual({ order: ['one'] });
    expect(restore(posed, 'nonsense')).toEqual({ order: [] });
  });
});
