import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { runAtOnce } from '../../../components/widget-kit/slices';
import { definition } from '../../../components/widgets/rejection-race/definition';
import { model, type Data } from '../../../components/widgets/rejection-race/model';
import modulo from '../../golden/modulo.json';

const start = defaults(definition.parameters);
const race = (change: Partial<typeof start> = {}): Data => runAtOnce(model({ ...start, ...change }));

describe('rejection-race', () => {
  it('starts with a remainder that is plainly unfair', () => {
    const data = race();
    expect(data.outputs).toMatchObject({ used: 1, divisions: 1000 });
    expect(data.outputs.chi).toBeGreaterThan(1000);
    expect(data.outputs.p).toBeLessThan(1e-9);
    const counts = data.bins.map(({ count }) => count);
    expect(counts.reduce((a, b) => a + b)).toBe(10_000);
    expect(Math.min(...counts.slice(0, 5))).toBeGreaterThan(1.5 * Math.max(...counts.slice(6)));
    expect(definition.say(start, data.outputs)).toContain('far too uneven to be luck');
  });

  it('knows where the favored results end', () => {
    const row = modulo.raw_32_bit.find(({ n }) => n === start.n)!;
    expect(race().edge).toEqual({ at: row.reject_below / row.n, before: 2, after: 1 });
  });

  it.each(['reject', 'lemire'] as const)('%s is fair and pays what theory says', (method) => {
    const { outputs } = race({ method, draws: '100000' });
    const golden = modulo.raw_32_bit.find(({ n }) => n === start.n)!.mean_draws;
    expect(outputs.p).toBeGreaterThan(0.001);
    expect(Math.abs(outputs.used! - golden)).toBeLessThan(0.01);
  });

  it('shows what was thrown away, in the order of the draws', () => {
    const { tape } = race({ method: 'reject' });
    expect(tape).toHaveLength(48);
    expect(tape).toContain(false);
    expect(race().tape).not.toContain(false);
  });

  it('hardly ever divides with Lemire’s method and a small n', () => {
    expect(race({ method: 'lemire', n: 6 }).outputs.divisions).toBeLessThan(0.2);
    expect(race({ method: 'reject', n: 6 }).outputs.divisions).toBe(2000);
  });

  it('gives a small n a bin for each result', () => {
    expect(race({ n: 6 }).bins).toHaveLength(6);
    expect(race({ n: 2 }).bins).toHaveLength(2);
    expect(race({ n: 4294967295 }).bins).toHaveLength(12);
  });

  it('says how far it is, often', () => {
    const work = model({ ...start, draws: '100000' });
    let steps = 0;
    let done = 0;
    for (let step = work.next(); !step.done; step = work.next()) {
      steps += 1;
      expect(step.value.done).toBeGreaterThan(done);
      expect(step.value.data.bins.reduce((sum, { count }) => sum + count, 0)).toBe(step.value.data.made);
      done = step.value.done;
    }
    expect(steps).toBeGreaterThan(40);
  });

  it('is the same race for the same seed', () => {
    expect(race({ seed: 7 })).toEqual(race({ seed: 7 }));
    expect(race({ seed: 7 }).bins).not.toEqual(race({ seed: 8 }).bins);
  });
});
