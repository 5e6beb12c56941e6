import { chiSquare, makeGenerator, tallyInto, uniformInt } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { LongWork } from '../../widget-kit/slices';
import type { definition } from './definition';

/** How often each face came up. */
export interface Data {
  counts: number[];
  outputs: Outputs<typeof definition>;
}

/** Rolls between two looks at the clock. */
const AT_A_TIME = 2000;

export function* model({ generator, rolls, seed }: Values<typeof definition>): LongWork<Data> {
  const rng = makeGenerator(generator, seed);
  const wanted = Number(rolls);
  const counts = [0, 0, 0, 0, 0, 0];
  const roll = () => uniformInt(rng, 1, 6);

  for (let total = 0; total < wanted; total += AT_A_TIME) {
    const now = Math.min(AT_A_TIME, wanted - total);
    tallyInto(counts, now, 1, roll);
    yield { done: (total + now) / wanted, data: soFar(counts, total + now) };
  }
  return soFar(counts, wanted);
}

function soFar(counts: readonly number[], total: number): Data {
  const { statistic, p } = chiSquare(counts);
  return { counts: [...counts], outputs: { total, chi: statistic, p } };
}
