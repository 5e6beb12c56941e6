import { inCircleByRejection, Pcg32, type RealMapping, uniformReal } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { LongWork } from '../../widget-kit/slices';
import type { definition } from './definition';

export interface Data {
  /** How many of the first so many darts were kept, at a few places along the way. */
  path: [thrown: number, kept: number][];
  outputs: Outputs<typeof definition>;
}

export interface Dart {
  readonly x: number;
  readonly y: number;
  readonly hit: boolean;
}

/** Points between two looks at the clock. */
const AT_A_TIME = 500;
/** Places on the path for each power of ten. */
const IN_A_DECADE = 12;

/** Where the path stops to be drawn: 10, 12, 15, 18 …, evenly spaced on a log scale, up to the end. */
function stopsUpTo(end: number): number[] {
  const stops = Array.from({ length: Math.round(Math.log10(end / 10) * IN_A_DECADE) + 1 }, (_, at) =>
    Math.round(10 ** (1 + at / IN_A_DECADE)),
  );
  return [...new Set(stops)];
}

/** Runs the chapter's own sampler on a circle of radius 1, and sees the coordinates of every dart it throws. */
function thrower(seed: number) {
  const rng = new Pcg32(seed);
  const seen: number[] = [];
  const watched: RealMapping = (rng, lo, hi) => {
    const value = uniformReal(rng, lo, hi);
    seen.push(value);
    return value;
  };
  /** Throws until one hits: x, y, x, y … of the darts it took, the last of which is kept. */
  return (): readonly number[] => {
    seen.length = 0;
    inCircleByRejection(rng, 1, watched);
    return seen;
  };
}

/** The first darts of a seed, to be drawn. They are made anew, since a page would have to carry them otherwise. */
export function firstDarts(seed: number, count: number): Dart[] {
  const next = thrower(seed);
  const darts: Dart[] = [];
  while (darts.length < count) {
    const seen = next();
    for (let at = 0; at < seen.length; at += 2)
      darts.push({ x: seen[at]!, y: seen[at + 1]!, hit: at + 2 === seen.length });
  }
  return darts.slice(0, count);
}

export function* model({ points, seed }: Values<typeof definition>): LongWork<Data> {
  const wanted = Number(points);
  const next = thrower(seed);
  const stops = stopsUpTo(wanted);
  const path: Data['path'] = [];
  let [thrown, kept] = [0, 0];

  const soFar = (): Data => {
    const share = kept / Math.min(thrown, wanted);
    const pi = 4 * share;
    return { path: [...path], outputs: { kept, share: 100 * share, pi, error: pi - Math.PI } };
  };

  for (let round = 1; thrown < wanted; round++) {
    thrown += next().length / 2;
    // Every stop before the hit sees the same number kept; so does the end, if the hit lies beyond it.
    while (path.length < stops.length && stops[path.length]! < thrown) path.push([stops[path.length]!, kept]);
    if (thrown <= wanted) kept += 1;
    if (stops[path.length] === thrown) path.push([thrown, kept]);
    if (round % AT_A_TIME === 0 && thrown < wanted) yield { done: thrown / wanted, data: soFar() };
  }
  return soFar();
}
