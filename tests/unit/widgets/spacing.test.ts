import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/spacing/definition';
import { BINS, model, SIDE } from '../../../components/widgets/spacing/model';

const start = defaults(definition.parameters);

describe('spacing', () => {
  it.each([3, 6, 12.5, 20])('keeps the distance as a Poisson-disc: %d', (radius) => {
    for (const seed of [0, 1, 1234]) {
      const { outputs } = model({ ...start, method: 'poisson', radius, seed });
      expect(outputs.least).toBeGreaterThanOrEqual(radius);
      expect(outputs.close).toBe(0);
      expect((outputs.points! * radius * radius) / (SIDE * SIDE)).toBeGreaterThan(0.6);
    }
  });

  it('crowds as evenly scattered points must', () => {
    const { outputs } = model({ ...start, radius: 3 });
    const density = outputs.points! / (SIDE * SIDE);
    expect(outputs.close! / 100).toBeCloseTo(1 - Math.exp(-Math.PI * 9 * density), 1);
    expect(outputs.median).toBeCloseTo(Math.sqrt(Math.LN2 / (Math.PI * density)), 0);
    expect(outputs.least).toBeLessThan(0.5);
  });

  it('has a grid between the two', () => {
    const close = (method: 'uniform' | 'jittered' | 'poisson') =>
      model({ ...start, method, radius: 3 }).outputs.close!;
    expect(close('uniform')).toBeGreaterThan(close('jittered') + 5);
    expect(close('jittered')).toBeGreaterThan(20);
  });

  it('compares as many points, and sorts each of them into a bin', () => {
    const counts = (['uniform', 'poisson', 'jittered'] as const).map((method) => {
      const { points, bins, outputs } = model({ ...start, method });
      expect(points.length).toBe(outputs.points);
      expect(bins.length).toBe(BINS);
      const binned = bins.reduce((sum, count) => sum + count, 0);
      expect(binned).toBeLessThanOrEqual(points.length);
      expect(binned).toBeGreaterThan(0.97 * points.length);
      for (const { x, y } of points) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThan(SIDE);
      }
      return points.length;
    });
    expect(counts[0]).toBe(counts[1]);
    expect(Math.abs(counts[2]! - counts[1]!)).toBeLessThan(15);
  });
});
