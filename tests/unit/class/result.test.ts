import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packAnswers, unpackAnswers } from '../../../components/class/answers';
import { resultOf } from '../../../components/class/result-of';
import { movedOn, roundDraws, roundState } from '../../../components/class/round-state';
import { sheetItems } from '../../../components/class/sheet-items';
import { sheetState } from '../../../components/class/sheet-state';
import { verify } from '../../../components/class/verify';
import { exercises } from '../../../components/exercises/registry';
import type { Json } from '../../../src/progress';
import { checkCode, readSet, setKey } from '../../../src/sets';

const { set } = readSet(
  '?ids=modulo-bias/favored-count,prngs/next-states,prngs/which-seed&seed=7&per=student',
  (id) => exercises.has(id),
);
const items = sheetItems(set, 'Ada', exercises);
const answersOf = (): Json[] =>
  items.map(({ exercise, variant, options }) =>
    exercise.kind === 'numeric'
      ? String(exercise.answer(variant))
      : exercise.kind === 'trace'
        ? exercise.run(variant).map(String)
        : options.filter(({ right }) => right).map(({ id }) => id),
  );

it('answers come back from their text', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (answers) => {
      const sent = JSON.parse(JSON.stringify(answers)) as Json[];
      const flat = sent.map((answer) => (typeof answer === 'object' ? null : answer));
      expect(unpackAnswers(packAnswers(flat))).toEqual(flat);
    }),
  );
  expect(packAnswers(['½ –'])).toMatch(/^[\w-]+$/);
  expect(packAnswers([{ source: 'x', report: { ok: true } }])).toBe(packAnswers([{ source: 'x' }]));
  for (const text of ['', '*', 'e30', '_-_-']) expect(unpackAnswers(text)).toBeUndefined();
});

it('a result counts what is right, and its code is verified', async () => {
  const full = resultOf(set, 'Ada', items, answersOf());
  expect(full).toMatchObject({ right: 3, of: 3, outcomes: ['right', 'right', 'right'] });
  expect(await verify(set, full, exercises)).toMatchObject({ agrees: true });
  const some = resultOf(set, 'Ada', items, [answersOf()[0]!, null, []]);
  expect(some).toMatchObject({ right: 1, outcomes: ['right', 'unreadable', 'unreadable'] });
  expect(await verify(set, { ...some, student: ' ADA ' }, exercises)).toMatchObject({ agrees: true });
  expect(await verify(set, { ...some, answers: '' }, exercises)).toMatchObject({ agrees: true });
});

it('a result that was changed is refused, and so is one whose code was computed for a wrong score', async () => {
  const some = resultOf(set, 'Ada', items, [answersOf()[0]!, null, null]);
  const refused = async (part: object) => (await verify(set, { ...some, ...part }, exercises)).agrees;
  expect(await refused({ right: 3 })).toBe(false);
  expect(await refused({ right: 3, answers: '' })).toBe(false);
  expect(await refused({ student: 'Grace' })).toBe(false);
  expect(await refused({ student: '' })).toBe(false);
  expect(await refused({ answers: packAnswers(answersOf()) })).toBe(false);
  expect(await refused({ answers: `${some.answers}*` })).toBe(false);
  const forged = checkCode({ setKey: setKey(set), student: 'Ada', right: 3, of: 3, answers: some.answers });
  const finding = await verify(set, { ...some, right: 3, code: forged }, exercises);
  expect(finding).toMatchObject({ agrees: false });
  expect(finding.say).toContain('get 1 of 3');
});

it('kept states that somebody edited are read as far as they go', () => {
  for (const broken of [undefined, null, 5, [], 'x', { log: 5 }, { log: '012' }, { answers: 7 }] as const) {
    expect(roundState(broken as Json | undefined)).toEqual({ log: '', hints: 0, revealed: false });
    expect(sheetState(broken as Json | undefined, 2)).toEqual({ answers: [null, null] });
  }
  expect(sheetState({ answers: ['1'], marked: ['1', '2', '3'] }, 2)).toEqual({
    answers: ['1', null],
    marked: ['1', '2'],
  });
});

it('moving on takes the first check, or a miss where there was none', () => {
  const state = roundState({ log: '10', first: '1', answer: 'x', hints: 2, revealed: true });
  expect(movedOn(state)).toEqual({ log: '101', hints: 0, revealed: false });
  expect(movedOn(roundState({ log: '10' })).log).toBe('100');
});

it('what comes back in practice reads differently from how it was missed', () => {
  const ids = [...exercises.values()].filter(({ kind }) => kind === 'numeric').map(({ id }) => id);
  for (let seed = 0; seed < 200; seed++) {
    const draws = roundDraws(ids.slice(0, 5), seed, '0000000', exercises);
    for (const [at, { id, again, seed: variant }] of draws.entries()) {
      if (!again) continue;
      const before = draws.slice(0, at).findLast((draw) => draw.id === id)!;
      const exercise = exercises.get(id)!;
      const prompt = (of: number) =>
        sheetItems({ ...set, ids: [id], seed: of, perStudent: false }, '', exercises)[0]!.prompt;
      expect(prompt(variant), `${exercise.id} ${variant}`).not.toBe(prompt(before.seed));
    }
  }
});
