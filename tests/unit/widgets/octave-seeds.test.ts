import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definition } from '../../../components/widgets/octave-seeds/definition';
import { model } from '../../../components/widgets/octave-seeds/model';
import { defaults } from '../../../components/widget-kit/definition';

const start = defaults(definition.parameters);
const { rows } = JSON.parse(readFileSync(new URL('../../golden/fractal.json', import.meta.url), 'utf8'))
  .octave_correlation as { rows: [seed: number, octave: number, correlation: number][] };

describe('octave-seeds', () => {
  it.each(rows)('finds what the reference found for seed %d, octave %d', (seed, octave, correlation) => {
    expect(model({ ...start, seed }).correlations[octave]).toBeCloseTo(correlation, 1);
  });

  it.each([
    [1, 1],
    [0, 2],
    [4294967295, 3],
  ])('points at the pair that is alike: seed %d, octave %d', (seed, pair) => {
    const { outputs } = model({ ...start, seed });
    expect(outputs.pair).toBe(pair);
    expect(outputs.correlation).toBeCloseTo(0.4, 1);
  });

  it.each([0, 1, 4294967295, 1234])('is cured by stirring: seed %d', (seed) => {
    for (const correlation of model({ ...start, seed, seeding: 'mixed' }).correlations)
      expect(Math.abs(correlation)).toBeLessThan(0.05);
  });
});
