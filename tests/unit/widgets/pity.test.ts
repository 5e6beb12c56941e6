import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { runAtOnce } from '../../../components/widget-kit/slices';
import { definition } from '../../../components/widgets/pity/definition';
import { model, ruleOf, type Data } from '../../../components/widgets/pity/model';
import { chiSquare, Pcg32, pityCurve, simulatePity } from '../../../src/random';

const start = defaults(definition.parameters);
const run = (change: Partial<typeof start> = {}): Data => runAtOnce(model({ ...start, ...change }));

describe('pity', () => {
  it('opens with the rule of a well-known game', () => {
    const { outputs, players } = run();
    expect(outputs.mean).toBeCloseTo(62.297, 3);
    expect([outputs.median, outputs.percentile, players]).toEqual([76, 83, 10_000]);
    expect(Math.abs(outputs.simulated! - outputs.mean!)).toBeLessThan(1);
    expect(definition.say(start, outputs)).toContain(
      'Half of all players have it by pull 76, 99 of 100 by pull 83.',
    );
  });

  it('simulates as the library does, and as the curve says', () => {
    const values = { base: 5, softStart: 8, step: 15, hard: 14 };
    const { counts, firstAt } = run(values);
    const rule = ruleOf({ ...start, ...values });
    const exact = pityCurve(rule).firstAt;
    exact.forEach((share, at) => expect(firstAt[at]).toBeCloseTo(share, 4));
    expect(counts).toEqual(simulatePity(new Pcg32(start.seed), rule, 10_000));
    const expected = exact.map((share) => share * 10_000);
    const possible = expected.filter((count) => count > 0).length;
    expect(chiSquare(counts.slice(0, possible), expected.slice(0, possible)).p).toBeGreaterThan(1e-6);
  });

  it('without soft pity piles the unlucky up at the cap', () => {
    const { firstAt } = run({ softStart: 501 });
    expect(firstAt.at(-1)).toBeCloseTo(0.994 ** 89, 4);
    expect(definition.say({ ...start, softStart: 501 }, run({ softStart: 501 }).outputs)).not.toContain(
      'points more',
    );
  });

  it('has its curve at once, and its players bit by bit', () => {
    const work = model(start);
    const first = work.next();
    if (first.done) throw new Error('it is long work');
    expect(first.value.data.outputs).toMatchObject({ percentile: 83, simulated: null });
    expect(definition.say(start, first.value.data.outputs)).not.toContain('simulated');
    let [done, steps] = [0, 0];
    for (let step = work.next(); !step.done; step = work.next()) {
      expect(step.value.done).toBeGreaterThan(done);
      done = step.value.done;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(100);
  });
});
