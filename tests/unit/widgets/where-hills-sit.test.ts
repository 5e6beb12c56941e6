import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/where-hills-sit/definition';
import { fromCorner, model } from '../../../components/widgets/where-hills-sit/model';

const start = defaults(definition.parameters);

describe('where-hills-sit', () => {
  it.each([0, 1234, 4294967295])('finds every hilltop of value noise on a corner, seed %d', (seed) => {
    const { outputs, peaks } = model({ ...start, seed });
    expect(outputs.peaks).toBeGreaterThan(50);
    expect(outputs.onCorner).toBe(100);
    expect(outputs.distance).toBe(0);
    for (const { x, y } of peaks) expect([x % 1, y % 1]).toEqual([0, 0]);
  });

  it.each([0, 1234, 4294967295])('finds none of gradient noise on a corner, seed %d', (seed) => {
    const { outputs } = model({ ...start, noise: 'gradient', seed });
    expect(outputs.peaks).toBeGreaterThan(50);
    expect(outputs.onCorner).toBe(0);
    // Places strewn evenly over a square lie 0.383 from the nearest corner on average.
    expect(outputs.distance).toBeGreaterThan(0.3);
  });

  it('measures from the nearest corner', () => {
    expect([0, 0.25, 0.75, 3.9].map((place) => Math.abs(fromCorner(place)).toFixed(2))).toEqual([
      '0.00',
      '0.25',
      '0.25',
      '0.10',
    ]);
  });
});
