import { type Rational, abs, compare, fromNumber, fromShortest, mul, rational, sub, tenTo } from './rational';
import type { NumberReading } from './read-number';
import { sameUnit } from './units';

/** How far from the answer is still right. The prompt states it: "to three decimals". */
export type Tolerance =
  | { readonly decimals: number }
  /** A share of the answer's size. */
  | { readonly relative: number }
  | { readonly absolute: number };

/** What is asked for. */
export interface NumberSpec {
  /**
   * The answer, in the unit named. A fraction, a bigint and a whole double are exact; any other double stands for
   * the decimal it is printed as. Where the answer is asked as a percentage, the number of percent.
   */
  readonly answer: Rational | number | bigint;
  /** Left out, the value itself is asked for (a double that is not whole is then compared to 12 digits). */
  readonly tolerance?: Tolerance;
  /** The unit the prompt names. The reader may leave it out. */
  readonly unit?: string;
  /** The answer is asked as a percentage, with or without its sign. */
  readonly percent?: boolean;
  /** Only where the prompt asks for one. A whole answer is a fraction and a decimal too. */
  readonly form?: 'fraction' | 'decimal' | 'integer';
}

/** `nearly` is the right value in the wrong form, unit or rounding. `say` is a sentence for the reader. */
export interface Verdict {
  readonly verdict: 'right' | 'nearly' | 'wrong';
  readonly say: string;
}

const COUNT = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const decimalWord = (n: number, more = ''): string =>
  `${COUNT[n] ?? String(n)}${more} decimal${n === 1 ? '' : 's'}`;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const HUNDRED = rational(100n);
const HUNDREDTH = rational(1n, 100n);
const HALF = rational(1n, 2n);
/** What double arithmetic may lose on the way to a value that is not exact. */
const ROUNDING = rational(1n, 10n ** 12n);

/** The value of an answer. Throws a RangeError for NaN and the infinities, which no reader could type. */
function exactly(answer: Rational | number | bigint): Rational {
  if (typeof answer === 'bigint') return rational(answer);
  return typeof answer === 'number' ? fromShortest(answer) : answer;
}

function slackOf({ answer, tolerance }: NumberSpec, target: Rational, exactReading: boolean): Rational {
  if (!tolerance) {
    const whole = typeof answer !== 'number' || Number.isInteger(answer);
    return whole && exactReading ? rational(0n) : mul(ROUNDING, abs(target));
  }
  if ('decimals' in tolerance) return mul(HALF, tenTo(-tolerance.decimals));
  return 'relative' in tolerance
    ? mul(fromShortest(tolerance.relative), abs(target))
    : fromShortest(tolerance.absolute);
}

/** Cut off after so many decimals, toward zero. */
function truncated(value: Rational, places: number): Rational {
  const scaled = mul(value, tenTo(places));
  return mul(rational(scaled.num / scaled.den), tenTo(-places));
}

const within = (a: Rational, b: Rational, slack: Rational): boolean => compare(abs(sub(a, b)), slack) <= 0;

/** Whether a value is right, a right rounding to too few decimals, or off. */
type Fit = (value: Rational, places: number) => 'right' | 'short' | 'off';

function fitTo(reading: NumberReading, spec: NumberSpec, target: Rational): Fit {
  const slack = slackOf(spec, target, reading.exact !== undefined);
  const asked = spec.tolerance && 'decimals' in spec.tolerance ? spec.tolerance.decimals : undefined;
  const rounded = /decimal|percent|scientific|integer/.test(reading.form.kind);
  return (value, places) => {
    const cut = (at: number): boolean => compare(value, truncated(target, at)) === 0;
    if (within(value, target, slack) || (asked !== undefined && cut(asked))) return 'right';
    // A lone digit is a guess more often than a rounding, and 0 always is.
    const enough = value.num !== 0n && (places > 0 || compare(abs(target), rational(10n)) >= 0);
    if (!rounded || !enough || places < 0) return 'off';
    return cut(places) || within(value, target, mul(HALF, tenTo(-places))) ? 'short' : 'off';
  };
}

function sayRight({ tolerance }: NumberSpec, same: boolean): string {
  if (same || !tolerance || !('decimals' in tolerance)) return 'That is it.';
  const { decimals } = tolerance;
  return `Right to ${decimals > 0 ? decimalWord(decimals) : 'the nearest whole number'}.`;
}

function sayShort(spec: NumberSpec, places: number): string {
  const { tolerance } = spec;
  if (!tolerance)
    return 'That is rounded. The exact value is asked for: a fraction or a formula can give it.';
  if (!('decimals' in tolerance)) return 'That is rounded too far: a few more decimals are needed.';
  const asked = sentence(decimalWord(tolerance.decimals));
  const verb = tolerance.decimals === 1 ? 'is' : 'are';
  return `${sentence(decimalWord(tolerance.decimals - places, ' more'))}. ${asked} ${verb} asked for.`;
}

/** The same value as a percentage where a share is asked, or the other way around; undefined where neither fits. */
function sayScale(fit: Fit, value: Rational, places: number, percent: boolean, marked: boolean) {
  const up = percent || marked;
  if (fit(mul(value, up ? HUNDRED : HUNDREDTH), places + (up ? -2 : 2)) === 'off') return undefined;
  if (marked)
    return 'That is the share with a percent sign behind it. Leave the sign out, or multiply by 100.';
  return percent
    ? 'That is the share. The percentage is asked for, which is 100 times as much.'
    : 'That is the percentage. The share is asked for: divide by 100, or add a percent sign.';
}

function sayForm({ kind }: NumberReading['form'], asked: NumberSpec['form'], whole: boolean) {
  if (asked === undefined || kind === asked || (whole && asked !== 'integer' && kind === 'integer')) {
    return undefined;
  }
  if (asked === 'fraction')
    return kind === 'mixed' ? undefined : 'The value is right. Write it as a fraction.';
  return `The value is right. Write it as a ${asked === 'integer' ? 'whole number' : 'decimal'}.`;
}

/**
 * Judges a number that has been read. Fractions and whole numbers are compared exactly; a value exactly on the edge
 * of the tolerance is right. Where decimals are asked, the answer cut off there counts as well as the answer rounded.
 * Throws a RangeError when the answer or the tolerance is not a finite number.
 */
export function judgeNumber(reading: NumberReading, spec: NumberSpec): Verdict {
  const target = exactly(spec.answer);
  const { unit, decimals, kind } = reading.form;
  const percent = spec.percent === true || sameUnit(spec.unit, '%');
  const marked = kind === 'percent';
  const typed = reading.exact ?? fromNumber(reading.value);
  // A percentage has been divided by 100: that is undone unless a share is what is asked for.
  const undone = marked && (percent || spec.unit !== undefined);
  const value = undone ? mul(typed, HUNDRED) : typed;
  const places = marked && !undone ? decimals + 2 : decimals;
  const fit = fitTo(reading, spec, target);
  const nearly = (say: string): Verdict => ({ verdict: 'nearly', say });

  const result = fit(value, places);
  if (result === 'off') {
    // Only a number between 0 and 1 is taken for a share: 300 is not a percentage of three dice.
    const share = spec.unit === undefined && target.num > 0n && target.num < target.den;
    const scale = percent || share ? sayScale(fit, value, places, percent, marked) : undefined;
    if (scale) return nearly(scale);
    const flipped = value.num !== 0n && fit(sub(rational(0n), value), places) === 'right';
    return {
      verdict: 'wrong',
      say: flipped ? 'The size is right, and the sign is not.' : 'That is not the value.',
    };
  }
  const strange = unit !== undefined && !(marked ? percent || !spec.unit : sameUnit(unit, spec.unit));
  if (strange) {
    return nearly(
      spec.unit && !percent
        ? `The number is right. The unit asked for is ${spec.unit}, and you gave ${unit}.`
        : `The number is right. No unit like ${unit} is asked for.`,
    );
  }
  if (result === 'short') return nearly(sayShort(spec, places));
  const form = sayForm(reading.form, spec.form, target.den === 1n);
  if (form) return nearly(form);
  return { verdict: 'right', say: sayRight(spec, compare(value, target) === 0) };
}
