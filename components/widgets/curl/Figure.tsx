import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { scaleLinear } from '../../widget-kit/scale';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition, LONGEST, RATE } from './definition';
import { BETWEEN, HEIGHT, model, WIDTH, type Data } from './model';

/** Below the window: how much of it is empty, over time. */
const STRIP = 96;
/** A streak is as long as the way of so many frames. */
const STREAK = 7;

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { x, y, dx, dy } = data;
  const bottom = height - STRIP;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      // As much of the window as has room: what lies beyond is cut off, never squeezed.
      const room = height - STRIP;
      const scale = Math.max(width / WIDTH, room / HEIGHT);
      const [left, top] = [(width - WIDTH * scale) / 2, (room - HEIGHT * scale) / 2];
      brush.strokeStyle = field.drift;
      brush.lineWidth = width < 500 ? 1 : 1.25;
      brush.globalAlpha = 0.85;
      brush.beginPath();
      for (let i = 0; i < x.length; i++) {
        const [px, py] = [left + x[i]! * scale, top + y[i]! * scale];
        if (px < 0 || py < 0 || px > width || py > room) continue;
        brush.moveTo(px, py);
        // At least a dot, before the first step too.
        brush.lineTo(px - (STREAK * dx[i]! + 1.2) * scale, py - STREAK * dy[i]! * scale);
      }
      brush.stroke();
      brush.globalAlpha = 1;
    },
    [x, y, dx, dy],
  );

  const [from, to] = [46, width - 20];
  const seconds = scaleLinear([0, LONGEST], [from, to]);
  const up = scaleLinear([0, 100], [height - 26, bottom + 26]).clamp(true);
  const last = data.emptied.length - 1;
  const at = (index: number) => (index === last ? values.frame / RATE : (index * BETWEEN) / RATE);
  const line = data.emptied.map((share, index) => `${seconds(at(index)).toFixed(1)} ${up(share).toFixed(1)}`);
  const soft = { fill: field.soft };
  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="Particles carried by a field" />
      <Plot width={width} height={height}>
        <rect y={bottom} width={width} height={STRIP} fill="#1b1e23" />
        <g style={{ colorScheme: 'dark' }}>
          {[0, 50, 100].map((share) => (
            <g key={share}>
              <line x1={from} x2={to} y1={up(share)} y2={up(share)} stroke={field.grid} />
              <text x={from - 8} y={up(share)} dy="0.32em" text-anchor="end" style={soft}>
                {share}
              </text>
            </g>
          ))}
          <path d={`M${line.join('L')}`} fill="none" stroke={field.drift} stroke-width={2} />
          <circle cx={seconds(values.frame / RATE)} cy={up(data.emptied[last]!)} r={4.5} fill={field.drift} />
          <text x={from} y={bottom + 16} style={{ fill: field.ink }}>
            empty boxes, %
          </text>
          <text x={from} y={height - 8} style={soft}>
            start
          </text>
          <text x={to} y={height - 8} text-anchor="end" style={soft}>
            {LONGEST} seconds
          </text>
        </g>
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
