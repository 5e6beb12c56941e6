import { amplitudeSum, fractalField2 } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** Pixels each way of the picture, which the figure draws large. */
export const SIDE = 64;
const SEED = 1234;
/** A picture needs two pixels to go up and come down again. */
const FINEST = 2;
/** Where the picture lies: corners of the lattice fall beside its pixels, not on them. */
const AWAY = 0.37;

export interface Data {
  picture: Float32Array;
  /** How far each pixel goes when the view moves by half a pixel, 0 to 1. */
  flicker: Float32Array;
  /** Each octave: how wide its squares are in pixels, its part of the sum, and whether the pixels can show it. */
  layers: { pixels: number; share: number; useful: boolean }[];
  outputs: Outputs<typeof definition>;
}

export function model({ octaves, square, gain }: Values<typeof definition>): Data {
  const step = 1 / square;
  const view = (moved: number) => {
    const field = new Float32Array(SIDE * SIDE);
    const window = { columns: SIDE, rows: SIDE, x: AWAY + moved * step, y: AWAY, step };
    fractalField2(field, window, { seed: SEED, octaves, gain });
    return field;
  };
  const picture = view(0);
  const moved = view(0.5);
  const flicker = picture.map((value, at) => Math.abs(value - moved[at]!));
  const total = amplitudeSum(octaves, gain);
  const layers = Array.from({ length: octaves }, (_, octave) => {
    const pixels = square / 2 ** octave;
    return { pixels, share: gain ** octave / total, useful: pixels >= FINEST };
  });
  return {
    picture,
    flicker,
    layers,
    outputs: {
      useful: layers.filter(({ useful }) => useful).length,
      cost: octaves,
      change: (100 * flicker.reduce((sum, change) => sum + change, 0)) / flicker.length,
    },
  };
}
