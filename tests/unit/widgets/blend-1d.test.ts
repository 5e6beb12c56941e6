import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/blend-1d/definition';
import { model } from '../../../components/widgets/blend-1d/model';

const start = defaults(definition.parameters);
const ways = ['straight', 'smooth', 'quintic'] as const;

describe('blend-1d', () => {
  it('starts with the chapter’s sum: 0.29375, or 0.35 straight', () => {
    expect(model(start).outputs.value).toBeCloseTo(0.29375, 6);
    expect(model({ ...start, blend: 'straight' }).outputs.value).toBeCloseTo(0.35, 6);
  });

  it.each(ways)('goes from corner to corner without a gap: %s', (blend) => {
    const { squares, corners } = model({ ...start, blend });
    squares.forEach((points, square) => {
      expect(points[0]!.value).toBeCloseTo(corners[square]!, 6);
      expect(points.at(-1)!.value).toBeCloseTo(corners[square + 1]!, 6);
    });
  });

  it.each(ways)('reports the slope that its curve has: %s', (blend) => {
    for (const t of [0.1, 0.25, 0.5, 0.9]) {
      const at = (by: number) => model({ ...start, blend, t: t + by }).outputs.value!;
      const measured = (at(0.001) - at(-0.001)) / 0.002;
      expect(model({ ...start, blend, t }).outputs.slope).toBeCloseTo(measured, 2);
    }
  });

  it('meets its neighbors flat, except when it is straight', () => {
    const jump = (blend: (typeof ways)[number]) => {
      const { squares } = model({ ...start, blend });
      return Math.abs(squares[1]![0]!.slope - squares[0]!.at(-1)!.slope);
    };
    expect(jump('straight')).toBeGreaterThan(0.5);
    expect(jump('smooth')).toBeCloseTo(0, 12);
    expect(jump('quintic')).toBeCloseTo(0, 12);
  });
});
