/** The build's painter: runs a figure's own draw function on a canvas without a browser. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Painter } from '../widget-kit/Canvas';

/** A picture of so many bytes or fewer travels inside the page; a larger one is a file beside it. */
const SMALL = 2000;

export const paintStill: Painter = (draw, width, height) => {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d') as unknown as Brush, width, height);
  // Flat pictures are smallest without loss, clouds with it.
  const [smaller] = [100, 82]
    .map((quality) => canvas.toBuffer('image/webp', quality))
    .sort((a, b) => a.length - b.length);
  const folder = process.env['STILLS_FOLDER'];
  if (!folder || smaller!.length <= SMALL) return `data:image/webp;base64,${smaller!.toString('base64')}`;
  const name = `${createHash('sha256').update(smaller!).digest('hex').slice(0, 16)}.webp`;
  mkdirSync(join(folder, 'stills'), { recursive: true });
  writeFileSync(join(folder, 'stills', name), smaller!);
  return `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}stills/${name}`;
};
