import { type Amount, valueOf } from './amount';
import { formatValue } from './echo';
import { type Notation, parseExpression } from './expression';
import { type Rational, div, rational } from './rational';
import { plainCharacters } from './typed-characters';
import { Unreadable, type UnreadableReason } from './unreadable';
import { sameUnit, splitUnit } from './units';

/** How a number was written. */
export interface NumberForm {
  readonly kind: Notation | 'percent';
  /** Digits the text fixes behind the decimal mark: 2 for `0.50`, 1 for `33.3%`, 0 for a fraction. */
  readonly decimals: number;
  /** The unit as typed, such as `°`, `deg`, `px` or `%`. */
  readonly unit?: string;
  /** For a fraction: whether it is in lowest terms as typed. */
  readonly reduced?: boolean;
}

/** A text that is a number. */
export interface NumberReading {
  readonly ok: true;
  /** The nearest double; always finite. A percentage is divided by 100. */
  readonly value: number;
  /** The exact value, or undefined where there is none to be had, as for π. */
  readonly exact: Rational | undefined;
  readonly form: NumberForm;
  /** What the page shows of it: `read as 0.25`. */
  readonly echo: string;
}

/** A text that is not read as a number, which is not an attempt. */
export interface NumberRefusal {
  readonly ok: false;
  readonly reason: UnreadableReason;
  /** One or two sentences that say why, for the reader. */
  readonly message: string;
  /** For a lone comma before three digits: what to type instead, one whole text for each meaning. */
  readonly choices?: readonly string[];
}

/** What the prompt says about the number it asks for. */
export interface ReadOptions {
  /** The answer is a count, so that `1,000` is one thousand; the echo then says so. */
  readonly count?: boolean;
  /** The unit the prompt names; it may be any word, and may be left out by the reader. */
  readonly unit?: string;
}

/** Longer than any number a prompt asks for; a limit on work, since the page reads at every key. */
const MOST_CHARACTERS = 400;

function checkLength(text: string): void {
  if (text.length > MOST_CHARACTERS) throw new Unreadable('That is longer than a number should be.');
}

/** A name and an equals sign before the number, as in `x = 3` or `P(A) = 1/2`. */
const LABEL = /^(?:\p{L}[\p{L}\p{N}_]*(?:\([^()=≈]*\))?)?\s*[=≈](?!=)/u;

/** TeX's dollars around a formula, which copied text brings along. */
const withoutDollars = (text: string): string =>
  /^(\$+)([^$]+)\1$/.exec(text.trim())?.[2]?.trim() ?? text.trim();

const withUnit = (shown: string, unit: string | undefined): string =>
  unit === undefined || sameUnit(unit, '%') ? shown : `${shown}${/^\p{L}/u.test(unit) ? ' ' : ''}${unit}`;

function read(text: string, { count = false, unit: asked }: ReadOptions): NumberReading {
  checkLength(text);
  // The label goes before the characters are made plain: the x₁ of `x₁ = 3` would be refused there.
  const bare = plainCharacters(withoutDollars(withoutDollars(text).replace(LABEL, '')));
  // Once more, for the single characters that stand for many.
  checkLength(bare);
  if (bare === '') throw new Unreadable('There is no number here yet.', 'empty');
  const [number, unit] = splitUnit(bare, asked);
  if (number.trim() === '') throw new Unreadable('There is a unit here, and no number before it.');

  const { amount, kind, decimals, reduced, thousands } = parseExpression(number, count);
  const percent = sameUnit(unit, '%');
  const hundredth = (whole: Amount): Amount =>
    typeof whole === 'number' ? whole / 100 : div(whole, rational(100n));
  const read = percent ? hundredth(amount) : amount;
  const exact = typeof read === 'number' ? undefined : read;
  const value = valueOf(read);
  if (!Number.isFinite(value)) throw new Unreadable('That number is too large to read here.', 'too-large');
  if (value === 0 && exact?.num !== 0n) {
    throw new Unreadable('That number is too close to zero to read here.', 'too-small');
  }
  const shown = withUnit(formatValue(exact, value), unit);
  return {
    ok: true,
    value,
    exact,
    form: {
      kind: percent ? 'percent' : kind,
      decimals,
      ...(unit !== undefined && { unit }),
      ...(reduced !== undefined && { reduced }),
    },
    echo: `read as ${shown}${thousands ? ', with the comma between thousands' : ''}`,
  };
}

/**
 * Reads a number in any reasonable form: decimals with a point or a comma, groups of three, fractions, mixed
 * numbers, percentages, powers of ten, π, roots, powers and factorials, with any dash, any space and a unit. The value is exact
 * wherever it can be. Nothing typed is ever left out of account: a text with something unknown in it is refused as a
 * whole, with the reason. Never throws.
 */
export function readNumber(text: string, options: ReadOptions = {}): NumberReading | NumberRefusal {
  try {
    return read(text, options);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { reason, message, digits: [typed, ...choices] = [''] } = error;
    // Full-width digits are not in the text as such; then the sentence must do.
    const whole = text.includes(typed) ? choices.map((choice) => text.replace(typed, choice)) : [];
    return { ok: false, reason, message, ...(whole.length > 0 && { choices: whole }) };
  }
}
