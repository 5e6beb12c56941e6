import { scaleLinear } from '../../widget-kit/scale';
import { field } from '../../widget-kit/Canvas';
import { Dots } from '../../widget-kit/Dots';
import { panels } from '../../widget-kit/panels';
import { AxisY, Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, RINGS, type Data } from './model';

const percent = (share: number) => `${Math.round(share * 100)} %`;

function disc(width: number, height: number) {
  const { square } = panels(width, height);
  const radius = (square.right - square.left) / 2;
  return { x: square.left + radius, y: square.top + radius, radius };
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { points, rings } = data;
  const { square, plot, roomy } = panels(width, height);
  const { x, y, radius } = disc(width, height);
  const shares = rings.map((count) => count / points.length);
  const up = scaleLinear([0, Math.max(0.16, 1.15 * Math.max(...shares))], [plot.bottom, plot.top]);
  const across = (plot.right - plot.left) / RINGS;
  const middle = (ring: number) => plot.left + (ring + 0.5) * across;
  const fair = up(1 / RINGS);

  return (
    <Plot width={width} height={height}>
      <rect width={width} height={height} fill={field.ground} />
      <g style={{ colorScheme: 'dark' }}>
        {rings.map((_, ring) => (
          <circle
            key={ring}
            cx={x}
            cy={y}
            r={(radius * Math.sqrt((ring + 1) / RINGS)).toFixed(1)}
            fill="none"
            stroke={field.grid}
          />
        ))}
        <Dots
          places={points.map((point) => ({ x: x + point.x * radius, y: y - point.y * radius }))}
          size={points.length > 4000 ? 1.6 : 2.6}
          color={field.dice}
        />
        <circle
          cx={x}
          cy={y}
          r={radius / 2}
          fill="none"
          stroke={field.ink}
          stroke-width={1.25}
          stroke-dasharray="5 4"
        />
        <line
          x1={square.left}
          x2={square.left + 20}
          y1={square.bottom - 6}
          y2={square.bottom - 6}
          stroke={field.ink}
          stroke-width={1.25}
          stroke-dasharray="5 4"
        />
        <text x={square.left + 26} y={square.bottom - 2}>
          half the radius
        </text>
        <AxisY scale={up} x={plot.left} across={plot.right - plot.left} count={4} format={percent} />
        {shares.map((share, ring) => (
          <rect
            key={ring}
            fill={field.dice}
            x={plot.left + ring * across + 1}
            width={across - 2}
            y={up(share)}
            height={plot.bottom - up(share)}
            rx={1.5}
          />
        ))}
        <line class="reference" x1={plot.left} x2={plot.right} y1={fair} y2={fair} />
        <text class="plot-strong" x={plot.left - (roomy ? 40 : 30)} y={plot.top - 22}>
          Points in rings of equal area
        </text>
        <text x={plot.right} y={plot.top + 4} text-anchor="end" style={{ fill: field.ink }}>
          line: equal share
        </text>
        <text x={middle(0)} y={plot.bottom + 19} text-anchor="middle">
          middle
        </text>
        <text x={middle(RINGS - 1)} y={plot.bottom + 19} text-anchor="middle">
          rim
        </text>
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
