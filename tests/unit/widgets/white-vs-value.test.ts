import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/white-vs-value/definition';
import { model, SIDE } from '../../../components/widgets/white-vs-value/model';

const start = defaults(definition.parameters);

describe('white-vs-value', () => {
  it('steps by a third of the range from pixel to pixel in static', () => {
    expect(model(start).outputs.whiteStep).toBeCloseTo(1 / 3, 2);
  });

  it('steps by less the larger the squares are, and never as far as static', () => {
    const steps = [2, 4, 8, 16, 32].map((scale) => model({ ...start, scale }).outputs.valueStep!);
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    expect(steps[0]).toBeLessThan(model(start).outputs.whiteStep! * 0.75);
  });

  it('shows the same picture twice with squares of one pixel', () => {
    const { white, value, outputs } = model({ ...start, scale: 1 });
    expect(value).toEqual(white);
    expect(outputs.valueStep).toBe(outputs.whiteStep);
    expect(definition.say({ ...start, scale: 1 }, outputs)).toContain('the same picture');
  });

  it('has the static’s first values at its corners', () => {
    const { white, value } = model({ ...start, scale: 12 });
    for (const corner of [0, 1, 5]) expect(value[corner * 12 * SIDE + 24]).toBe(white[corner * SIDE + 2]);
  });
});
