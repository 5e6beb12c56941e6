import { Pcg32, uniformInt } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

export interface Data {
  /** What each machine rolls, turn by turn. */
  rolls: [number[], number[]];
  outputs: Outputs<typeof definition>;
}

/** PCG32's streams: the same seed, and sequences of their own. */
const DICE = 1;
const EFFECTS = 2;

export function model({ seed, turn, turns, streams }: Values<typeof definition>): Data {
  const play = (extraAt: number) => {
    const dice = new Pcg32(seed, DICE);
    const effects = streams ? new Pcg32(seed, EFFECTS) : dice;
    return Array.from({ length: turns }, (_, i) => {
      if (i + 1 === extraAt) effects.nextUint32(); // where the spark flies
      return uniformInt(dice, 1, 6);
    });
  };
  const rolls: Data['rolls'] = [play(0), play(turn)];
  const differs = rolls[0].map((roll, i) => roll !== rolls[1][i]);
  const first = differs.indexOf(true);
  return {
    rolls,
    outputs: { diverged: first === -1 ? null : first + 1, differing: differs.filter(Boolean).length },
  };
}
