/**
 * A receipt is a checked answer as one word: `DD1.` and base64url of the zlib-deflated JSON of a {@link Result},
 * with one more field, `sum`, a hash of all the others. The stream's own checksum tells a paste that was mangled on
 * its way; the sum tells a receipt that somebody unpacked, changed and packed again. Neither is a lock: whoever reads
 * this file can make a sum. That is why an answer is marked again and its claimed score is only compared.
 */
import { seedFromText } from '../random';
import { pack, unpack } from './packing';
import { canonical, type Result, resultProblem } from './result';

export const RECEIPT_PREFIX = 'DD1.';

export type ReceiptProblem = 'not-a-receipt' | 'cut-off' | 'mangled' | 'newer' | 'tampered';

export type ReceiptReading =
  | { readonly ok: true; readonly result: Result }
  | {
      readonly ok: false;
      readonly problem: ReceiptProblem;
      /** One sentence. */
      readonly say: string;
      /** What a tampered receipt claims, as far as it can be read. */
      readonly claims?: Result;
    };

const SAY: Readonly<Record<ReceiptProblem, string>> = {
  'not-a-receipt': 'This is not a receipt: a receipt begins with DD1.',
  'cut-off': 'This receipt is cut off: its end is missing. Copy all of it.',
  mangled: 'This receipt was damaged on its way: some of its characters changed.',
  newer: 'This receipt comes from a newer version of the book.',
  tampered: 'This receipt was changed after it was made.',
};

const refuse = (problem: ReceiptProblem, claims?: Result): ReceiptReading => ({
  ok: false,
  problem,
  say: SAY[problem],
  ...(claims && { claims }),
});

function sumOf(result: Result): string {
  const text = JSON.stringify(result);
  const half = (salt: string) => seedFromText(salt + text).toString(36);
  return `${half('dice')}.${half('drift')}`;
}

/** @throws RangeError naming the field that no result can have */
export function makeReceipt(result: Result): string {
  const problem = resultProblem(result as unknown as Record<string, unknown>);
  if (problem) throw new RangeError(problem);
  const whole = canonical(result);
  return RECEIPT_PREFIX + pack(JSON.stringify({ ...whole, sum: sumOf(whole) }));
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads one receipt, with nothing but spaces around it. Never throws, and unpacks no more than a receipt can hold. */
export function readReceipt(text: string): ReceiptReading {
  const word = text.trim();
  const [, version] = /^DD(\d{1,4})\./.exec(word) ?? [];
  if (version === undefined || version === '0') return refuse('not-a-receipt');
  if (version !== '1') return refuse('newer');
  const unpacked = unpack(word.slice(RECEIPT_PREFIX.length));
  if ('problem' in unpacked) return refuse(unpacked.problem);
  const value = parsed(unpacked.text);
  // The stream is whole, so whoever packed this packed no receipt.
  if (!value) return refuse('tampered');
  if (typeof value['v'] === 'number' && value['v'] > 1) return refuse('newer');
  if (resultProblem(value)) return refuse('tampered');
  const result = canonical(value as unknown as Result);
  return value['sum'] === sumOf(result) ? { ok: true, result } : refuse('tampered', result);
}
