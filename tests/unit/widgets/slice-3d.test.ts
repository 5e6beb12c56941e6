import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/slice-3d/definition';
import { COLUMNS, model } from '../../../components/widgets/slice-3d/model';
import { value3 } from '../../../src/noise';

const start = defaults(definition.parameters);

describe('slice-3d', () => {
  it('begins with the same picture both ways', () => {
    const slide = model({ ...start, time: 0, change: 'slide' });
    expect(model({ ...start, time: 0, change: 'morph' }).field).toEqual(slide.field);
    expect(slide.outputs).toEqual({ squares: 0, shift: 0, difference: 0 });
  });

  it.each([1, 24, 160])('slides by as much as time has gone by, and changes nothing: frame %d', (time) => {
    const { squares, shift, difference } = model({ ...start, time, change: 'slide' }).outputs;
    expect([squares, shift]).toEqual([time / 40, time / 40]);
    expect(difference).toBeLessThan(1e-6);
  });

  it('changes the shapes when time is a third coordinate', () => {
    const after = [10, 20, 40].map((time) => model({ ...start, time }).outputs.difference!);
    expect(after).toEqual([...after].sort((a, b) => a - b));
    expect(after[2]).toBeGreaterThan(0.1);
  });

  it('changes little from frame to frame', () => {
    const [now, next] = [30, 31].map((time) => model({ ...start, time }).field);
    expect(Math.max(...now!.map((value, at) => Math.abs(value - next![at]!)))).toBeLessThan(0.06);
    expect(now!.length % COLUMNS).toBe(0);
  });
});

it('slice-3d draws what the chapter’s listings say', () => {
  const { field } = model({ ...start, time: 30 });
  for (const [column, row] of [
    [0, 0],
    [17, 90],
    [319, 159],
  ] as const)
    expect(field[row * COLUMNS + column]).toBeCloseTo(value3(column / 40, row / 40, 0.75, 1234), 5);
});
