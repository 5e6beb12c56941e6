/** Receipts in any text: mails, forms, whole pages. */
import { LONGEST_PACKED } from './packing';
import { readReceipt, type ReceiptReading } from './receipt';

export interface Found {
  /** The receipt as one word, without what a mail put into it. */
  readonly word: string;
  readonly reading: ReceiptReading;
}

/** A mail breaks long words: with an equals sign, and again with a quoting mark before each line. */
const BREAK = /^(?:=?\r?\n|=3D\r?\n|[ \t]+\r?\n|<br ?\/?>)[ \t>|]*/i;
const WORD = /^[A-Za-z0-9_-]+/;
const START = /\bDD\d{1,4}\.(?=[A-Za-z0-9_-])/g;

function findAt(text: string, from: number, prefix: string): { found: Found; end: number } {
  let word = prefix;
  let at = from + prefix.length;
  let whole: { found: Found; end: number } | undefined;
  for (;;) {
    const more = WORD.exec(text.slice(at, at + LONGEST_PACKED))?.[0] ?? '';
    word += more;
    at += more.length;
    const reading = readReceipt(word);
    whole ??= { found: { word, reading }, end: at };
    if (reading.ok || reading.problem === 'tampered') return { found: { word, reading }, end: at };
    // What is cut off may go on in the next line; what is damaged or newer does not get better by it.
    if (reading.problem !== 'cut-off' || more === '' || word.length > LONGEST_PACKED) return whole;
    const gap = BREAK.exec(text.slice(at, at + 100))?.[0];
    if (gap === undefined) return whole;
    at += gap.length;
    if (/^DD\d{1,4}\./.test(text.slice(at, at + 8))) return whole;
  }
}

/** Every receipt in a text, in order, readable or not. Yields one at a time, so that a pile can be read in slices. */
export function* findReceipts(text: string): Generator<Found> {
  const start = new RegExp(START);
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const { found, end } = findAt(text, match.index, match[0]);
    start.lastIndex = end;
    yield found;
  }
}
