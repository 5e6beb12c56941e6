import { fromPolar } from '../../../src/random';
import { field } from '../../widget-kit/Canvas';
import { Dots } from '../../widget-kit/Dots';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { Plot } from '../../widget-kit/plot';
import { definition } from './definition';
import { model, PETALS, type Data } from './model';

const STEP = (2 * Math.PI) / PETALS;
/** The first points get their arrows drawn. */
const ARROWS = 16;

/** Two squares, beside each other where there is room: what is drawn, and where it points. */
function places(width: number, height: number) {
  const roomy = width >= 560;
  const half = Math.floor(
    roomy ? Math.min(width / 4 - 26, height / 2 - 44) : Math.min(width / 2 - 40, height / 4 - 34),
  );
  const lift = 8;
  return roomy
    ? {
        half,
        points: { x: width * 0.25, y: height / 2 + lift },
        rose: { x: width * 0.75, y: height / 2 + lift },
      }
    : {
        half,
        points: { x: width / 2, y: height * 0.25 + lift },
        rose: { x: width / 2, y: height * 0.75 + lift },
      };
}

/** A petal from the middle out to a radius. Its arc is short enough to be a straight line, but need not be. */
function petal(at: number, radius: number): string {
  const from = fromPolar((at - 0.46) * STEP, radius);
  const to = fromPolar((at + 0.46) * STEP, radius);
  const place = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${(-y).toFixed(1)}`;
  return `M0 0L${place(from)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 0 ${place(to)}Z`;
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { petals, points } = data;
  const { half, points: middle, rose } = places(width, height);
  const arrows = points
    .slice(0, ARROWS)
    .map(({ x, y }) => `M${middle.x} ${middle.y}l${(x * half).toFixed(1)} ${(-y * half).toFixed(1)}`)
    .join('');
  const total = petals.reduce((sum, got) => sum + got, 0);
  // A petal's area is its share, so its radius is a square root. 0.74 leaves room for the corners of a box.
  const fair = half * 0.74;
  const reach = (got: number) => fair * Math.sqrt((got * PETALS) / total);
  const label = fair * 1.42 + 6;

  return (
    <Plot width={width} height={height}>
      <rect width={width} height={height} fill={field.ground} />
      <g style={{ colorScheme: 'dark' }}>
        <rect
          x={middle.x - half - 0.5}
          y={middle.y - half - 0.5}
          width={2 * half + 1}
          height={2 * half + 1}
          fill="none"
          stroke={field.grid}
        />
        <circle cx={middle.x} cy={middle.y} r={half} fill="none" stroke={field.grid} />
        <path d={arrows} stroke={field.dice} opacity={0.45} />
        <Dots
          places={points.map(({ x, y }) => ({ x: middle.x + x * half, y: middle.y - y * half }))}
          size={2.6}
          color={field.dice}
        />
        <text class="plot-strong" x={middle.x} y={middle.y - half - 14} text-anchor="middle">
          {{ box: 'Points of a box', kept: 'Points of a circle', angle: 'Even angles' }[values.method]}
        </text>
        <text class="plot-strong" x={rose.x} y={rose.y - half - 14} text-anchor="middle">
          Where they point
        </text>
        <g transform={`translate(${rose.x} ${rose.y})`}>
          {petals.map((got, at) => (
            <path
              key={at}
              d={petal(at, reach(got))}
              fill={field.dice}
              opacity={got * PETALS > total ? 1 : 0.72}
            />
          ))}
          <circle r={fair} fill="none" stroke={field.ink} stroke-width={1.5} />
          {[
            [0, '0°'],
            [90, '90°'],
            [180, '180°'],
            [270, '270°'],
          ].map(([degrees, text]) => {
            const { x, y } = fromPolar((Number(degrees) * Math.PI) / 180, fair + 14);
            const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
            return (
              <text key={text} x={x} y={-y} dy="0.36em" text-anchor={anchor}>
                {text}
              </text>
            );
          })}
          <text x={0} y={label} text-anchor="middle">
            line: a fair share
          </text>
        </g>
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
