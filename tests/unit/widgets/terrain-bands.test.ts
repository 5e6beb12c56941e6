import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAND } from '../../../components/widget-kit/land';
import { definition } from '../../../components/widgets/terrain-bands/definition';
import { model } from '../../../components/widgets/terrain-bands/model';
import { defaults } from '../../../components/widget-kit/definition';

const start = defaults(definition.parameters);

describe('terrain-bands', () => {
  it('has neither deep water nor snow before the stretch, and both after it', () => {
    expect(model(start).outputs).toEqual({ bandsSeen: 5, deepWater: 0, snow: 0 });
    const { bandsSeen, deepWater, snow } = model({ ...start, stretch: true }).outputs;
    expect(bandsSeen).toBe(7);
    expect(deepWater).toBeGreaterThan(1);
    expect(snow).toBeGreaterThan(1);
  });

  it('finds the range of the window that the reference finds', () => {
    const { window } = JSON.parse(
      readFileSync(new URL('../../golden/fractal.json', import.meta.url), 'utf8'),
    ) as { window: { grid: string; seed: number; octaves: number; min: number; max: number }[] };
    for (const { seed, min, max } of window.filter(
      ({ grid, octaves }) => grid === 'corner' && octaves === 4,
    )) {
      const { range } = model({ ...start, seed });
      expect(Math.abs(range.min - min)).toBeLessThan(0.01);
      expect(Math.abs(range.max - max)).toBeLessThan(0.01);
    }
  });

  it('gives every place to one band', () => {
    for (const levels of ['equal', 'map'] as const)
      for (const stretch of [false, true])
        expect(model({ ...start, levels, stretch }).shares.reduce((sum, share) => sum + share)).toBeCloseTo(
          1,
          9,
        );
  });

  it('takes its colors from the book’s', () => {
    const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8');
    const land = [...tokens.matchAll(/--land-[a-z]+: (#[0-9a-f]{6})/g)].map(([, color]) => color);
    expect(LAND.map(({ color }) => color)).toEqual(land);
  });
});
