import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { runAtOnce } from '../../../components/widget-kit/slices';
import { definition } from '../../../components/widgets/loot-pulls/definition';
import { model, type Data } from '../../../components/widgets/loot-pulls/model';
import { oneByOneShares } from '../../../src/random';

const start = defaults(definition.parameters);
const run = (change: Partial<typeof start> = {}): Data => runAtOnce(model({ ...start, ...change }));

describe('loot-pulls', () => {
  it('pulls as often as it is told, and comes near the weights', () => {
    const { made, entries, outputs } = run();
    expect(made).toBe(10_000);
    expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
    for (const { share, expected, error } of entries)
      expect(Math.abs(share - expected)).toBeLessThan(4 * error);
    expect(outputs.p).toBeGreaterThan(0.001);
    expect(definition.say(start, outputs)).toContain('as luck makes them');
  });

  it('knows the band: 0.49 points for 60 % in 10,000', () => {
    expect(run().entries[0]!.error).toBeCloseTo(0.0049, 4);
    expect(run({ pulls: '100' }).entries[0]!.error).toBeCloseTo(0.049, 3);
  });

  it('finds a roll for each entry far too uneven to be luck, in just these shares', () => {
    const values = { method: 'one-by-one', pulls: '100000' } as const;
    const { entries, outputs } = run(values);
    oneByOneShares([60, 25, 12, 3]).forEach((share, index) =>
      expect(Math.abs(entries[index]!.share - share)).toBeLessThan(0.006),
    );
    expect(outputs.last).toBeGreaterThan(25);
    expect(outputs.p).toBeLessThan(1e-9);
    expect(outputs.worst).toBeGreaterThan(100);
    expect(definition.say({ ...start, ...values }, outputs)).toContain('too far off to be luck');
  });

  it.each(['line', 'alias'] as const)('has p-values that are spread evenly: %s', (method) => {
    const ps = Array.from({ length: 200 }, (_, seed) => run({ method, pulls: '1000', seed }).outputs.p!);
    const below = (limit: number) => ps.filter((p) => p < limit).length / 200;
    expect(Math.abs(below(0.5) - 0.5)).toBeLessThan(0.12);
    expect(Math.abs(below(0.1) - 0.1)).toBeLessThan(0.07);
  });

  it('never pulls what has no weight, and tests only what has', () => {
    const { entries, outputs } = run({ weights: '0 5 0 5' });
    expect([entries[0]!.count, entries[2]!.count]).toEqual([0, 0]);
    expect(outputs.p).toBeGreaterThan(0.001);
    const alone = run({ weights: '0 5' }).outputs;
    expect(alone).toMatchObject({ last: 100, worst: null, chi: null, p: null });
    expect(definition.say({ ...start, weights: '0 5' }, alone)).toContain('only one entry');
  });

  it('says how far it is, often, and is the same for the same seed', () => {
    const work = model({ ...start, pulls: '1000000' });
    let [done, steps] = [0, 0];
    for (let step = work.next(); !step.done; step = work.next()) {
      expect(step.value.done).toBeGreaterThan(done);
      done = step.value.done;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(100);
    expect(run({ seed: 7 })).toEqual(run({ seed: 7 }));
    expect(run({ seed: 7 }).entries).not.toEqual(run({ seed: 8 }).entries);
  });
});
