import { seedFromText } from '../random';
import { normalName } from './student';

/** A sheet once it is marked. `answers` is the text that the answers are handed over in. */
export interface MarkedSheet {
  readonly setKey: string;
  readonly student: string;
  readonly right: number;
  readonly of: number;
  readonly answers: string;
}

/** Crockford's 32 digits: no I, L, O or U to misread. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The top 20 bits of the published hash, as four characters. */
function fourOf(...parts: readonly (string | number)[]): string {
  const bits = seedFromText(JSON.stringify(parts)) >>> 12;
  return [15, 10, 5, 0].map((shift) => DIGITS[(bits >>> shift) & 31]).join('');
}

/**
 * Eight characters that belong to one result. The first half is a hash of the set, the student and the score, and can
 * be checked from paper; the second takes in every answer as well. Anyone can compute it, so that it finds slips and
 * edits, and proves no more than that.
 */
export function checkCode({ setKey, student, right, of, answers }: MarkedSheet): string {
  const who = normalName(student);
  return `${fourOf('score', setKey, who, right, of)}-${fourOf('answers', setKey, who, right, of, answers)}`;
}

/** A code as a person copies it: small letters, O for 0, I or L for 1, and dashes anywhere or nowhere. */
function readCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}−]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** Which halves of a typed code agree with the right one. */
export function compareCodes(typed: string, code: string): { score: boolean; answers: boolean } {
  const [a, b] = [readCode(typed), readCode(code)];
  return { score: a.length === 8 && a.slice(0, 4) === b.slice(0, 4), answers: a === b };
}
