/** Every number that chapter 7 prints, computed by the library. tests/unit/numbers pins them. */
import {
  amplitudeSum,
  bands,
  type FieldStats,
  fieldStats,
  FLOW_SCALE,
  fractal,
  fractal2,
  fractalField2,
  hash01,
  mixedSeed,
  shareBetween,
  stretch,
  value2,
} from '../../src/noise';

/** The book's field: every figure starts from it. */
export const SEED = 1234;
/** The octaves that most figures start with. */
export const OCTAVES = 4;
const GAIN = 0.5;

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** What the amplitudes of four octaves add up to, and what they would without an end. */
export const total = amplitudeSum(OCTAVES, GAIN);
export const endlessTotal = 1 / (1 - GAIN);

/** One place, worked by hand. */
export const place = { x: 2.3, y: 0.6 };
export const layers = upTo(OCTAVES).map((octave) => {
  const frequency = 2 ** octave;
  const weight = GAIN ** octave;
  const value = value2(Math.fround(place.x * frequency), Math.fround(place.y * frequency), SEED + octave);
  return { octave, frequency, weight, value, weighted: value * weight };
});
export const weightedSum = layers.reduce((sum, { weighted }) => sum + weighted, 0);
export const worked = fractal2(place.x, place.y, OCTAVES, SEED);

/** Pixels across a square of each octave, in the window that the book's figures share. */
export const WINDOW = { columns: 1000, rows: 700 };
export const squarePixels = upTo(9).map((octave) => 1 / FLOW_SCALE / 2 ** octave);
/** How many octaves have squares of two pixels or more there. */
export const usefulOctaves = squarePixels.filter((pixels) => pixels >= 2).length;
/** The most that the eighth octave can move a value, as a share of the range. */
export const eighthShare = GAIN ** 7 / amplitudeSum(8, GAIN);

/** Samples so far apart, and in such steps, that they fall everywhere in their squares. */
const WIDE = { columns: 640, rows: 640, x: 0.37, y: 0.61, step: 1.618 };
/** Many squares, with so many octaves. */
function wide(octaves: number, gain = GAIN): Float32Array {
  const field = new Float32Array(WIDE.columns * WIDE.rows);
  fractalField2(field, WIDE, { seed: SEED, octaves, gain });
  return field;
}
export const wideSamples = WIDE.columns * WIDE.rows;
const [wideOne, wideFour] = [wide(1), wide(OCTAVES)];
/** Shares between 0.3 and 0.7. */
export const middleOne = shareBetween(wideOne, 0.3, 0.7);
export const middleFour = shareBetween(wideFour, 0.3, 0.7);
/** The places in each tenth of the range, four octaves: a share for each. */
export const tenths = upTo(10).map((tenth) => shareBetween(wideFour, tenth / 10, (tenth + 1) / 10));
/** Shares in the highest sixth of the range. */
export const topOne = shareBetween(wideOne, 5 / 6, 1);
export const topFour = shareBetween(wideFour, 5 / 6, 1);

/** Every pixel of the window, four octaves. */
const windowField = new Float32Array(WINDOW.columns * WINDOW.rows);
fractalField2(windowField, { ...WINDOW, x: 0, y: 0, step: FLOW_SCALE }, { seed: SEED, octaves: OCTAVES });
export const windowRange: FieldStats = fieldStats(windowField);

/** Seven bands of equal height: deep water, water, sand, grass, forest, rock, snow. */
const BANDS = 7;
const LIMITS = upTo(BANDS - 1).map((at) => (at + 1) / BANDS);
/** The share of the window in each band, before and after the stretch. */
const sharesOf = (height: (value: number) => number) => {
  const counts = new Array<number>(BANDS).fill(0);
  for (const value of windowField) counts[bands(height(value), LIMITS)]! += 1;
  return counts.map((count) => count / windowField.length);
};
export const bandShares = sharesOf((value) => value);
export const stretchedShares = sharesOf((value) => stretch(value, windowRange.min, windowRange.max));

/** A value a quarter of the way up the window's range, and what the stretch makes of it. */
export const example = { value: 0.35 };
export const stretched = stretch(example.value, windowRange.min, windowRange.max);

/** Two seeds, one octave apart: the layers they have in common, out of four. */
export const sharedLayers = OCTAVES - 1;

/** How alike the corners of two octaves are where they meet: at the same places, over a square of corners. */
function likeness(first: number, second: number): number {
  const SIDE = 300;
  const pairs = upTo(SIDE).flatMap((y) =>
    upTo(SIDE).map((x) => [hash01(x, y, first), hash01(2 * x, 2 * y, second)] as const),
  );
  const of = (at: 0 | 1) => fieldStats(pairs.map((pair) => pair[at]));
  const [a, b] = [of(0), of(1)];
  const product = pairs.reduce((sum, [p, q]) => sum + (p - a.mean) * (q - b.mean), 0) / pairs.length;
  return product / (a.deviation * b.deviation);
}
/** The first and second octave of seed 1, of the book's seed, and of seed 1 with the octave stirred in. */
export const alike = likeness(1, 2);
export const unlike = likeness(SEED, SEED + 1);
export const cured = likeness(mixedSeed(1, 0), mixedSeed(1, 1));
export const LAST_SEED = 2 ** 32 - 1;

/** What a finer lacunarity costs: octaves from the first square's size down to two pixels. */
export const octavesDown = (lacunarity: number): number =>
  1 + Math.floor(Math.log(squarePixels[0]! / 2) / Math.log(lacunarity));

/** How much rougher a gain of 0.7 is than one of 0.5: their mean steps from a pixel to the next. */
const meanStep = (gain: number): number => {
  const value = (x: number, y: number) => fractal(value2, x, y, { seed: SEED, octaves: 6, gain });
  const steps = upTo(20_000).map((at) => {
    const [x, y] = [(at % 200) * FLOW_SCALE, Math.floor(at / 200) * FLOW_SCALE];
    return Math.abs(value(x + FLOW_SCALE, y) - value(x, y));
  });
  return fieldStats(steps).mean;
};
export const rougher = meanStep(0.7) / meanStep(0.5);
