import { fromPolar } from '../../../src/random';
import { field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { HEIGHT, model, PETALS, WIDTH, type Data } from './model';

const STEP = (2 * Math.PI) / PETALS;

/** The window and the rose: beside each other where there is room, else one above the other. */
function layout(width: number, height: number) {
  const roomy = width >= 560;
  if (roomy) {
    const scale = Math.min((width * 0.6) / WIDTH, (height - 32) / HEIGHT);
    const left = 16;
    const top = (height - HEIGHT * scale) / 2;
    const edge = left + WIDTH * scale;
    const radius = Math.min((width - edge) / 2 - 40, height / 2 - 56);
    return { scale, left, top, radius, x: (edge + width) / 2, y: height / 2 + 10 };
  }
  const scale = (width - 24) / WIDTH;
  const bottom = 12 + HEIGHT * scale;
  const radius = Math.min(width / 2 - 60, (height - bottom) / 2 - 44);
  return { scale, left: 12, top: 12, radius, x: width / 2, y: (bottom + height) / 2 + 12 };
}

/** An arrow about its middle, with a head of its own size. */
function arrow(x: number, y: number, angle: number, length: number, head: number): string {
  const along = fromPolar(angle, length / 2);
  const back = (turn: number) => fromPolar(angle + turn, head);
  const [left, right] = [back(2.6), back(-2.6)];
  const at = (value: number) => value.toFixed(1);
  const tip = `${at(x + along.x)} ${at(y + along.y)}`;
  return `M${at(x - along.x)} ${at(y - along.y)}L${tip}m${at(left.x)} ${at(left.y)}L${tip}l${at(right.x)} ${at(right.y)}`;
}

/** A petal from the middle out to a radius. */
function petal(at: number, radius: number): string {
  const from = fromPolar((at - 0.44) * STEP, radius);
  const to = fromPolar((at + 0.44) * STEP, radius);
  return `M0 0L${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}Z`;
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { arrows, petals, mean } = data;
  const { scale, left, top, radius, x, y } = layout(width, height);
  const most = Math.max(...petals);
  const length = 34 * scale;
  const small = { fill: field.soft, fontSize: '0.8rem' };
  return (
    <Plot width={width} height={height}>
      <rect width={width} height={height} fill={field.ground} />
      <rect x={left} y={top} width={WIDTH * scale} height={HEIGHT * scale} fill="#1b1e23" rx={4} />
      <path
        d={arrows
          .map(({ x, y, angle }) => arrow(left + x * scale, top + y * scale, angle, length, length * 0.3))
          .join('')}
        fill="none"
        stroke={field.drift}
        stroke-width={width < 560 ? 1 : 1.4}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      <g transform={`translate(${x} ${y})`} style={{ colorScheme: 'dark' }}>
        <text class="plot-strong" y={-radius - 26} text-anchor="middle">
          Where they point
        </text>
        <circle r={radius} fill="#1b1e23" />
        {petals.map(
          (count, at) =>
            // A petal’s area is its share, so its radius is a square root.
            count > 0 && (
              <path
                key={at}
                d={petal(at, radius * Math.sqrt(count / most))}
                fill={field.drift}
                opacity={0.6}
              />
            ),
        )}
        <circle r={radius} fill="none" stroke={field.grid} />
        <path
          d={arrow(
            (Math.cos(mean.angle) * mean.length * radius) / 2,
            (Math.sin(mean.angle) * mean.length * radius) / 2,
            mean.angle,
            mean.length * radius,
            Math.min(12, 4 + mean.length * radius * 0.2),
          )}
          fill="none"
          stroke={field.ink}
          stroke-width={3}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
        {(
          [
            [radius + 8, 0, 'start', 'right'],
            [-radius - 8, 0, 'end', 'left'],
            [0, radius + 20, 'middle', 'down'],
          ] as const
        ).map(([x, y, anchor, text]) => (
          <text key={text} x={x} y={y} dy="0.32em" text-anchor={anchor} style={small}>
            {text}
          </text>
        ))}
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
