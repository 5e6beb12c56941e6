import { field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { scaleLinear } from '../../widget-kit/scale';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, SHOWN, type Data } from './model';

/** A tower on a hill at night, in a box of 400 × 200 whose middle is (0, 0). */
function Scene({ torch }: { torch: number }) {
  return (
    <>
      <circle cx={128} cy={-58} r={17} fill="#cfd6de" />
      {[
        [-150, -72],
        [-96, -40],
        [-60, -84],
        [60, -30],
        [88, -86],
        [172, -20],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={1.4} fill={field.soft} />
      ))}
      <path
        d="M-460 210V70q90-34 180-14t170-22 130-2 150 26 290-6V210z"
        fill="#232a33"
        stroke="#39434f"
        stroke-width={1}
      />
      <path
        d="M-34 44v-86h-7v-16h10v6h9v-6h10v6h9v-6h10v6h9v-6h10v16h-7v86z"
        fill="#3a4350"
        stroke="#566272"
        stroke-width={1}
      />
      <path d="M-19 44v-22q0-8 8-8t8 8v22z" fill="#14161a" />
      <circle cx={46} cy={10} r={16 + 26 * torch} fill={field.dice} opacity={0.1 + 0.12 * torch} />
      <circle cx={46} cy={10} r={9 + 12 * torch} fill={field.dice} opacity={0.22 + 0.2 * torch} />
      <path d="M44.5 46V16h3v30z" fill="#8a6a4c" />
      <path
        d="M46 16c-5-1-6-6-4-10 1 2 2 2 2 0 0-3 1-6 3-9 1 4 5 6 5 12 0 4-2 7-6 7z"
        fill={field.dice}
        opacity={0.55 + 0.45 * torch}
      />
    </>
  );
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const strip = Math.max(104, height * 0.34);
  const bottom = height - strip;
  const [left, right] = [44, width - 20];
  const across = scaleLinear([0, SHOWN - 1], [left, right]);
  const reach = Math.max(1, values.amplitude);
  const up = scaleLinear([-reach, reach], [height - 26, bottom + 30]);
  const line = (offsets: readonly number[]) =>
    `M${offsets.map((offset, at) => `${across(at).toFixed(1)} ${up(offset).toFixed(1)}`).join('L')}`;
  const [x, y] = [data.x.at(-1)!, data.y.at(-1)!];
  const size = Math.min(width / 400, bottom / 190);
  const color = values.noise === 'white' ? field.dice : field.drift;

  return (
    <Plot width={width} height={height}>
      <rect width={width} height={height} fill={field.ground} />
      <svg width={width} height={bottom} viewBox={`0 0 ${width} ${bottom}`}>
        <rect width={width} height={bottom} fill="#181c22" />
        <g transform={`translate(${width / 2 + x} ${bottom * 0.56 + y}) scale(${size})`}>
          <Scene torch={data.torch} />
        </g>
      </svg>
      <g style={{ colorScheme: 'dark' }}>
        <line x1={left} x2={right} y1={up(0)} y2={up(0)} stroke={field.grid} />
        {[reach, -reach].map((value) => (
          <text
            key={value}
            x={left - 8}
            y={up(value)}
            dy="0.32em"
            text-anchor="end"
            style={{ fill: field.soft }}
          >
            {String(value).replace('-', '−')}
          </text>
        ))}
        <path d={line(data.y)} fill="none" stroke={field.soft} stroke-width={1.25} opacity={0.7} />
        <path d={line(data.x)} fill="none" stroke={color} stroke-width={2} stroke-linejoin="round" />
        <circle cx={across(SHOWN - 1)} cy={up(x)} r={4.5} fill={color} />
        <text x={left} y={bottom + 17} style={{ fill: color }}>
          pixels to the right
        </text>
        <text x={left + 132} y={bottom + 17} style={{ fill: field.soft }}>
          and down
        </text>
        <text x={right} y={height - 7} text-anchor="end" style={{ fill: field.soft }}>
          now
        </text>
        <text x={left} y={height - 7} style={{ fill: field.soft }}>
          two seconds ago
        </text>
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
