import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/half-open/definition';
import { model } from '../../../components/widgets/half-open/model';
import distributions from '../../golden/distributions.json';

const at = (lo: number, hi: number, bits: number, guard = true) => model({ lo, hi, bits, guard });

describe('half-open', () => {
  it('starts with a top that comes up', () => {
    const values = defaults(definition.parameters);
    const { outputs } = model(values);
    expect(outputs.high).toBe(383);
    expect(definition.say(values, outputs)).toContain(
      '383 give exactly 6, the top that the range should leave out',
    );
  });

  it.each(distributions.top_of_range.rows)('[$a, $b): $where', (row) => {
    expect(at(row.a, row.b, 32).outputs.high).toBe(row.libstdcxx_raws_that_give_b);
    expect(at(row.a, row.b, 32, false).outputs.high).toBe(row.libcxx_raws_that_give_b);
  });

  it.each([4, 8, 16, 23, 24])('leaves 1 out of [0, 1) with %i bits, guarded or not', (bits) => {
    for (const guard of [true, false]) {
      const { outputs } = at(0, 1, bits, guard);
      expect(outputs).toEqual({ low: 1, high: 0, below: 1 - 2 ** -bits });
    }
  });

  it('keeps its promise for [2, 6) once a raw value has few enough bits', () => {
    expect(at(2, 6, 24).outputs.high).toBeGreaterThan(0);
    expect(at(2, 6, 23).outputs.high).toBe(0);
  });

  it('counts each of the last numbers one by one', () => {
    const { last, outputs } = at(2, 6, 32);
    expect(last.map(({ value }) => value)).toEqual([4, 3, 2, 1].map((below) => 6 - below * 2 ** -21));
    expect(last.map(({ raws }) => raws)).toEqual([767, 257, 767, 257]);
    expect(outputs.below).toBe(6 - 2 ** -21);
  });

  it('shows every number when there are few', () => {
    const { points, last } = at(2, 6, 4);
    expect(points).toEqual(Array.from({ length: 16 }, (_, k) => 2 + k / 4));
    expect(last).toEqual([5, 5.25, 5.5, 5.75].map((value) => ({ value, raws: 1 })));
  });

  it('gives away a good part of the range where floats are far apart', () => {
    const { outputs } = at(99999.75, 100000, 32);
    expect(outputs.high! / 2 ** 32).toBeGreaterThan(0.01);
  });

  it.each([
    [6, 2],
    [3, 3],
    [99999.999, 100000],
  ])('has nothing to give between %d and %d', (lo, hi) => {
    const { outputs } = at(lo, hi, 32);
    expect(outputs).toEqual({ low: null, high: null, below: null });
    expect(definition.say({ lo, hi, bits: 32, guard: true }, outputs)).toContain('the range is empty');
  });
});
