import { describe, expect, it } from 'vitest';
import {
  type NumberReading,
  type NumberRefusal,
  type ReadOptions,
  rational,
  readNumber,
} from '../../../src/answers';

function reading(text: string, options?: ReadOptions): NumberReading {
  const result = readNumber(text, options);
  if (!result.ok) throw new Error(`“${text}” was refused: ${result.message}`);
  return result;
}

function refusal(text: string, options?: ReadOptions): NumberRefusal {
  const result = readNumber(text, options);
  if (result.ok) throw new Error(`“${text}” was ${result.echo}`);
  return result;
}

const named = (text: string): string =>
  text.replace(
    /[^!-~¼-¾×°√π⁰-⁹⁻¹−–’３]/gu,
    (c) => `<U+${(c.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}>`,
  );

/** Each text of a row of the public table, by the value it is read as. */
function row(value: { num: bigint; den: bigint }, texts: readonly string[], options?: ReadOptions): void {
  it.each(texts.map((text) => [named(text), text]))('%s', (_, text) => {
    const { exact, value: double } = reading(text, options);
    expect(exact).toEqual(value);
    expect(double).toBe(Number(value.num) / Number(value.den));
  });
}

const whole = (n: number | bigint) => rational(BigInt(n));

describe('one half', () => {
  row(rational(1n, 2n), ['0.5', '.5', '0,5', ',5', '1/2', '2/4', '50%', '50 %', '５０％', '50 percent']);
  row(rational(1n, 2n), ['5e-1', '5E−1', '5*10^-1', '5×10⁻¹', '5·10⁻¹', '5 x 10^-1', '½', '1⁄2', '1÷2']);
});

describe('signs, with every dash', () => {
  row(whole(-3), [
    '−3',
    '–3',
    '- 3',
    '-3',
    '—3',
    '‐3',
    '‑3',
    '‒3',
    '―3',
    '﹣3',
    '－3',
    '⁻3',
    '−\u00a03',
    '(-3)',
    '-(3)',
  ]);
  row(whole(3), ['+3', '+ 3', '＋3']);
});

describe('one thousand, with every space', () => {
  row(
    whole(1000),
    [
      ['1 000', '1\u00a0000', '1\u2009000', '1\u202f000', '1\u2007000', '1\u2002000', '1\u200a000'],
      ["1'000", '1’000', '1_000', '1,000.0', '1000.0', '1e3', '1000', '1 000.0', '1 000,0', '10³'],
    ].flat(),
  );
  row(whole(1234567), ['1 234 567', "1'234'567", '1,234,567', '1234567']);
});

describe('a lone comma before three digits', () => {
  it('is one thousand in a count, and the echo says so', () => {
    const { exact, echo, form } = reading('1,000', { count: true });
    expect(exact).toEqual(whole(1000));
    expect(form.kind).toBe('integer');
    expect(echo).toBe('read as 1000, with the comma between thousands');
  });

  it('is asked about elsewhere, with what to type for either meaning', () => {
    const { reason, message, choices } = refusal('1,000');
    expect(reason).toBe('ambiguous');
    expect(message).toBe('“1,000” can mean 1000 or 1.000. Type the one you mean.');
    expect(choices?.map((text) => reading(text).value)).toEqual([1000, 1]);
  });

  it.each(['-1,000', '1,234', '999,999', '1,000%', '1,000 px', '2*1,000', '1,000/3', 'x = 1,000'])(
    'is asked about in %s',
    (text) => {
      const { reason, choices = [] } = refusal(text);
      expect(reason).toBe('ambiguous');
      const [large = NaN, small = NaN] = choices.map((choice) => reading(choice).value);
      expect(large / small).toBeCloseTo(1000, 9);
    },
  );

  it('is a decimal mark where it cannot part thousands', () => {
    expect(reading('0,125').exact).toEqual(rational(1n, 8n));
    expect(reading('1,25').exact).toEqual(rational(5n, 4n));
    expect(reading('1,0000').form.decimals).toBe(4);
    expect(reading('1234,567').echo).toBe('read as 1234.567');
  });

  it('needs no note where the groups are plain to see', () => {
    expect(reading('1,234,567', { count: true }).echo).toBe('read as 1234567');
  });
});

describe('groups are exact or absent', () => {
  row(rational(12345675n, 10n), ['1,234,567.5', '1 234 567.5', '1 234 567,5', '1’234’567.5', '1234567.5']);

  it.each([
    ...[
      '1234,567.5',
      '1,23,456',
      '1,2345.0',
      '12,34.5',
      '0,123,456',
      '1,000,00',
      "1'00",
      "1'0000",
      "1 000'000",
    ],
    ...["1'000 000", '1,000.5 000', '1.000,5', '1.000.000', '1,234,567,8', '1__000', '1,', '1, 2'],
  ])('%s cannot be read, in a count or elsewhere', (text) => {
    expect(refusal(text).reason).toBe('unreadable');
    expect(refusal(text, { count: true }).reason).toBe('unreadable');
  });

  it('takes a point for the decimal mark, with three decimals too', () => {
    expect(reading('1.000')).toMatchObject({ value: 1, form: { kind: 'decimal', decimals: 3 } });
  });
});

describe('mixed numbers', () => {
  row(rational(3n, 2n), ['1 1/2', '1\u00a01/2', '3/2', '1.5', '1½', '1 ½', '1 1⁄2']);
  row(rational(-3n, 2n), ['-1 1/2', '−1½']);
  row(rational(2001n, 2n), ['1 000 1/2', '1000½']);

  it('tells the form', () => {
    expect(reading('1 1/2').form.kind).toBe('mixed');
    expect(reading('3/2').form.kind).toBe('fraction');
  });

  it('asks where a space can part thousands or a fraction', () => {
    expect(refusal('1 100/200').reason).toBe('ambiguous');
    expect(reading('1 000/3').exact).toEqual(rational(1000n, 3n));
  });
});

describe('three, as it comes from a formula', () => {
  row(whole(3), [
    'x = 3',
    'n=3',
    '(3)',
    '$3$',
    '３',
    '$x = 3$',
    'x = $3$',
    '$$3$$',
    'x₁ = 3',
    'P(A) = 3',
    '= 3',
  ]);
  row(whole(3), ['3', ' 3 ', '\t3\n', '3.', '((3))', '003', '\u200b3\u200e', '𝟑']);
});

describe('expressions', () => {
  it.each([
    ['π/4', Math.PI / 4],
    ['pi/4', Math.PI / 4],
    ['sqrt(2)/2', Math.SQRT2 / 2],
    ['√2/2', Math.SQRT2 / 2],
    ['√(2)/2', Math.SQRT2 / 2],
    ['2π', 2 * Math.PI],
    ['3√2', 3 * Math.SQRT2],
    ['2(1/3)π', (2 / 3) * Math.PI],
    ['1/e', 1 / Math.E],
    ['2^(1/2)', Math.SQRT2],
  ])('%s is read as its value, which is not exact', (text, value) => {
    expect(reading(text).value).toBeCloseTo(value, 14);
    expect(reading(text).exact).toBeUndefined();
  });

  it.each([
    ['2^32', 2n ** 32n],
    ['2**32', 2n ** 32n],
    ['2³²', 2n ** 32n],
    ['5!', 120n],
    ['0!', 1n],
    ['52!', 80658175170943878571660636856403766975289505440883277824000000000000n],
    ['170!/169!', 170n],
    ['-2^2', -4n],
    ['(-2)^2', 4n],
    ['2^3^2', 512n],
    ['2+3*4', 14n],
    ['10-4-3', 3n],
    ['2 × −3', -6n],
    ['√25', 5n],
    ['√16!', 24n],
    ['6/2*3', 9n],
  ])('%s is exact', (text, value) => {
    expect(reading(text).exact).toEqual(whole(value));
  });

  it('keeps fractions exact through a whole formula', () => {
    expect(reading('1 - (5/6)^4').exact).toEqual(rational(671n, 1296n));
    expect(reading('sqrt(4/9)').exact).toEqual(rational(2n, 3n));
    expect(reading('2^-3').exact).toEqual(rational(1n, 8n));
  });

  it('falls back to a double where an exact value would be enormous', () => {
    expect(reading('0.9999^10000')).toMatchObject({ exact: undefined });
    expect(reading('0.9999^10000').value).toBeCloseTo(0.367861, 6);
  });

  it.each(['1/2π', '√2π', '2*√3π', '1/2√3', '1/2(3)', '1 1/2^2'])(
    '%s can mean two things, and is asked about',
    (text) => {
      expect(refusal(text).reason).toBe('ambiguous');
    },
  );
});

describe('the form', () => {
  it.each([
    ['3', { kind: 'integer', decimals: 0 }],
    ['-0.50', { kind: 'decimal', decimals: 2 }],
    ['1/2', { kind: 'fraction', decimals: 0, reduced: true }],
    ['2/4', { kind: 'fraction', decimals: 0, reduced: false }],
    ['-2/4', { kind: 'fraction', decimals: 0, reduced: false }],
    ['33.3%', { kind: 'percent', decimals: 1, unit: '%' }],
    ['3.3e-1', { kind: 'scientific', decimals: 2 }],
    ['3.3×10⁻¹', { kind: 'scientific', decimals: 2 }],
    ['1/2/3', { kind: 'expression', decimals: 0 }],
    ['0.5/2', { kind: 'expression', decimals: 0 }],
    ['90 deg', { kind: 'integer', decimals: 0, unit: 'deg' }],
  ])('of %s', (text, form) => {
    expect(reading(text).form).toEqual(form);
  });
});

describe('units', () => {
  it.each([
    ['90°', 90, '°'],
    ['90º', 90, '°'],
    ['90 deg', 90, 'deg'],
    ['90 degrees', 90, 'degrees'],
    ['180 px', 180, 'px'],
    ['180px', 180, 'px'],
    ['180 PX', 180, 'PX'],
    ['1e3px', 1000, 'px'],
    ['2π rad', 2 * Math.PI, 'rad'],
    ['1 000 px', 1000, 'px'],
  ])('%s', (text, value, unit) => {
    expect(reading(text)).toMatchObject({ value, form: { unit } });
  });

  it('knows the unit the prompt names, in the singular and the plural', () => {
    expect(reading('12 swords', { unit: 'swords' }).value).toBe(12);
    expect(reading('1 sword', { unit: 'swords' }).value).toBe(1);
    expect(reading('4 rolls per hit', { unit: 'rolls per hit' }).form.unit).toBe('rolls per hit');
    expect(refusal('12 swords').message).toContain('“swords”');
  });

  it.each(['°', '%', 'px', 'xpx', '% 50', '50%%', '7 % 3', '90°C'])('%s is no number', (text) => {
    expect(refusal(text).reason).toBe('unreadable');
  });
});

describe('what cannot be read, and why', () => {
  it.each([
    ['', 'empty', 'There is no number here yet.'],
    [' ', 'empty', 'There is no number here yet.'],
    ['\u00a0', 'empty', 'There is no number here yet.'],
    ['x = ', 'empty', 'There is no number here yet.'],
    ['abc', 'unreadable', '“abc” is not part of a number that can be read here.'],
    ['0x10', 'unreadable', 'Only decimal digits are read here, not hexadecimal, octal or binary ones.'],
    ['0b11', 'unreadable', 'Only decimal digits are read here, not hexadecimal, octal or binary ones.'],
    ['1/0', 'divides-by-zero', 'Dividing by zero gives no number.'],
    ['1 1/0', 'divides-by-zero', 'Dividing by zero gives no number.'],
    ['0^-1', 'divides-by-zero', 'Zero to a negative power divides by zero.'],
    ['--3', 'unreadable', 'Two signs stand in a row.'],
    ['−–3', 'unreadable', 'Two signs stand in a row.'],
    ['2--3', 'unreadable', 'Two signs stand in a row.'],
    ['1.2.3', 'unreadable', '“1.2.3” has more than one decimal point.'],
    ['Infinity', 'unreadable', '“Infinity” is not a number to compare with.'],
    ['-∞', 'unreadable', '“∞” is not a number to compare with.'],
    ['NaN', 'unreadable', '“NaN” is not a number to compare with.'],
    ['1 2', 'unreadable', 'Two numbers stand side by side with no sign between them.'],
    ['1, 2', 'unreadable', '“1,” ends in a comma: type one number.'],
    ['(3', 'unreadable', 'A parenthesis is opened and not closed.'],
    ['3)', 'unreadable', 'A parenthesis is closed and was not opened.'],
    ['2+', 'unreadable', 'Something is missing at the end.'],
    ['*2', 'unreadable', 'A number is missing before “*”.'],
    ['7 % 3', 'unreadable', 'The percent sign is read at the end only, as percent.'],
    ['2.5!', 'unreadable', 'A factorial is taken of a whole number, 0 or more.'],
    ['√(-1)', 'unreadable', 'That has no value on the number line.'],
    ['x = y = 3', 'unreadable', '“y” is not part of a number that can be read here.'],
    ['3₂', 'unreadable', 'The character “₂” is not read here: type ordinary digits.'],
    ['2e', 'unreadable', 'A power of ten is written 2e3, and a multiple of e is written 2*e.'],
    ['5 apples', 'unreadable', '“apples” is not part of a number that can be read here.'],
    ['🎲', 'unreadable', '“🎲” is not part of a number that can be read here.'],
  ])('“%s”', (text, reason, message) => {
    expect(refusal(text)).toEqual({ ok: false, reason, message });
  });

  it.each(['1000!', '171!', '9^9^9', '9**9**9', '-9^9^9', '1e999999', '1e400', '2^1024', '99999999999!'])(
    '%s is too large, and is refused at once',
    (text) => {
      expect(refusal(text)).toMatchObject({
        reason: 'too-large',
        message: 'That number is too large to read here.',
      });
    },
  );

  it.each(['1e-999999', '10^-400', '2^-2000', '1/170!/170!'])('%s is too close to zero', (text) => {
    expect(refusal(text).reason).toBe('too-small');
  });

  it('takes zero itself for zero', () => {
    for (const text of ['0', '-0', '0.000', '0%', '0/5', '3-3']) expect(reading(text).value).toBe(0);
  });

  it('refuses a text of many pages', () => {
    expect(refusal('9'.repeat(100_000)).reason).toBe('unreadable');
    expect(refusal('('.repeat(100_000)).reason).toBe('unreadable');
    expect(refusal('(3'.repeat(199)).reason).toBe('unreadable');
    expect(refusal('ﷺ'.repeat(390)).message).toBe('That is longer than a number should be.');
  });
});

describe('the echo', () => {
  it.each([
    ['1/4', 'read as 0.25'],
    ['25%', 'read as 0.25'],
    ['1/3', 'read as 1/3 (about 0.333333)'],
    ['-3', 'read as −3'],
    ['π/4', 'read as about 0.785398'],
    ['90°', 'read as 90°'],
    ['180px', 'read as 180 px'],
    ['1e-7', 'read as 0.0000001'],
    ['1e-20', 'read as about 1×10^−20'],
    ['100!', 'read as about 9.33262×10^157'],
    ['52!', 'read as 80658175170943878571660636856403766975289505440883277824000000000000'],
  ])('of %s', (text, echo) => {
    expect(reading(text).echo).toBe(echo);
  });
});
