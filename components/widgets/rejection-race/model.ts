import {
  biasOf,
  chiSquare,
  CountingGenerator,
  type Generator,
  lemireInt,
  moduloInt,
  Pcg32,
  rejectInt,
  UINT32_VALUES,
} from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { LongWork } from '../../widget-kit/slices';
import type { definition } from './definition';

type Method = Values<typeof definition>['method'];

export interface Data {
  /** Results made so far. */
  made: number;
  /** How many results fell into each bin, and how many of the n different results belong there. */
  bins: { count: number; share: number }[];
  /** The first raw values drawn, in order: was each used, or thrown away? */
  tape: boolean[];
  /** Where the favored results end, as a part of n, and how many raw values one on either side has. */
  edge: { at: number; before: number; after: number };
  outputs: Outputs<typeof definition>;
}

const BINS = 12;
/** Up to so many results, each has its own bin. */
const SINGLE = 20;
const TAPE = 48;
const BETWEEN_YIELDS = 2000;

const pickers: Record<Method, (rng: Generator, n: number) => number> = {
  modulo: moduloInt,
  reject: rejectInt,
  lemire: lemireInt,
};

/** Divisions that one result takes: Lemire's needs one only if the bottom half of its first product is below n. */
function divisions(method: Method, firstRaw: number, n: number): number {
  switch (method) {
    case 'modulo':
      return 1;
    case 'reject':
      return 2;
    default:
      return Math.imul(firstRaw, n) >>> 0 < n ? 1 : 0;
  }
}

/** Hands raw values on and remembers the first since `fresh` was last set. */
class FirstRaw implements Generator {
  fresh = true;
  first = 0;
  readonly #source: Generator;

  constructor(source: Generator) {
    this.#source = source;
  }

  nextUint32(): number {
    const raw = this.#source.nextUint32();
    if (this.fresh) this.first = raw;
    this.fresh = false;
    return raw;
  }
}

export function* model({ method, n, draws, seed }: Values<typeof definition>): LongWork<Data> {
  const total = Number(draws);
  const pick = pickers[method];
  const counter = new CountingGenerator(new Pcg32(seed));
  const rng = new FirstRaw(counter);

  const binCount = n <= SINGLE ? n : BINS;
  const firstOf = (bin: number) => Math.ceil((bin * n) / binCount);
  const shares = Array.from({ length: binCount }, (_, bin) => (firstOf(bin + 1) - firstOf(bin)) / n);
  const counts = new Array<number>(binCount).fill(0);
  const tape: boolean[] = [];
  let divided = 0;

  const { favored, quotient } = biasOf(UINT32_VALUES, n);
  const edge = { at: Number(favored) / n, before: Number(quotient) + 1, after: Number(quotient) };

  const soFar = (made: number): Data => {
    const { statistic, p } = chiSquare(
      counts,
      shares.map((share) => share * made),
    );
    return {
      made,
      bins: counts.map((count, bin) => ({ count, share: shares[bin]! })),
      tape: tape.slice(0, TAPE),
      edge,
      outputs: { used: counter.draws / made, divisions: (divided / made) * 1000, chi: statistic, p },
    };
  };

  for (let made = 1; made <= total; made++) {
    const before = counter.draws;
    rng.fresh = true;
    const result = pick(rng, n);
    counts[Math.floor((result * binCount) / n)]! += 1;
    divided += divisions(method, rng.first, n);
    if (tape.length < TAPE) {
      for (let thrown = counter.draws - before - 1; thrown > 0; thrown--) tape.push(false);
      tape.push(true);
    }
    if (made % BETWEEN_YIELDS === 0 && made < total) yield { done: made / total, data: soFar(made) };
  }
  return soFar(total);
}
