import { type Rational, mul, rational, tenTo } from './rational';
import { Unreadable } from './unreadable';

/** A number written in digits, before any operation. */
export interface Numeral {
  readonly exact: Rational;
  readonly kind: 'integer' | 'decimal' | 'scientific';
  /** Digits the text fixes behind the decimal mark. */
  readonly decimals: number;
  /** Set where a lone comma was taken to part thousands, which the echo must say. */
  readonly thousands?: true;
  /** The last group after a space: in `1 100` it is `100`, which may be a numerator instead. */
  readonly lastGroup?: string;
}

const GROUPED = /[1-9]\d{0,2}(?:([ '_])\d{3})(?:\1\d{3})*(?:[.,]\d*)?(?![\d.,'_])/y;
const PLAIN = /[\d.,'_]+/y;
const EXPONENT = /e([+-]?\d+)/iy;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The decimal mark of a run of digits is a point, or a lone comma that cannot part thousands. */
function splitDecimals(run: string, count: boolean): { whole: string; part: string; thousands?: true } {
  const commas = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/.exec(run);
  if (commas) {
    const whole = (commas[1] ?? '').replaceAll(',', '');
    const lone = commas[2] === undefined && commas[1]?.split(',').length === 2;
    if (lone && !count) {
      const point = run.replace(',', '.');
      throw new Unreadable(`“${run}” can mean ${whole} or ${point}. Type the one you mean.`, 'ambiguous', [
        run,
        whole,
        point,
      ]);
    }
    return { whole, part: commas[2] ?? '', ...(lone ? { thousands: true } : {}) };
  }
  const [, whole = '', part = ''] = /^(\d*)(?:\.(\d*))?$/.exec(run.replace(',', '.')) ?? [];
  if (whole + part !== '' && !run.endsWith(',')) return { whole, part };
  throw new Unreadable(
    run.endsWith(',')
      ? `“${run}” ends in a comma: type one number.`
      : /^\d*\.\d*\.[\d.]*$/.test(run)
        ? `“${run}” has more than one decimal point.`
        : `The digits of “${run}” are not in clear groups: part them at every three digits, or nowhere.`,
  );
}

/**
 * Reads the digits that start at `at`. `count` says the answer is a count, so that `1,000` is one thousand.
 * Returns the number and where it ends, or nothing where no digits start. Throws Unreadable for unclear groups, for
 * ambiguous commas, and for exponents no double can hold.
 */
export function readNumeral(
  text: string,
  at: number,
  count: boolean,
): { numeral: Numeral; end: number } | undefined {
  const grouped = match(GROUPED, text, at);
  const run = (grouped ?? match(PLAIN, text, at))?.[0];
  if (run === undefined) return undefined;
  let end = at + run.length;
  if (run === '0' && /^[xob][\da-f]/i.test(text.slice(end))) {
    throw new Unreadable('Only decimal digits are read here, not hexadecimal, octal or binary ones.');
  }
  const { whole, part, thousands } = splitDecimals(
    grouped ? run.replaceAll(grouped[1] ?? '', '').replace(',', '.') : run,
    count,
  );
  const exponent = match(EXPONENT, text, end);
  let shift = 0;
  if (exponent) {
    end += exponent[0].length;
    shift = Number(exponent[1]);
    if (shift > 400) throw new Unreadable('That number is too large to read here.', 'too-large');
    if (shift < -400) throw new Unreadable('That number is too close to zero to read here.', 'too-small');
  }
  const numeral: Numeral = {
    exact: mul(rational(BigInt(whole + part)), tenTo(shift - part.length)),
    kind: exponent ? 'scientific' : /[.,]/.test(run) && !thousands && part ? 'decimal' : 'integer',
    decimals: Math.max(0, part.length - shift),
    ...(thousands ? { thousands } : {}),
    ...(grouped?.[1] === ' ' && !part && !exponent ? { lastGroup: run.slice(-3) } : {}),
  };
  return { numeral, end };
}
