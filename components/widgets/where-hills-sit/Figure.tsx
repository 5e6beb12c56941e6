import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { paintSamples } from '../../widget-kit/raster';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { fromCorner, model, STEP, type Data } from './model';

/** How many squares of the field are drawn each way. */
const SHOWN = 7;
const SHOWN_SAMPLES = SHOWN * STEP + 1;
const GAP = 14;
const BOTTOM = 30;

function layout(width: number, height: number) {
  const size = Math.floor(Math.min((width - 3 * GAP) / 2, height - BOTTOM - GAP));
  const left = Math.floor((width - 2 * size - GAP) / 2);
  return { size, top: GAP, lefts: [left, left + size + GAP] as const };
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { field: samples, side, peaks } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { size, top, lefts } = layout(width, height);
      const cut = Float32Array.from(
        { length: SHOWN_SAMPLES ** 2 },
        (_, at) => samples[Math.floor(at / SHOWN_SAMPLES) * side + (at % SHOWN_SAMPLES)]!,
      );
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      paintSamples(
        brush,
        { values: cut, columns: SHOWN_SAMPLES, rows: SHOWN_SAMPLES },
        { left: lefts[0], top, width: size, height: size },
        'drift',
      );
      brush.strokeStyle = field.ground;
      brush.lineWidth = 1;
      brush.globalAlpha = 0.35;
      brush.beginPath();
      for (let at = 1; at < SHOWN; at++) {
        const by = (at * size) / SHOWN;
        brush.moveTo(lefts[0] + by, top);
        brush.lineTo(lefts[0] + by, top + size);
        brush.moveTo(lefts[0], top + by);
        brush.lineTo(lefts[0] + size, top + by);
      }
      brush.stroke();

      // All hilltops in one square whose middle is a corner.
      brush.fillStyle = field.drift;
      brush.globalAlpha = 0.75;
      const dot = Math.max(2, size / 110);
      for (const { x, y } of peaks) {
        brush.beginPath();
        brush.arc(
          lefts[1] + (fromCorner(x) + 0.5) * size,
          top + (fromCorner(y) + 0.5) * size,
          dot,
          0,
          2 * Math.PI,
        );
        brush.fill();
      }
      brush.globalAlpha = 1;
    },
    [samples, side, peaks],
  );

  const { size, top, lefts } = layout(width, height);
  const [middleX, middleY] = [lefts[1] + size / 2, top + size / 2];
  const { onCorner } = data.outputs;
  return (
    <>
      <Canvas
        draw={draw}
        width={width}
        height={height}
        label="A field of noise, and where its hilltops lie from the nearest corner"
      />
      <Plot width={width} height={height}>
        {peaks
          .filter(({ x, y }) => x < SHOWN && y < SHOWN)
          .map(({ x, y }) => (
            <circle
              key={`${x} ${y}`}
              cx={lefts[0] + (x * size) / SHOWN}
              cy={top + (y * size) / SHOWN}
              r={Math.max(4, size / 50)}
              style={{ fill: 'none', stroke: field.ground, strokeWidth: 2 }}
            />
          ))}
        <rect
          x={lefts[1]}
          y={top}
          width={size}
          height={size}
          style={{ fill: 'none', stroke: field.grid, strokeDasharray: '3 4' }}
        />
        <g style={{ stroke: field.soft }}>
          <line x1={middleX - 14} x2={middleX + 14} y1={middleY} y2={middleY} />
          <line x1={middleX} x2={middleX} y1={middleY - 14} y2={middleY + 14} />
        </g>
        {onCorner === 100 && (
          <text x={middleX} y={middleY + 34} text-anchor="middle" style={{ fill: field.drift }}>
            all {peaks.length} are here
          </text>
        )}
        <text x={lefts[0]} y={top + size + 20} style={{ fill: field.soft }}>
          {values.noise} noise
        </text>
        <text x={lefts[1]} y={top + size + 20} style={{ fill: field.soft }}>
          {width < 520 ? 'from the corner' : 'each hilltop, from its nearest corner'}
        </text>
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
