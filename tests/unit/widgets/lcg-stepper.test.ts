import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/lcg-stepper/definition';
import { model, statePeriod } from '../../../components/widgets/lcg-stepper/model';

const start = defaults(definition.parameters);

describe('lcg-stepper', () => {
  it('shows seed 42 rolling 6 5 2 1 4 3 2 3 before anybody touches it', () => {
    const { rolls, outputs } = model(start);
    expect(rolls).toEqual([6, 5, 2, 1, 4, 3, 2, 3]);
    expect(outputs).toEqual({ state: 3884214914, roll: 3, period: 2 ** 32 });
  });

  it('rolls 3 4 5 4 1 4 1 4 from seed 7', () => {
    expect(model({ ...start, seed: 7 }).rolls).toEqual([3, 4, 5, 4, 1, 4, 1, 4]);
  });

  it.each([0, 1, 42, 4294967295])('alternates odd and even from seed %d', (seed) => {
    const { rolls } = model({ ...start, seed, steps: 32 });
    for (let i = 1; i < rolls.length; i++) expect(rolls[i]! % 2).not.toBe(rolls[i - 1]! % 2);
    expect(definition.say({ ...start, seed }, model({ ...start, seed }).outputs)).toMatch(/alternate/);
  });

  it('says nothing of alternating when the sides are odd in number', () => {
    const values = { ...start, sides: 5 };
    expect(definition.say(values, model(values).outputs)).not.toMatch(/alternate/);
  });

  it('has no roll before the first step', () => {
    const { outputs, rolls } = model({ ...start, steps: 0 });
    expect(rolls).toEqual([]);
    expect(outputs.roll).toBeNull();
    expect(outputs.state).toBe(42);
  });

  it('marks the step at which a machine small enough for paper comes round', () => {
    const paper = { ...start, multiplier: 5, increment: 3, modulusBits: 4, seed: 7, steps: 15 };
    expect(model(paper).closing).toBeUndefined();
    const round = model({ ...paper, steps: 16 });
    expect(round.closing).toEqual({ step: 16, like: 0 });
    expect(round.outputs).toMatchObject({ state: 7, period: 16 });
    expect(new Set(round.states).size).toBe(16);
  });

  it('finds a return to a later state than the first when the multiplier is even', () => {
    const { closing, states } = model({
      ...start,
      multiplier: 6,
      increment: 3,
      modulusBits: 4,
      steps: 8,
      seed: 1,
    });
    expect(closing!.like).toBeGreaterThan(0);
    expect(states[closing!.step]).toBe(states[closing!.like]);
  });
});

describe('the period of the state', () => {
  it('is what stepping finds, for every machine of five bits', () => {
    const bits = 5;
    for (let multiplier = 0; multiplier < 32; multiplier++) {
      for (let increment = 0; increment < 32; increment++) {
        for (const seed of [0, 1, 2, 9, 31]) {
          let state = seed;
          const step = () => (state = (multiplier * state + increment) % 32);
          for (let i = 0; i < 32; i++) step();
          const home = state;
          let walked = 0;
          do {
            step();
            walked++;
          } while (state !== home);
          expect(statePeriod(seed, multiplier, increment, bits)).toBe(walked);
        }
      }
    }
  });
});
