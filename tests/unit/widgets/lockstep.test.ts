import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/lockstep/definition';
import { model } from '../../../components/widgets/lockstep/model';

const start = defaults(definition.parameters);
const turns = Array.from({ length: 24 }, (_, i) => i + 1);

describe('lockstep', () => {
  it('opens on two machines that part at turn 9', () => {
    const { rolls, outputs } = model(start);
    expect(outputs.diverged).toBe(9);
    expect(rolls[1].slice(0, 8)).toEqual(rolls[0].slice(0, 8));
  });

  it('stays in step when B never draws too many', () => {
    expect(model({ ...start, turn: 0 }).outputs).toEqual({ diverged: null, differing: 0 });
  });

  it.each(turns)('parts at turn %i or later, never before', (turn) => {
    const { diverged } = model({ ...start, turn }).outputs;
    if (diverged !== null) expect(diverged).toBeGreaterThanOrEqual(turn);
  });

  it('has B roll each number a turn before A from the extra draw on', () => {
    const [a, b] = model(start).rolls;
    expect(b.slice(8, 23)).toEqual(a.slice(9, 24));
  });

  it('says so when the rolls match for a while by luck', () => {
    const values = { ...start, turn: 16 };
    const { outputs } = model(values);
    expect(outputs.diverged).toBe(18);
    expect(definition.say(values, outputs)).toMatch(
      /first turn that differs is 18 \(until then .* happen to match\)/,
    );
  });

  it.each(turns)('is cured by a stream for effects, wherever the extra draw is (turn %i)', (turn) => {
    expect(model({ ...start, turn, streams: true }).outputs).toEqual({ diverged: null, differing: 0 });
  });

  it('rolls the same dice with the stream as without it', () => {
    expect(model({ ...start, streams: true }).rolls[0]).toEqual(model(start).rolls[0]);
  });

  it('has not parted before the turn is played', () => {
    const values = { ...start, turns: 5 };
    expect(model(values).outputs.diverged).toBeNull();
    expect(definition.say(values, model(values).outputs)).toMatch(/still to come/);
  });
});
