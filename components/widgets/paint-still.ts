/** The build's painter: runs a figure's own draw function on a canvas without a browser. */
import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Painter } from '../widget-kit/Canvas';

export const paintStill: Painter = (draw, width, height) => {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d') as unknown as Brush, width, height);
  // Flat pictures are smallest without loss, clouds with it.
  const [smaller] = [100, 82]
    .map((quality) => canvas.toBuffer('image/webp', quality))
    .sort((a, b) => a.length - b.length);
  return `data:image/webp;base64,${smaller!.toString('base64')}`;
};
