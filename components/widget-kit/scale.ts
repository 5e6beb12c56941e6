/**
 * From a number to a place on the paper. Named and shaped as d3-scale's, of which figures need these lines and no
 * more: the rest of it, colors and dates and formats, weighed as much as three figures.
 */
import { ticks } from 'd3-array';

type Ends = readonly [number, number];

export interface Scale {
  (value: number): number;
  /** The number at a place. */
  invert(place: number): number;
  /** Few round numbers within the domain. */
  ticks(count?: number): number[];
  range(): number[];
  /** The same scale, holding numbers outside the domain at its ends. */
  clamp(held: true): Scale;
}

function scaleBy(
  onto: (value: number) => number,
  back: (value: number) => number,
  domain: Ends,
  range: Ends,
  held = false,
): Scale {
  const [from, to] = domain.map(onto) as [number, number];
  const share = (value: number) => {
    // A domain without width has one place, in the middle.
    const at = to === from ? 0.5 : (onto(value) - from) / (to - from);
    return held ? Math.min(1, Math.max(0, at)) : at;
  };
  const scale = (value: number) => range[0] + share(value) * (range[1] - range[0]);
  return Object.assign(scale, {
    invert: (place: number) => {
      const at = (place - range[0]) / (range[1] - range[0]);
      return back(from + (held ? Math.min(1, Math.max(0, at)) : at) * (to - from));
    },
    ticks: (count = 10) => ticks(domain[0], domain[1], count),
    range: () => [...range],
    clamp: (_: true) => scaleBy(onto, back, domain, range, true),
  });
}

export function scaleLinear(domain: Ends, range: Ends): Scale {
  return scaleBy(
    (value) => value,
    (value) => value,
    domain,
    range,
  );
}

/** Equal ways for equal ratios. The domain is above 0. */
export function scaleLog(domain: Ends, range: Ends): Scale {
  return scaleBy(Math.log, Math.exp, domain, range);
}

export interface BandScale {
  /** Where the band of the `index`th bar begins. */
  (index: number): number;
  bandwidth(): number;
  /** From the beginning of one band to that of the next. */
  step(): number;
}

/**
 * Bands for `count` bars side by side, centered in the range.
 *
 * @param inner the gap between two bars, as a share of a step
 * @param outer the gap at either end, likewise
 */
export function scaleBand(count: number, range: Ends, inner: number, outer: number): BandScale {
  const step = (range[1] - range[0]) / Math.max(1, count - inner + 2 * outer);
  const start = range[0] + (range[1] - range[0] - step * (count - inner)) / 2;
  return Object.assign((index: number) => start + index * step, {
    bandwidth: () => step * (1 - inner),
    step: () => step,
  });
}
