/** Generators and what is made from them, beside their peers. */
import { shuffle as thingShuffle } from '@thi.ng/arrays/shuffle';
import { SFC32 } from '@thi.ng/random/sfc32';
import { weightedRandom } from '@thi.ng/random/weighted-random';
import { Xoshiro128 as ThingXoshiro } from '@thi.ng/random/xoshiro128';
import { factory as stdlibTwister } from '@stdlib/random-base-mt19937';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { AliasTable, lemireInt, Mt19937, Sfc32, shuffle, uniformInt, Xoshiro128 } from '../../src/random';
import { type Contest, type Contestant, ownFunction } from './contest';

const WORDS = [1, 2, 3, 4];
const DRAWS = 100_000;

/** Many draws, added up so that none can be left out. */
function draws(name: string, draw: string, source: unknown, more?: unknown): Contestant {
  const batch = ownFunction(
    ['source', 'more'],
    'count',
    `let sum = 0; for (let i = 0; i < count; i++) sum += ${draw}; return sum;`,
    [source, more],
  );
  const run = () => {
    for (let i = 0; i < 10; i++) batch(DRAWS / 10);
  };
  return { name, run };
}

const perDraw = { count: DRAWS, unit: 'number' };

function weightedPick(count: number): Contest {
  const weights = Array.from({ length: count }, (_, i) => 1 + ((i * 7919) % 100));
  const indices = weights.map((_, i) => i);
  return {
    title: `A pick by weight among ${count.toLocaleString('en')}`,
    ...perDraw,
    ours: draws('AliasTable', 'source.pick(more)', new AliasTable(weights), new Sfc32(1)),
    peers: [draws('@thi.ng/random', 'source()', weightedRandom(indices, weights, new SFC32(WORDS)))],
  };
}

const million = () => Array.from({ length: 1_000_000 }, (_, i) => i);

export const randomContests: (() => Contest)[] = [
  () => ({
    title: 'Raw numbers from sfc32',
    ...perDraw,
    ours: draws('Sfc32', 'source.nextUint32()', new Sfc32(1)),
    peers: [draws('@thi.ng/random', 'source.int()', new SFC32(WORDS))],
  }),
  () => ({
    title: 'Raw numbers from xoshiro128**',
    ...perDraw,
    ours: draws('Xoshiro128', 'source.nextUint32()', new Xoshiro128(1)),
    peers: [
      draws('@thi.ng/random SFC32', 'source.int()', new SFC32(WORDS)),
      draws('@thi.ng/random Xoshiro128', 'source.int()', new ThingXoshiro(WORDS)),
      draws('pure-rand xoroshiro128+', 'source.next()', xoroshiro128plus(1)),
    ],
  }),
  () => ({
    title: 'Raw numbers from the Mersenne Twister',
    ...perDraw,
    ours: draws('Mt19937', 'source.nextUint32()', new Mt19937(1)),
    peers: [draws('@stdlib/random-base-mt19937', 'source()', stdlibTwister({ seed: 1 }))],
  }),
  () => ({
    title: 'Fair whole numbers below 100',
    ...perDraw,
    ours: draws('lemireInt', 'more(source, 100)', new Sfc32(1), lemireInt),
    // Its remainder is slightly biased; ours is fair.
    peers: [draws('@thi.ng/random', 'source.minmaxUint(0, 100)', new SFC32(WORDS))],
  }),
  () => {
    const ours = million();
    const theirs = million();
    const sfc = new Sfc32(1);
    const thing = new SFC32(WORDS);
    return {
      title: 'Shuffle a million whole numbers',
      count: 1_000_000,
      unit: 'card',
      ours: { name: 'shuffle', run: () => shuffle(sfc, ours, uniformInt) },
      peers: [{ name: '@thi.ng/arrays', run: () => thingShuffle(theirs, theirs.length, thing) }],
    };
  },
  ...[4, 100, 10_000].map((count) => () => weightedPick(count)),
];
