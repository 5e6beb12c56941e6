import './loot-line.css';
import { scaleLinear } from '../../widget-kit/scale';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

type Props = FigureProps<typeof definition.parameters, Data>;

/** No more digits than a weight may have. */
const shown = (value: number) =>
  Number(value.toFixed(3)).toLocaleString('en-US', { maximumFractionDigits: 3 });

/** What the walk finds at one entry: on to the next, or here. */
function finding(at: number, picked: number, holds: string): string {
  if (at > picked) return '';
  if (at === picked) return holds === 'start' ? 'roll < end: here' : 'roll ≤ end: here';
  return holds === 'start' ? 'roll ≥ end: go on' : 'roll > end: go on';
}

function Figure({ values, data, width, height, set }: Props) {
  const { slices, outputs } = data;
  const [total, roll, picked] = [outputs.total!, outputs.roll!, outputs.slice!];
  const roomy = width >= 540;
  const [left, right] = roomy ? [28, width - 28] : [14, width - 14];
  const x = scaleLinear([0, total], [left, right]);
  const [top, thick] = roomy ? [66, 50] : [58, 46];
  // The table of the walk stands in the middle of what the line leaves free.
  const under = top + thick + 34;
  const room = height - under - 10;
  const line = Math.min(roomy ? 29 : 28, room / (slices.length + 0.9));
  const table = under + (room - line * slices.length + 16) / 2;
  const at = x(roll);
  const anchor = at < left + 70 ? 'start' : at > right - 70 ? 'end' : 'middle';
  const columns = roomy
    ? { name: left + 4, weight: left + 190, end: left + 290, say: left + 330 }
    : { name: left, weight: left + 122, end: left + 182, say: left + 194 };
  // A border is named where its number has room beside those that are named already, the two ends first.
  const half = (end: number) => shown(end).length * 4.2 + 6;
  const borders = slices
    .map(({ end }) => end)
    .reduce<number[]>(
      (kept, end) =>
        kept.every(
          (other) => Math.abs(x(end) - x(other)) > half(end) + (other === total ? 2 : 1) * half(other),
        )
          ? [...kept, end]
          : kept,
      [0, total],
    );

  return (
    <Plot
      width={width}
      height={height}
      onPointer={(px, py) => {
        if (py < top - 44 || py > top + thick + 30) return;
        const wanted = (px - left) / (right - left);
        set({ u: Number(Math.min(0.999, Math.max(0, wanted)).toFixed(3)) });
      }}
    >
      <g class="loot-line">
        {slices.map(({ name, weight, start, end }, index) => {
          const across = x(end) - x(start);
          const tone = index === picked ? 'slice-picked' : index % 2 ? 'slice-odd' : 'slice-even';
          return (
            <g key={index}>
              {weight > 0 && (
                <rect
                  class={`slice ${tone}`}
                  x={x(start)}
                  y={top}
                  width={across}
                  height={thick}
                  rx={Math.min(4, across / 3)}
                />
              )}
              {across > name.length * 8.4 + 8 && (
                <text
                  class={index === picked ? 'on-dice' : 'plot-strong'}
                  x={(x(start) + x(end)) / 2}
                  y={top + thick * 0.66}
                  dy="0.36em"
                  text-anchor="middle"
                >
                  {name}
                </text>
              )}
            </g>
          );
        })}
        {slices.map(({ end }, index) => (
          <line
            key={index}
            class="rule-ink"
            x1={x(end)}
            x2={x(end)}
            y1={top + thick + 3}
            y2={top + thick + 9}
          />
        ))}
        {borders.map((end) => (
          <text
            key={end}
            class="plot-mono"
            x={x(end)}
            y={top + thick + 24}
            text-anchor={end === 0 ? 'start' : end === total ? 'end' : 'middle'}
          >
            {shown(end)}
          </text>
        ))}

        {slices[picked]!.weight === 0 && <circle class="mark-dice" cx={at} cy={top + thick / 2} r={7} />}
        <line class="reference" x1={at} x2={at} y1={top - 12} y2={top + thick * 0.36} />
        <path class="mark-ink" d={`M ${at - 7} ${top - 22} h 14 l -7 12 z`} />
        <text class="plot-strong" x={at} y={top - 29} text-anchor={anchor}>
          roll {shown(roll)}
        </text>

        <g class="plot-head">
          <text x={columns.weight} y={table - 8} text-anchor="end">
            weight
          </text>
          <text x={columns.end} y={table - 8} text-anchor="end">
            end
          </text>
        </g>
        {slices.map(({ name, weight, end }, index) => {
          const y = table + (index + 0.5) * line;
          const here = index === picked;
          return (
            <g key={index} class={index > picked ? 'walk-later' : ''}>
              {here && (
                <rect
                  class="mark-dice"
                  x={left - 4}
                  y={y - line / 2 + 1}
                  width={right - left + 8}
                  height={line - 2}
                  rx={4}
                />
              )}
              {[
                {
                  text: roomy && !name.startsWith('Entry') ? `${index}  ${name}` : name,
                  x: columns.name,
                  anchor: 'start' as const,
                },
                { text: shown(weight), x: columns.weight, anchor: 'end' as const },
                { text: shown(end), x: columns.end, anchor: 'end' as const },
                {
                  text: finding(index, picked, values.holds) + (here && weight === 0 ? ' (weight 0)' : ''),
                  x: columns.say,
                  anchor: 'start' as const,
                },
              ].map((cell) => (
                <text
                  key={cell.x}
                  class={here ? 'on-dice' : ''}
                  x={cell.x}
                  y={y}
                  dy="0.36em"
                  text-anchor={cell.anchor}
                >
                  {cell.text}
                </text>
              ))}
            </g>
          );
        })}
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
