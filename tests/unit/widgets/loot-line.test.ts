import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/loot-line/definition';
import { model } from '../../../components/widgets/loot-line/model';
import { Pcg32, pickLinear, uniformDouble } from '../../../src/random';

const start = defaults(definition.parameters);

describe('loot-line', () => {
  it('opens inside the second slice', () => {
    const { slices, outputs } = model(start);
    expect(slices.map(({ name, start: from, end }) => [name, from, end])).toEqual([
      ['Common', 0, 60],
      ['Rare', 60, 85],
      ['Epic', 85, 97],
      ['Legendary', 97, 100],
    ]);
    expect(outputs).toEqual({ total: 100, roll: 71, slice: 1 });
    expect(definition.say(start, outputs)).toBe(
      'A line of 100 holds 4 slices, each with its start. The roll 71 falls into slice 1, Rare.',
    );
  });

  it.each([
    [0, 0, 0],
    [0.6, 1, 0],
    [0.85, 2, 1],
    [0.97, 3, 2],
    [0.999, 3, 3],
  ])('at u = %d picks slice %d, or %d if slices hold their end', (u, right, wrong) => {
    expect(model({ ...start, u }).outputs.slice).toBe(right);
    expect(model({ ...start, u, holds: 'end' }).outputs.slice).toBe(wrong);
  });

  it('picks an entry of weight 0 only if slices hold their end, and says so', () => {
    const values = { ...start, weights: '0 60 25 15', u: 0 };
    expect(model(values).outputs.slice).toBe(1);
    const wrong = { ...values, holds: 'end' } as const;
    expect(model(wrong).outputs.slice).toBe(0);
    expect(definition.say(wrong, model(wrong).outputs)).toContain('it should never come up');
    expect(definition.say(values, model(values).outputs)).not.toContain('never');
  });

  it('picks what the library picks from the same fraction', () => {
    for (let seed = 0; seed < 200; seed++) {
      const u = uniformDouble(new Pcg32(seed));
      expect(model({ ...start, u }).outputs.slice).toBe(pickLinear(new Pcg32(seed), [60, 25, 12, 3]));
    }
  });
});
