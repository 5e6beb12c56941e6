/** Very many particles as light: each brightens the pixels it passes, and where many pass it is bright. */
import { STREAK, type Particles } from '../widgets/flow-field/particles';

/** Points along a streak, and so the light that one particle gives. In a crowd two are as good as four. */
const pointsOf = (count: number): number => (count > 50_000 ? 2 : 4);
/** So much light makes a pixel white. */
const BRIGHTEST = 48;

/** Packs a color as a canvas keeps it in memory: red first, on every machine that runs a browser today. */
export function packed(red: number, green: number, blue: number): number {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** From the first faint trace, through the drift's blue, to white; and nothing where there is no light. */
const glow = Uint32Array.from({ length: 256 }, (_, light) => {
  if (light === 0) return 0;
  const share = Math.sqrt(Math.min(1, light / BRIGHTEST));
  const mix = (dark: number, blue: number) =>
    share < 0.7 ? dark + (blue - dark) * (share / 0.7) : blue + (255 - blue) * ((share - 0.7) / 0.3);
  return packed(mix(0x24, 0x96), mix(0x30, 0xc8), mix(0x40, 0xf0));
});

/** All bits of the ground where there is no light, and none where there is. A branch would be guessed wrong too often. */
const unlit = Uint32Array.from({ length: 256 }, (_, light) => (light === 0 ? 0xffff_ffff : 0));

export interface Light {
  width: number;
  height: number;
  /** How much light fell on each pixel in this frame. It stops at 255 instead of wrapping round. */
  fell: Uint8ClampedArray;
}

export function newLight(width: number, height: number): Light {
  return { width, height, fell: new Uint8ClampedArray(width * height) };
}

/** Lays the particles' light over `ground` into `pixels`; both hold packed colors, row by row. */
export function paintLight(
  { width, height, fell }: Light,
  particles: Particles,
  ground: Uint32Array,
  pixels: Uint32Array,
): void {
  fell.fill(0);
  const { count, x, y, dx, dy } = particles;
  const points = pointsOf(count);
  /** The way from the first point of a streak to the last, in pixels. */
  const length = STREAK * ((points - 1) / points);
  for (let i = 0; i < count; i++) {
    const px = x[i]!;
    const py = y[i]!;
    const endX = px - dx[i]! * length;
    const endY = py - dy[i]! * length;
    // A streak may begin outside of the window; the few that do are left out whole.
    if (endX < 0 || endY < 0 || endX >= width || endY >= height) continue;
    fell[(py | 0) * width + (px | 0)]! += 1;
    fell[(endY | 0) * width + (endX | 0)]! += 1;
    for (let point = 1; point < points - 1; point++) {
      const share = point / (points - 1);
      const between = ((py + (endY - py) * share) | 0) * width;
      fell[between + ((px + (endX - px) * share) | 0)]! += 1;
    }
  }
  for (let at = 0; at < pixels.length; at++) {
    const light = fell[at]!;
    pixels[at] = (ground[at]! & unlit[light]!) | glow[light]!;
  }
}
