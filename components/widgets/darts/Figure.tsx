import { scaleLinear, scaleLog } from '../../widget-kit/scale';
import { useCallback, useMemo } from 'preact/hooks';
import { standardError } from '../../../src/random';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { panels } from '../../widget-kit/panels';
import { AxisX, AxisY, Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { firstDarts, model, type Data } from './model';

/** More of them would only paint the square full. */
const DRAWN = 1000;

const short = (count: number) =>
  count >= 1e6 ? `${count / 1e6} M` : count >= 1000 ? `${count / 1000} k` : String(count);

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const wanted = Number(values.points);
  const darts = useMemo(() => firstDarts(values.seed, Math.min(wanted, DRAWN)), [values.seed, wanted]);
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { square } = panels(width, height);
      const radius = (square.right - square.left) / 2;
      const [x, y] = [square.left + radius, square.top + radius];
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      for (const hit of [false, true]) {
        brush.fillStyle = hit ? field.dice : MISSED;
        for (const dart of darts) {
          if (dart.hit === hit)
            brush.fillRect(Math.round(x + dart.x * radius - 1), Math.round(y - dart.y * radius - 1), 2, 2);
        }
      }
    },
    [darts],
  );

  const { square, plot: area, roomy } = panels(width, height);
  // Room for π at the end of its line.
  const plot = { ...area, right: area.right - 14 };
  const side = square.right - square.left;
  const stray = (thrown: number) => 8 * standardError(Math.PI / 4, thrown);
  const across = scaleLog([10, wanted], [plot.left, plot.right]);
  const up = scaleLinear([Math.PI - 1.25, Math.PI + 1], [plot.bottom, plot.top]).clamp(true);
  const along = across.ticks(40).filter((thrown) => thrown <= wanted);
  const edge = (side: number) => (thrown: number) =>
    `${across(thrown).toFixed(1)} ${up(Math.PI + side * stray(thrown)).toFixed(1)}`;
  const band = `M${along.map(edge(1)).join('L')}L${[...along].reverse().map(edge(-1)).join('L')}Z`;
  const line = data.path
    .map(([thrown, kept]) => `${across(thrown).toFixed(1)} ${up((4 * kept) / thrown).toFixed(1)}`)
    .join('L');
  const decades = [10, 100, 1000, 10_000, 100_000, 1_000_000].filter((count) => count <= wanted);
  const last = data.path.at(-1);

  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="Darts thrown at a square around a circle" />
      <Plot width={width} height={height}>
        <g style={{ colorScheme: 'dark' }}>
          <rect
            x={square.left - 0.5}
            y={square.top - 0.5}
            width={side + 1}
            height={side + 1}
            fill="none"
            stroke={field.grid}
          />
          <circle
            cx={square.left + side / 2}
            cy={square.top + side / 2}
            r={side / 2}
            fill="none"
            stroke={field.ink}
          />
          <path d={band} fill={field.ink} opacity={0.12} />
          <AxisY scale={up} x={plot.left} across={plot.right - plot.left} ticks={[2, 2.5, 3, 3.5, 4]} />
          <AxisX
            scale={across}
            y={plot.bottom}
            ticks={decades}
            format={short}
            title={roomy ? 'darts thrown' : ''}
          />
          <line class="reference" x1={plot.left} x2={plot.right} y1={up(Math.PI)} y2={up(Math.PI)} />
          <text class="plot-strong" x={plot.right + 6} y={up(Math.PI)} dy="0.34em">
            π
          </text>
          {line && <path d={`M${line}`} fill="none" stroke={field.dice} stroke-width={2} />}
          {last && <circle cx={across(last[0])} cy={up((4 * last[1]) / last[0])} r={4} fill={field.dice} />}
          <text class="plot-strong" x={plot.left - (roomy ? 40 : 30)} y={plot.top - 22}>
            {roomy ? 'Four times the share kept' : 'Four times the share kept, by darts thrown'}
          </text>
          {wanted > DRAWN && (
            <text x={square.left} y={square.bottom + (roomy ? 19 : 16)}>
              the first {DRAWN.toLocaleString('en-US')} darts
            </text>
          )}
        </g>
      </Plot>
    </>
  );
}

/** Darts that are thrown away are there, and step back. */
const MISSED = '#5d6773';

export default widget({ definition, model, Figure });
