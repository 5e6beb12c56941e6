import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { runAtOnce } from '../../../components/widget-kit/slices';
import { definition } from '../../../components/widgets/shuffle-bias/definition';
import { landingTest, model, type Data } from '../../../components/widgets/shuffle-bias/model';
import { orderCounts, swapAnyShuffle } from '../../../src/random';

const start = defaults(definition.parameters);
const run = (change: Partial<typeof start> = {}): Data => runAtOnce(model({ ...start, ...change }));

describe('shuffle-bias', () => {
  it('opens with a shuffle that is plainly unfair', () => {
    const { outputs } = run();
    expect(outputs.p).toBeLessThan(1e-9);
    expect(outputs).toMatchObject({ from: 1, to: 0 });
    expect(outputs.worst).toBeGreaterThan(20);
    expect(definition.say(start, outputs)).toContain('far too uneven to be luck');
  });

  it.each(['fisher-yates', 'swap-any', 'comparator', 'sattolo'] as const)(
    '%s fills every row and column',
    (method) => {
      const { counts } = run({ method, cards: 5, runs: '1000' });
      for (const row of counts) expect(row.reduce((a, b) => a + b)).toBe(1000);
      for (const slot of counts.keys()) expect(counts.reduce((sum, row) => sum + row[slot]!, 0)).toBe(1000);
    },
  );

  it.each([3, 8, 12])('finds Fisher and Yates as even as luck allows with %d cards', (cards) => {
    const { outputs } = run({ method: 'fisher-yates', cards, runs: '100000' });
    expect(outputs.p).toBeGreaterThan(0.001);
    expect(Math.abs(outputs.worst!)).toBeLessThan(6);
  });

  it('never leaves a card where it was when it is off by one', () => {
    const { counts, outputs } = run({ method: 'sattolo' });
    for (const slot of counts.keys()) expect(counts[slot]![slot]).toBe(0);
    expect(outputs).toMatchObject({ worst: -100, from: 0, to: 0 });
  });

  it('finds the engine’s sort unfair, however it sorts', () => {
    expect(run({ method: 'comparator', cards: 6 }).outputs.p).toBeLessThan(1e-9);
  });

  it('measures what counting paths says of three cards', () => {
    const { counts, made } = run({ cards: 3, runs: '100000' });
    const { total, orders } = orderCounts(swapAnyShuffle, 3);
    for (const from of [0, 1, 2]) {
      for (const to of [0, 1, 2]) {
        const paths = orders
          .filter(({ order }) => order[to] === from)
          .reduce((sum, one) => sum + one.paths, 0);
        expect(Math.abs(counts[from]![to]! / made - paths / total)).toBeLessThan(0.007);
      }
    }
  });

  it('has p-values that are spread evenly when the shuffle is fair', () => {
    const ps = Array.from({ length: 200 }, (_, seed) =>
      run({ method: 'fisher-yates', cards: 4, runs: '1000', seed }),
    );
    const below = (limit: number) => ps.filter(({ outputs }) => outputs.p! < limit).length / 200;
    expect(Math.abs(below(0.5) - 0.5)).toBeLessThan(0.12);
    expect(Math.abs(below(0.1) - 0.1)).toBeLessThan(0.07);
  });

  it('takes equal counts for no sign of anything', () => {
    const even = [
      [5, 5, 5],
      [5, 5, 5],
      [5, 5, 5],
    ];
    expect(landingTest(even)).toEqual({ statistic: 0, p: 1 });
  });

  it('says how far it is, often, and is the same for the same seed', () => {
    const work = model({ ...start, runs: '100000' });
    let done = 0;
    let steps = 0;
    for (let step = work.next(); !step.done; step = work.next()) {
      expect(step.value.done).toBeGreaterThan(done);
      done = step.value.done;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(100);
    expect(run({ seed: 7 })).toEqual(run({ seed: 7 }));
    expect(run({ seed: 7 }).counts).not.toEqual(run({ seed: 8 }).counts);
  });
});
