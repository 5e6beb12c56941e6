import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/low-bits/definition';
import { model } from '../../../components/widgets/low-bits/model';

const start = defaults(definition.parameters);

describe('low-bits', () => {
  it.each([
    [0, 2],
    [1, 4],
    [2, 8],
    [3, 16],
    [7, 256],
    [15, 65536],
  ])('measures that bit %i of the LCG repeats every %i draws', (bit, period) => {
    expect(model({ ...start, bit }).outputs.period).toBe(period);
  });

  it('sees no period in the LCG’s higher bits, which is longer than the search', () => {
    const { outputs } = model({ ...start, bit: 16 });
    expect(outputs.period).toBeNull();
    expect(definition.say({ ...start, bit: 16 }, outputs)).toMatch(/no period/);
  });

  it.each(['mt19937', 'pcg32', 'xoshiro128', 'sfc32'] as const)(
    'sees no period in the lowest bit of %s',
    (generator) => {
      expect(model({ ...start, generator, bit: 0 }).outputs.period).toBeNull();
    },
  );

  it('draws stripes: every row of 128 is the same', () => {
    const { bits } = model(start);
    for (let i = 128; i < bits.length; i++) expect(bits[i]).toBe(bits[i % 128]);
  });
});
