import {
  AliasTable,
  chiSquare,
  expectedShares,
  type Generator,
  Pcg32,
  pickLinear,
  pickOneByOne,
  standardError,
  tallyInto,
} from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { LongWork } from '../../widget-kit/slices';
import { entryNames, weightsOf } from '../../widget-kit/weights';
import type { definition } from './definition';

/** One entry of the table, and what has come of it. Shares are parts of all pulls. */
export interface Entry {
  name: string;
  count: number;
  share: number;
  expected: number;
  /** One standard error of its share. */
  error: number;
}

export interface Data {
  made: number;
  entries: Entry[];
  outputs: Outputs<typeof definition>;
}

/** Pulls between two looks at the clock. */
const AT_A_TIME = 2000;

type Method = Values<typeof definition>['method'];

function pickerOf(method: Method, weights: readonly number[]): (rng: Generator) => number {
  if (method === 'one-by-one') return (rng) => pickOneByOne(rng, weights);
  if (method === 'line') return (rng) => pickLinear(rng, weights);
  const table = new AliasTable(weights);
  return (rng) => table.pick(rng);
}

export function* model({ method, weights, pulls, seed }: Values<typeof definition>): LongWork<Data> {
  const table = weightsOf(weights);
  const pick = pickerOf(method, table);
  const rng = new Pcg32(seed);
  const wanted = Number(pulls);
  const counts = table.map(() => 0);

  for (let made = 0; made < wanted; made += AT_A_TIME) {
    const now = Math.min(AT_A_TIME, wanted - made);
    tallyInto(counts, now, 0, () => pick(rng));
    yield { done: (made + now) / wanted, data: soFar(table, counts, made + now) };
  }
  return soFar(table, counts, wanted);
}

function soFar(table: readonly number[], counts: readonly number[], made: number): Data {
  const expected = expectedShares(table);
  const names = entryNames(table.length);
  const entries = counts.map((count, index) => ({
    name: names[index]!,
    count,
    share: count / made,
    expected: expected[index]!,
    error: standardError(expected[index]!, made),
  }));
  const off = entries
    .filter(({ error }) => error > 0)
    .map(({ share, expected: wanted, error }) => Math.abs(share - wanted) / error);
  // Entries of weight 0 expect nothing, and a cell that expects nothing has no place in the test.
  const tested = entries.filter((entry) => entry.expected > 0);
  const test =
    tested.length > 1
      ? chiSquare(
          tested.map(({ count }) => count),
          tested.map((entry) => entry.expected * tested.reduce((sum, { count }) => sum + count, 0)),
        )
      : undefined;
  return {
    made,
    entries,
    outputs: {
      last: entries.at(-1)!.share * 100,
      worst: off.length > 0 ? Math.max(...off) : null,
      chi: test?.statistic ?? null,
      p: test?.p ?? null,
    },
  };
}
