import { type Numeral, readNumeral } from './numeral';
import { VULGAR } from './typed-characters';
import { Unreadable } from './unreadable';

/** A piece of a typed expression, in reading order. `spaced` says that a space stands before it. */
export type Token = { readonly spaced: boolean } & (
  | { readonly type: 'number'; readonly numeral: Numeral }
  | { readonly type: 'vulgar'; readonly num: bigint; readonly den: bigint }
  | { readonly type: 'constant'; readonly name: 'π' | 'e' }
  | { readonly type: '+' | '-' | '*' | '/' | '^' | '!' | '(' | ')' | '√' }
);

/** The end of a text as seen by the parser. */
export type End = { readonly type: 'end'; readonly spaced: boolean };

const WORDS: Readonly<Record<string, 'π' | 'e' | '√'>> = { π: 'π', pi: 'π', e: 'e', sqrt: '√', '√': '√' };

function readWord(word: string, before: Token | undefined, spaced: boolean): Token {
  const known = Object.hasOwn(WORDS, word.toLowerCase()) ? WORDS[word.toLowerCase()] : undefined;
  if (known === '√') return { type: known, spaced };
  if (known) return { type: 'constant', name: known, spaced };
  // Between two numbers an x is how many people type ×; before one it would be a name.
  const closes = before && /number|vulgar|constant|[)!]/.test(before.type);
  if (/^x$/i.test(word) && closes) return { type: '*', spaced };
  throw new Unreadable(
    /^(infinity|inf|∞|nan)$/i.test(word)
      ? `“${word}” is not a number to compare with.`
      : word === '%'
        ? 'The percent sign is read at the end only, as percent.'
        : `“${word}” is not part of a number that can be read here.`,
  );
}

/**
 * Cuts a text of plain characters into tokens. `count` is as in `readNumeral`.
 * Throws Unreadable at the first thing that is no part of a number.
 */
export function tokenize(text: string, count: boolean): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    while (text[at] === ' ') at += 1;
    const spaced = at > start;
    const character = text[at] ?? '';
    const digits = readNumeral(text, at, count);
    if (digits) {
      tokens.push({ type: 'number', numeral: digits.numeral, spaced });
      at = digits.end;
    } else if (VULGAR.test(character)) {
      const [num = '', den = ''] = character.normalize('NFKC').split('⁄');
      tokens.push({ type: 'vulgar', num: BigInt(num), den: BigInt(den), spaced });
      at += 1;
    } else if (/[-+*/^!()]/.test(character)) {
      tokens.push({ type: character as '+', spaced });
      at += 1;
    } else {
      // A whole word, so that what is refused is named as it was typed.
      const word = /^(?:[\p{L}\p{M}]+|.)/su.exec(text.slice(at))?.[0] ?? character;
      tokens.push(readWord(word, tokens.at(-1), spaced));
      at += word.length;
    }
  }
  return tokens;
}
