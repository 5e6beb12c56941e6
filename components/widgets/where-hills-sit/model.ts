import { gradientField2, valueField2 } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** Samples from one corner to the next; every fifteenth lies on a corner. */
export const STEP = 15;
/** The piece that is searched, in squares each way. */
const SQUARES = 24;
const SIDE = SQUARES * STEP + 1;

export interface Peak {
  /** In squares. */
  x: number;
  y: number;
}

export interface Data {
  /** The field, spread over 0 to 1, `side` samples a row. */
  field: Float32Array;
  side: number;
  peaks: readonly Peak[];
  outputs: Outputs<typeof definition>;
}

/** From the nearest corner: −½ to ½. */
export const fromCorner = (place: number) => place - Math.round(place);

/** Places higher than all eight around them. */
function peaksOf(field: Float32Array): Peak[] {
  const found: Peak[] = [];
  const around = [-1, 1, -SIDE, SIDE, -SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1];
  for (let row = 1; row < SIDE - 1; row++) {
    for (let column = 1; column < SIDE - 1; column++) {
      const at = row * SIDE + column;
      let higher = 0;
      while (higher < 8 && field[at + around[higher]!]! < field[at]!) higher++;
      if (higher === 8) found.push({ x: column / STEP, y: row / STEP });
    }
  }
  return found;
}

export function model({ noise, seed }: Values<typeof definition>): Data {
  const field = new Float32Array(SIDE * SIDE);
  const window = { columns: SIDE, rows: SIDE, x: 0, y: 0, step: 1 / STEP };
  if (noise === 'value') {
    valueField2(field, window, seed);
  } else {
    gradientField2(field, window, seed);
    for (let at = 0; at < field.length; at++) field[at] = (field[at]! + 1) / 2;
  }
  const peaks = peaksOf(field);
  const ways = peaks.map(({ x, y }) => Math.hypot(fromCorner(x), fromCorner(y)));
  const onCorner = ways.filter((way) => way === 0).length;
  return {
    field,
    side: SIDE,
    peaks,
    outputs: {
      peaks: peaks.length,
      onCorner: peaks.length ? (onCorner / peaks.length) * 100 : null,
      distance: peaks.length ? ways.reduce((sum, way) => sum + way, 0) / peaks.length : null,
    },
  };
}
