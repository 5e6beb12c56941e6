import { expect, it } from 'vitest';
import { meanDistance, sayDistance, stepOf } from '../../../components/exercise-kit/measure-sketch';

it('measures the mean distance, bar by bar', () => {
  expect(meanDistance([1, 2, 3], [2, 2, 1])).toBe(1);
  expect(meanDistance([], [3, 5])).toBe(4);
});

it('says it in one sentence, with the unit', () => {
  expect(sayDistance([90, 120], [104, 91], 'rolls')).toBe(
    'On average your bars are 21.5 away from these (rolls).',
  );
  expect(sayDistance([2, 3], [2, 3], 'rolls')).toBe('Your bars are exactly these.');
});

it('steps by 1, 2 or 5 of a power of ten, and by whole ones where the truth is whole', () => {
  expect(stepOf(600, [100])).toBe(10);
  expect(stepOf(200, [100])).toBe(2);
  expect(stepOf(20, [3])).toBe(1);
  expect(stepOf(1, [0.25])).toBe(0.02);
});
