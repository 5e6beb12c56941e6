import './loot-pulls.css';
import { scaleLinear } from '../../widget-kit/scale';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data, type Entry } from './model';

/** So many standard errors to each side keep 95 runs of 100 inside. */
const BAND = 2;

/** A share in percent, with as many digits as tell it from its neighbors. */
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** A distance in percentage points, with its sign: +0.45. */
function points(stray: number): string {
  const size = Number((Math.abs(stray) * 100).toPrecision(2));
  return size === 0 ? '0' : `${stray > 0 ? '+' : '−'}${size}`;
}

/** The largest distance that the right panel has to show. */
function reachOf(entries: readonly Entry[]): number {
  const farthest = Math.max(
    ...entries.map(({ share, expected, error }) => Math.max(Math.abs(share - expected), 1.5 * BAND * error)),
  );
  return farthest > 0 ? farthest * 1.12 : 0.01;
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { entries, made } = data;
  const roomy = width >= 560;
  const edge = roomy ? 22 : 12;
  const top = roomy ? 56 : 46;
  const bottom = height - 32;
  const row = Math.min((bottom - top) / entries.length, 90);
  const middle = (index: number) => top + (index + 0.5) * row;
  const thick = Math.min(18, row * 0.34);

  // Names and numbers stand beside the bars where there is room, above them where there is not.
  const [barsFrom, barsTo] = roomy ? [edge + 96, width * 0.5 - 62] : [edge, width * 0.52];
  const [strayFrom, strayTo] = roomy ? [width * 0.5 + 20, width - edge - 8] : [width * 0.58, width - edge];
  const longest = Math.max(...entries.map(({ share, expected }) => Math.max(share, expected)));
  const bar = scaleLinear([0, longest], [barsFrom, barsTo]);
  const reach = reachOf(entries);
  const stray = scaleLinear([-reach, reach], [strayFrom, strayTo]);
  const ticks = stray
    .ticks(roomy ? 5 : 3)
    .filter((tick) => Math.abs(stray(tick) - stray(0)) < (strayTo - strayFrom) / 2 - 12);
  const barAt = (index: number) => (roomy ? middle(index) - thick / 2 : middle(index) + 2);

  return (
    <Plot width={width} height={height}>
      <g class="loot-pulls">
        <text class="plot-strong" x={roomy ? barsFrom : edge} y={24}>
          {roomy ? `Share of ${made.toLocaleString('en-US')} pulls` : 'Share'}
        </text>
        <text class="plot-strong" x={(strayFrom + strayTo) / 2} y={24} text-anchor="middle">
          {roomy ? 'Off by, in percentage points' : 'Off by, points'}
        </text>
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              class="hairline"
              x1={stray(tick)}
              x2={stray(tick)}
              y1={top - 12}
              y2={top + row * entries.length}
            />
            <text x={stray(tick)} y={top + row * entries.length + 18} text-anchor="middle">
              {points(tick)}
            </text>
          </g>
        ))}
        {entries.map(({ name, share, expected, error, count }, index) => {
          const y = barAt(index);
          const at = stray(share - expected);
          return (
            <g key={index}>
              {roomy ? (
                <>
                  <text class="plot-strong" x={barsFrom - 10} y={middle(index)} dy="0.36em" text-anchor="end">
                    {name}
                  </text>
                  <text
                    class="plot-mono"
                    x={bar(Math.max(share, expected)) + 10}
                    y={middle(index)}
                    dy="0.36em"
                  >
                    {percent(share)}
                  </text>
                </>
              ) : (
                <text class="plot-strong" x={edge} y={y - 8}>
                  {name}
                  <tspan class="plot-mono" dx={7}>
                    {percent(share)}
                  </tspan>
                </text>
              )}
              <rect class="mark-dice" x={barsFrom} y={y} width={bar(share) - barsFrom} height={thick} />
              <line class="reference" x1={bar(expected)} x2={bar(expected)} y1={y - 4} y2={y + thick + 4} />
              {roomy && row > 56 && (
                <text x={barsFrom} y={middle(index) + thick / 2 + 19}>
                  {count.toLocaleString('en-US')}, expected{' '}
                  {Math.round(expected * made).toLocaleString('en-US')}
                </text>
              )}
              <rect
                class="mark-plain"
                x={stray(-BAND * error)}
                y={middle(index) - row * 0.3}
                width={stray(BAND * error) - stray(-BAND * error)}
                height={row * 0.6}
                rx={2}
              />
              <line class="line-dice" x1={stray(0)} x2={at} y1={middle(index)} y2={middle(index)} />
              <circle class="mark-dice" cx={at} cy={middle(index)} r={5.5} />
            </g>
          );
        })}
        <line class="reference" x1={stray(0)} x2={stray(0)} y1={top - 12} y2={top + row * entries.length} />
        {roomy && (
          <line class="rule-ink" x1={barsFrom} x2={barsFrom} y1={top - 12} y2={top + row * entries.length} />
        )}
        {roomy && (
          <text x={barsFrom} y={top + row * entries.length + 18}>
            tick: what the weights say
          </text>
        )}
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
