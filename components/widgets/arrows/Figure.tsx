import { useCallback } from 'preact/hooks';
import { fromPolar } from '../../../src/random';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
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

/** The five places of an arrow about its middle: its end, its tip, and a barb, the tip and the other barb. */
function arrow(x: number, y: number, angle: number, length: number, head: number) {
  const along = fromPolar(angle, length / 2);
  const [end, tip] = [
    { x: x - along.x, y: y - along.y },
    { x: x + along.x, y: y + along.y },
  ];
  const barb = (turn: number) => {
    const back = fromPolar(angle + turn, head);
    return { x: tip.x + back.x, y: tip.y + back.y };
  };
  return { end, tip, barbs: [barb(2.6), barb(-2.6)] as const };
}

/** A petal from the middle out to a radius. */
function petal(at: number, radius: number): string {
  const from = fromPolar((at - 0.44) * STEP, radius);
  const to = fromPolar((at + 0.44) * STEP, radius);
  return `M0 0L${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}Z`;
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { arrows, petals, mean } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { scale, left, top } = layout(width, height);
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      brush.fillStyle = '#1b1e23';
      brush.fillRect(left, top, WIDTH * scale, HEIGHT * scale);
      brush.strokeStyle = field.drift;
      brush.lineWidth = width < 560 ? 1 : 1.4;
      brush.beginPath();
      const length = 34 * scale;
      for (const { x, y, angle } of arrows) {
        const { end, tip, barbs } = arrow(left + x * scale, top + y * scale, angle, length, length * 0.3);
        brush.moveTo(end.x, end.y);
        brush.lineTo(tip.x, tip.y);
        brush.moveTo(barbs[0].x, barbs[0].y);
        brush.lineTo(tip.x, tip.y);
        brush.lineTo(barbs[1].x, barbs[1].y);
      }
      brush.stroke();
    },
    [arrows],
  );

  const { radius, x, y } = layout(width, height);
  const most = Math.max(...petals);
  const reach = mean.length * radius;
  const { end, tip, barbs } = arrow(
    (Math.cos(mean.angle) * reach) / 2,
    (Math.sin(mean.angle) * reach) / 2,
    mean.angle,
    reach,
    Math.min(12, 4 + reach * 0.2),
  );
  const at = (place: { x: number; y: number }) => `${place.x.toFixed(1)} ${place.y.toFixed(1)}`;
  const small = { fill: field.soft, fontSize: '0.8rem' };
  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="The window as a field of arrows" />
      <Plot width={width} height={height}>
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
            d={`M${at(end)}L${at(tip)}M${at(barbs[0])}L${at(tip)}L${at(barbs[1])}`}
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
    </>
  );
}

export default widget({ definition, model, Figure });
