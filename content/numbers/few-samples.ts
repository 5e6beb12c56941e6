/**
 * What the predictions of chapters 7 and 8 say, from few samples: they are computed in the reader's browser, when the
 * page wakes. The chapters print the same from many; tests/unit/numbers holds the two together.
 */
import { bands, fastFractal2, FLOW_SCALE } from '../../src/noise';

const SEED = 1234;
const OCTAVES = 4;

/** Places over many squares, so far apart that no two of them see the same corners. */
const wide = Array.from({ length: 4000 }, (_, at) =>
  fastFractal2((at % 80) * 4.618, Math.floor(at / 80) * 4.618, OCTAVES, SEED),
);
const shareOf = (fits: (value: number) => boolean) => wide.filter(fits).length / wide.length;
/** The share of values in each tenth of the range, and from 0.3 to 0.7. */
export const fewTenths = Array.from({ length: 10 }, (_, tenth) =>
  shareOf((value) => Math.floor(value * 10) === tenth),
);
export const fewInTheMiddle = shareOf((value) => value >= 0.3 && value <= 0.7);

/** The window of Noise Fields, at the middles of blocks of five pixels. */
const [COLUMNS, BLOCK] = [200, 5];
const window = Array.from({ length: COLUMNS * 140 }, (_, at) =>
  fastFractal2(
    ((at % COLUMNS) + 0.5) * BLOCK * FLOW_SCALE,
    (Math.floor(at / COLUMNS) + 0.5) * BLOCK * FLOW_SCALE,
    OCTAVES,
    SEED,
  ),
);
export const windowLowest = Math.min(...window);
export const windowHighest = Math.max(...window);

/** How many of seven bands of equal height are in the window. */
const LIMITS = Array.from({ length: 6 }, (_, at) => (at + 1) / 7);
export const bandsInTheWindow = new Set(window.map((value) => bands(value, LIMITS))).size;

/** With one turn, values from a quarter to three quarters point to the left. */
export const leftInTheWindow = window.filter((value) => value > 0.25 && value < 0.75).length / window.length;
