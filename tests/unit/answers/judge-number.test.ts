import { describe, expect, it } from 'vitest';
import { type NumberSpec, judgeNumber, rational, readNumber } from '../../../src/answers';

function judge(text: string, spec: NumberSpec) {
  const reading = readNumber(text);
  if (!reading.ok) throw new Error(`“${text}” was refused: ${reading.message}`);
  return judgeNumber(reading, spec);
}
const verdict = (text: string, spec: NumberSpec) => judge(text, spec).verdict;

/** The double after x, or before it. */
function beside(x: number, direction: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(x > 0 ? direction : -direction));
  return view.getFloat64(0);
}

const third = rational(1n, 3n);

describe('one third, to three decimals', () => {
  const spec: NumberSpec = { answer: third, tolerance: { decimals: 3 } };

  it.each([
    '0.333',
    '.333',
    '0,333',
    '1/3',
    '2/6',
    '33.3%',
    '0.3333',
    '0.33333333',
    '3.33e-1',
    '0.3335',
    '0.3330',
  ])('%s is right', (text) => {
    expect(verdict(text, spec)).toBe('right');
  });

  it('0.33 is nearly: one more decimal', () => {
    expect(judge('0.33', spec)).toEqual({
      verdict: 'nearly',
      say: 'One more decimal. Three decimals are asked for.',
    });
    expect(judge('33%', spec).say).toBe('One more decimal. Three decimals are asked for.');
    expect(judge('0.3', spec).say).toBe('Two more decimals. Three decimals are asked for.');
  });

  it.each(['0', '1', '0.0', '0.330', '0.34', '0.3', '0.334', '-0.333', '3.33', '2/3'])(
    '%s is not right',
    (text) => {
      expect(verdict(text, spec)).not.toBe('right');
    },
  );

  it('0.330 claims three decimals and has them wrong', () => {
    expect(verdict('0.330', spec)).toBe('wrong');
  });

  it('says to how many decimals a rounded answer is right', () => {
    expect(judge('0.333', spec).say).toBe('Right to three decimals.');
    expect(judge('1/3', spec).say).toBe('That is it.');
  });
});

describe('two thirds, to three decimals', () => {
  const spec: NumberSpec = { answer: rational(2n, 3n), tolerance: { decimals: 3 } };

  it('may be rounded or cut off', () => {
    expect(verdict('0.667', spec)).toBe('right');
    expect(verdict('0.666', spec)).toBe('right');
    expect(verdict('0.67', spec)).toBe('nearly');
    expect(verdict('0.66', spec)).toBe('nearly');
    expect(verdict('0.665', spec)).toBe('wrong');
    expect(verdict('0.668', spec)).toBe('wrong');
  });

  it('may be negative, and is then cut off toward zero', () => {
    const below: NumberSpec = { answer: rational(-2n, 3n), tolerance: { decimals: 3 } };
    expect(verdict('-0.666', below)).toBe('right');
    expect(verdict('-0.667', below)).toBe('right');
    expect(judge('0.667', below)).toEqual({
      verdict: 'wrong',
      say: 'The size is right, and the sign is not.',
    });
  });
});

describe('the edge', () => {
  it.each([
    [
      'half a unit of the third decimal',
      { answer: rational(1n, 4n), tolerance: { decimals: 3 } },
      0.2495,
      0.2505,
    ],
    ['an absolute tolerance', { answer: 0.5, tolerance: { absolute: 0.3 } }, 0.2, 0.8],
    ['a relative tolerance', { answer: 40, tolerance: { relative: 0.01 } }, 39.6, 40.4],
    ['a double for an answer', { answer: 0.35, tolerance: { decimals: 1 } }, 0.3, 0.4],
    ['a negative answer', { answer: -3, tolerance: { absolute: 0.1 } }, -3.1, -2.9],
  ] as const)('of %s is right, and the next double outside is not', (_, spec, low, high) => {
    for (const x of [low, high, beside(low, 1), beside(high, -1)])
      expect(verdict(String(x), spec)).toBe('right');
    for (const x of [beside(low, -1), beside(high, 1)]) expect(verdict(String(x), spec)).toBe('wrong');
  });

  it('is exact beyond what doubles can tell apart', () => {
    const spec: NumberSpec = { answer: third, tolerance: { decimals: 20 } };
    expect(verdict('0.33333333333333333333', spec)).toBe('right');
    expect(verdict('0.33333333333333333334', spec)).toBe('wrong');
  });
});

describe('exact answers', () => {
  it('compares whole numbers to the last digit', () => {
    const answer = 80658175170943878571660636856403766975289505440883277824000000000000n;
    expect(verdict('52!', { answer })).toBe('right');
    expect(verdict(String(answer), { answer })).toBe('right');
    expect(verdict(String(answer + 1n), { answer })).toBe('wrong');
    expect(verdict('9007199254740993', { answer: 2n ** 53n })).toBe('wrong');
  });

  it('compares fractions without doubles', () => {
    expect(verdict('1/3', { answer: third })).toBe('right');
    expect(verdict('2/6', { answer: third })).toBe('right');
    expect(verdict('0.3333333333333333', { answer: third })).toBe('nearly');
    expect(judge('0.33', { answer: third }).say).toContain('The exact value is asked for');
    expect(verdict('333/1000', { answer: third })).toBe('wrong');
    expect(verdict('3', { answer: 3 })).toBe('right');
    expect(verdict('3.0000000000000001', { answer: 3 })).toBe('wrong');
  });

  it('allows a formula with roots its rounding', () => {
    expect(verdict('√2*√2', { answer: 2 })).toBe('right');
    expect(verdict('π/4', { answer: Math.PI / 4 })).toBe('right');
    expect(verdict('0.3', { answer: 0.1 + 0.2 })).toBe('right');
    expect(verdict('3.14', { answer: Math.PI })).toBe('nearly');
    expect(verdict('22/7', { answer: Math.PI })).toBe('wrong');
  });

  it('takes zero for an answer', () => {
    expect(verdict('0', { answer: 0 })).toBe('right');
    expect(verdict('0.00', { answer: 0, tolerance: { decimals: 3 } })).toBe('right');
    expect(verdict('1', { answer: 0 })).toBe('wrong');
  });

  it('refuses an answer that is no number', () => {
    expect(() => judge('1', { answer: NaN })).toThrow(RangeError);
  });
});

describe('percent and share', () => {
  it('where a share is asked', () => {
    const spec: NumberSpec = { answer: rational(1n, 4n), tolerance: { decimals: 3 } };
    for (const text of ['0.25', '25%', '25 %', '1/4', '0.250']) expect(verdict(text, spec)).toBe('right');
    expect(judge('25', spec)).toEqual({
      verdict: 'nearly',
      say: 'That is the percentage. The share is asked for: divide by 100, or add a percent sign.',
    });
    expect(judge('0.25%', spec).say).toMatch(/^That is the share with a percent sign behind it/);
    expect(verdict('2.5', spec)).toBe('wrong');
    expect(verdict('33.3', { answer: third, tolerance: { decimals: 3 } })).toBe('nearly');
  });

  it('where a percentage is asked', () => {
    const spec: NumberSpec = { answer: 25, percent: true };
    for (const text of ['25', '25%', '25 percent', '100/4', '25.0%'])
      expect(verdict(text, spec)).toBe('right');
    expect(judge('0.25', spec)).toEqual({
      verdict: 'nearly',
      say: 'That is the share. The percentage is asked for, which is 100 times as much.',
    });
    expect(judge('1/4', spec).verdict).toBe('nearly');
    expect(judge('0.25%', spec).verdict).toBe('nearly');
    expect(verdict('2500', spec)).toBe('wrong');
    expect(verdict('25', { answer: 25, unit: '%' })).toBe('right');
  });

  it('to one decimal of a percentage', () => {
    const spec: NumberSpec = { answer: rational(100n, 3n), percent: true, tolerance: { decimals: 1 } };
    expect(verdict('33.3', spec)).toBe('right');
    expect(verdict('33.3%', spec)).toBe('right');
    expect(judge('33%', spec).say).toBe('One more decimal. One decimal is asked for.');
    expect(judge('0.333', spec).say).toMatch(/^That is the share/);
  });

  it('takes no other number for a percentage', () => {
    expect(verdict('300', { answer: 3 })).toBe('wrong');
    expect(verdict('100', { answer: 1 })).toBe('wrong');
    expect(verdict('50', { answer: 0.5, unit: 'px' })).toBe('wrong');
  });
});

describe('units', () => {
  const spec: NumberSpec = { answer: 90, unit: '°' };

  it.each(['90', '90°', '90 deg', '90 degrees'])('%s is right where degrees are asked', (text) => {
    expect(verdict(text, spec)).toBe('right');
  });

  it('another unit is nearly', () => {
    expect(judge('90 px', spec)).toEqual({
      verdict: 'nearly',
      say: 'The number is right. The unit asked for is °, and you gave px.',
    });
    expect(verdict('90%', spec)).toBe('nearly');
    expect(verdict('90 px', { answer: 90 })).toBe('nearly');
    expect(verdict('45 px', spec)).toBe('wrong');
  });
});

describe('the form, where the prompt asks for one', () => {
  it.each([
    ['0.5', 'fraction', 'nearly'],
    ['50%', 'fraction', 'nearly'],
    ['1/2', 'fraction', 'right'],
    ['2/4', 'fraction', 'right'],
    ['1/2', 'decimal', 'nearly'],
    ['0.5', 'decimal', 'right'],
    ['0.4', 'fraction', 'wrong'],
  ] as const)('%s as a %s is %s', (text, form, expected) => {
    expect(verdict(text, { answer: rational(1n, 2n), form })).toBe(expected);
  });

  it('takes a whole number for a fraction and a decimal, but 3.0 for no whole number', () => {
    expect(verdict('3', { answer: 3, form: 'fraction' })).toBe('right');
    expect(verdict('3', { answer: 3, form: 'decimal' })).toBe('right');
    expect(judge('3.0', { answer: 3, form: 'integer' })).toEqual({
      verdict: 'nearly',
      say: 'The value is right. Write it as a whole number.',
    });
  });
});
