import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCode, compareCodes, readResultLine, writeResultLine } from '../../../src/sets';

const sheet = { setKey: 'ids=a/one&seed=7', student: 'Ada Lovelace', right: 2, of: 3, answers: 'WzEsMl0' };

describe('a check code', () => {
  it('is eight characters that nobody misreads, and pinned', () => {
    expect(checkCode(sheet)).toBe('YJCD-5K8R');
    expect(checkCode(sheet)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is the same for one student, however the name is typed', () => {
    expect(checkCode({ ...sheet, student: ' ada  LOVELACE' })).toBe(checkCode(sheet));
  });

  it('has a first half for the score, that answers do not change', () => {
    const other = checkCode({ ...sheet, answers: 'WzEsM10' });
    expect(compareCodes(other, checkCode(sheet))).toEqual({ score: true, answers: false });
  });

  it.each([{ right: 3 }, { of: 4 }, { student: 'Ada Lovelaces' }, { setKey: 'ids=a/one&seed=8' }])(
    'is another for %o',
    (part) => {
      const other = checkCode({ ...sheet, ...part });
      expect(compareCodes(other, checkCode(sheet))).toEqual({ score: false, answers: false });
    },
  );

  it('is read as a person copies it', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(digits, (drawn) => {
        const code = `${drawn.slice(0, 4).join('')}-${drawn.slice(4).join('')}`;
        const sloppy = code.replace('-', ' – ').replaceAll('0', 'O').replaceAll('1', 'l').toLowerCase();
        expect(compareCodes(sloppy, code)).toEqual({ score: true, answers: true });
      }),
    );
    expect(compareCodes('', checkCode(sheet))).toEqual({ score: false, answers: false });
    expect(compareCodes(checkCode(sheet).slice(0, 4), checkCode(sheet)).score).toBe(false);
  });

  it('spreads: a thousand sheets share few halves', () => {
    const codes = Array.from({ length: 1000 }, (_, at) => checkCode({ ...sheet, student: `student ${at}` }));
    expect(new Set(codes).size).toBe(1000);
    expect(new Set(codes.map((code) => code.slice(0, 4))).size).toBeGreaterThan(990);
  });
});

describe('a result line', () => {
  const line = { student: 'Ada Lovelace', right: 2, of: 3, code: 'ABCD-EFGH', answers: 'WzEsMl0' };

  it('is read back, whatever the name, and out of the middle of a message', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (student) => {
        expect(readResultLine(writeResultLine({ ...line, student }))).toEqual({ ...line, student });
      }),
    );
    expect(readResultLine(`Here is mine: "${writeResultLine(line)}" Bye`)).toEqual(line);
    expect(readResultLine(writeResultLine({ ...line, answers: '' }))).toEqual({ ...line, answers: '' });
  });

  it('is none where a part is missing or no number', () => {
    for (const text of [
      '',
      'hello',
      'student=Ada',
      'student=Ada&right=2&of=x&code=A',
      'student=A&right=2&of=3',
    ]) {
      expect(readResultLine(text)).toBeUndefined();
    }
  });
});
