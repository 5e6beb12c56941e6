import { scaleLinear, scaleLog } from '../../widget-kit/scale';
import { useMemo } from 'preact/hooks';
import { standardError } from '../../../src/random';
import { field } from '../../widget-kit/Canvas';
import { Dots } from '../../widget-kit/Dots';
import { panels } from '../../widget-kit/panels';
import { AxisX, AxisY, Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { firstDarts, model, type Data } from './model';

/** More of them would only paint the square full. */
const DRAWN = 600;

/** Darts that are thrown away are there, and step back. */
const MISSED = '#6b7683';

const short = (count: number) =>
  count >= 1e6 ? `${count / 1e6} M` : count >= 1000 ? `${count / 1000} k` : String(count);

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const wanted = Number(values.points);
  const darts = useMemo(() => firstDarts(values.seed, Math.min(wanted, DRAWN)), [values.seed, wanted]);

  const { square, plot: area, roomy } = panels(width, height);
  // Room for π at the end of its line.
  const plot = { ...area, right: area.right - 14 };
  const side = square.right - square.left;
  const middle = { x: square.left + side / 2, y: square.top + side / 2 };
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
    <Plot width={width} height={height}>
      <rect width={width} height={height} fill={field.ground} />
      <g style={{ colorScheme: 'dark' }}>
        {[false, true].map((hit) => (
          <Dots
            key={String(hit)}
            places={darts
              .filter((dart) => dart.hit === hit)
              .map((dart) => ({ x: middle.x + (dart.x * side) / 2, y: middle.y - (dart.y * side) / 2 }))}
            size={2.6}
            color={hit ? field.dice : MISSED}
          />
        ))}
        <rect
          x={square.left - 0.5}
          y={square.top - 0.5}
          width={side + 1}
          height={side + 1}
          fill="none"
          stroke={field.grid}
        />
        <circle cx={middle.x} cy={middle.y} r={side / 2} fill="none" stroke={field.ink} />
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
  );
}

export default widget({ definition, model, Figure });
