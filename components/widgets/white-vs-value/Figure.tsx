import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { paintSamples } from '../../widget-kit/raster';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, SIDE, type Data } from './model';

const GAP = 10;
const BOTTOM = 30;

/** Two squares of whole pixels side by side, as large as the box allows. */
function layout(width: number, height: number) {
  const room = Math.min((width - GAP) / 2, height - BOTTOM);
  const cell = Math.max(1, Math.floor(room / (SIDE - 10)));
  const count = Math.min(SIDE, Math.floor(room / cell));
  const size = count * cell;
  const left = Math.floor((width - 2 * size - GAP) / 2);
  return { cell, count, size, lefts: [left, left + size + GAP] as const };
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { white, value } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { size, count, lefts } = layout(width, height);
      const cut = (values: Float32Array) => ({ values: crop(values, count), columns: count, rows: count });
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      paintSamples(brush, cut(white), { left: lefts[0], top: 0, width: size, height: size }, 'dice');
      paintSamples(brush, cut(value), { left: lefts[1], top: 0, width: size, height: size }, 'drift');
    },
    [white, value],
  );

  const { size, lefts } = layout(width, height);
  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="White noise beside value noise" />
      <Plot width={width} height={height}>
        <text x={lefts[0] + 6} y={size + 20} style={{ fill: field.dice }}>
          white noise
        </text>
        <text x={lefts[1] + 6} y={size + 20} style={{ fill: field.drift }}>
          value noise
        </text>
      </Plot>
    </>
  );
}

/** The upper left corner of a picture. */
function crop(values: Float32Array, count: number): Float32Array {
  return Float32Array.from(
    { length: count * count },
    (_, at) => values[Math.floor(at / count) * SIDE + (at % count)]!,
  );
}

export default widget({ definition, model, Figure });
