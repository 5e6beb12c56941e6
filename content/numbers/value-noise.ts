/** Every number that chapter 6 prints, computed by the library. tests/unit/numbers pins them. */
import { fieldStats, hash01, hashMix, lerp, smoothstep, value2, white2 } from '../../src/noise';
import { avalanche, INPUT_BITS, OUTPUT_BITS } from '../../src/noise/hash-stages';
import { PERIODS, SEED_SHIFT } from '../../src/noise/hash-shift';

/** The book's field: every figure starts from it. */
export const SEED = 1234;

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
/** A float32 without the digits that rounding left on it. */
const clean = (value: number, digits = 6) => Number(value.toFixed(digits));

/** Mean difference from a pixel to the one on its right, over a piece of 200 by 200. */
function meanStep(sample: (x: number, y: number) => number): number {
  const steps = upTo(200).flatMap((y) => upTo(200).map((x) => Math.abs(sample(x + 1, y) - sample(x, y))));
  return fieldStats(steps).mean;
}
/** Pixels from corner to corner, as in the chapter's first figure. */
export const squareSize = 18;
export const whiteStep = meanStep((x, y) => white2(x, y, SEED));
export const hillsStep = meanStep((x, y) => value2(x / squareSize, y / squareSize, SEED));
/** How many times smaller the step between hills is. */
export const calmer = Math.round(whiteStep / hillsStep);

/** The corners of the first row, from x = −2. */
export const firstCorners = upTo(6).map((at) => ({ x: at - 2, value: hash01(at - 2, 0, SEED) }));
export const farCorner = { x: -1_000_000, y: 2_000_000_000, value: hash01(-1_000_000, 2_000_000_000, SEED) };

/** A hundred thousand corners in a row. */
export const manyCorners = 100_000;
export const cornerMean = fieldStats(upTo(manyCorners).map((x) => hash01(x, 0, SEED))).mean;

/** The way by which seed s + 1 is seed s moved, and one after which the plane repeats. Checked here, not believed. */
export const seedShift = SEED_SHIFT;
export const period = PERIODS[0];
export const shiftHolds = upTo(2000).every((at) => {
  const [x, y] = [at * 7919 - 4_000_000, at * 104_729 - 70_000_000];
  return (
    hash01(x, y, SEED + 1) === hash01(x + seedShift[0], y + seedShift[1], SEED) &&
    hash01(x + period[0], y + period[1], SEED) === hash01(x, y, SEED)
  );
});

/** What flipping one bit of x, y or the seed does to the 24 bits of the result. */
const first = avalanche(hash01, 1000);
const second = avalanche(hashMix, 1000);
export const pairs = INPUT_BITS * OUTPUT_BITS;
export const firstAvalanche = first.mean;
export const secondAvalanche = second.mean;
export const firstStuck = first.stuck;
export const secondStuck = second.stuck;
/** The result's bits that the highest bit of x never changes. */
export const deafToTopBit = upTo(OUTPUT_BITS).filter((bit) => first.shares[31 * OUTPUT_BITS + bit] === 0);

/** The blend by hand: corners 0.2 and 0.8, a quarter of the way. */
export const quarter = clean(smoothstep(0.25));
export const straightQuarter = clean(lerp(0.2, 0.8, 0.25));
export const smoothQuarter = clean(lerp(0.2, 0.8, smoothstep(0.25)));

/** What truncation makes of the square left of 0: the share of a place that lies at −0.9. */
export const tornShare = clean(smoothstep(-0.9));

/** Corners, and blends, in so many dimensions. */
export const corners3 = 2 ** 3;
export const blends3 = corners3 - 1;
