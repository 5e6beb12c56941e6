import { value2, white2 } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** Pixels along each side of the two pictures. */
export const SIDE = 96;

export interface Data {
  /** One random value for every pixel, row by row. */
  white: Float32Array;
  /** Value noise at the same pixels. */
  value: Float32Array;
  outputs: Outputs<typeof definition>;
}

function fill(sample: (x: number, y: number) => number): Float32Array {
  const field = new Float32Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++) field[y * SIDE + x] = sample(x, y);
  return field;
}

/** How far apart a pixel and its right neighbor are, on average. */
function meanStep(field: Float32Array): number {
  let sum = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = 1; x < SIDE; x++) sum += Math.abs(field[y * SIDE + x]! - field[y * SIDE + x - 1]!);
  return sum / (SIDE * (SIDE - 1));
}

export function model({ scale, seed }: Values<typeof definition>): Data {
  const white = fill((x, y) => white2(x, y, seed));
  const value = fill((x, y) => value2(x / scale, y / scale, seed));
  return { white, value, outputs: { whiteStep: meanStep(white), valueStep: meanStep(value) } };
}
