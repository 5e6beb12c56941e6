/** Every number that chapter 8 prints, computed by the library. tests/unit/numbers pins them. */
import { flow2, FLOW_SCALE, fractal2, fractalField2, heading, meanDirection, value2 } from '../../src/noise';
import { Mt19937 } from '../../src/random';

/** The book's field: every figure starts from it. */
export const SEED = 1234;
export const OCTAVES = 4;
/** Noise Fields: its window in pixels, and what it carries. */
export const WINDOW = { width: 1000, height: 700 };
export const PARTICLES = 2500;
export const RATE = 60;
export const SPEED = 65;
export const STREAK = 8;
export const LIFE = { shortest: 2, longest: 6 };

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const degrees = (angle: number) => (angle * 180) / Math.PI;
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Values of the window's middles of blocks, so many pixels wide. */
function valuesEvery(pixels: number, seed: number): Float32Array {
  const columns = WINDOW.width / pixels;
  const rows = WINDOW.height / pixels;
  const field = new Float32Array(columns * rows);
  const half = (pixels / 2) * FLOW_SCALE;
  fractalField2(
    field,
    { columns, rows, x: half, y: half, step: pixels * FLOW_SCALE },
    { seed, octaves: OCTAVES },
  );
  return field;
}
const values = valuesEvery(5, SEED);
const headings = (field: Float32Array, turns: number) => Array.from(field, (value) => heading(value, turns));

/** The headings that a few values make, with one turn and with two, in degrees from 0 up to 360. */
export const someHeadings = [0.2, 0.35, 0.5, 0.65, 0.8].map((value) => ({
  value,
  one: Math.round(degrees(heading(value, 1))) % 360,
  two: Math.round(degrees(heading(value, 2))) % 360,
}));

/** The window's lowest and highest value, and the headings that one turn and two make of them. */
export const lowest = Math.min(...values);
export const highest = Math.max(...values);
export const spans = [1, 2].map((turns) => ({
  from: Math.round(degrees(heading(lowest, turns))),
  to: Math.round(degrees(heading(highest, turns))),
}));

/** Two headings on either side of straight right, in degrees, and what the mean of the two numbers is. */
const [one, other] = [350, 10];
export const aroundZero = { one, other, mean: (one + other) / 2 };

/** The share of headings that point to the left, with one turn. */
export const left = headings(values, 1).filter((angle) => Math.cos(angle) < 0).length / values.length;

/** The mean direction's length, with one turn and with two, for five seeds. */
export const seeds = [1, 7, 42, 99, SEED];
export const lengths = [1, 2].map((turns) =>
  seeds.map((seed) => meanDirection(headings(valuesEvery(5, seed), turns)).length),
);
export const [oneTurn, twoTurns] = [lengths[0]!.at(-1)!, lengths[1]!.at(-1)!];

/** How the length falls with more turns, in the window. */
export const byTurns = [1, 2, 3, 4].map((turns) => ({
  turns,
  length: meanDirection(headings(values, turns)).length,
}));

/** What one frame does to a particle in the middle of the window. */
const middle = { x: WINDOW.width / 2, y: WINDOW.height / 2 };
const flow = flow2(middle.x, middle.y, { seed: SEED, octaves: OCTAVES });
export const stride = SPEED / RATE;
export const frame = {
  ...middle,
  value: fractal2(Math.fround(middle.x * FLOW_SCALE), Math.fround(middle.y * FLOW_SCALE), OCTAVES, SEED),
  degrees: degrees(flow.angle),
  toX: middle.x + flow.x * stride,
  toY: middle.y + flow.y * stride,
};
export const meanLife = (LIFE.shortest + LIFE.longest) / 2;
/** Born each second, on average. */
export const births = PARTICLES / meanLife;

/** Three seconds of travel, in pixels. */
export const SECONDS = 3;
export const travelled = SPEED * SECONDS;
export const WALKERS = 2000;

/**
 * How far from their starts particles are after three seconds: fair starts, and only those that never leave the
 * window. The arithmetic of the reference, in floats.
 */
function distances(white: boolean): number[] {
  const f32 = Math.fround;
  const raw = new Mt19937(1);
  const random = (width: number) => f32(f32((raw.nextUint32() >>> 8) / 2 ** 24) * width);
  const step = f32(SPEED * f32(1 / RATE));
  const found: number[] = [];
  while (found.length < WALKERS) {
    const from = { x: random(WINDOW.width), y: random(WINDOW.height) };
    let { x, y } = from;
    let inside = true;
    for (let frame = 0; inside && frame < SECONDS * RATE; frame++) {
      const to = flow2(x, y, { seed: SEED, octaves: OCTAVES, white });
      x = f32(x + f32(to.x * step));
      y = f32(y + f32(to.y * step));
      inside = x >= 0 && x <= WINDOW.width && y >= 0 && y <= WINDOW.height;
    }
    if (inside) found.push(Math.hypot(x - from.x, y - from.y));
  }
  return found;
}
const inNoise = distances(false);
const inWhite = distances(true);
export const noiseMedian = median(inNoise);
export const whiteMedian = median(inWhite);
/** What a fresh heading in every frame would do: the root of the number of steps, times a step. */
export const steps = SECONDS * RATE;
export const freshWalk = Math.sqrt(steps) * stride;

/** A small square of a field, its corners' values, and what flows out of it along the contours. */
export const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
].map(([x, y]) => {
  const place = { x: 1.5 + x! / 2, y: 0.5 + y! / 2 };
  return { ...place, value: Number(value2(place.x, place.y, SEED).toFixed(2)) };
});
export const acrossEdges = upTo(4).map((at) =>
  Number((corners[(at + 1) % 4]!.value - corners[at]!.value).toFixed(2)),
);
export const outflow = Math.abs(Number(acrossEdges.reduce((sum, across) => sum + across).toFixed(9)));
