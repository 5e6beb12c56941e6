import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rational, fromNumber, rational, readNumber } from '../../../src/answers';

function exactOf(text: string, count = false): Rational | undefined {
  const result = readNumber(text, { count });
  if (!result.ok) throw new Error(`“${text}” was refused: ${result.message}`);
  return result.exact;
}

const dash = fc.constantFrom('-', '−', '–', '- ', '－');
const separator = fc.constantFrom(' ', '\u00a0', '\u2009', '\u202f', '\u2007', "'", '’', '_');
const grouped = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+$)/g, mark);

describe('any number comes back from any way of writing it', () => {
  it('whole numbers, with and without groups', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), separator, dash, (n, mark, minus) => {
        expect(exactOf(minus + String(n))).toEqual(rational(-n));
        expect(exactOf(grouped(String(n), mark))).toEqual(rational(n));
        expect(exactOf(grouped(String(n), ','), true)).toEqual(rational(n));
      }),
    );
  });

  it('decimals, with either mark, with groups, as powers of ten and as percent', () => {
    const tens = (places: number) => 10n ** BigInt(places);
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        fc.integer({ min: 1, max: 12 }).filter((places) => places !== 3),
        separator,
        (n, places, mark) => {
          const value = rational(n, tens(places));
          const digits = String(n).padStart(places + 1, '0');
          const [left, right] = [digits.slice(0, -places), digits.slice(-places)];
          expect(exactOf(`${left}.${right}`)).toEqual(value);
          expect(exactOf(`${left},${right}`)).toEqual(value);
          expect(exactOf(`${grouped(left, mark)}.${right}`)).toEqual(value);
          expect(exactOf(`${grouped(left, ',')}.${right}`)).toEqual(value);
          expect(exactOf(`${n}e-${places}`)).toEqual(value);
          expect(exactOf(`${n}×10^−${places}`)).toEqual(value);
          expect(exactOf(`${left}.${right}%`)).toEqual(rational(n, tens(places + 2)));
        },
      ),
    );
  });

  it('fractions and mixed numbers', () => {
    const whole = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(whole, whole, fc.bigInt({ min: 1n, max: 99n }), (num, den, front) => {
        expect(exactOf(`${num}/${den}`)).toEqual(rational(num, den));
        expect(exactOf(`-${num} ÷ ${den}`)).toEqual(rational(-num, den));
        expect(exactOf(`${front}+${num}/${den}`)).toEqual(rational(front * den + num, den));
        const short = num % 100n;
        expect(exactOf(`${front} ${short}/${den}`)).toEqual(rational(front * den + short, den));
      }),
    );
  });

  it('doubles, as printed, down to the last bit', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }), (x) => {
        expect(readNumber(String(x))).toMatchObject({ ok: true, value: x });
      }),
      { numRuns: 1000 },
    );
  });

  it('gives the nearest double of the exact value', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 60 }),
        (digits) => {
          expect(readNumber(`0.${digits}1`)).toMatchObject({ value: Number(`0.${digits}1`) });
          expect(readNumber(`${digits}e-330`)).toMatchObject(
            Number(`${digits}e-330`) === 0 && /[1-9]/.test(digits)
              ? { ok: false, reason: 'too-small' }
              : { value: Number(`${digits}e-330`) },
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('anything at all may be typed', () => {
  const near = fc.string({
    unit: fc.constantFrom(..."0123456789.,/%^!()+-−*x×eπ√½⁻²$=° '’_\u00a0", 'sqrt', 'pi', 'px', '１', '１０'),
    maxLength: 24,
  });
  const junk = fc.oneof(near, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme' }));

  it('is read as a finite number, or refused with a sentence', () => {
    fc.assert(
      fc.property(junk, fc.boolean(), fc.option(fc.string(), { nil: undefined }), (text, count, unit) => {
        const result = readNumber(text, { count, ...(unit !== undefined && { unit }) });
        if (result.ok) {
          expect(Number.isFinite(result.value)).toBe(true);
          expect(result.echo).toMatch(/^read as ./);
          if (result.exact) expect(result.exact.den > 0n).toBe(true);
        } else {
          expect(result.message).toMatch(/^.*[.]$/su);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('never reads a number past a character it does not know', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...'#&?;:|~@<>[]{}\\"`€§✓あ٣Ⅷ'), fc.nat(), (left, odd, right) => {
        expect(readNumber(`${left}${odd}${right}`).ok).toBe(false);
        expect(readNumber(`${left}${odd}`).ok).toBe(false);
        expect(readNumber(`${odd}${left}`).ok).toBe(false);
      }),
    );
  });
});

describe('exact doubles', () => {
  it('come back as the same double from the reader', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-9, max: 1e9 }), (x) => {
        const { num, den } = fromNumber(x);
        expect(readNumber(`${num}/${den}`)).toMatchObject({ ok: true, value: x });
      }),
    );
  });
});
