import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { AxisX, AxisY, Plot } from '../../widget-kit/plot';
import { scaleLinear } from '../../widget-kit/scale';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition, LONGEST, RATE, SPEED } from './definition';
import { HEIGHT, model, WIDTH, type Data, type Path } from './model';

const GAP = 12;
/** Above the windows, for their names. */
const TOP = 30;

function layout(width: number) {
  const wide = (width - 3 * GAP) / 2;
  return {
    scale: wide / WIDTH,
    lefts: [GAP, 2 * GAP + wide] as const,
    bottom: TOP + (wide * HEIGHT) / WIDTH,
  };
}

/** Paths up to a frame, with a dot where each particle is now. Every third step shows the way as well as all do. */
function paintPaths(brush: Brush, paths: readonly Path[], frame: number, scale: number, color: string): void {
  brush.strokeStyle = color;
  brush.lineWidth = 1;
  brush.globalAlpha = 0.6;
  brush.beginPath();
  for (const path of paths) {
    brush.moveTo(path[0]! * scale, path[1]! * scale);
    for (let at = 3; at < frame; at += 3) brush.lineTo(path[2 * at]! * scale, path[2 * at + 1]! * scale);
    brush.lineTo(path[2 * frame]! * scale, path[2 * frame + 1]! * scale);
  }
  brush.stroke();
  brush.globalAlpha = 1;
  brush.fillStyle = color;
  const size = scale < 0.25 ? 1.4 : 2;
  for (const path of paths) {
    brush.beginPath();
    brush.arc(path[2 * frame]! * scale, path[2 * frame + 1]! * scale, size, 0, 2 * Math.PI);
    brush.fill();
  }
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { frame } = values;
  const { noise, white, noiseMedians, whiteMedians } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { scale, lefts } = layout(width);
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      const kinds = [
        [noise, field.drift],
        [white, field.dice],
      ] as const;
      kinds.forEach(([paths, color], at) => {
        brush.fillStyle = '#1b1e23';
        brush.fillRect(lefts[at]!, TOP, WIDTH * scale, HEIGHT * scale);
        const moved = paths.map((path) =>
          path.map((place, k) => place + (k % 2 === 0 ? lefts[at]! : TOP) / scale),
        );
        paintPaths(brush, moved, frame, scale, color);
      });
    },
    [noise, white, frame],
  );

  const { lefts, bottom } = layout(width);
  const [from, to] = [52, width - 24];
  const seconds = scaleLinear([0, LONGEST], [from, to]);
  const up = scaleLinear([0, SPEED * LONGEST], [height - 44, bottom + 34]);
  const line = (medians: readonly number[], until: number) =>
    `M${medians
      .slice(0, until + 1)
      .filter((_, at) => at % 3 === 0 || at === until)
      .map(
        (distance, at) => `${seconds(Math.min(at * 3, until) / RATE).toFixed(1)} ${up(distance).toFixed(1)}`,
      )
      .join('L')}`;
  const now = seconds(frame / RATE);
  return (
    <>
      <Canvas
        draw={draw}
        width={width}
        height={height}
        label="Paths of the same particles in value noise and in white noise"
      />
      <Plot width={width} height={height}>
        <g style={{ colorScheme: 'dark' }}>
          <text x={lefts[0]} y={20} style={{ fill: field.drift }}>
            value noise
          </text>
          <text x={lefts[1]} y={20} style={{ fill: field.dice }}>
            white noise
          </text>
          <AxisY
            scale={up}
            x={from}
            across={to - from}
            ticks={[0, 65, 130, 195]}
            title="distance from the start, px"
          />
          <AxisX scale={seconds} y={height - 40} ticks={[0, 1, 2, 3]} format={(tick) => `${tick} s`} />
          <path
            d={`M${seconds(0)} ${up(0)}L${seconds(LONGEST)} ${up(SPEED * LONGEST)}`}
            stroke={field.soft}
            stroke-dasharray="4 5"
            fill="none"
          />
          <path d={line(noiseMedians, frame)} fill="none" stroke={field.drift} stroke-width={2.5} />
          <path d={line(whiteMedians, frame)} fill="none" stroke={field.dice} stroke-width={2.5} />
          <circle cx={now} cy={up(noiseMedians[frame]!)} r={4.5} fill={field.drift} />
          <circle cx={now} cy={up(whiteMedians[frame]!)} r={4.5} fill={field.dice} />
          <text x={seconds(1.3)} y={up(SPEED * 1.3) - 12} text-anchor="end" style={{ fill: field.soft }}>
            straight on
          </text>
        </g>
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
