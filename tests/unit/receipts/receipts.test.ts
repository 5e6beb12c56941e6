import { zlibSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReceipts, makeReceipt, readReceipt, type Result } from '../../../src/receipts';

const sample: Result = {
  v: 1,
  item: 'modulo-bias/favored-count',
  seed: 17,
  answer: '3/16',
  attempt: 2,
  score: 1,
  correct: true,
  complete: true,
  ms: 48_210,
  at: '2031-05-20T10:00:00.000Z',
  set: 'week 3',
  student: 'Ada Ø.',
};

const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const name = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
const anyResult: fc.Arbitrary<Result> = fc.record(
  {
    v: fc.constant(1 as const),
    item: name,
    seed: fc.integer({ min: 0, max: 4294967295 }),
    answer: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as string),
    attempt: fc.integer({ min: 1, max: 10_000 }),
    score: fc.double({ min: 0, max: 1, noNaN: true }).map((x) => x + 0),
    correct: fc.boolean(),
    complete: fc.boolean(),
    ms: fc.nat(),
    at: time,
    set: name,
    student: name,
  },
  {
    requiredKeys: ['v', 'item', 'seed', 'answer', 'attempt', 'score', 'correct', 'complete', 'ms', 'at'],
  },
);

/** Packs anything, as somebody would who took the format from its description. */
const packed = (text: string, prefix = 'DD1.') =>
  prefix + Buffer.from(zlibSync(new TextEncoder().encode(text))).toString('base64url');
const problemOf = (text: string) => {
  const reading = readReceipt(text);
  return reading.ok ? 'none' : reading.problem;
};

describe('a receipt', () => {
  it('gives back the result it was made from', () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        const receipt = makeReceipt(result);
        expect(receipt).toMatch(/^DD1\.[A-Za-z0-9_-]+$/);
        expect(readReceipt(` ${receipt}\n`)).toEqual({ ok: true, result });
        expect([...findReceipts(`<p>Mine is "${receipt}".</p>`)]).toEqual([
          { word: receipt, reading: { ok: true, result } },
        ]);
      }),
    );
  });

  it('stays short enough for a form’s field', () => {
    expect(makeReceipt(sample).length).toBeLessThan(300);
  });

  it('refuses what is no result, and says what is allowed', () => {
    expect(() => makeReceipt({ ...sample, seed: -1 })).toThrow(
      new RangeError("a result's `seed` must be a whole number from 0 to 4294967295, not -1"),
    );
    expect(() => makeReceipt({ ...sample, at: 'today' })).toThrow(RangeError);
  });
});

describe('a paste', () => {
  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('', 'DD1.', 'DD9.'),
        (text, prefix) => {
          expect(readReceipt(prefix + text).ok).toBe(false);
          expect([...findReceipts(prefix + text)].every(({ reading }) => !reading.ok)).toBe(true);
        },
      ),
    );
  });

  it('with a character changed, lost or added is told from a receipt', () => {
    const receipt = makeReceipt(sample);
    const letters = fc.constantFrom(...'ABCXYZabcxyz0189_-');
    fc.assert(
      fc.property(fc.integer({ min: 4, max: receipt.length - 2 }), letters, fc.nat(2), (at, letter, way) => {
        const cut = receipt.slice(0, at) + (way === 0 ? '' : letter) + receipt.slice(way === 2 ? at : at + 1);
        fc.pre(cut !== receipt);
        const reading = readReceipt(cut);
        // A few bits of a deflated stream say nothing: with those changed, all of it is still there.
        if (reading.ok) expect(reading.result).toEqual(sample);
        else expect(['cut-off', 'mangled']).toContain(reading.problem);
      }),
      { numRuns: 2000 },
    );
  });

  it('is told cut off wherever its end is missing', () => {
    const receipt = makeReceipt(sample);
    for (let end = 4; end < receipt.length; end++) expect(problemOf(receipt.slice(0, end))).toBe('cut-off');
  });

  it('is told tampered with when the score inside was changed', () => {
    const text = JSON.stringify({ ...sample, score: 0.5, sum: 'abc' });
    expect(readReceipt(packed(text))).toMatchObject({ problem: 'tampered', claims: { score: 0.5 } });
    expect(problemOf(packed('[1]'))).toBe('tampered');
    expect(problemOf(packed(JSON.stringify({ ...sample, seed: 'x' })))).toBe('tampered');
  });

  it('from a newer version is not called damaged', () => {
    expect(problemOf(makeReceipt(sample).replace('DD1.', 'DD2.'))).toBe('newer');
    expect(problemOf(packed(JSON.stringify({ ...sample, v: 2 })))).toBe('newer');
  });

  it('that would unpack to gigabytes is not unpacked', () => {
    const bomb = packed('0'.repeat(30_000_000));
    expect(bomb.length).toBeLessThan(60_000);
    const before = performance.now();
    expect(problemOf(bomb)).toBe('mangled');
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('a pile', () => {
  const second = { ...sample, item: 'prngs/next', answer: { order: ['a', 'b'], note: 'x'.repeat(3) } };
  const receipts = [makeReceipt(sample), makeReceipt(second)];
  const found = (text: string) => [...findReceipts(text)].map(({ word }) => word);

  it.each([
    ['one a line', '\n'],
    ['with words between', ' and then, '],
    ['in a page', '</td><td data-receipt="'],
  ])('%s', (_, between) => expect(found(receipts.join(between))).toEqual(receipts));

  it.each([
    ['broken by a mail', '\r\n'],
    ['broken in quoted-printable', '=\r\n'],
    ['quoted in an answer', '\n> '],
  ])('%s', (_, gap) => {
    const mail = receipts.map((receipt) => receipt.replace(/(.{70})/g, `$1${gap}`)).join('\n\n');
    expect(found(mail)).toEqual(receipts);
  });

  it('keeps its place after one that is cut off', () => {
    const cut = receipts[0]!.slice(0, 60);
    expect(found(`${cut}\n${receipts[1]!}`)).toEqual([cut, receipts[1]]);
  });
});
