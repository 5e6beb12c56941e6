import { expect, it } from 'vitest';
import { indexed } from '../../../components/exercises/index-exercises';
import { choice, numeric } from './samples';

it('finds exercises by id, in the order of their file', () => {
  expect([...indexed([{ chapter: 'sample', list: [numeric, choice] }]).keys()]).toEqual([
    numeric.id,
    choice.id,
  ]);
});

it('refuses an id that is there twice', () => {
  expect(() => indexed([{ chapter: 'sample', list: [numeric, numeric] }])).toThrow(
    'Two exercises are called "sample/favored-share"',
  );
});

it('refuses an id that does not begin with its file, or is no plain name', () => {
  expect(() => indexed([{ chapter: 'other', list: [numeric] }])).toThrow('must be other/');
  expect(() => indexed([{ chapter: 'sample', list: [{ ...numeric, id: 'sample/No Name' }] }])).toThrow(
    'kebab-case',
  );
});
