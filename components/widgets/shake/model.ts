import { value1 } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import { RATE, type definition } from './definition';

/** Frames in the strip: two seconds. */
export const SHOWN = 2 * RATE;
/** Two directions and the torch are three noises, so that none follows another. */
const SEEDS = { x: 1234, y: 77, torch: 4242 } as const;

export interface Data {
  /** Offsets of the last frames in pixels, the present one last: to the right, and down. */
  x: number[];
  y: number[];
  /** How bright the torch is, 0 to 1. */
  torch: number;
  outputs: Outputs<typeof definition>;
}

const rounded = (value: number) => Math.round(value * 10) / 10 + 0;

export function model({ frame, noise, amplitude, speed }: Values<typeof definition>): Data {
  // White noise is the same function, asked at whole numbers alone: every frame has a corner to itself.
  const place = (at: number) => (noise === 'white' ? at : (at / RATE) * speed);
  const frames = Array.from({ length: SHOWN }, (_, at) => frame - SHOWN + 1 + at);
  const offsets = (seed: number) => frames.map((at) => amplitude * (2 * value1(place(at), seed) - 1));
  const [x, y] = [offsets(SEEDS.x), offsets(SEEDS.y)];
  const steps = x.slice(1).map((offset, at) => Math.hypot(offset - x[at]!, y[at + 1]! - y[at]!));
  return {
    x,
    y,
    torch: value1(place(frame), SEEDS.torch),
    outputs: {
      offsetX: rounded(x.at(-1)!),
      offsetY: rounded(y.at(-1)!),
      biggestStep: rounded(Math.max(...steps)),
    },
  };
}
