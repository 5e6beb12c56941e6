/** The build's painter: runs a figure's own draw function on a canvas without a browser. */
import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Painter } from '../widget-kit/Canvas';

export const paintStill: Painter = (draw, width, height) => {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d') as unknown as Brush, width, height);
  return `data:image/webp;base64,${canvas.toBuffer('image/webp', 82).toString('base64')}`;
};
