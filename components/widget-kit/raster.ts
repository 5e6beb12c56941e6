/** A picture made of samples: one flat square each, sharp at any pixel ratio. */
import { type Brush, field } from './Canvas';

export interface Samples {
  /** Row by row, each from 0 to 1; what lies outside takes the nearest end. */
  values: ArrayLike<number>;
  columns: number;
  rows: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The two voices: independent samples are amber, coherent ones blue. */
export type Tone = 'dice' | 'drift';

/** How many shades a picture is painted in. Static looks the same in few, and its still is a fraction of the size. */
const SHADES: Record<Tone, number> = { dice: 16, drift: 64 };

const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Colors as a canvas keeps them. Pixels are stored red first, whatever the machine. */
function packed(colors: readonly (readonly number[])[]): Uint32Array {
  const bytes = new Uint8ClampedArray(colors.length * 4);
  colors.forEach((color, at) => bytes.set([...color, 255], at * 4));
  return new Uint32Array(bytes.buffer);
}

/** From the field's ground, for 0, to the tone, for 1. */
function shadesOf(tone: Tone): Uint32Array {
  const from = channels(field.ground);
  const to = channels(field[tone]);
  const shades = Array.from({ length: SHADES[tone] }, (_, shade) => shade / (SHADES[tone] - 1));
  return packed(shades.map((share) => from.map((channel, c) => channel + (to[c]! - channel) * share)));
}

const palettes: Partial<Record<Tone, Uint32Array>> = {};

/**
 * Paints samples into a box of the picture, in CSS pixels: 0 is the ground, 1 the tone's full color. Or colors are given
 * (`#rrggbb`), and each has an equal part of 0 to 1. It writes the screen's own pixels, so that a picture of a hundred
 * thousand samples takes a few milliseconds.
 */
export function paintSamples(
  brush: Brush,
  { values, columns, rows }: Samples,
  box: Box,
  colors: Tone | readonly string[],
): void {
  const palette =
    typeof colors === 'string' ? (palettes[colors] ??= shadesOf(colors)) : packed(colors.map(channels));
  const shades = palette.length;
  const { a: ratio } = brush.getTransform();
  const [left, top] = [Math.round(box.left * ratio), Math.round(box.top * ratio)];
  const width = Math.max(1, Math.round((box.left + box.width) * ratio) - left);
  const height = Math.max(1, Math.round((box.top + box.height) * ratio) - top);
  const image = brush.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const columnOf = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * columns) / width));
  let painted = -1;
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height);
    if (row === painted) {
      pixels.copyWithin(y * width, (y - 1) * width, y * width);
      continue;
    }
    painted = row;
    for (let x = 0; x < width; x++) {
      const value = values[row * columns + columnOf[x]!]!;
      const shade = value <= 0 ? 0 : value >= 1 ? shades - 1 : Math.floor(value * shades);
      pixels[y * width + x] = palette[shade]!;
    }
  }
  brush.putImageData(image, left, top);
}
