import { useCallback } from 'preact/hooks';
import { stretch } from '../../../src/noise';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { paintSamples } from '../../widget-kit/raster';
import { scaleBand } from '../../widget-kit/scale';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, SIDE, type Data } from './model';

const GAP = 12;
const TOP = 28;
/** Below the two pictures: the octaves. */
const STRIP = 118;
/** A change of a tenth of the range is painted in full amber. */
const GLARE = 10;

function layout(width: number, height: number) {
  const size = Math.floor(Math.min((width - 3 * GAP) / 2, height - TOP - STRIP));
  const left = Math.floor((width - 2 * size - GAP) / 2);
  return { size, lefts: [left, left + size + GAP] as const };
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { picture, flicker, layers } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { size, lefts } = layout(width, height);
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      const paint = (values: Float32Array, left: number, tone: 'dice' | 'drift') =>
        paintSamples(
          brush,
          { values, columns: SIDE, rows: SIDE },
          { left, top: TOP, width: size, height: size },
          tone,
        );
      // Sums crowd the middle: the picture is stretched, as the chapter says.
      paint(
        picture.map((value) => stretch(value, 0.2, 0.8)),
        lefts[0],
        'drift',
      );
      paint(
        flicker.map((change) => change * GLARE),
        lefts[1],
        'dice',
      );
    },
    [picture, flicker],
  );

  const { size, lefts } = layout(width, height);
  const [left, right] = [Math.min(lefts[0], 40), width - Math.min(lefts[0], 40)];
  const place = scaleBand(layers.length, [left, right], 0.25, 0);
  const [top, bottom] = [height - STRIP + 34, height - 34];
  const most = Math.max(...layers.map(({ share }) => share));
  const written = (pixels: number) =>
    pixels >= 10
      ? pixels.toFixed(0)
      : pixels >= 1
        ? Number(pixels.toFixed(1)).toString()
        : pixels.toFixed(2).slice(1);
  return (
    <>
      <Canvas
        draw={draw}
        width={width}
        height={height}
        label="A picture in large pixels, and how much each changes when the view moves by half a pixel"
      />
      <Plot width={width} height={height}>
        <text x={lefts[0]} y={18} style={{ fill: field.drift }}>
          the picture
        </text>
        <text x={lefts[1]} y={18} style={{ fill: field.dice }}>
          {width < 520 ? 'half a pixel on' : 'what half a pixel changes'}
        </text>
        <text x={left} y={TOP + size + 22} style={{ fill: field.soft }}>
          each octave’s part, and its squares in pixels
        </text>
        {layers.map(({ pixels, share, useful }, at) => {
          const high = Math.max(2, (share / most) * (bottom - top));
          const middle = place(at) + place.bandwidth() / 2;
          const color = useful ? field.drift : field.dice;
          return (
            <g key={at}>
              <rect
                x={place(at)}
                width={place.bandwidth()}
                y={bottom - high}
                height={high}
                rx={2}
                fill={color}
              />
              <text
                x={middle}
                y={bottom + 17}
                text-anchor="middle"
                style={{ fill: color, fontSize: width < 520 && layers.length > 8 ? '0.66rem' : '0.78rem' }}
              >
                {written(pixels)}
              </text>
            </g>
          );
        })}
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
