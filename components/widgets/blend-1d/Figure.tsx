import './blend-1d.css';
import { scaleLinear } from '../../widget-kit/scale';
import { useRef } from 'preact/hooks';
import { AxisX, AxisY, Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data, type Point } from './model';

/** How near a pointer has to come to a corner to take hold of it, in pixels. */
const REACH = 30;

const hundredths = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 100));

function Figure({ values, data, width, height, set }: FigureProps<typeof definition.parameters, Data>) {
  const narrow = width < 520;
  const [leftEdge, rightEdge] = [44, width - (narrow ? 16 : 28)];
  const split = height * 0.62;
  const reach = narrow ? 0.4 : 0.7;
  const x = scaleLinear([-reach, 1 + reach], [leftEdge, rightEdge]);
  const y = scaleLinear([0, 1], [split - 12, 30]);
  const steepest = Math.max(1.2, ...data.squares.flat().map(({ slope }) => Math.abs(slope)));
  const ySlope = scaleLinear([-steepest, steepest], [height - 38, split + 34]);
  const within = ({ x }: Point) => x >= -reach - 1e-9 && x <= 1 + reach + 1e-9;
  const path = (points: readonly Point[], place: (point: Point) => number) =>
    points
      .filter(within)
      .map((point, at) => `${at ? 'L' : 'M'}${x(point.x).toFixed(1)} ${place(point).toFixed(1)}`)
      .join('');

  const { value, slope } = data.outputs as { value: number; slope: number };
  const [px, py] = [x(values.t), y(value)];
  const run = narrow ? 34 : 46;
  const steep = (slope * (y(1) - y(0))) / (x(1) - x(0));
  const along = run / Math.hypot(1, steep);

  const held = useRef<'left' | 'right' | 't'>('t');
  const answer = (atX: number, atY: number, pressed: boolean) => {
    if (pressed) {
      const near = (corner: number, height: number) =>
        Math.hypot(atX - x(corner), atY - y(height)) < REACH || Math.abs(atX - x(corner)) < 8;
      held.current = near(0, values.left) ? 'left' : near(1, values.right) ? 'right' : 't';
    }
    const wanted = held.current === 't' ? x.invert(atX) : y.invert(atY);
    set({ [held.current]: hundredths(wanted) });
  };

  return (
    <Plot width={width} height={height} onPointer={answer}>
      <AxisY scale={y} x={leftEdge} across={rightEdge - leftEdge} ticks={[0, 0.5, 1]} title="value" />
      <AxisY
        scale={ySlope}
        x={leftEdge}
        across={rightEdge - leftEdge}
        ticks={[-1, 0, 1]}
        format={(tick) => String(tick).replace('-', '−')}
        title="slope"
      />
      <AxisX scale={x} y={height - 30} ticks={[0, 1]} />
      {[0, 1].map((corner) => (
        <line key={corner} class="hairline" x1={x(corner)} x2={x(corner)} y1={y(1)} y2={height - 30} />
      ))}
      {data.squares.map((points, square) => (
        <g key={square}>
          <path
            class={square === 1 ? 'line-drift' : 'line-drift beyond'}
            d={path(points, (p) => y(p.value))}
          />
          <path
            class={square === 1 ? 'line-drift' : 'line-drift beyond'}
            d={path(points, (p) => ySlope(p.slope))}
          />
        </g>
      ))}
      <line class="hairline probe" x1={px} x2={px} y1={py} y2={height - 30} />
      <line
        class="rule-ink"
        x1={px - along}
        y1={py - along * steep}
        x2={px + along}
        y2={py + along * steep}
      />
      <circle class="mark-ink" cx={px} cy={py} r={5} />
      <circle class="mark-ink" cx={px} cy={ySlope(slope)} r={4} />
      <text
        class="plot-strong"
        x={px + (values.t > 0.7 ? -10 : 10)}
        y={py + (value > 0.85 ? 22 : slope * (values.t > 0.7 ? -1 : 1) > 0 ? 20 : -12)}
        text-anchor={values.t > 0.7 ? 'end' : 'start'}
      >
        {Number(value.toFixed(5))}
      </text>
      {(['left', 'right'] as const).map((name, corner) => (
        <g key={name} class="corner-handle">
          <circle class="mark-soft reach" cx={x(corner)} cy={y(values[name])} r={22} />
          <circle class="mark-drift" cx={x(corner)} cy={y(values[name])} r={9} />
        </g>
      ))}
    </Plot>
  );
}

export default widget({ definition, model, Figure });
