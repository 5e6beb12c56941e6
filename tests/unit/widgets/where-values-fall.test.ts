import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { definition } from '../../../components/widgets/where-values-fall/definition';
import { model } from '../../../components/widgets/where-values-fall/model';
import { defaults } from '../../../components/widget-kit/definition';

const start = defaults(definition.parameters);
interface Row {
  grid: string;
  seed: number;
  octaves: number;
  min: number;
  max: number;
  'share_0.3_to_0.7': number;
}
const { wide, window } = JSON.parse(
  readFileSync(new URL('../../golden/fractal.json', import.meta.url), 'utf8'),
) as { wide: Row[]; window: Row[] };

describe('where-values-fall', () => {
  it.each(wide.map((row) => [row.seed, row.octaves, row] as const))(
    'crowds as the reference over a wide area: seed %d, %d octaves',
    (seed, octaves, row) => {
      const { share } = model({ ...start, seed, octaves }).outputs;
      expect(Math.abs(share! - 100 * row['share_0.3_to_0.7'])).toBeLessThan(0.6);
    },
  );

  it.each(
    window
      .filter(({ grid, octaves }) => grid === 'corner' && octaves === 4)
      .map((row) => [row.seed, row] as const),
  )('finds the window’s range and share: seed %d', (seed, row) => {
    const { share, min, max } = model({ ...start, area: 'window', seed }).outputs;
    expect(min).toBeCloseTo(row.min, 2);
    expect(max).toBeCloseTo(row.max, 2);
    expect(Math.abs(share! - 100 * row['share_0.3_to_0.7'])).toBeLessThan(0.5);
  });

  it('counts every value once', () => {
    for (const area of ['wide', 'window'] as const) {
      const { shares, single } = model({ ...start, area });
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
      expect(single.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    }
  });
});
