import { scaleLinear, scaleLog } from '../../widget-kit/scale';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data, type Step } from './model';

type Props = FigureProps<typeof definition.parameters, Data>;

const LARGEST = definition.parameters.n.max;
const grouped = (value: number) => value.toLocaleString('en-US');

/** Heights that have a name, each with its line: in ink where the reader is meant to compare. */
const levels = [
  { ahead: 1, name: 'twice as often', ink: false },
  { ahead: 1e-1, name: '10 %', ink: false },
  { ahead: 1e-2, name: '1 %', ink: true },
  { ahead: 1e-4, name: '1 in 10,000', ink: false },
  { ahead: 1e-6, name: '1 in a million', ink: true },
  { ahead: 1e-8, name: '1 in 100 million', ink: false },
];

function aheadText(ahead: number): string {
  return ahead >= 1e-4
    ? `${Number((ahead * 100).toPrecision(4))} %`
    : `1 in ${grouped(Math.round(1 / ahead))}`;
}

function tickText(n: number): string {
  if (n >= 1e9) return `${n / 1e9} billion`;
  return n >= 1e6 ? `${n / 1e6} million` : grouped(n);
}

/** Few ticks: powers of two on a short axis, of ten on a longer one, of a thousand on the longest. */
function ticksUpTo(rawValues: number): number[] {
  const base = rawValues <= 256 ? 2 : rawValues <= 2 ** 20 ? 10 : 1000;
  const ticks = [];
  for (let n = 1; n <= rawValues; n *= base) ticks.push(n);
  return ticks;
}

/** The deal as a division, and which other n share its quotient. */
function headline({ values: { n }, data }: Props, narrow: boolean): [string, string] {
  const { rawValues, ahead, step, outputs } = data;
  if (!step) {
    return [
      `${grouped(rawValues)} raw values are too few for ${grouped(n)}`,
      `${grouped(n - rawValues)} results never come up`,
    ];
  }
  const left = rawValues % n;
  const deal = `${narrow ? 'R' : grouped(rawValues)} = ${grouped(outputs.quotient!)} × ${grouped(n)}`;
  if (ahead === 0) return [deal, 'Nothing is left over, so no result is ahead'];
  const last = step.fairEnd ? step.to - 1 : step.to;
  return [
    `${deal} + ${grouped(left)}${narrow ? '' : ' left over'}`,
    step.from === last
      ? `No other n has the quotient ${grouped(outputs.quotient!)}`
      : `Same bias for every n from ${grouped(step.from)} to ${grouped(last)}`,
  ];
}

/** The step that n stands on, magnified: the leftover falls from one end to the other, the bias stays. */
function Magnified({ step, n, x: left, y: top }: { step: Step; n: number; x: number; y: number }) {
  const [wide, tall] = [190, 46];
  const x = scaleLinear([step.from, step.to], [left, left + wide]);
  const y = scaleLinear([0, step.leftover[0]], [top + tall, top + 12]);
  const at = x(n);
  const leftover =
    step.leftover[0] - ((step.leftover[0] - step.leftover[1]) * (n - step.from)) / (step.to - step.from);
  return (
    <g>
      <line class="hairline" x1={at} x2={at} y1={top} y2={top + tall} />
      <line class="line-soft" x1={left} x2={left + wide} y1={y(step.leftover[0])} y2={y(step.leftover[1])} />
      <line class="line-dice" x1={left} x2={step.fairEnd ? left + wide - 4 : left + wide} y1={top} y2={top} />
      {step.fairEnd && <circle class="line-dice" cx={left + wide} cy={top} r={4} />}
      {leftover > 0 && <circle class="mark-dice" cx={at} cy={top} r={5} />}
      <circle class="mark-plain" cx={at} cy={y(leftover)} r={4} />
      <circle class="line-soft" cx={at} cy={y(leftover)} r={4} />
      <text class="plot-strong" x={left + wide + 12} y={top + 4}>
        bias
      </text>
      <text x={left + wide + 12} y={y(step.leftover[1]) + 4}>
        left over
      </text>
    </g>
  );
}

function Figure(props: Props) {
  const { values, data, width, height, set } = props;
  const { n } = values;
  const { rawValues, ahead, stairs, step } = data;
  const narrow = width < 520;
  const [left, right] = narrow ? [16, width - 16] : [24, width - 24];
  const [top, floor] = [narrow ? 72 : 40, height - 56];

  const x = scaleLog([1, rawValues], [left, right]).clamp(true);
  const y = scaleLog([1 / rawValues, 1], [floor - 18, top]);
  const path = stairs
    .map(([at, high], i) => `${i ? 'L' : 'M'}${x(at).toFixed(1)} ${y(high).toFixed(1)}`)
    .join('');
  const powersOfTwo = Array.from({ length: values.bits + 1 }, (_, k) => 2 ** k);
  const [deal, others] = headline(props, narrow);

  const markX = x(n);
  const markY = !step ? top : ahead === 0 ? floor : y(ahead);
  const toTheLeft = markX > (left + right) / 2;
  // The line down to the axis keeps clear of the words at the right.
  const dropFrom = markX > right - (narrow ? 112 : 150) ? Math.max(markY, floor - 8) : markY;
  // At the top, the marker's own label takes the place of the line's.
  const topTaken = !step || ahead === 1;
  const label = !step
    ? 'some never come up'
    : ahead === 0
      ? 'none ahead'
      : ahead === 1
        ? 'twice as often'
        : `${aheadText(ahead)} ahead`;

  return (
    <Plot
      width={width}
      height={height}
      onPointer={(px) => set({ n: Math.min(LARGEST, Math.max(1, Math.round(x.invert(px)))) })}
    >
      {levels
        .filter(
          (level) =>
            level.ahead >= 1 / rawValues && (level.ink || level.ahead === 1 || y(level.ahead) > y(1) + 30),
        )
        .map(({ ahead, name, ink }) => (
          <g key={name} class={ink ? 'reference' : ''}>
            <line class={ink ? 'reference' : 'hairline'} x1={left} x2={right} y1={y(ahead)} y2={y(ahead)} />
            {!(ahead === 1 && topTaken) && (
              <text x={right} y={y(ahead) - 5} text-anchor="end">
                {name}
              </text>
            )}
          </g>
        ))}

      <text class="plot-strong" x={left} y={24}>
        {deal}
      </text>
      <text x={left} y={narrow ? 44 : 66}>
        {others}
      </text>
      {!narrow && step && step.to > step.from && <Magnified step={step} n={n} x={left + 6} y={88} />}

      <path class="line-dice" d={path} />

      <g class="axis">
        <line x1={left} x2={right} y1={floor} y2={floor} />
        {ticksUpTo(rawValues)
          .filter((tick) => x(tick) + 4.5 * tickText(tick).length < width)
          .map((tick) => (
            <text key={tick} x={x(tick)} y={floor + 23} text-anchor="middle">
              {tickText(tick)}
            </text>
          ))}
      </g>
      <text class="axis-title" x={right} y={height - 9} text-anchor="end">
        number of results n, up to R = {grouped(rawValues)}
      </text>
      {powersOfTwo.map((power) => (
        <g key={power}>
          <circle class="mark-soft" cx={x(power)} cy={floor} r={narrow ? 3 : 4} />
          <circle class="line-soft" cx={x(power)} cy={floor} r={narrow ? 3 : 4} />
        </g>
      ))}
      {!(step && ahead === 0) && (
        <text x={right} y={floor - 12} text-anchor="end">
          {narrow ? 'no bias' : 'powers of two: no bias'}
        </text>
      )}

      <line class="hairline" x1={markX} x2={markX} y1={dropFrom} y2={floor} />
      <circle class="mark-dice" cx={markX} cy={markY} r={7} />
      <text
        class="plot-strong"
        x={toTheLeft ? markX - 13 : markX + 13}
        y={ahead === 0 ? markY - 12 : toTheLeft ? markY - 4 : markY + 8}
        text-anchor={toTheLeft ? 'end' : 'start'}
      >
        {label}
      </text>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
