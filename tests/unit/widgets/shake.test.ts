import { describe, expect, it } from 'vitest';
import { definition } from '../../../components/widgets/shake/definition';
import { model, SHOWN } from '../../../components/widgets/shake/model';
import { defaults } from '../../../components/widget-kit/definition';

const start = defaults(definition.parameters);

describe('shake', () => {
  it('goes on from frame to frame: what was now is then the frame before', () => {
    const [now, next] = [200, 201].map((frame) => model({ ...start, frame }));
    expect(next!.x.slice(0, -1)).toEqual(now!.x.slice(1));
    expect(next!.y).toHaveLength(SHOWN);
  });

  it('never moves farther than its amplitude', () => {
    for (const noise of ['smooth', 'white'] as const)
      for (const frame of [0, 500, 1800])
        for (const offset of model({ ...start, noise, frame, amplitude: 24 }).x)
          expect(Math.abs(offset)).toBeLessThanOrEqual(24);
    expect(model({ ...start, amplitude: 0 }).outputs).toEqual({ offsetX: 0, offsetY: 0, biggestStep: 0 });
  });

  it('rattles in white noise, and drifts in smooth noise the more slowly the less its speed', () => {
    const step = (noise: 'smooth' | 'white', speed: number) =>
      model({ ...start, noise, speed }).outputs.biggestStep!;
    expect(step('smooth', 1)).toBeLessThan(step('smooth', 8));
    expect(step('white', 4)).toBeGreaterThan(5 * step('smooth', 4));
    // A square goes by in fifteen frames, and smoothstep is never steeper than 1.5.
    expect(step('smooth', 4)).toBeLessThanOrEqual((1.5 / 15) * 2 * start.amplitude * Math.SQRT2 + 0.05);
  });
});
