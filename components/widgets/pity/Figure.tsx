import './pity.css';
import { scaleLinear } from '../../widget-kit/scale';
import { AxisX, AxisY, Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

const percent = (share: number) => `${Number((share * 100).toPrecision(3))} %`;

/** A tenth of a pixel is as fine as anybody sees, and keeps five hundred steps short. */
const short = (length: number) => String(Number(length.toFixed(1)));

type Along = (value: number) => number;

/** Shares as steps, one to a pull, from the floor up and back to it. */
function outline(shares: readonly number[], x: Along, y: Along): string {
  const steps = shares.map((share, at) => `V${short(y(share))}H${short(x(at + 1.5))}`);
  return `M${short(x(0.5))} ${short(y(0))}${steps.join('')}V${short(y(0))}`;
}

/** Shares as bars with a gap between. */
function bars(shares: readonly number[], x: Along, y: Along): string {
  const across = short(x(2) - x(1) - 1);
  const floor = short(y(0));
  return shares
    .map((share, at) =>
      share > 0 ? `M${short(x(at + 0.5) + 0.5)} ${floor}V${short(y(share))}h${across}V${floor}z` : '',
    )
    .join('');
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { hard } = values;
  const { firstAt, counts, players, outputs } = data;
  const roomy = width >= 540;
  const [left, right] = roomy ? [64, width - 24] : [48, width - 18];
  const [top, floor] = [roomy ? 96 : 92, height - 46];
  const x = scaleLinear([0.5, hard + 0.5], [left, right]);
  const shares = counts.map((count) => (players > 0 ? count / players : 0));
  const y = scaleLinear([0, Math.max(...firstAt, ...shares) * 1.06], [floor, top]);
  // Gaps take room that many bars do not have.
  const drawn = x(2) - x(1) > 4 ? bars(shares, x, y) : outline(shares, x, y);

  const marks = [
    { name: `mean ${outputs.mean!.toFixed(1)}`, at: outputs.mean! },
    { name: `median ${outputs.median}`, at: outputs.median! },
    { name: `99 of 100 by ${outputs.percentile}`, at: outputs.percentile! },
  ];

  const lineOf = (row: number) => 42 + row * 19;

  return (
    <Plot width={width} height={height}>
      <AxisY scale={y} x={left} across={right - left} count={4} format={percent} />
      <text class="plot-strong" x={roomy ? 20 : 10} y={22}>
        Chance that this pull is the first to hit
      </text>
      <path class="mark-dice" d={drawn} />
      <path class="reference" d={outline(firstAt, x, y)} />
      {marks.map(({ name, at }, row) => (
        <line
          key={name}
          class="rule-ink"
          x1={x(at)}
          x2={x(at)}
          y1={lineOf(row) - 10}
          y2={floor}
          stroke-dasharray="2 3"
        />
      ))}
      {marks.map(({ name, at }, row) => {
        const isRight = x(at) > left + 150;
        return (
          <text
            key={name}
            class="plot-strong pity-mark"
            x={x(at) + (isRight ? -7 : 7)}
            y={lineOf(row)}
            text-anchor={isRight ? 'end' : 'start'}
          >
            {name}
          </text>
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
