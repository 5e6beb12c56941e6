import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../components/exercise-kit/kinds';
import { pose } from '../../../components/exercise-kit/variants';
import { exercises } from '../../../components/exercises/registry';
import { csv } from '../../../components/mark/csv';
import { openMail } from '../../../components/mark/mail';
import { markResult } from '../../../components/mark/mark-result';
import { cellsOf, COLUMNS, duration, Pile } from '../../../components/mark/row';
import { findReceipts, makeReceipt, type Result } from '../../../src/receipts';

const result = (more: Partial<Result>): Result => ({
  v: 1,
  item: 'modulo-bias/favored-count',
  seed: 5,
  answer: '0',
  attempt: 1,
  score: 1,
  correct: true,
  complete: true,
  ms: 61_000,
  at: '2031-05-20T10:00:00.000Z',
  ...more,
});

/** An answer that the exercise's own checker takes. */
function rightAnswer(seed: number): string {
  const posed = pose(exercises.get('modulo-bias/favored-count')!, seed);
  for (let number = 0; ; number++) {
    if (kindOf(posed.exercise).judge(posed, String(number)).outcome === 'right') return String(number);
  }
}

async function pileOf(texts: readonly string[]): Promise<Pile> {
  const pile = new Pile();
  for (const text of texts) for (const found of findReceipts(text)) await pile.add(found, markResult);
  return pile;
}

describe('marking again', () => {
  it('agrees with a right answer, and tells a wrong one that claims to be right', async () => {
    const right = rightAnswer(5);
    const { rows } = await pileOf([
      makeReceipt(result({ answer: right })),
      makeReceipt(result({ answer: String(Number(right) + 1) })),
      makeReceipt(result({ answer: String(Number(right) + 1), score: 0, correct: false })),
    ]);
    expect(rows.map(({ verdict, marked }) => [verdict, marked])).toEqual([
      ['ok', 1],
      ['differs', 0],
      ['ok', 0],
    ]);
    expect(rows[1]!.say).toMatch(/^It claims 100%\. ./);
  });

  it('runs a figure again instead of trusting its numbers', async () => {
    const goal = [...exercises.values()].find(({ kind }) => kind === 'goal')!;
    if (goal.kind !== 'goal') throw new Error('no goal');
    const variant = pose(goal, 3).variant as never;
    const outputs = {};
    const reached = result({ item: goal.id, seed: 3, answer: { values: goal.reached(variant), outputs } });
    const start = result({ item: goal.id, seed: 3, answer: { values: goal.start(variant), outputs } });
    expect(await markResult(reached)).toMatchObject({ ok: true, score: 1 });
    expect(await markResult(start)).toMatchObject({ ok: true, score: 0 });
    const forged = { values: { nonsense: 1 }, outputs };
    expect(await markResult(result({ item: goal.id, seed: 3, answer: forged }))).toMatchObject({ ok: false });
  });

  it('never throws, whatever the answer is, for any exercise', async () => {
    const answers = [null, 7, '', [], {}, [null], { values: null }, { values: 3, outputs: 3 }, { source: 7 }];
    for (const [item, { kind }] of exercises) {
      if (kind === 'code') continue;
      for (const answer of answers) await markResult(result({ item, answer }));
    }
    expect(await markResult(result({ item: 'no/such' }))).toMatchObject({ ok: false });
    expect(await markResult(result({ item: '__proto__' }))).toMatchObject({ ok: false });
  });

  it('marks what is there twice, and what is there under two names', async () => {
    const work = { answer: rightAnswer(5) };
    const { rows } = await pileOf([
      makeReceipt(result({ ...work, student: 'Ada' })),
      makeReceipt(result({ ...work, student: 'Ada' })),
      makeReceipt(result({ ...work, student: 'Bob' })),
      makeReceipt(result({ ...work, student: 'Cleo', ms: 5 })),
    ]);
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([
      undefined,
      { number: 1, otherName: false },
      { number: 1, otherName: true },
      undefined,
    ]);
  });

  it('lists what cannot be read, and goes on', async () => {
    const receipt = makeReceipt(result({ answer: rightAnswer(5) }));
    const { rows } = await pileOf([`${receipt.slice(0, 50)} and\n${receipt}`]);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['unreadable', 'ok']);
    expect(rows[0]!.say).toContain('cut off');
  });
});

describe('the CSV', () => {
  it('holds no formulas, whatever a name begins with', () => {
    const nasty = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', 'Ada "the" Great, PhD'];
    expect(csv(nasty.map((name) => [name]))).toBe(
      '\ufeff"\'=1+1"\r\n"\'+1"\r\n"\'-1"\r\n"\'@SUM(A1)"\r\n"\'\t=1"\r\n"\'\r=1"\r\n"\'＝1"\r\n"Ada ""the"" Great, PhD"\r\n',
    );
  });

  it('has a cell for each column', async () => {
    const { rows } = await pileOf([makeReceipt(result({ student: '=cmd()' })), 'DD1.xxxxxxxxx']);
    for (const row of rows) expect(cellsOf(row)).toHaveLength(COLUMNS.length);
    expect(csv(rows.map(cellsOf))).toContain('"\'=cmd()"');
  });
});

it('opens the parts of a mail that are packed', () => {
  const receipt = makeReceipt(result({}));
  const body = Buffer.from(`Here it is:\n${receipt}\n`)
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n');
  const mail = `Subject: week 3\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}\r\n`;
  expect([...findReceipts(openMail(mail))].map(({ word }) => word)).toEqual([receipt]);
});

it('writes times a person can read', () => {
  expect([0, 61_000, 3_723_000].map(duration)).toEqual(['0:00', '1:01', '1:02:03']);
});
