/**
 * An exact fraction in lowest terms. The denominator is always positive, so two equal values have equal parts.
 * Make one with `rational`; never by hand.
 */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

const size = (n: bigint): bigint => (n < 0n ? -n : n);

/** Bits needed for the size of an integer: 1 for 0 and 1, 3 for 7, 4 for 8. */
export const bitLength = (n: bigint): number => size(n).toString(2).length;

/** `num / den` in lowest terms. Throws a RangeError when `den` is zero. */
export function rational(num: bigint, den = 1n): Rational {
  if (den === 0n) throw new RangeError('A fraction needs a denominator other than zero.');
  let a = size(num);
  let b = size(den);
  while (b > 0n) [a, b] = [b, a % b];
  if (den < 0n) a = -a;
  return { num: num / a, den: den / a };
}

/** a + b, exactly. */
export const add = (a: Rational, b: Rational): Rational =>
  rational(a.num * b.den + b.num * a.den, a.den * b.den);

/** a − b, exactly. */
export const sub = (a: Rational, b: Rational): Rational =>
  rational(a.num * b.den - b.num * a.den, a.den * b.den);

/** a · b, exactly. */
export const mul = (a: Rational, b: Rational): Rational => rational(a.num * b.num, a.den * b.den);

/** a / b, exactly. Throws a RangeError when b is zero. */
export const div = (a: Rational, b: Rational): Rational => rational(a.num * b.den, a.den * b.num);

/** The size of a, without its sign. */
export const abs = (a: Rational): Rational => ({ num: size(a.num), den: a.den });

/**
 * a to an integer power; any value to the power 0 is 1. The caller bounds the exponent: the result has about
 * `exponent` times the bits of `a`. Throws a RangeError for zero to a negative power.
 */
export function pow(a: Rational, exponent: number): Rational {
  const e = BigInt(Math.abs(exponent));
  const [num, den] = [a.num ** e, a.den ** e];
  return exponent < 0 ? rational(den, num) : { num, den };
}

/** Negative, zero or positive as a is below, equal to or above b. */
export function compare(a: Rational, b: Rational): number {
  const gap = a.num * b.den - b.num * a.den;
  return gap < 0n ? -1 : gap > 0n ? 1 : 0;
}

/** The exact value of a double: 0.1 gives 3602879701896397/2^55. Throws a RangeError unless x is finite. */
export function fromNumber(x: number): Rational {
  let den = 1n;
  // Doubling is exact, so after at most 1074 steps nothing is left behind the point.
  while (Number.isFinite(x) && !Number.isInteger(x)) {
    x *= 2;
    den *= 2n;
  }
  return rational(BigInt(x), den);
}

/** Ten to an integer power, negative ones included. */
export const tenTo = (exponent: number): Rational => pow(rational(10n), exponent);

/**
 * The decimal a person would write for a double: 0.1 gives 1/10. An author who types a tolerance of 0.3 means
 * three tenths, so edges are worked out from this and not from the double. Throws a RangeError unless x is finite.
 */
export function fromShortest(x: number): Rational {
  if (!Number.isFinite(x)) throw new RangeError(`${x} is not a number to compare with.`);
  const [digits = '', exponent] = x.toExponential().split('e');
  const [whole = '', part = ''] = digits.split('.');
  return mul(rational(BigInt(whole + part)), tenTo(Number(exponent) - part.length));
}

/** The nearest double (ties to even), as a literal of the same value would give; ±Infinity beyond the range. */
export function toNumber({ num, den }: Rational): number {
  if (num < 0n) return -toNumber({ num: -num, den });
  if (num === 0n) return 0;
  // Size of the last bit kept: 53 bits of the value, fewer below the normal range.
  let last = bitLength(num) - bitLength(den) - 53;
  if (num << BigInt(Math.max(0, -last - 53)) >= den << BigInt(Math.max(0, last + 53))) last += 1;
  if (last > 971) return Infinity;
  last = Math.max(last, -1074);
  const top = last < 0 ? num << BigInt(-last) : num;
  const bottom = last < 0 ? den : den << BigInt(last);
  let kept = top / bottom;
  const rest = 2n * (top % bottom) - bottom;
  if (rest > 0n || (rest === 0n && kept % 2n === 1n)) kept += 1n;
  return Number(kept) * 2 ** last;
}
