/** The answers that the key prints are the ones that the sheet takes for right. */
import { describe, expect, it } from 'vitest';
import { keyText, rightAnswer } from '../../../components/class/key-text';
import { judgeNumeric } from '../../../components/exercise-kit/judge-numeric';
import { isPrediction } from '../../../components/exercise-kit/prediction';
import { pose, type Posed } from '../../../components/exercise-kit/variants';
import { exercises } from '../../../components/exercises/registry';
import { readSet } from '../../../src/sets';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed * 71_582_788);
const posable = [...exercises].filter(([, exercise]) => !isPrediction(exercise));
const numeric = posable.filter(([, { kind }]) => kind === 'numeric');

describe.each(numeric)('%s', (_, exercise) => {
  it('has a key whose number is judged right', () => {
    for (const seed of SEEDS) {
      const posed = pose(exercise, seed);
      // "1/3 (about 0.333333)" says the same number twice.
      const answer = rightAnswer(posed).replace(/ \(about .*\)/, '');
      const { outcome, say } = judgeNumeric(posed as Posed<never>, answer);
      expect([outcome, seed, answer, outcome === 'right' ? '' : say]).toEqual(['right', seed, answer, '']);
    }
  });
});

it('says something for every exercise, in every variant', () => {
  for (const [, exercise] of posable) {
    for (const seed of SEEDS.slice(0, 8)) {
      const posed = pose(exercise, seed);
      const text = rightAnswer(posed) + posed.solution;
      expect(text).not.toMatch(/undefined|NaN|null|\[object/);
      expect(text.trim()).not.toBe('');
    }
  }
});

it('is text to keep: prompt, answer and worked solution, without marks', () => {
  const { set } = readSet('?ids=prngs/next-states,modulo-bias/roll-die&seed=7&name=Week+3', (id) =>
    exercises.has(id),
  );
  const items = set.ids.map((id) => pose(exercises.get(id)!, 7));
  const text = keyText(set, 'Ada', items);
  expect(text).toContain('Answer key: Week 3, Ada, seed 7');
  expect(text).toContain('1. Three steps by hand (variant 7)');
  expect(text).toContain(`Answer: ${rightAnswer(items[0]!)}`);
  expect(text).toContain('rollDie');
  expect(text).not.toContain('`s ←');
});
