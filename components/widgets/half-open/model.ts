import {
  floatInRange,
  halfOpenReach,
  libcxxCanonicalFloat,
  libstdcxxCanonicalFloat,
} from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** A number that comes up, and how many raw values make it. */
interface Reached {
  value: number;
  raws: number;
}

export interface Data {
  rawValues: number;
  /** The last few numbers that come up below hi, in rising order. */
  last: Reached[];
  /** Every number that comes up, when they are few enough to see; else empty. */
  points: number[];
  outputs: Outputs<typeof definition>;
}

const LAST = 4;
/** Up to so many raw values, each has its own tick. */
const TICKS = 256;

export function model({ lo, hi, bits, guard }: Values<typeof definition>): Data {
  const rawValues = 2 ** bits;
  if (Math.fround(lo) >= Math.fround(hi)) {
    return { rawValues, last: [], points: [], outputs: { low: null, high: null, below: null } };
  }
  const canonicalFloat = guard ? libstdcxxCanonicalFloat : libcxxCanonicalFloat;
  const value = (k: number) => floatInRange(canonicalFloat(k * 2 ** (32 - bits)), lo, hi);
  const { loCount, hiCount } = halfOpenReach(lo, hi, bits, guard);

  const last: Reached[] = [];
  let end = rawValues - hiCount;
  while (last.length < LAST && end > 0) {
    const reached = value(end - 1);
    const start = firstRawReaching(reached, end, value);
    last.unshift({ value: reached, raws: end - start });
    end = start;
  }

  return {
    rawValues,
    last,
    points: rawValues <= TICKS ? [...new Set(Array.from({ length: rawValues }, (_, k) => value(k)))] : [],
    outputs: { low: loCount, high: hiCount, below: last.at(-1)!.value },
  };
}

/** The first raw value below `end` whose number is at least `wanted`, by halving: the numbers never fall. */
function firstRawReaching(wanted: number, end: number, value: (k: number) => number): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (value(middle) >= wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
