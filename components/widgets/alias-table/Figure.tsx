import './alias-table.css';
import { scaleLinear } from '../../widget-kit/scale';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

type Props = FigureProps<typeof definition.parameters, Data>;

/** There are six colors to tell entries apart. */
const COLORS = 6;

const amount = (value: number) => String(Number(value.toFixed(3)));

/** The step in words. */
function headline({ columns, now }: Data, steps: number): string {
  if (!now) return 'Every entry in its own column, too high or too low';
  if (steps > columns.length || columns.every(({ finished }) => finished)) {
    return 'Done: every column is full, and holds at most two entries';
  }
  const { column, cut, alias } = now;
  if (alias === column) return `Column ${column} is full by itself: ${columns[column]!.name}`;
  return `Column ${column}: ${amount(cut)} ${columns[column]!.name}, ${amount(1 - cut)} ${columns[alias]!.name}`;
}

/** A part of a column that belongs to one entry, with as much of its name as fits. */
function Piece({
  of,
  name,
  x,
  y,
  width,
  height,
}: {
  of: number;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const fits = name.length * 8 + 8 < width;
  return (
    <g>
      <rect class={`piece piece-${of % COLORS}`} x={x} y={y} width={width} height={Math.max(0, height)} />
      {height > 17 && (
        <text class="piece-name" x={x + width / 2} y={y + height / 2} dy="0.36em" text-anchor="middle">
          {fits ? name : of}
        </text>
      )}
    </g>
  );
}

function Figure({ values, data, width, height }: Props) {
  const { columns, tallest, now } = data;
  const roomy = width >= 540;
  const [left, right] = roomy ? [58, width - 28] : [34, width - 10];
  const [top, floor] = [roomy ? 58 : 54, height - 48];
  const pitch = Math.min((right - left) / columns.length, 150);
  const across = pitch * 0.8;
  const start = left + (right - left - pitch * columns.length) / 2;
  const x = (column: number) => start + pitch * column + (pitch - across) / 2;
  const y = scaleLinear([0, Math.max(1.15, tallest)], [floor, top]);

  return (
    <Plot width={width} height={height}>
      <g class="alias-table">
        <text class="plot-strong" x={roomy ? 22 : 12} y={26}>
          {headline(data, values.steps)}
        </text>
        {columns.map(({ name, own, was, alias, finished }, column) => (
          <g key={column}>
            {was > own && (
              <rect class="column-was" x={x(column)} y={y(was)} width={across} height={y(own) - y(was)} />
            )}
            <Piece of={column} name={name} x={x(column)} y={y(own)} width={across} height={floor - y(own)} />
            {alias !== undefined && (
              <Piece
                of={alias}
                name={columns[alias]!.name}
                x={x(column)}
                y={y(1)}
                width={across}
                height={y(own) - y(1)}
              />
            )}
            <rect
              class={column === now?.column ? 'column-now' : finished ? 'column-done' : 'column-frame'}
              x={x(column)}
              y={y(1)}
              width={across}
              height={floor - y(1)}
              rx={2}
            />
            <text class="plot-mono" x={x(column) + across / 2} y={floor + 18} text-anchor="middle">
              {column}
            </text>
            <text x={x(column) + across / 2} y={floor + 36} text-anchor="middle">
              {finished ? `cut ${amount(own)}` : amount(own)}
            </text>
          </g>
        ))}
        <line class="rule-ink" x1={left - 4} x2={right} y1={floor} y2={floor} />
        <g class="reference">
          <line x1={left - 4} x2={right} y1={y(1)} y2={y(1)} />
          <text x={left - 10} y={y(1)} dy="0.36em" text-anchor="end">
            1
          </text>
        </g>
        {roomy && (
          <text x={left - 10} y={floor + 18} text-anchor="end">
            entry
          </text>
        )}
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
