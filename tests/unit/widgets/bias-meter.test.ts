import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/bias-meter/definition';
import { model } from '../../../components/widgets/bias-meter/model';
import modulo from '../../golden/modulo.json';

describe('bias-meter', () => {
  it('starts at C’s rand() % 1000: 33 against 32', () => {
    const values = defaults(definition.parameters);
    const { outputs, step } = model(values);
    expect(outputs).toEqual({ quotient: 32, favored: 768, ratio: 33 / 32, percent: 3.125 });
    expect(step).toEqual({ from: 993, to: 1024, leftover: [992, 0], fairEnd: true });
    expect(definition.say(values, outputs)).toBe(
      '32,768 raw values into 1,000 results: 768 of them get 33 raw values, the other 232 get 32. ' +
        'A lucky result is 3.125 percent ahead.',
    );
  });

  it.each([...modulo.rand_max_32767, ...modulo.raw_32_bit])(
    '$raw_values % $n matches the golden file',
    (row) => {
      const { outputs } = model({ bits: Math.log2(row.raw_values), n: row.n });
      expect(outputs.ratio).toBeCloseTo(row.max_over_min_decimal, 14);
      expect(outputs.percent).toBeCloseTo(row.extra_likely_percent, 8);
      expect(outputs.favored).toBe(row.reject_below);
    },
  );

  it('gives every n of a step the same bias, whatever is left over', () => {
    const at = (n: number) => model({ bits: 15, n });
    expect(at(993).ahead).toBe(at(1000).ahead);
    expect(at(1023).ahead).toBe(at(1000).ahead);
    expect(at(992).ahead).not.toBe(at(1000).ahead);
    expect(at(993).outputs.favored).not.toBe(at(1023).outputs.favored);
  });

  it('finds powers of two fair', () => {
    for (let k = 0; k <= 15; k++) expect(model({ bits: 15, n: 2 ** k }).ahead).toBe(0);
  });

  it('has no ratio where some results never come up', () => {
    const { outputs, ahead, step } = model({ bits: 4, n: 1000 });
    expect(outputs).toEqual({ quotient: 0, favored: 16, ratio: null, percent: null });
    expect([ahead, step]).toEqual([Infinity, null]);
    expect(definition.say({ bits: 4, n: 1000 }, outputs)).toContain('the other 984 never come up');
  });

  it('draws a staircase that never rises on its way to n = 1', () => {
    for (const bits of [4, 15, 32]) {
      const { stairs, rawValues } = model({ bits, n: 6 });
      expect(stairs[0]).toEqual([rawValues, 1]);
      expect(stairs.at(-1)![0]).toBe(1);
      for (let i = 1; i < stairs.length; i++) {
        expect(stairs[i]![0]).toBeLessThanOrEqual(stairs[i - 1]![0]);
        expect(stairs[i]![1]).toBeLessThanOrEqual(stairs[i - 1]![1]);
      }
    }
  });
});
