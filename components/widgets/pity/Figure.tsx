import { scaleLinear } from 'd3-scale';
import { AxisX, AxisY, Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

const percent = (share: number) => `${Number((share * 100).toPrecision(3))} %`;

/** The computed curve as steps, one to a pull. */
function outline(
  shares: readonly number[],
  x: (pull: number) => number,
  y: (share: number) => number,
): string {
  const steps = shares.map((share, at) => `V ${y(share).toFixed(1)} H ${x(at + 1.5).toFixed(1)}`);
  return `M ${x(0.5).toFixed(1)} ${y(0).toFixed(1)} ${steps.join(' ')} V ${y(0).toFixed(1)}`;
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { hard } = values;
  const { curve, counts, players } = data;
  const roomy = width >= 540;
  const [left, right] = roomy ? [64, width - 24] : [48, width - 10];
  const [top, floor] = [roomy ? 96 : 92, height - 46];
  const x = scaleLinear([0.5, hard + 0.5], [left, right]);
  const shares = counts.map((count) => (players > 0 ? count / players : 0));
  const y = scaleLinear([0, Math.max(...curve.firstAt, ...shares) * 1.06], [floor, top]);
  const across = x(2) - x(1);
  const bar = Math.max(0.75, across > 4 ? across - 1 : across);

  const marks = [
    { name: `mean ${curve.mean.toFixed(1)}`, at: curve.mean },
    { name: `median ${curve.median}`, at: curve.median },
    { name: `99 of 100 by ${curve.percentile99}`, at: curve.percentile99 },
  ];

  return (
    <Plot width={width} height={height}>
      <AxisY scale={y} x={left} across={right - left} count={4} format={percent} />
      <text class="plot-strong" x={roomy ? 20 : 10} y={22}>
        Chance that this pull is the first to hit
      </text>
      {shares.map((share, at) =>
        share > 0 ? (
          <rect
            key={at}
            class="mark-dice"
            x={x(at + 1) - bar / 2}
            y={y(share)}
            width={bar}
            height={floor - y(share)}
          />
        ) : null,
      )}
      <path class="reference" d={outline(curve.firstAt, x, y)} />
      {marks.map(({ name, at }, row) => {
        const line = 42 + row * 19;
        const isRight = x(at) > left + 150;
        return (
          <g key={name}>
            <line class="rule-ink" x1={x(at)} x2={x(at)} y1={line - 10} y2={floor} stroke-dasharray="2 3" />
            <text
              class="plot-strong"
              x={x(at) + (isRight ? -7 : 7)}
              y={line}
              text-anchor={isRight ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        );
      })}
      <AxisX
        scale={x}
        y={floor}
        count={roomy ? 9 : 5}
        format={(pull) => (Number.isInteger(pull) ? String(pull) : '')}
        title="pull"
      />
    </Plot>
  );
}

export default widget({ definition, model, Figure });
