import { field } from '../../widget-kit/Canvas';
import { Dots } from '../../widget-kit/Dots';
import { panels } from '../../widget-kit/panels';
import { AxisY, Plot } from '../../widget-kit/plot';
import { scaleBand, scaleLinear } from '../../widget-kit/scale';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { correlations, dots } = data;
  const { pair, next } = data.outputs;
  const { square, plot, roomy } = panels(width, height);
  const side = square.right - square.left;
  const soft = { fill: field.soft };
  const place = scaleBand(correlations.length, [plot.left, plot.right], 0.35, 0.2);
  const up = scaleLinear([0, 0.5], [plot.bottom, plot.top]).clamp(true);
  const bars = correlations.map(Math.abs);

  return (
    <Plot width={width} height={height}>
      <rect width={width} height={height} fill={field.ground} />
      <g style={{ colorScheme: 'dark' }}>
        <rect x={square.left} y={square.top} width={side} height={side} fill="#1b1e23" />
        <g transform={`translate(${square.left} ${square.top})`}>
          <Dots
            places={dots.map(({ x, y }) => ({ x: x * side, y: (1 - y) * side }))}
            size={roomy ? 3.5 : 3}
            color={field.dice}
          />
        </g>
        <text x={(square.left + square.right) / 2} y={square.bottom + 19} text-anchor="middle" style={soft}>
          value in octave {pair}
        </text>
        <text
          transform={`translate(${square.left - 9} ${(square.top + square.bottom) / 2}) rotate(-90)`}
          text-anchor="middle"
          style={soft}
        >
          value in octave {next}
        </text>

        <text class="plot-strong" x={plot.left - 34} y={plot.top - 26}>
          Correlation of neighbors
        </text>
        <AxisY scale={up} x={plot.left} across={plot.right - plot.left} ticks={[0, 0.25, 0.5]} />
        {bars.map((bar, at) => (
          <g key={at}>
            <rect
              x={place(at)}
              width={place.bandwidth()}
              y={Math.min(up(bar), plot.bottom - 1.5)}
              height={Math.max(1.5, plot.bottom - up(bar))}
              rx={1.5}
              fill={at + 1 === pair ? field.dice : field.soft}
            />
            <text
              x={place(at) + place.bandwidth() / 2}
              y={plot.bottom + 19}
              text-anchor="middle"
              style={soft}
            >
              {at + 1} and {at + 2}
            </text>
            <text
              x={place(at) + place.bandwidth() / 2}
              y={up(bar) - 8}
              text-anchor="middle"
              style={{ fill: field.ink }}
            >
              {bar.toFixed(2)}
            </text>
          </g>
        ))}
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
