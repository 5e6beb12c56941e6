import { makeGenerator, moduloInt } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import { type definition, ROLLS } from './definition';

export interface Data {
  /** What each of the two machines rolls. */
  rolls: [number[], number[]];
  outputs: Outputs<typeof definition>;
}

/** Dice by remainder, as the chapter's first generator makes them: from the LCG, seed 42 rolls 6 5 2 1 4 3 2 3. */
export function model({ seed, other, generator }: Values<typeof definition>): Data {
  const rollsFrom = (start: number) => {
    const rng = makeGenerator(generator, start);
    return Array.from({ length: ROLLS }, () => moduloInt(rng, 6) + 1);
  };
  const rolls: Data['rolls'] = [rollsFrom(seed), rollsFrom(other)];
  const same = rolls[0].map((roll, i) => roll === rolls[1][i]);
  const first = same.indexOf(false);
  return {
    rolls,
    outputs: { first: first === -1 ? null : first + 1, alike: same.filter(Boolean).length },
  };
}
