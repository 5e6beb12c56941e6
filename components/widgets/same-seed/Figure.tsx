import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { Die } from '../../widget-kit/Die';
import { pairRows } from '../../widget-kit/pair-rows';
import { definition, ROLLS } from './definition';
import { model, type Data } from './model';

/** Two rows of dice; where they agree a line ties them, where they differ the lower die is amber. */
function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const [upper, lower] = data.rolls;
  const rows = pairRows(ROLLS, width, height, 0.34, 0);
  const half = rows.size / 2;
  // Machines that never part are in step, and in step is blue, as in every figure.
  const inStep = data.outputs.first === null;

  return (
    <Plot width={width} height={height}>
      {rows.starts.map((start) => {
        const left = rows.x(start) - half;
        const right = rows.x(start + rows.inARow - 1) + half;
        return (
          <g key={start}>
            <text class="plot-note" x={left} y={rows.y(start, 0) - half - 8}>
              Seed <tspan class="plot-mono">{values.seed}</tspan>
            </text>
            <text class="plot-note" x={right} y={rows.y(start, 0) - half - 8} text-anchor="end">
              rolls {start + 1} to {start + rows.inARow}
            </text>
            <text class="plot-note" x={left} y={rows.y(start, 1) + half + 18}>
              Seed <tspan class="plot-mono">{values.other}</tspan>
            </text>
          </g>
        );
      })}
      {upper.map((roll, turn) => {
        const same = roll === lower[turn];
        const x = rows.x(turn);
        return (
          <g key={turn}>
            {same && (
              <line
                class={inStep ? 'line-drift' : 'line-ink'}
                x1={x}
                x2={x}
                y1={rows.y(turn, 0) + half}
                y2={rows.y(turn, 1) - half}
              />
            )}
            <Die x={x} y={rows.y(turn, 0)} size={rows.size} face={roll} />
            <Die
              x={x}
              y={rows.y(turn, 1)}
              size={rows.size}
              face={lower[turn]!}
              tone={inStep ? 'drift' : same ? 'plain' : 'dice'}
            />
          </g>
        );
      })}
    </Plot>
  );
}

export default widget({ definition, model, Figure });
