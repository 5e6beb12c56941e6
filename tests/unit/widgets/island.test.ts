import { describe, expect, it } from 'vitest';
import { definition } from '../../../components/widgets/island/definition';
import { model, PLOTS, SIDE } from '../../../components/widgets/island/model';
import { defaults } from '../../../components/widget-kit/definition';

const start = defaults(definition.parameters);
const SEEDS = [0, 1, 42, 1234, 4294967295];

describe('island', () => {
  it.each(SEEDS)(
    'is land in the middle or near it and sea around, with the full falloff: seed %d',
    (seed) => {
      const { land, atEdge } = model({ ...start, falloff: 1, seed }).outputs;
      expect(land).toBeGreaterThan(3);
      expect(atEdge).toBeLessThan(1);
    },
  );

  it('loses land as the falloff grows, and takes nothing at 0', () => {
    const land = [0, 0.3, 0.6, 1.5].map((falloff) => model({ ...start, falloff }).outputs.land!);
    expect(land).toEqual([...land].sort((a, b) => b - a));
    for (const { noise, taken, height } of model({ ...start, falloff: 0 }).profile) {
      expect(taken).toBe(0);
      expect(height).toBe(noise);
    }
  });

  it('plants a fifth of its green, and nothing when told so', () => {
    const { trees, map } = model({ ...start, falloff: 0 });
    const green = map.filter((sample) => Math.floor(sample * 7) === 3 || Math.floor(sample * 7) === 4).length;
    const plots = (green / (SIDE * SIDE)) * PLOTS * PLOTS;
    expect(trees.length / plots).toBeCloseTo(0.2, 1);
    expect(model({ ...start, trees: false }).outputs.treeCount).toBe(0);
  });
});
