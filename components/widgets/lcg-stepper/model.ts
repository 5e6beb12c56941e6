import { Lcg, lcgStep, moduloInt } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

export interface Data {
  /** The state before the first step, and after each. */
  states: number[];
  /** What each step rolls: `rolls[0]` comes from `states[1]`. */
  rolls: number[];
  /** The first step that came back to a state seen before, and the step that had seen it. */
  closing: { step: number; like: number } | undefined;
  outputs: Outputs<typeof definition>;
}

export function model({
  seed,
  multiplier,
  increment,
  modulusBits,
  sides,
  steps,
}: Values<typeof definition>): Data {
  const machine = new Lcg(seed, { multiplier, increment, modulusBits });
  const states = [machine.state()];
  const rolls: number[] = [];
  for (let step = 1; step <= steps; step++) {
    rolls.push(moduloInt(machine, sides) + 1);
    states.push(machine.state());
  }
  return {
    states,
    rolls,
    closing: firstReturn(states),
    outputs: {
      state: states.at(-1)!,
      roll: rolls.at(-1) ?? null,
      period: statePeriod(states[0]!, multiplier, increment, modulusBits),
    },
  };
}

function firstReturn(states: readonly number[]): Data['closing'] {
  const seenAt = new Map<number, number>();
  for (const [step, state] of states.entries()) {
    const like = seenAt.get(state);
    if (like !== undefined) return { step, like };
    seenAt.set(state, step);
  }
  return undefined;
}

/**
 * After how many steps the state repeats, exactly, without taking them.
 *
 * Two steps of an LCG are one step of another, with the multiplier a² and the increment ac + c; so 2, 4, 8, …
 * steps cost one step each. Modulo a power of two every period is a power of two: with an odd multiplier the steps
 * form a group of such an order; an even one loses a bit a step, and after `modulusBits` steps stands still.
 */
export function statePeriod(
  start: number,
  multiplier: number,
  increment: number,
  modulusBits: number,
): number {
  let state = start;
  for (let step = 0; step < modulusBits; step++) state = lcgStep(state, multiplier, increment, modulusBits);
  let [a, c, period] = [multiplier, increment, 1];
  while (lcgStep(state, a, c, modulusBits) !== state) {
    [a, c] = [lcgStep(a, a, 0, modulusBits), lcgStep(c, a, c, modulusBits)];
    period *= 2;
  }
  return period;
}
