import { curl2, fastFractal2, FLOW_SCALE, hash01, heading } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import { type definition, RATE } from './definition';

/** The window in pixels, and the land around it from which particles come in. */
export const WIDTH = 1000;
export const HEIGHT = 700;
const MARGIN = 350;
/** Particles in the window, on average, and their mean speed in pixels a second. */
const PARTICLES = 2000;
const SPEED = 65;
const OCTAVES = 2;
/** Pixels between two places where the field is worked out; in between it is blended. */
const GRID = 10;
const COLUMNS = (WIDTH + 2 * MARGIN) / GRID + 1;
const ROWS = (HEIGHT + 2 * MARGIN) / GRID + 1;
/** The side of a box in which particles are counted. */
const BOX = 50;
/** Frames from one count, and one place to go on from, to the next. */
export const BETWEEN = 15;

interface Places {
  x: Float32Array;
  y: Float32Array;
  /** The last step of each: what its streak is drawn along. */
  dx: Float32Array;
  dy: Float32Array;
}

export interface Data extends Places {
  /** Percent of boxes without a particle, every quarter of a second from the start. */
  emptied: number[];
  outputs: Outputs<typeof definition>;
}

interface Run {
  key: string;
  velocityX: Float32Array;
  velocityY: Float32Array;
  /** Where all are at every so many frames, so that going back costs no more than going on. */
  kept: { places: Places; empty: number }[];
}

/** The field at every place of the grid, scaled so that its mean speed is that of the other field. */
function fieldOf(kind: Values<typeof definition>['field'], seed: number): [Float32Array, Float32Array] {
  const noise = (x: number, y: number, seed: number) => fastFractal2(x, y, OCTAVES, seed);
  const [vx, vy] = [new Float32Array(COLUMNS * ROWS), new Float32Array(COLUMNS * ROWS)];
  let speeds = 0;
  for (let row = 0, at = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++, at++) {
      const [x, y] = [(column * GRID - MARGIN) * FLOW_SCALE, (row * GRID - MARGIN) * FLOW_SCALE];
      if (kind === 'curl') {
        const flow = curl2(noise, x, y, seed);
        [vx[at], vy[at]] = [flow.x, flow.y];
      } else {
        const angle = heading(noise(x, y, seed));
        [vx[at], vy[at]] = [Math.cos(angle), Math.sin(angle)];
      }
      speeds += Math.hypot(vx[at]!, vy[at]!);
    }
  }
  const scale = (SPEED * COLUMNS * ROWS) / speeds;
  return [vx.map((speed) => speed * scale), vy.map((speed) => speed * scale)];
}

/** Evenly over the window and its surroundings: one place of its own for each particle. */
function starts(seed: number): Places {
  const [width, height] = [WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN];
  const count = Math.round((PARTICLES * width * height) / (WIDTH * HEIGHT));
  const places = (salt: number, size: number) =>
    Float32Array.from({ length: count }, (_, i) => hash01(i, salt, seed) * size - MARGIN);
  return {
    x: places(1, width),
    y: places(2, height),
    dx: new Float32Array(count),
    dy: new Float32Array(count),
  };
}

/** One frame on, for all: each moves by the blend of the field's four nearest places. */
function move({ x, y, dx, dy }: Places, { velocityX: X, velocityY: Y }: Run): void {
  for (let i = 0; i < x.length; i++) {
    const across = (x[i]! + MARGIN) / GRID;
    const down = (y[i]! + MARGIN) / GRID;
    // Whoever has left the surroundings can no longer reach the window.
    if (!(across >= 0 && down >= 0 && across < COLUMNS - 1 && down < ROWS - 1)) continue;
    // Neither is negative here, so cutting off the fraction is flooring.
    const left = across | 0;
    const top = down | 0;
    const at = top * COLUMNS + left;
    const u = across - left;
    const v = down - top;
    const a = (1 - u) * (1 - v);
    const b = u * (1 - v);
    const c = (1 - u) * v;
    const d = u * v;
    dx[i] = (X[at]! * a + X[at + 1]! * b + X[at + COLUMNS]! * c + X[at + COLUMNS + 1]! * d) / RATE;
    dy[i] = (Y[at]! * a + Y[at + 1]! * b + Y[at + COLUMNS]! * c + Y[at + COLUMNS + 1]! * d) / RATE;
    x[i]! += dx[i]!;
    y[i]! += dy[i]!;
  }
}

/** How many particles each of the window's boxes holds. */
function counts({ x, y }: Pick<Places, 'x' | 'y'>): number[] {
  const columns = WIDTH / BOX;
  const boxes = new Array<number>(columns * (HEIGHT / BOX)).fill(0);
  for (let i = 0; i < x.length; i++) {
    if (x[i]! < 0 || x[i]! >= WIDTH || y[i]! < 0 || y[i]! >= HEIGHT) continue;
    boxes[Math.floor(y[i]! / BOX) * columns + Math.floor(x[i]! / BOX)]! += 1;
  }
  return boxes;
}

const emptyShare = (boxes: readonly number[]) =>
  (100 * boxes.filter((count) => count === 0).length) / boxes.length;

const keep = (run: Run, places: Places) => run.kept.push({ places, empty: emptyShare(counts(places)) });

let last: Run | undefined;

export function model({ frame, field, seed }: Values<typeof definition>): Data {
  const key = `${field} ${seed}`;
  if (last?.key !== key) {
    const [velocityX, velocityY] = fieldOf(field, seed);
    last = { key, velocityX, velocityY, kept: [] };
    keep(last, starts(seed));
  }
  const run = last;
  const whole = Math.floor(frame / BETWEEN);
  const copy = ({ x, y, dx, dy }: Places): Places => ({
    x: x.slice(),
    y: y.slice(),
    dx: dx.slice(),
    dy: dy.slice(),
  });
  while (run.kept.length <= whole) {
    const places = copy(run.kept.at(-1)!.places);
    for (let step = 0; step < BETWEEN; step++) move(places, run);
    keep(run, places);
  }
  const places = copy(run.kept[whole]!.places);
  for (let step = whole * BETWEEN; step < frame; step++) move(places, run);

  const boxes = counts(places);
  const mean = boxes.reduce((sum, count) => sum + count, 0) / boxes.length;
  return {
    ...places,
    emptied: [...run.kept.slice(0, whole + 1).map(({ empty }) => empty), emptyShare(boxes)],
    outputs: { empty: emptyShare(boxes), fullest: Math.max(...boxes) / mean },
  };
}
