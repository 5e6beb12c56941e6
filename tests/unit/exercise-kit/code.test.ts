/** Programs that people write for the code exercises, right and wrong. */
import { describe, expect, it } from 'vitest';
import { originalPlace } from '../../../components/exercise-kit/code/source-map';
import { failed, readReport } from '../../../components/exercise-kit/code/report';
import { transpile } from '../../../components/exercise-kit/code/transpile';
import { exerciseCalled } from '../../../components/exercises/registry';
import type { CodeExercise } from '../../../components/exercise-kit/exercise';
import { checksOf, judged } from './judged-program';

const WRITTEN = {
  'modulo-bias/roll-die': {
    program: (body: string) => `function rollDie(rng: Generator): number {\n${body}\n}`,
    right: {
      'refuses the last': `let raw: number; do { raw = rng.nextUint32(); } while (raw >= 4294967292); return 1 + raw % 6;`,
      'takes three bits': `for (;;) { const bits = rng.nextUint32() >>> 29; if (bits < 6) return bits + 1; }`,
      'multiplies and shifts': `let raw = rng.nextUint32();
        while ((Math.imul(raw, 6) >>> 0) < 4) raw = rng.nextUint32();
        return Math.floor(raw * 6 / 2 ** 32) + 1;`,
      'calls itself': `const raw = rng.nextUint32(); return raw < 4 ? rollDie(rng) : raw % 6 + 1;`,
    },
    wrong: {
      remainder: `return rng.nextUint32() % 6 + 1;`,
      'first-missing': `return rng.nextUint32() % 6;`,
      round: `return Math.round(rng.nextUint32() / 2 ** 32 * 5) + 1;`,
      'one-too-many': `return Math.round(rng.nextUint32() / 2 ** 32 * 6) + 1;`,
      'last-missing': `return Math.floor(rng.nextUint32() / 2 ** 32 * 5) + 1;`,
      scaled: `return Math.floor(rng.nextUint32() / 2 ** 32 * 6) + 1;`,
      'round-up': `return Math.ceil(rng.nextUint32() / 2 ** 32 * 6);`,
      'math-random': `return Math.floor(Math.random() * 6) + 1;`,
      constant: `return 4;`,
      'not-whole': `return rng.nextUint32() / 2 ** 32 * 6 + 1;`,
      'nothing-returned': `rng.nextUint32();`,
      'refused-once': `let raw = rng.nextUint32(); if (raw < 4) raw = rng.nextUint32(); return raw % 6 + 1;`,
      'limit-off': `let raw = rng.nextUint32(); while (raw <= 4) raw = rng.nextUint32(); return raw % 6 + 1;`,
      'never-refused': `return (rng.nextUint32() % 3) * 2 + (rng.nextUint32() % 2) + 1;`,
    },
  },
  'modulo-bias/pick-below': {
    program: (body: string) => `const pickBelow = (rng: Generator, n: number): number => {\n${body}\n};`,
    right: {
      'refuses the last': `const limit = Math.floor(2 ** 32 / n) * n; let raw = rng.nextUint32();
        while (raw >= limit) raw = rng.nextUint32(); return raw % n;`,
      'masks and refuses': `const bits = Math.ceil(Math.log2(n)); if (bits === 0) return 0;
        for (;;) { const raw = rng.nextUint32() >>> (32 - bits); if (raw < n) return raw; }`,
    },
    wrong: {
      remainder: `return rng.nextUint32() % n;`,
      scaled: `return Math.floor(rng.nextUint32() / 2 ** 32 * n);`,
      mask: `return (rng.nextUint32() & (n - 1)) >>> 0;`,
      signed: `return (rng.nextUint32() | 0) % n;`,
      'one-too-high': `return rng.nextUint32() % n + 1;`,
      'refused-once': `let raw = rng.nextUint32(); if (raw < 2 ** 32 % n) raw = rng.nextUint32(); return raw % n;`,
      'math-random': `return Math.floor(Math.random() * n);`,
    },
  },
};

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
