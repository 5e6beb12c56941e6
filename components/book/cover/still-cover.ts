import { createCanvas } from '@napi-rs/canvas';
import { eachTrail, fieldPixels, startStreams, stepStreams } from './streams';

/**
 * The cover without script: the same field after two seconds, as two SVG paths (streams, and a stirred patch)
 * and a small picture of the noise beneath.
 */
export function stillCover(
  width: number,
  height: number,
  count: number,
): { drift: string; dice: string; noise: string } {
  const streams = startStreams(width, height, count);
  const spoon = { x: width * 0.72, y: height * 0.34, radius: 95 };
  for (let frame = 0; frame < 110; frame++)
    stepStreams(streams, frame > 80 && frame < 104 ? spoon : undefined);
  const paths = { drift: '', dice: '' };
  eachTrail(streams, (trail, amber) => {
    let [x, y] = [Math.round(trail[0]!), Math.round(trail[1]!)];
    let path = `M${x} ${y}l`;
    // Every other point is enough for a picture that nobody moves.
    for (let at = 4; at < trail.length; at += 4) {
      const [nextX, nextY] = [Math.round(trail[at]!), Math.round(trail[at + 1]!)];
      path += `${nextX - x} ${nextY - y} `;
      [x, y] = [nextX, nextY];
    }
    paths[amber ? 'dice' : 'drift'] += path.trimEnd();
  });
  const { columns, rows, rgba } = fieldPixels(streams);
  const canvas = createCanvas(columns, rows);
  const brush = canvas.getContext('2d');
  const image = brush.createImageData(columns, rows);
  image.data.set(rgba);
  brush.putImageData(image, 0, 0);
  return {
    ...paths,
    noise: `data:image/webp;base64,${canvas.toBuffer('image/webp', 70).toString('base64')}`,
  };
}
