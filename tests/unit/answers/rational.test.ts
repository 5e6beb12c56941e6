import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  div,
  fromNumber,
  fromShortest,
  mul,
  pow,
  rational,
  sub,
  toNumber,
} from '../../../src/answers/rational';

const small = fc.integer({ min: -1000, max: 1000 });
const fraction = fc
  .tuple(
    small,
    small.filter((n) => n !== 0),
  )
  .map(([num, den]) => rational(BigInt(num), BigInt(den)));

describe('exact fractions', () => {
  it('are kept in lowest terms with the sign above', () => {
    expect(rational(6n, -4n)).toEqual({ num: -3n, den: 2n });
    expect(rational(0n, -7n)).toEqual({ num: 0n, den: 1n });
    expect(() => rational(1n, 0n)).toThrow(RangeError);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(sub(add(a, b), b)).toEqual(a);
        if (b.num !== 0n) expect(mul(div(a, b), b)).toEqual(a);
        expect(Math.sign(compare(a, b))).toBe(Math.sign(Number(sub(a, b).num)));
      }),
    );
  });

  it('have whole powers, negative ones included', () => {
    expect(pow(rational(-2n, 3n), 3)).toEqual(rational(-8n, 27n));
    expect(pow(rational(-2n, 3n), -3)).toEqual(rational(-27n, 8n));
    expect(pow(rational(5n), 0)).toEqual(rational(1n));
    expect(() => pow(rational(0n), -1)).toThrow(RangeError);
  });
});

describe('doubles', () => {
  it('come back from their exact value, and from the decimal they are printed as', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((x) => !Object.is(x, -0));
    fc.assert(
      fc.property(any, (x) => {
        expect(toNumber(fromNumber(x))).toBe(x);
        expect(toNumber(fromShortest(x))).toBe(x);
      }),
      { numRuns: 1000 },
    );
  });

  it('tells one tenth from the double beside it', () => {
    expect(fromShortest(0.1)).toEqual(rational(1n, 10n));
    expect(fromNumber(0.1)).toEqual(rational(3602879701896397n, 2n ** 55n));
  });

  it('rounds to even between two doubles', () => {
    expect(toNumber(rational(2n ** 53n + 1n))).toBe(2 ** 53);
    expect(toNumber(rational(2n ** 53n + 3n))).toBe(2 ** 53 + 4);
    expect(toNumber(rational(1n, 2n ** 1075n))).toBe(0);
    expect(toNumber(rational(3n, 2n ** 1075n))).toBe(2 ** -1073);
    expect(toNumber(rational(2n ** 1024n))).toBe(Infinity);
    expect(toNumber(rational(-(2n ** 1024n)))).toBe(-Infinity);
    expect(toNumber(rational(2n ** 1024n - 2n ** 970n))).toBe(Infinity);
    expect(toNumber(rational(2n ** 1024n - 2n ** 970n - 1n))).toBe(Number.MAX_VALUE);
  });

  it('refuses what is no number', () => {
    for (const x of [NaN, Infinity, -Infinity]) {
      expect(() => fromNumber(x)).toThrow(RangeError);
      expect(() => fromShortest(x)).toThrow(RangeError);
    }
  });
});
