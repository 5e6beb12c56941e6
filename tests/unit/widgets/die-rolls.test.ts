import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { runAtOnce } from '../../../components/widget-kit/slices';
import { definition } from '../../../components/widgets/die-rolls/definition';
import { model } from '../../../components/widgets/die-rolls/model';
import { GENERATOR_NAMES } from '../../../src/random';

const start = defaults(definition.parameters);

describe('die-rolls', () => {
  it.each(GENERATOR_NAMES)('rolls a fair die 600,000 times: %s', (generator) => {
    const { counts, outputs } = runAtOnce(model({ ...start, generator }));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(600000);
    expect(outputs.total).toBe(600000);
    expect(outputs.p).toBeGreaterThan(0.01);
    for (const count of counts) expect(Math.abs(count / 100000 - 1)).toBeLessThan(0.012);
  });

  it('opens on counts that are the same in every browser', () => {
    const { counts } = runAtOnce(model(start));
    expect(counts).toEqual([99865, 99769, 99869, 100133, 100110, 100254]);
  });

  it('computes chi-square from the counts it shows', () => {
    const { counts, outputs } = runAtOnce(model({ ...start, rolls: '60' }));
    const chi = counts.reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0);
    expect(outputs.chi).toBeCloseTo(chi, 10);
  });

  it('reports progress often, and its data adds up on the way', () => {
    const steps = [...model({ ...start, rolls: '60000' })];
    expect(steps.length).toBe(30);
    steps.forEach(({ done, data }, i) => {
      expect(done).toBeCloseTo((i + 1) / 30, 10);
      expect(data.counts.reduce((sum, count) => sum + count, 0)).toBe(data.outputs.total);
    });
  });
});
