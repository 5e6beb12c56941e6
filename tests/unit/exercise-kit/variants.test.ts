import { expect, it } from 'vitest';
import { htmlId, isSeed, nextVariantSeed, pose, shortName } from '../../../components/exercise-kit/variants';
import { choice, numeric, prediction, several, trace } from './samples';

const order = (seed: number, exercise = choice) =>
  pose(exercise, seed)
    .options.map(({ id }) => id)
    .join(' ');

it('a seed is a whole number of 32 bits', () => {
  expect([0, 1, 4294967295].every(isSeed)).toBe(true);
  expect([-1, 0.5, 4294967296, NaN, '1', null, undefined].some(isSeed)).toBe(false);
});

it('the same seed gives the same variant', () => {
  for (const seed of [0, 1, 17, 4294967295]) expect(pose(numeric, seed)).toEqual(pose(numeric, seed));
});

it('two exercises draw from two streams', () => {
  const other = { ...choice, id: 'sample/another' };
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  expect(seeds.map((seed) => order(seed, other))).not.toEqual(seeds.map((seed) => order(seed)));
});

it('options come in every order, and the last one stays last', () => {
  const orders = new Set(Array.from({ length: 200 }, (_, seed) => order(seed)));
  expect(orders.size).toBe(6);
  expect([...orders].every((ids) => ids.endsWith(' none'))).toBe(true);
});

it('the next variant reads differently, as long as there is one', () => {
  for (let seed = 0; seed < 50; seed++) {
    expect(pose(trace, nextVariantSeed(trace, seed)).prompt).not.toBe(pose(trace, seed).prompt);
  }
  expect(nextVariantSeed(prediction, 4)).toBe(5);
  expect(nextVariantSeed(several, 4294967295)).toBe(0);
});

it('an id becomes a name for the address and one for HTML', () => {
  expect(shortName('modulo-bias/favored-count')).toBe('favored-count');
  expect(htmlId('modulo-bias/favored-count')).toBe('exercise-modulo-bias-favored-count');
});
