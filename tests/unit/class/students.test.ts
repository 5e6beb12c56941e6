/** Three students' sheets, pinned: the same name has to give the same numbers on any machine and for ever. */
import { expect, it } from 'vitest';
import { sheetItems } from '../../../components/class/sheet-items';
import { exercises } from '../../../components/exercises/registry';
import { readSet } from '../../../src/sets';

const { set } = readSet(
  '?ids=modulo-bias/favored-count,prngs/next-states,modulo-bias/favored-count&seed=7&per=student',
  (id) => exercises.has(id),
);
const sheet = (student: string) => sheetItems(set, student, exercises);

it.each([
  ['Ada Lovelace', 1886078912, { raw: 32768, n: 20 }, { multiplier: 9, increment: 5, bits: 6, seed: 43 }],
  ['  GRACE   hopper ', 3172528034, { raw: 100, n: 22 }, { multiplier: 13, increment: 11, bits: 4, seed: 6 }],
  ['2024-117', 3767442065, { raw: 128, n: 3 }, { multiplier: 5, increment: 11, bits: 4, seed: 4 }],
])('%s', (student, seed, deal, toy) => {
  const [first, second] = sheet(student);
  expect([first!.seed, second!.seed]).toEqual([seed, seed]);
  expect(first!.variant).toEqual(deal);
  expect(second!.variant).toEqual(toy);
});

it('an exercise that is asked twice has other numbers the second time', () => {
  const [first, , second] = sheet('Ada Lovelace');
  expect(second!.exercise).toBe(first!.exercise);
  expect(second!.prompt).not.toBe(first!.prompt);
});

it('without students of their own, the set’s seed is the variant', () => {
  const [first] = sheetItems({ ...set, perStudent: false }, 'Ada Lovelace', exercises);
  expect(first!.seed).toBe(7);
});
