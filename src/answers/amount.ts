import { type Rational, add, bitLength, div, mul, pow, rational, sub, toNumber } from './rational';
import { Unreadable } from './unreadable';

/** A value: exact as long as that is possible and of a reasonable size, else a double. */
export type Amount = Rational | number;

/** Beyond this an exact value is of no more use than a double, and would cost a page its patience. */
const MOST_BITS = 8192;

/** The nearest double of an amount. */
export const valueOf = (amount: Amount): number => (typeof amount === 'number' ? amount : toNumber(amount));

/** Only zero itself: an exact value may be too close to zero for its double. */
const isZero = (amount: Amount): boolean => (typeof amount === 'number' ? amount === 0 : amount.num === 0n);

/** An amount as a double, which must be a number: NaN means that no real number answers. */
function real(value: number): number {
  if (Number.isNaN(value)) throw new Unreadable('That has no value on the number line.');
  return value;
}

function bounded(exact: Rational): Amount {
  return bitLength(exact.num) + bitLength(exact.den) > MOST_BITS ? toNumber(exact) : exact;
}

const EXACT = { '+': add, '-': sub, '*': mul, '/': div };
const DOUBLE = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
};

/** a + b, a − b, a · b or a / b. Throws Unreadable for a division by zero. */
export function combine(a: Amount, sign: '+' | '-' | '*' | '/', b: Amount): Amount {
  if (sign === '/' && isZero(b)) {
    throw new Unreadable('Dividing by zero gives no number.', 'divides-by-zero');
  }
  return typeof a === 'number' || typeof b === 'number'
    ? real(DOUBLE[sign](valueOf(a), valueOf(b)))
    : bounded(EXACT[sign](a, b));
}

/** a to the power b; exact for an exact base and a whole exponent of a reasonable size. */
export function power(a: Amount, b: Amount): Amount {
  const [base, exponent] = [valueOf(a), valueOf(b)];
  if (isZero(a) && exponent < 0) {
    throw new Unreadable('Zero to a negative power divides by zero.', 'divides-by-zero');
  }
  const whole = typeof a !== 'number' && typeof b !== 'number' && b.den === 1n;
  return whole && Math.abs(exponent) * (bitLength(a.num) + bitLength(a.den)) <= MOST_BITS
    ? pow(a, exponent)
    : real(base ** exponent);
}

/** The whole root of a whole number, where it has one. */
function wholeRoot(n: bigint): bigint | undefined {
  const root = Math.round(Math.sqrt(Number(n)));
  return Number.isFinite(root) && BigInt(root) ** 2n === n ? BigInt(root) : undefined;
}

/** The square root of a; exact for a perfect square. Throws Unreadable below zero. */
export function squareRoot(a: Amount): Amount {
  if (typeof a !== 'number' && a.num >= 0n) {
    const [num, den] = [wholeRoot(a.num), wholeRoot(a.den)];
    if (num !== undefined && den !== undefined) return rational(num, den);
  }
  return real(Math.sqrt(valueOf(a)));
}

/** a! for a whole a of 0 or more. Beyond 170! no double can hold it: the result is Infinity. */
export function factorial(a: Amount): Amount {
  if (typeof a === 'number' || a.den !== 1n || a.num < 0n) {
    throw new Unreadable('A factorial is taken of a whole number, 0 or more.');
  }
  if (a.num > 170n) return Infinity;
  let product = 1n;
  for (let factor = 2n; factor <= a.num; factor += 1n) product *= factor;
  return rational(product);
}
