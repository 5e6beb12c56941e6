/** One receipt in the pile, marked. */
import type { Found, Result } from '../../src/receipts';
import type { Cell } from './csv';
import type { Marked } from './mark-result';

export type RowVerdict = 'ok' | 'differs' | 'unreadable';

export interface Row {
  /** Counted from 1, in the order they were found. */
  readonly number: number;
  readonly word: string;
  /** What the receipt says, as far as it can be read. */
  readonly claims?: Result;
  /** The score it is worth. */
  readonly marked?: number;
  readonly verdict: RowVerdict;
  readonly say: string;
  /** The row that holds the same receipt, or the same work under another name. */
  readonly sameAs?: { readonly number: number; readonly otherName: boolean };
}

/** The work itself, whoever's name is on it. */
function workOf(result: Result): string {
  return JSON.stringify({ ...result, student: undefined, set: undefined });
}

function verdictOn(claims: Result, marked: Marked): Pick<Row, 'verdict' | 'say' | 'marked'> {
  if (!marked.ok) return { verdict: 'unreadable', say: marked.say };
  const { score } = marked;
  const agrees = Math.abs(claims.score - score) < 1e-9 && claims.correct === (score === 1);
  if (agrees) return { verdict: 'ok', marked: score, say: '' };
  return { verdict: 'differs', marked: score, say: `It claims ${percent(claims.score)}. ${marked.say}` };
}

/** Adds rows one at a time, and knows what was there before. */
export class Pile {
  readonly rows: Row[] = [];
  readonly #seen = new Map<string, { number: number; student: string | undefined }>();

  async add({ word, reading }: Found, mark: (result: Result) => Promise<Marked>): Promise<void> {
    const number = this.rows.length + 1;
    const claims = reading.ok ? reading.result : reading.claims;
    if (!claims) {
      this.rows.push({ number, word, verdict: 'unreadable', say: reading.ok ? '' : reading.say });
      return;
    }
    const work = workOf(claims);
    const first = this.#seen.get(work);
    if (!first) this.#seen.set(work, { number, student: claims.student });
    const sameAs = first && { number: first.number, otherName: first.student !== claims.student };
    const verdict = verdictOn(claims, await mark(claims));
    this.rows.push({
      number,
      word,
      claims,
      ...verdict,
      // What was changed afterward cannot be right about itself, even where its score happens to be.
      ...(!reading.ok && { verdict: 'differs' as const, say: `${reading.say} ${verdict.say}`.trim() }),
      ...(sameAs && { sameAs }),
    });
  }
}

export const percent = (score: number): string => `${Math.round(score * 100)}%`;

export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function saySame({ sameAs }: Row): string {
  if (!sameAs) return '';
  return sameAs.otherName
    ? `The same work as row ${sameAs.number}, under another name.`
    : `The same receipt as row ${sameAs.number}.`;
}

export const COLUMNS = [
  'row',
  'student',
  'set',
  'item',
  'variant',
  'claimed score',
  'marked score',
  'verdict',
  'remark',
  'attempt',
  'seconds',
  'checked at',
  'answer',
  'receipt',
];

export function cellsOf(row: Row): Cell[] {
  const { number, word, claims, marked, verdict, say } = row;
  const remark = [say, saySame(row)].filter((part) => part !== '').join(' ');
  return [
    number,
    claims?.student,
    claims?.set,
    claims?.item,
    claims?.seed,
    claims?.score,
    marked,
    verdict,
    remark,
    claims?.attempt,
    claims && Math.round(claims.ms / 1000),
    claims?.at,
    claims && (typeof claims.answer === 'string' ? claims.answer : JSON.stringify(claims.answer)),
    word,
  ];
}
