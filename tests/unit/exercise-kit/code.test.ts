/** Programs that people write for the code exercises, right and wrong. */
import { describe, expect, it } from 'vitest';
import { originalPlace } from '../../../components/exercise-kit/code/source-map';
import { failed, readReport } from '../../../components/exercise-kit/code/report';
import { transpile } from '../../../components/exercise-kit/code/transpile';
import { exerciseCalled } from '../../../components/exercises/registry';
import type { CodeExercise } from '../../../components/exercise-kit/exercise';
import { checksOf, judged } from './judged-program';
import type { Written } from './programs/written';

const WRITTEN = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<{ default: Record<string, Written> }>(['./programs/*.ts', '!./programs/written.ts'], {
      eager: true,
    }),
  ).map((module) => module.default),
) as Record<string, Written>;

describe.each(Object.entries(WRITTEN))('%s', (id, { program, right, wrong }) => {
  const exercise = exerciseCalled(id) as unknown as CodeExercise<never>;

  it.each(Object.entries(right))('a program that %s passes', (_, body) => {
    expect(judged(exercise, program(body))).toMatchObject({ outcome: 'right' });
  });

  it.each(Object.entries(wrong))('the mistake %s has its own sentence', (name, body) => {
    const { outcome, say } = judged(exercise, program(body));
    expect(outcome).toBe('wrong');
    expect(say).toBe(checksOf(id)!.mistakes.find((mistake) => mistake.name === name)!.say);
  });
});

describe('the compiler', () => {
  it('says where a program cannot be read', () => {
    expect(transpile('const a = 1;\nconst b = 2;\n  let c = = 3;')).toMatchObject({
      ok: false,
      at: { line: 3, column: 11 },
    });
  });

  it('refuses a namespace by name, and where it stands', () => {
    const refused = transpile('let a = 1;\n  namespace Dice { export const n = 6; }');
    expect(refused).toMatchObject({ ok: false, at: { line: 2, column: 3 } });
    expect(JSON.stringify(refused)).toContain('namespace');
  });

  it('leads from the compiled text back to the reader’s', () => {
    const source = 'enum A { x }\nfunction f(a: number, b?: string): number { return a.b.c; }';
    const compiled = transpile(source);
    if (!compiled.ok) throw new Error('it is a fine program');
    const column = compiled.code.split('\n')[1]!.indexOf('return') + 1;
    expect(originalPlace(compiled.mappings, { line: 2, column })).toEqual({ line: 2, column: 45 });
  });
});

it('a report that is none is not taken for one', () => {
  for (const value of [
    null,
    3,
    'right',
    {},
    { outcome: 'right' },
    { outcome: 'fine', say: '', cases: [], log: [] },
  ]) {
    expect(readReport(value)).toBeUndefined();
  }
  expect(readReport(failed('no'))).toEqual(failed('no'));
});
