import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/same-seed/definition';
import { model } from '../../../components/widgets/same-seed/model';
import { GENERATOR_NAMES } from '../../../src/random';

const start = defaults(definition.parameters);

describe('same-seed', () => {
  it.each(GENERATOR_NAMES)('gives the same 24 rolls twice from one seed: %s', (generator) => {
    const values = { seed: 2024, other: 2024, generator };
    const { rolls, outputs } = model(values);
    expect(rolls[0]).toEqual(rolls[1]);
    expect(outputs).toEqual({ first: null, alike: 24 });
    expect(definition.say(values, outputs)).toMatch(/same 24 rolls/);
  });

  it('shows what the LCG rolls from seeds 42 and 7', () => {
    const { rolls } = model({ seed: 42, other: 7, generator: 'lcg' });
    expect(rolls[0].slice(0, 8)).toEqual([6, 5, 2, 1, 4, 3, 2, 3]);
    expect(rolls[1].slice(0, 8)).toEqual([3, 4, 5, 4, 1, 4, 1, 4]);
  });

  it('opens on two seeds that agree about as often as dice do', () => {
    const { rolls, outputs } = model(start);
    expect(rolls[0].slice(0, outputs.first! - 1)).toEqual(rolls[1].slice(0, outputs.first! - 1));
    expect(rolls[0][outputs.first! - 1]).not.toBe(rolls[1][outputs.first! - 1]);
    expect(outputs.alike).toBeGreaterThan(0);
    expect(outputs.alike).toBeLessThan(10);
  });

  it('never lets the LCG’s neighboring seeds agree: one is odd where the other is even', () => {
    for (let seed = 0; seed < 50; seed++) {
      expect(model({ seed, other: seed + 1, generator: 'lcg' }).outputs.alike).toBe(0);
    }
  });
});
