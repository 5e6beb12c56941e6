import { amplitudeSum, billow, fastValue2, fractal, type Noise2, ridged, signed } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** Squares of the first octave across the picture. */
export const SQUARES = 5;
/** Samples along the cut. */
export const SAMPLES = 401;
/** Samples each way of the land seen from above. */
export const SIDE = 128;

const layers: Record<Values<typeof definition>['kind'], Noise2> = {
  plain: fastValue2,
  ridged: ridged(signed(fastValue2)),
  billow: billow(signed(fastValue2)),
};

export interface Data {
  /** Each octave along the cut: how much it weighs, and its values from 0 to 1. */
  octaves: { weight: number; values: Float32Array }[];
  /** Their sum along the cut, divided by the weights'. */
  sum: Float32Array;
  /** The sum from above, row by row; the cut goes through the middle. */
  land: Float32Array;
  outputs: Outputs<typeof definition>;
}

export function model({ octaves, lacunarity, gain, kind, seed }: Values<typeof definition>): Data {
  const noise = layers[kind];
  const middle = SQUARES / 2;
  const along = (sample: (x: number) => number) =>
    Float32Array.from({ length: SAMPLES }, (_, at) => sample((at / (SAMPLES - 1)) * SQUARES));
  const land = new Float32Array(SIDE * SIDE);
  const options = { seed, octaves, lacunarity, gain };
  for (let at = 0; at < land.length; at++) {
    const [column, row] = [at % SIDE, Math.floor(at / SIDE)];
    land[at] = fractal(noise, (column / SIDE) * SQUARES, (row / SIDE) * SQUARES, options);
  }
  return {
    octaves: Array.from({ length: octaves }, (_, octave) => {
      const frequency = lacunarity ** octave;
      const own = (seed + octave) >>> 0;
      return {
        weight: gain ** octave,
        values: along((x) => noise(x * frequency, middle * frequency, own)),
      };
    }),
    sum: along((x) => fractal(noise, x, middle, options)),
    land,
    outputs: {
      amplitudeSum: amplitudeSum(octaves, gain),
      finest: 100 / lacunarity ** (octaves - 1),
    },
  };
}
