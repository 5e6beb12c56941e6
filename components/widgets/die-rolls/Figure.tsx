import { scaleBand, scaleLinear } from '../../widget-kit/scale';
import { AxisY, Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { Die } from '../../widget-kit/Die';
import { model, type Data } from './model';
import './die-rolls.css';

const faces = [1, 2, 3, 4, 5, 6] as const;

/** A share with its sign, such as +0.5 %. The digits are as many as it needs. */
function percent(share: number): string {
  const number = Number((Math.abs(share) * 100).toPrecision(2));
  if (number === 0) return 'equal';
  return `${share > 0 ? '+' : '−'}${number} %`;
}

/**
 * Bars from the equal share up or down. The scale goes with the band, whose height stays as it is: more rolls
 * do not shrink the picture, they shrink the numbers at its side.
 */
function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { counts } = data;
  const total = data.outputs.total!;
  const fair = total / 6;
  const roomy = width >= 560;

  const strays = counts.map((count) => count / fair - 1);
  // A count's standard deviation is √(N·p·(1−p)); over its mean N·p, with p = 1/6, that is √(5/N).
  const band = 2 * Math.sqrt(5 / total);
  const reach = Math.max(1.75 * band, 1.15 * Math.max(...strays.map(Math.abs)));

  const bottom = height - 68;
  const y = scaleLinear([-reach, reach], [bottom, 50]);
  const left = roomy ? 74 : 52;
  const right = width - (roomy ? 16 : 10);
  const x = scaleBand(faces.length, [left, right], roomy ? 0.4 : 0.26, roomy ? 0.4 : 0.26);
  const size = Math.min(26, x.bandwidth());

  return (
    <Plot width={width} height={height}>
      <rect class="mark-soft" x={left} width={right - left} y={y(band)} height={y(-band) - y(band)} />
      <AxisY
        scale={y}
        x={left}
        across={right - left}
        count={5}
        format={percent}
        title={`Count against an equal share, ${fair.toLocaleString('en', { maximumFractionDigits: 0 })} each`}
      />
      {faces.map((face, i) => (
        <g key={face}>
          <rect
            class="mark-dice"
            x={x(i)}
            width={x.bandwidth()}
            y={Math.min(y(0), y(strays[i]!))}
            height={Math.abs(y(strays[i]!) - y(0))}
          />
          <Die x={x(i)! + x.bandwidth() / 2} y={bottom + 8 + size / 2} size={size} face={face} />
          <text
            class={roomy ? '' : 'count-tight'}
            x={x(i)! + x.bandwidth() / 2}
            y={height - 12}
            text-anchor="middle"
          >
            {counts[i]!.toLocaleString('en')}
          </text>
        </g>
      ))}
      <line class="reference" x1={left} x2={right} y1={y(0)} y2={y(0)} />
      <text class="plot-note" x={right - 4} y={y(band) - 7} text-anchor="end">
        shaded: within 2 standard deviations
      </text>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
