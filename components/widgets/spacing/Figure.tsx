import { scaleLinear } from '../../widget-kit/scale';
import { field } from '../../widget-kit/Canvas';
import { panels } from '../../widget-kit/panels';
import { Dots } from '../../widget-kit/Dots';
import { AxisX, Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { BINS, model, SIDE, type Data } from './model';

/**
 * How many of so many points to expect in a bin, were they scattered evenly over a field without an edge: none
 * within r has the chance e^(−πr² × density).
 */
function expectedIn(from: number, to: number, points: number): number {
  const none = (r: number) => Math.exp((-Math.PI * r * r * points) / (SIDE * SIDE));
  return points * (none(from) - none(to));
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { bins } = data;
  const { radius } = values;
  const count = data.outputs.points!;
  const { square, plot, roomy } = panels(width, height);
  const side = square.right - square.left;
  const scale = side / SIDE;

  const across = scaleLinear([0, 2 * radius], [plot.left, plot.right]);
  const edges = bins.map((_, bin) => (bin * 2 * radius) / BINS);
  const wide = (plot.right - plot.left) / BINS;
  const expected = edges.map((edge) => expectedIn(edge, edge + (2 * radius) / BINS, count));
  const up = scaleLinear([0, Math.max(1, ...bins, ...expected) * 1.25], [plot.bottom, plot.top]);
  const curve = expected
    .map((height, bin) => `${(plot.left + (bin + 0.5) * wide).toFixed(1)} ${up(height).toFixed(1)}`)
    .join('L');

  return (
    <Plot width={width} height={height}>
      <rect width={width} height={height} fill={field.ground} />
      <g style={{ colorScheme: 'dark' }}>
        <svg x={square.left} y={square.top} width={side} height={side} viewBox={`0 0 ${side} ${side}`}>
          <rect width={side} height={side} fill="#1b1e23" />
          <Dots
            places={data.points.map((point) => ({ x: point.x * scale, y: (SIDE - point.y) * scale }))}
            size={roomy ? 5 : 4}
            color={field.dice}
            halo={radius * scale}
          />
        </svg>
        {bins.map((got, bin) => (
          <rect
            key={bin}
            fill={field.dice}
            x={plot.left + bin * wide + 0.75}
            width={wide - 1.5}
            y={up(got)}
            height={plot.bottom - up(got)}
            rx={1.5}
          />
        ))}
        <path class="reference" d={`M${curve}`} />
        <AxisX
          scale={across}
          y={plot.bottom}
          count={5}
          title={roomy ? 'distance to the nearest point' : ''}
        />
        <line
          x1={across(radius)}
          x2={across(radius)}
          y1={plot.top}
          y2={plot.bottom}
          stroke={field.ink}
          stroke-width={1.25}
          stroke-dasharray="5 4"
        />
        <text class="plot-strong" x={plot.left - (roomy ? 20 : 30)} y={plot.top - 22}>
          {roomy ? 'How far the nearest point is' : 'Distance to the nearest point'}
        </text>
        <text x={across(radius) + 6} y={plot.top + 16}>
          the distance
        </text>
        <text x={plot.right} y={plot.top - 4} text-anchor="end" style={{ fill: field.ink }}>
          line: uniform points
        </text>
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
