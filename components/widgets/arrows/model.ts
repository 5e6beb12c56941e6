import { FLOW_SCALE, fractalField2, heading, meanDirection } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** The window of Noise Fields in pixels, sampled at the middles of blocks. */
export const WIDTH = 1000;
export const HEIGHT = 700;
const BLOCK = 5;
const COLUMNS = WIDTH / BLOCK;
const ROWS = HEIGHT / BLOCK;
/** Of the samples, every so many both ways is drawn as an arrow. */
const EVERY = 10;
/** Petals of the rose; the first points right. */
export const PETALS = 36;

export interface Arrow {
  /** Pixels from the window's upper left corner, and radians, clockwise as on a screen. */
  x: number;
  y: number;
  angle: number;
}

export interface Data {
  arrows: Arrow[];
  /** How many headings lie in each petal, clockwise from the right. */
  petals: number[];
  /** The mean direction: where it points, and how far. */
  mean: { angle: number; length: number };
  outputs: Outputs<typeof definition>;
}

export function model({ turns, octaves, seed }: Values<typeof definition>): Data {
  const values = new Float32Array(COLUMNS * ROWS);
  const first = (BLOCK / 2) * FLOW_SCALE;
  fractalField2(
    values,
    { columns: COLUMNS, rows: ROWS, x: first, y: first, step: BLOCK * FLOW_SCALE },
    { seed, octaves },
  );
  const angles = Float64Array.from(values, (value) => heading(value, turns));

  const petals = new Array<number>(PETALS).fill(0);
  let left = 0;
  for (const angle of angles) {
    petals[Math.round((angle / (2 * Math.PI)) * PETALS) % PETALS]! += 1;
    if (Math.cos(angle) < 0) left += 1;
  }
  const arrows: Arrow[] = [];
  for (let row = EVERY / 2; row < ROWS; row += EVERY)
    for (let column = EVERY / 2; column < COLUMNS; column += EVERY)
      arrows.push({
        x: (column + 0.5) * BLOCK,
        y: (row + 0.5) * BLOCK,
        angle: angles[row * COLUMNS + column]!,
      });
  const mean = meanDirection(angles);
  return {
    arrows,
    petals,
    mean,
    outputs: { meanLength: mean.length, left: (100 * left) / angles.length },
  };
}
