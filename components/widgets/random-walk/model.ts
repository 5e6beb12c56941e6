import { flow2 } from '../../../src/noise';
import { Pcg32, uniformReal } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import { LONGEST, RATE, SPEED, type definition } from './definition';

/** The window of Noise Fields, in pixels. */
export const WIDTH = 1000;
export const HEIGHT = 700;
/** Particles followed in each field: those that stay inside the window to the end. */
const WALKERS = 121;
const FRAMES = LONGEST * RATE;

/** A particle's places from its start on, x and y in turn. */
export type Path = Float32Array;

interface Run {
  key: string;
  noise: readonly Path[];
  white: readonly Path[];
}

export interface Data extends Omit<Run, 'key'> {
  /** The median distance from the start at every frame of the run. */
  noiseMedians: readonly number[];
  whiteMedians: readonly number[];
  outputs: Outputs<typeof definition>;
}

/** The whole way of one particle, or nothing if it leaves the window. */
function walk(x: number, y: number, seed: number, octaves: number, white: boolean): Path | undefined {
  const path = new Float32Array(2 * (FRAMES + 1));
  for (let frame = 0; ; frame++) {
    path[2 * frame] = x;
    path[2 * frame + 1] = y;
    if (frame === FRAMES) return path;
    const flow = flow2(x, y, { seed, octaves, white });
    x += flow.x * (SPEED / RATE);
    y += flow.y * (SPEED / RATE);
    if (x < 0 || y < 0 || x > WIDTH || y > HEIGHT) return undefined;
  }
}

/** Fair starts, until enough have been found that never leave the window. */
function walks(seed: number, octaves: number, white: boolean): Path[] {
  const rng = new Pcg32(seed);
  const found: Path[] = [];
  while (found.length < WALKERS) {
    const path = walk(uniformReal(rng, 0, WIDTH), uniformReal(rng, 0, HEIGHT), seed, octaves, white);
    if (path) found.push(path);
  }
  return found;
}

/** How far the particle in the middle of them all has come by each frame. */
function medians(paths: readonly Path[]): number[] {
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const distances = Float64Array.from(paths, (path) =>
      Math.hypot(path[2 * frame]! - path[0]!, path[2 * frame + 1]! - path[1]!),
    );
    return distances.sort()[(WALKERS - 1) / 2]!;
  });
}

/** The last run: another frame of it is only looked up. */
let last: (Run & Pick<Data, 'noiseMedians' | 'whiteMedians'>) | undefined;

export function model({ frame, octaves, seed }: Values<typeof definition>): Data {
  const key = `${octaves} ${seed}`;
  if (last?.key !== key) {
    const noise = walks(seed, octaves, false);
    const white = walks(seed, octaves, true);
    last = { key, noise, white, noiseMedians: medians(noise), whiteMedians: medians(white) };
  }
  const { noise, white, noiseMedians, whiteMedians } = last;
  return {
    noise,
    white,
    noiseMedians,
    whiteMedians,
    outputs: {
      travelled: (frame * SPEED) / RATE,
      inNoise: noiseMedians[frame]!,
      inWhite: whiteMedians[frame]!,
    },
  };
}
