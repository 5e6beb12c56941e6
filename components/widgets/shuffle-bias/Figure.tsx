import './shuffle-bias.css';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

/** From so many standard deviations on, a cell is taken for more than luck. */
const HARDLY_LUCK = 4;
/** A cell this far from its share has all the ink there is. */
const FULL = 0.6;
/** The most ink a cell takes, in percent, so that its number stays legible: amber above the share, ink below. */
const MOST = { over: 62, under: 34 };

/** A cell's fill: amber where a card lands too often, ink where too seldom, paper where it is fair. */
function fill(stray: number): string {
  const strength = Math.min(1, Math.abs(stray) / FULL) ** 0.8;
  return stray > 0
    ? `color-mix(in oklab, var(--dice-fill) ${(strength * MOST.over).toFixed(1)}%, var(--paper-raised))`
    : `color-mix(in oklab, var(--ink) ${(strength * MOST.under).toFixed(1)}%, var(--paper-raised))`;
}

/** +28, −9, or 0: whole percent with a sign. Where that does not fit, the sign alone. */
function words(stray: number, tight: boolean): string {
  const percent = Math.round(Math.abs(stray) * 100);
  if (percent === 0) return tight ? '' : '0';
  return `${stray > 0 ? '+' : '−'}${tight ? '' : percent}`;
}

const SWATCHES = [-0.6, -0.3, 0, 0.3, 0.6] as const;

/** What the shades mean. */
function Key({ x, y, end, roomy }: { x: number; y: number; end: number; roomy: boolean }) {
  const across = roomy ? 52 : 42;
  return (
    <g>
      {SWATCHES.map((stray, at) => (
        <g key={stray} transform={`translate(${x + at * across} ${y})`}>
          <rect class="heat" style={{ fill: fill(stray) }} width={across - 3} height={20} rx={3} />
          <text class="heat-number" x={(across - 3) / 2} y={10} dy="0.36em" text-anchor="middle">
            {stray === 0 ? 'fair' : words(stray, false)}
          </text>
        </g>
      ))}
      <text x={end} y={y + 10} dy="0.36em" text-anchor="end">
        {roomy ? 'percent above or below the fair share' : 'percent'}
      </text>
    </g>
  );
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { cards } = values;
  const { counts, made, luck, outputs } = data;
  const roomy = width >= 540;
  const [left, right, top, bottom] = roomy
    ? [84, width - 24, 58, height - 50]
    : [46, width - 10, 54, height - 46];
  const across = (right - left) / cards;
  const down = (bottom - top) / cards;
  const fair = made / cards;
  const tight = across < 29;
  const slots = counts.map((_, slot) => slot);

  return (
    <Plot width={width} height={height}>
      <text class="plot-strong" x={left + 1} y={roomy ? 24 : 20}>
        lands in slot
      </text>
      <text x={right - 1} y={roomy ? 24 : 20} text-anchor="end">
        luck alone: about ±{(luck * 200).toPrecision(2)} %
      </text>
      <g class="plot-strong" transform={`translate(${roomy ? 28 : 14} ${(top + bottom) / 2}) rotate(-90)`}>
        <text class="plot-strong" text-anchor="middle" dy="0.36em">
          starts in slot
        </text>
      </g>
      {slots.map((slot) => (
        <g key={slot}>
          <text class="plot-mono" x={left + (slot + 0.5) * across} y={top - 9} text-anchor="middle">
            {slot}
          </text>
          <text class="plot-mono" x={left - 8} y={top + (slot + 0.5) * down} dy="0.36em" text-anchor="end">
            {slot}
          </text>
        </g>
      ))}
      {counts.map((row, start) =>
        row.map((count, end) => {
          const stray = count / fair - 1;
          return (
            <g key={`${start} ${end}`} transform={`translate(${left + end * across} ${top + start * down})`}>
              <rect
                class="heat"
                style={{ fill: fill(stray) }}
                x={1}
                y={1}
                width={across - 2}
                height={down - 2}
                rx={3}
              />
              <text
                class={Math.abs(stray) > HARDLY_LUCK * luck ? 'heat-number heat-sure' : 'heat-number'}
                x={across / 2}
                y={down / 2}
                dy="0.36em"
                text-anchor="middle"
              >
                {words(stray, tight)}
              </text>
            </g>
          );
        }),
      )}
      <rect
        class="heat-worst"
        x={left + outputs.to! * across + 1}
        y={top + outputs.from! * down + 1}
        width={across - 2}
        height={down - 2}
        rx={3}
      />
      <Key x={left + 1} y={height - 32} end={right - 1} roomy={roomy} />
    </Plot>
  );
}

export default widget({ definition, model, Figure });
