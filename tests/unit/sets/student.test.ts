import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedFromText } from '../../../src/random';
import { normalName, readStudent, studentSeed, writeStudent } from '../../../src/sets';

it('knows a student however the name is typed', () => {
  const ways = ['Ada Lovelace', ' ada   LOVELACE ', 'ADA\u00a0lovelace', 'Ａｄａ Lovelace', 'ada\tlovelace'];
  expect(new Set(ways.map(normalName))).toEqual(new Set(['ada lovelace']));
  expect(normalName('Zoe\u0308')).toBe(normalName('ZOË'));
  expect(normalName('Groß')).toBe(normalName('GROSS'));
  expect(normalName('ΣΊΣΥΦΟΣ')).toBe(normalName('σίσυφος'));
  expect(normalName(' \t ')).toBe('');
});

it('is settled after one reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      expect(normalName(normalName(typed))).toBe(normalName(typed));
    }),
    { numRuns: 3000 },
  );
});

it('does not mind capitals and spaces', () => {
  const letters = fc.array(fc.constantFrom(...'abc éßñ'), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(letters, (drawn) => {
      const name = drawn.join('');
      expect(studentSeed(7, `  ${name.toUpperCase().replaceAll(' ', '   ')} `)).toBe(studentSeed(7, name));
    }),
  );
});

it('gives every student the seed that the published hash gives', () => {
  expect(studentSeed(7, ' Ada  Lovelace')).toBe(seedFromText('7 ada lovelace'));
  expect(studentSeed(8, 'Ada Lovelace')).not.toBe(studentSeed(7, 'Ada Lovelace'));
});

it('keeps the name in the fragment', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (name) => {
      expect(readStudent(writeStudent(name))).toBe(name);
    }),
  );
  expect(readStudent('#build')).toBe('');
});
