import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definition } from '../../../components/widgets/arrows/definition';
import { model, PETALS } from '../../../components/widgets/arrows/model';
import { defaults } from '../../../components/widget-kit/definition';

const start = defaults(definition.parameters);
const { window } = JSON.parse(
  readFileSync(new URL('../../golden/fractal.json', import.meta.url), 'utf8'),
) as { window: { grid: string; seed: number; octaves: number; [key: string]: unknown }[] };
const blocks = window.filter(({ grid, octaves }) => grid === 'block' && octaves === 4);

describe('arrows', () => {
  it.each(blocks.map((row) => [row.seed, row] as const))('leans as the reference, seed %d', (seed, row) => {
    const [one, two] = [1, 2].map((turns) => model({ ...start, seed, turns }).outputs);
    expect(one!.meanLength).toBeCloseTo(row['drift_one_turn'] as number, 3);
    expect(two!.meanLength).toBeCloseTo(row['drift_two_turns'] as number, 3);
    expect(one!.left).toBeCloseTo(100 * (row['left_one_turn'] as number), 1);
    expect(two!.left).toBeCloseTo(100 * (row['left_two_turns'] as number), 1);
  });

  it('counts every heading in one petal', () => {
    const { petals, arrows } = model(start);
    expect(petals).toHaveLength(PETALS);
    expect(petals.reduce((sum, count) => sum + count)).toBe(28_000);
    // Half a turn is where most values lead.
    expect(petals.indexOf(Math.max(...petals)) / PETALS).toBeCloseTo(0.5, 0);
    expect(arrows.every(({ angle }) => angle >= 0 && angle <= 2 * Math.PI)).toBe(true);
  });
});
