import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { Die } from '../../widget-kit/Die';
import { pairRows } from '../../widget-kit/pair-rows';
import { definition, LONGEST } from './definition';
import { model, type Data } from './model';

/**
 * Machine A above, B below. A line ties each of B's dice to the one of A's that came from the same draw: straight
 * down while they are in step, aslant once B is a draw ahead.
 */
function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const [a, b] = data.rolls;
  const rows = pairRows(LONGEST, width, height, 0.62, 18);
  const half = rows.size / 2;
  const extra = values.turn > 0 && values.turn <= values.turns ? values.turn - 1 : undefined;
  const ahead = (turn: number) => extra !== undefined && turn >= extra && !values.streams;

  return (
    <Plot width={width} height={height}>
      {rows.starts.map((start) => (
        <g key={start}>
          <text class="plot-strong" x={12} y={rows.y(start, 0)} dy="0.35em">
            A
          </text>
          <text class="plot-strong" x={12} y={rows.y(start, 1)} dy="0.35em">
            B
          </text>
          {[start, start + rows.inARow - 1].map((turn) => (
            <text
              key={turn}
              class="plot-note"
              x={rows.x(turn)}
              y={rows.y(turn, 0) - half - 8}
              text-anchor="middle"
            >
              {turn + 1}
            </text>
          ))}
        </g>
      ))}
      {Array.from({ length: LONGEST - values.turns }, (_, i) => values.turns + i).map((turn) => (
        <g key={turn} class="mark-plain">
          <circle cx={rows.x(turn)} cy={rows.y(turn, 0)} r={2} />
          <circle cx={rows.x(turn)} cy={rows.y(turn, 1)} r={2} />
        </g>
      ))}
      {b.map((roll, turn) => {
        const from = ahead(turn) ? turn + 1 : turn;
        if (a[from] !== roll || rows.pairOf(from) !== rows.pairOf(turn)) return null;
        return (
          <line
            key={turn}
            class={ahead(turn) ? 'line-dice' : 'line-drift'}
            x1={rows.x(from)}
            x2={rows.x(turn)}
            y1={rows.y(turn, 0) + half}
            y2={rows.y(turn, 1) - half}
          />
        );
      })}
      {a.map((roll, turn) => {
        const tone = !ahead(turn) ? 'drift' : roll === b[turn] ? 'luck' : 'dice';
        return (
          <g key={turn}>
            <Die x={rows.x(turn)} y={rows.y(turn, 0)} size={rows.size} face={roll} />
            <Die x={rows.x(turn)} y={rows.y(turn, 1)} size={rows.size} face={b[turn]!} tone={tone} />
          </g>
        );
      })}
      {extra !== undefined && <Spark rows={rows} turn={extra} own={values.streams} half={half} />}
    </Plot>
  );
}

/** Where B draws one number more: a notch under its die, and the words. */
function Spark({
  rows,
  turn,
  own,
  half,
}: {
  rows: ReturnType<typeof pairRows>;
  turn: number;
  own: boolean;
  half: number;
}) {
  const x = rows.x(turn);
  const y = rows.y(turn, 1) + half + 4;
  const place = turn % rows.inARow;
  const anchor = place < 3 ? 'start' : place > rows.inARow - 4 ? 'end' : 'middle';
  return (
    <g>
      <path class={own ? 'mark-drift' : 'mark-dice'} d={`M${x} ${y}l5 8h-10z`} />
      <text
        class="plot-strong"
        x={anchor === 'start' ? x + 10 : anchor === 'end' ? x - 10 : x}
        y={anchor === 'middle' ? y + 20 : y + 10}
        text-anchor={anchor}
      >
        {own ? 'extra draw, from its own stream' : 'one draw too many'}
      </text>
    </g>
  );
}

export default widget({ definition, model, Figure });
