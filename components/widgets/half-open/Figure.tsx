import { scaleBand, scaleLinear } from '../../widget-kit/scale';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

type Props = FigureProps<typeof definition.parameters, Data>;

interface Column {
  text: string;
  raws: number;
  isHi: boolean;
}

const grouped = (value: number) => value.toLocaleString('en-US');

/** A float32 in the fewest digits that tell it from its neighbors. */
function floatText(value: number): string {
  for (let digits = 1; digits < 9; digits++) {
    const text = Number(value.toPrecision(digits));
    if (Math.fround(text) === value) return String(text);
  }
  return String(Number(value.toPrecision(9)));
}

/** A number's mark on the line: filled if it comes up, hollow if not. */
function End({ x, y, filled, surprising }: { x: number; y: number; filled: boolean; surprising: boolean }) {
  return (
    <g>
      <circle class={surprising ? 'mark-dice' : filled ? 'plot-strong' : 'mark-soft'} cx={x} cy={y} r={8} />
      <circle class="line-ink" cx={x} cy={y} r={8} />
    </g>
  );
}

function columnsOf({ values, data }: Props, room: number): Column[] {
  const { outputs } = data;
  const below = data.last.map(({ value, raws }): Column => ({ text: floatText(value), raws, isHi: false }));
  const columns: Column[] = [
    ...below,
    { text: floatText(Math.fround(values.hi)), raws: outputs.high!, isHi: true },
  ];
  // As many as their longest number leaves room for.
  const longest = Math.max(...columns.map(({ text, raws }) => Math.max(text.length, grouped(raws).length)));
  return columns.slice(-Math.max(2, Math.floor(room / (longest * (room < 450 ? 7.6 : 12) + 8))));
}

function Figure(props: Props) {
  const { values, data, width, height } = props;
  const { lo, hi } = values;
  const { high } = data.outputs;
  if (high === null) {
    return (
      <Plot width={width} height={height}>
        <text class="plot-strong" x={width / 2} y={height / 2} text-anchor="middle">
          No number is at least {lo} and below {hi}.
        </text>
      </Plot>
    );
  }

  const narrow = width < 520;
  const edge = narrow ? 20 : 40;
  const lineY = 88;
  const x = scaleLinear([lo, hi], [edge, width - edge]);
  const [panelTop, floor] = [150, height - 58];

  const columns = columnsOf(props, width - 2 * edge);
  const bands = scaleBand(columns.length, [edge, width - edge], 0.3, 0.15);
  const tallest = Math.max(...columns.map(({ raws }) => raws));
  const y = scaleLinear([0, tallest], [floor, panelTop + 58]);

  return (
    <Plot width={width} height={height}>
      <text class="plot-strong" x={edge - 8} y={26}>
        Promised: [{lo}, {hi})
      </text>
      <text class="plot-strong" x={width - edge + 8} y={26} text-anchor="end">
        Delivered: [{lo}, {hi}
        {high > 0 ? ']' : ')'}
      </text>

      <path
        class="mark-soft"
        d={`M${width - edge - 14} ${lineY}H${width - edge + 14}L${width - edge + 8} ${panelTop}V${floor}H${edge - 8}V${panelTop}Z`}
      />

      {data.points.length > 0 ? (
        <>
          <line class="hairline" x1={x(lo)} x2={x(hi)} y1={lineY} y2={lineY} />
          {data.points.map((point) => (
            <line key={point} class="rule-ink" x1={x(point)} x2={x(point)} y1={lineY - 7} y2={lineY + 7} />
          ))}
        </>
      ) : (
        <line class="line-ink" x1={x(lo)} x2={x(hi)} y1={lineY} y2={lineY} />
      )}
      <End x={x(lo)} y={lineY} filled surprising={false} />
      <End x={x(hi)} y={lineY} filled={high > 0} surprising={high > 0} />
      <text x={edge - 8} y={lineY - 20}>
        {lo} comes up
      </text>
      <text class={high > 0 ? 'plot-strong' : ''} x={width - edge + 8} y={lineY - 20} text-anchor="end">
        {high > 0 ? `${hi} comes up` : `${hi} never comes up`}
      </text>

      <text x={edge + 4} y={panelTop + 20}>
        The top, magnified: raw values that make each number
      </text>
      {columns.map(({ text, raws, isHi }, index) => {
        const middle = bands(index)! + bands.bandwidth() / 2;
        const strong = isHi ? 'plot-strong' : '';
        return (
          <g key={index}>
            {raws > 0 ? (
              <rect
                class={isHi ? 'mark-dice' : 'mark-plain'}
                x={bands(index)}
                y={y(raws)}
                width={bands.bandwidth()}
                height={floor - y(raws)}
                rx={2}
              />
            ) : (
              <line
                class="line-soft"
                x1={bands(index)}
                x2={bands(index)! + bands.bandwidth()}
                y1={floor - 4}
                y2={floor - 4}
                stroke-dasharray="3 4"
              />
            )}
            <text
              class={`plot-mono ${strong}`}
              x={middle}
              y={(raws > 0 ? y(raws) : floor - 4) - 7}
              text-anchor="middle"
            >
              {grouped(raws)}
            </text>
            <text class={`plot-mono ${strong}`} x={middle} y={floor + 22} text-anchor="middle">
              {text}
            </text>
            {isHi && (
              <text class="plot-strong" x={middle} y={floor + 44} text-anchor="middle">
                {raws > 0 ? 'rounded up' : 'left out'}
              </text>
            )}
          </g>
        );
      })}
      <line class="rule-ink" x1={edge - 8} x2={width - edge + 8} y1={floor} y2={floor} />
    </Plot>
  );
}

export default widget({ definition, model, Figure });
