import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { runAtOnce } from '../../../components/widget-kit/slices';
import { definition } from '../../../components/widgets/darts/definition';
import { firstDarts, model } from '../../../components/widgets/darts/model';
import { inCircleByRejection, Pcg32, standardError } from '../../../src/random';

const start = defaults(definition.parameters);

describe('darts', () => {
  it.each(['100', '1000', '10000'] as const)('counts the hits among exactly %s darts', (points) => {
    for (const seed of [0, 1, 1234, 99]) {
      const { outputs } = runAtOnce(model({ ...start, points, seed }));
      const hits = firstDarts(seed, Number(points)).filter(({ x, y }) => x * x + y * y <= 1).length;
      expect(outputs.kept).toBe(hits);
      expect(outputs.share).toBeCloseTo((100 * hits) / Number(points), 10);
      expect(outputs.error).toBeCloseTo((4 * hits) / Number(points) - Math.PI, 10);
    }
  });

  it('keeps the darts that the sampler of the chapter keeps', () => {
    const rng = new Pcg32(7);
    const kept = firstDarts(7, 1000).filter(({ hit }) => hit);
    for (const { x, y } of kept) expect(inCircleByRejection(rng, 1)).toEqual({ x, y });
  });

  it('comes near π with a million darts', () => {
    const { outputs } = runAtOnce(model({ ...start, points: '1000000' }));
    expect(Math.abs(outputs.error!)).toBeLessThan(4 * 4 * standardError(Math.PI / 4, 1e6));
  });

  it('follows the count from ten darts to the last, and says how far it is', () => {
    const darts = firstDarts(1234, 10000);
    const { path } = runAtOnce(model(start));
    expect([path[0]![0], path.at(-1)![0]]).toEqual([10, 10000]);
    for (const [thrown, kept] of path)
      expect(darts.slice(0, thrown).filter(({ hit }) => hit).length).toBe(kept);
    const steps = [...model({ ...start, points: '100000' })];
    expect(steps.length).toBeGreaterThan(100);
    steps.forEach(({ done, data }, at) => {
      expect(done).toBeGreaterThan(steps[at - 1]?.done ?? 0);
      expect(done).toBeLessThan(1);
      expect(data.outputs.share).toBeGreaterThan(70);
    });
  });
});
