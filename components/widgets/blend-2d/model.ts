import { hash01, lerp, smoothstep, value2, valueField2 } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** The picture shows the places from −REACH to REACH, both ways. */
export const REACH = 2;
/** Samples along each side of the picture. */
export const SIDE = 200;
/** From sample to sample, and the place of the first: samples lie in the middles of their cells. */
const STEP = (2 * REACH) / SIDE;
const FIRST = -REACH + STEP / 2;

export interface Data {
  /** The field from −2 to 2 across and down, row by row. Truncation leaves 0 to 1 where it goes wrong. */
  field: Float32Array;
  /** The corner taken for the square's upper left. */
  left: number;
  upper: number;
  /** The values at (left, upper), one to the right, one down, and both. */
  corners: readonly [number, number, number, number];
  outputs: Outputs<typeof definition>;
}

/** One value and all that leads to it. */
function steps(x: number, y: number, seed: number, whole: (place: number) => number) {
  const [left, upper] = [whole(x), whole(y)];
  const u = smoothstep(Math.fround(x - left));
  const v = smoothstep(Math.fround(y - upper));
  const corners = [
    hash01(left, upper, seed),
    hash01(left + 1, upper, seed),
    hash01(left, upper + 1, seed),
    hash01(left + 1, upper + 1, seed),
  ] as const;
  const top = lerp(corners[0], corners[1], u);
  const bottom = lerp(corners[2], corners[3], u);
  return { left, upper, corners, outputs: { u, v, top, bottom, value: lerp(top, bottom, v) } };
}

/** Toward zero. Adding 0 turns −0 into 0. */
const truncated = (place: number) => Math.trunc(place) + 0;

/** The field with its corners found by truncation: broken on purpose. */
function fillTorn(field: Float32Array, seed: number): void {
  // A handful of corners, hashed once: from −REACH to REACH, both ways.
  const across = 2 * REACH + 1;
  const values = Float32Array.from({ length: across ** 2 }, (_, at) =>
    hash01((at % across) - REACH, Math.floor(at / across) - REACH, seed),
  );
  for (let row = 0; row < SIDE; row++) {
    const y = FIRST + row * STEP;
    const upper = truncated(y);
    const v = smoothstep(y - upper);
    for (let column = 0; column < SIDE; column++) {
      const x = FIRST + column * STEP;
      const left = truncated(x);
      const u = smoothstep(x - left);
      const at = (upper + REACH) * across + left + REACH;
      const top = lerp(values[at]!, values[at + 1]!, u);
      const bottom = lerp(values[at + across]!, values[at + across + 1]!, u);
      field[row * SIDE + column] = lerp(top, bottom, v);
    }
  }
}

export function model({ x, y, corner, seed }: Values<typeof definition>): Data {
  const field = new Float32Array(SIDE * SIDE);
  if (corner === 'truncate') {
    fillTorn(field, seed);
    return { field, ...steps(x, y, seed, truncated) };
  }
  valueField2(field, { columns: SIDE, rows: SIDE, x: FIRST, y: FIRST, step: STEP }, seed);
  const found = steps(x, y, seed, Math.floor);
  return { field, ...found, outputs: { ...found.outputs, value: value2(x, y, seed) } };
}
