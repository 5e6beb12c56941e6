import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type Brush, field } from '../../../components/widget-kit/Canvas';
import { paintSamples } from '../../../components/widget-kit/raster';

function painted(ratio: number) {
  const canvas = createCanvas(20 * ratio, 12 * ratio);
  const brush = canvas.getContext('2d');
  brush.scale(ratio, ratio);
  const samples = { values: [0, 1, 2, -1], columns: 2, rows: 2 };
  paintSamples(brush as unknown as Brush, samples, { left: 4, top: 2, width: 8, height: 8 }, 'drift');
  return (x: number, y: number) => {
    const { data } = brush.getImageData(x, y, 1, 1);
    const channels = [...data].slice(0, 3).map((channel) => channel.toString(16).padStart(2, '0'));
    return data[3] === 0 ? 'nothing' : `#${channels.join('')}`;
  };
}

describe.each([1, 2, 3])('samples painted at %d device pixels to one', (ratio) => {
  const at = painted(ratio);
  const color = (x: number, y: number) => at(x * ratio, y * ratio);

  it('fill their part of the box: the ground for 0, the tone for 1', () => {
    expect(color(4, 2)).toBe(field.ground);
    expect(color(7, 5)).toBe(field.ground);
    expect(color(8, 2)).toBe(field.drift);
    expect(color(11, 5)).toBe(field.drift);
  });

  it('hold what is above 1 or below 0 to the ends', () => {
    expect(color(5, 7)).toBe(field.drift);
    expect(color(9, 7)).toBe(field.ground);
  });

  it('leave the rest of the picture alone', () => {
    for (const [x, y] of [
      [3, 5],
      [12, 5],
      [6, 1],
      [6, 10],
    ] as const)
      expect(color(x, y)).toBe('nothing');
  });
});
