import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/blend-2d/definition';
import { model, SIDE } from '../../../components/widgets/blend-2d/model';
import { hash01, value2 } from '../../../src/noise';

const start = defaults(definition.parameters);

describe('blend-2d', () => {
  it.each([
    [0.3, 0.6],
    [-0.6, 0.5],
    [-2, -2],
    [2, 2],
    [1, -0.01],
  ])('ends at the value of value2 (%d, %d)', (x, y) => {
    const { outputs, corners, left, upper } = model({ ...start, x, y });
    expect(outputs.value).toBe(value2(x, y, 1234));
    expect([left, upper]).toEqual([Math.floor(x), Math.floor(y)]);
    expect(corners[3]).toBe(hash01(left + 1, upper + 1, 1234));
    expect(outputs.value).toBeGreaterThanOrEqual(Math.min(outputs.top!, outputs.bottom!) - 1e-6);
    expect(outputs.value).toBeLessThanOrEqual(Math.max(outputs.top!, outputs.bottom!) + 1e-6);
  });

  it('draws that field', () => {
    const { field } = model(start);
    expect(field[0]).toBeCloseTo(value2(-1.99, -1.99, 1234), 5);
    expect(field[SIDE * SIDE - 1]).toBeCloseTo(value2(1.99, 1.99, 1234), 5);
  });

  it('tears the field left of and above zero with truncation, and leaves the rest', () => {
    const right = model(start).field;
    const torn = model({ ...start, corner: 'truncate' }).field;
    const at = (field: Float32Array, column: number, row: number) => field[row * SIDE + column]!;
    expect(at(torn, 150, 150)).toBeCloseTo(at(right, 150, 150), 5);
    expect(at(torn, 30, 150)).not.toBeCloseTo(at(right, 30, 150), 2);
    expect(Math.max(...torn.map(Math.abs))).toBeGreaterThan(1);
    expect(Math.max(...right)).toBeLessThanOrEqual(1);
  });

  it('says that truncation took a corner on the wrong side', () => {
    const values = { ...start, x: -0.6, corner: 'truncate' as const };
    const { outputs, left } = model(values);
    expect(Object.is(left, 0)).toBe(true);
    expect(definition.say(values, outputs)).toContain('wrong side');
  });
});
