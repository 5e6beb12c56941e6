import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/circle-scatter/definition';
import { model } from '../../../components/widgets/circle-scatter/model';

const start = defaults(definition.parameters);
const many = { ...start, points: 10000 };

describe('circle-scatter', () => {
  it('opens with a scatter that is plainly uneven', () => {
    const { rings, outputs } = model(start);
    expect(Math.abs(outputs.half! - 50)).toBeLessThan(6);
    expect(outputs.p).toBeLessThan(1e-9);
    expect(rings[0]! / start.points).toBeGreaterThan(0.28);
    expect(definition.say(start, outputs)).toContain('far too uneven to be luck');
  });

  it('puts √(k/10) of the points of an even radius within k rings', () => {
    const { rings } = model({ ...many, method: 'naive' });
    let within = 0;
    rings.forEach((count, ring) => {
      within += count;
      expect(Math.abs(within / 10000 - Math.sqrt((ring + 1) / 10))).toBeLessThan(0.015);
    });
  });

  it.each(['even', 'rejection'] as const)('gives every ring its tenth: %s', (method) => {
    const { rings, outputs } = model({ ...many, method });
    for (const count of rings) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(outputs.p).toBeGreaterThan(0.001);
    expect(Math.abs(outputs.half! - 25)).toBeLessThan(1.5);
    expect(Math.abs(outputs.nine! - 81)).toBeLessThan(1.5);
  });

  it.each(['naive', 'even', 'rejection'] as const)('loses no point, and lets none out: %s', (method) => {
    for (const seed of [0, 1, 4294967295]) {
      const { points, rings } = model({ ...start, method, seed });
      expect(points.length).toBe(600);
      expect(rings.reduce((sum, count) => sum + count, 0)).toBe(600);
      for (const { x, y } of points) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-12);
    }
  });

  it('draws the same angles by an even radius and by its root', () => {
    const [naive, even] = [model(start), model({ ...start, method: 'even' })];
    naive.points.forEach((point, at) => {
      const other = even.points[at]!;
      expect(Math.hypot(point.x, point.y)).toBeCloseTo(other.x ** 2 + other.y ** 2, 10);
      expect(Math.atan2(point.y, point.x)).toBeCloseTo(Math.atan2(other.y, other.x), 10);
    });
  });
});
