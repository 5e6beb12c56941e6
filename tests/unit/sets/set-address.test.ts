import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSet, setKey, writeSet } from '../../../src/sets';

const ids = ['a/one', 'a/two', 'b/one-more'];
const read = (query: string) => readSet(query, (id) => ids.includes(id));

it('reads ids in their order, a seed, a name, and whether each student has numbers of their own', () => {
  expect(read('?ids=b/one-more,a/one&seed=7&name=Week+3&per=student')).toEqual({
    set: { ids: ['b/one-more', 'a/one'], seed: 7, seedText: '7', name: 'Week 3', perStudent: true },
    said: [],
  });
});

it('takes a word for a seed, and 1 where there is none', () => {
  expect(read('?ids=a/one&seed=dragon').set).toMatchObject({ seedText: 'dragon', seed: 575_616_048 });
  expect(read('?ids=a/one').set).toMatchObject({ seedText: '1', seed: 1 });
});

it('shows what it can, and says the rest plainly', () => {
  expect(read('?ids=a/one,a/three').said).toEqual(['No exercise is called “a/three”. The rest is here.']);
  expect(read('?ids=x,y,z,w').said).toEqual(['No exercise is called “x”, “y”, “z” and others.']);
  expect(read('?ids=a/one&seed=').said).toEqual(['The seed is empty, so it is 1.']);
  expect(read('?ids=a/one&seed=-5').said[0]).toContain('“-5” is not a whole number from 0 to 4294967295');
  expect(read('?ids=a/one&seed=4294967296').said).toHaveLength(1);
  expect(read('?ids=a/one&per=class').said[0]).toContain('everybody gets the same sheet');
  expect(read('')).toMatchObject({ set: { ids: [] }, said: [] });
  const many = read(`?ids=${Array.from({ length: 51 }, () => 'a/one').join()}`);
  expect(many.set.ids).toHaveLength(50);
  expect(many.said[0]).toContain('at most 50');
});

it('never throws, and what it writes it reads back', () => {
  fc.assert(fc.property(fc.string(), (query) => void read(query)));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ids), { minLength: 1, maxLength: 50 }),
      fc.oneof(fc.integer({ min: 0, max: 4294967295 }).map(String), fc.constant('würfel & co')),
      fc.string({ maxLength: 80 }).map((name) => name.replace(/\s+/g, ' ').trim()),
      fc.boolean(),
      (chosen, seedText, name, perStudent) => {
        const { set } = read(writeSet({ ids: chosen, seed: 0, seedText, name, perStudent }));
        expect(set).toMatchObject({ ids: chosen, seedText, perStudent });
        expect(read(writeSet(set)).set).toEqual(set);
      },
    ),
  );
});

it('is the same set whatever it is called, and however its seed is written', () => {
  const [a, b] = [read('?ids=a/one&seed=7&name=X').set, read('?ids=a/one&seed=007').set];
  expect(setKey(a)).toBe(setKey(b));
  expect(setKey(read('?ids=a/one&seed=7&per=student').set)).not.toBe(setKey(a));
});
