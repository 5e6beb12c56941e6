import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/direction-rose/definition';
import { model, PETALS } from '../../../components/widgets/direction-rose/model';
import { boxDirection, Pcg32 } from '../../../src/random';

const start = defaults(definition.parameters);
const most = { ...start, count: 20000 };

/** The part of a box's area between two angles up to 45°: a triangle to its side. */
const boxArea = (from: number, to: number) => (Math.tan(to) - Math.tan(from)) / 8;

describe('direction-rose', () => {
  it('gives every petal of the box what its part of the area says', () => {
    const { petals } = model(most);
    const step = (2 * Math.PI) / PETALS;
    const diagonal = 2 * boxArea(2.5 * step, 3 * step);
    expect((petals[3]! + petals[9]! + petals[15]! + petals[21]!) / 80000).toBeCloseTo(diagonal, 2);
    const axis = 2 * boxArea(0, step / 2);
    expect((petals[0]! + petals[6]! + petals[12]! + petals[18]!) / 80000).toBeCloseTo(axis, 2);
    expect(diagonal / axis).toBeCloseTo(1.767, 3);
  });

  it('finds its worst petal on a diagonal, whatever the seed', () => {
    for (const seed of [0, 1, 2, 42, 4294967295]) {
      const { outputs } = model({ ...start, seed });
      expect([45, 135, 225, 315]).toContain(outputs.at);
      expect(outputs.worst).toBeGreaterThan(30);
      expect(outputs.p).toBeLessThan(1e-9);
    }
  });

  it.each(['angle', 'kept'] as const)('is fair to every petal: %s', (method) => {
    const { petals, outputs } = model({ ...most, method });
    expect(petals.reduce((sum, got) => sum + got, 0)).toBe(20000);
    expect(outputs.p).toBeGreaterThan(0.001);
    for (const got of petals) expect(Math.abs(got / (20000 / PETALS) - 1)).toBeLessThan(0.14);
  });

  it('shows the very points that the directions come from', () => {
    const rng = new Pcg32(start.seed);
    for (const { x, y } of model(start).points) {
      const arrow = boxDirection(rng);
      expect(Math.atan2(arrow.y, arrow.x)).toBeCloseTo(Math.atan2(y, x), 12);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
    }
  });
});
