import { Unreadable } from './unreadable';

/** Fractions that are one character. They stay whole: NFKC would turn 1½ into eleven halves. */
export const VULGAR = /[¼-¾⅐-⅞↉]/;

/**
 * One spelling for the characters a keyboard, a phone or a word processor gives: full-width digits, every dash,
 * every space, every sign for times and divided by. Nothing is dropped: what has no other spelling stays as it is.
 * Throws Unreadable for digits whose place on the line carries a meaning, such as subscripts.
 */
export function plainCharacters(text: string): string {
  return (
    text
      // Before NFKC, which would flatten 10⁻¹ to 10−1 and the ordinal º to a letter.
      .replace(/[⁺⁻]?[⁰¹²³⁴-⁹]+/g, (power) => `^(${power.normalize('NFKC')})`)
      .replace(/[º˚]/g, '°')
      .replace(/\p{No}/gu, (digit) => {
        if (VULGAR.test(digit)) return digit;
        throw new Unreadable(`The character “${digit}” is not read here: type ordinary digits.`);
      })
      .replace(/[^¼-¾⅐-⅞↉]+/g, (run) => run.normalize('NFKC'))
      // Marks without width arrive with copied text; between two digits they part them, as a space does.
      .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069]/g, ' ')
      .replace(/[\u2010-\u2015\u2212\u2043\u02d7\u2796]/g, '-')
      // Before the other signs for times, two of which in a row are a slip and not a power.
      .replace(/\*\*/g, '^')
      .replace(/[×·⋅∙•∗✕✖⨯]/g, '*')
      .replace(/[÷⁄∕➗]/g, '/')
      .replace(/[‘’ʼ]/g, "'")
      .trim()
  );
}
