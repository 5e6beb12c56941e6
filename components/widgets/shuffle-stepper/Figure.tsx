import './shuffle-stepper.css';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { Card } from './Card';
import { definition } from './definition';
import { model, type Data } from './model';
import { Swap } from './Swap';

type Props = FigureProps<typeof definition.parameters, Data>;

/** The step in words. */
function headline({ steps, cards }: Props['values'], { i, j, live }: Data['outputs']): string {
  if (live === 0) return 'Done: every slot is settled';
  if (steps === 0) return 'In order, and nothing is settled yet';
  return `Step ${steps} of ${cards - 1}: i = ${i}, j = ${j}${i === j ? ', the card stays' : ''}`;
}

/** Under the cards: how far they are live and from where settled. */
function Parts({
  live,
  cards,
  start,
  pitch,
  y,
}: {
  live: number;
  cards: number;
  start: number;
  pitch: number;
  y: number;
}) {
  const [border, end] = [start + live * pitch, start + cards * pitch];
  return (
    <g>
      {live > 0 && (
        <>
          <line class="line-soft live-part" x1={start + 3} x2={border - 3} y1={y} y2={y} />
          <text x={start + 3} y={y + 19}>
            live
          </text>
        </>
      )}
      {live < cards && (
        <>
          <line class="line-ink settled-part" x1={border + 3} x2={end - 3} y1={y} y2={y} />
          <text class="plot-strong" x={end - 3} y={y + 19} text-anchor="end">
            settled
          </text>
        </>
      )}
    </g>
  );
}

function Figure({ values, data, width, height }: Props) {
  const { cards } = values;
  const { row, swaps, ways, outputs } = data;
  const { i, j } = outputs;
  const live = outputs.live!;
  const roomy = width >= 540;
  const [left, right] = roomy ? [84, 24] : [50, 10];
  const room = width - left - right;
  const pitch = Math.min(room / cards, 108);
  const start = left + (room - pitch * cards) / 2;
  const middle = (slot: number) => start + (slot + 0.5) * pitch;

  const line = roomy ? 25 : 22;
  const under = 40 + 3 * line + 16;
  const arcs = roomy ? 84 : 72;
  const tall = Math.min(pitch * 1.24, height - arcs - under - 12, 130);
  const across = Math.min(pitch * 0.88, tall / 1.2);
  const spare = Math.max(0, height - arcs - tall - under - 8);
  const top = arcs + spare * 0.35;
  const parts = top + tall + 12;
  const table = parts + 24 + spare * 0.25;
  const ends = live === 0 ? `${cards}! = ${ways.toLocaleString('en-US')} ways, one to each order` : '';

  return (
    <Plot width={width} height={height}>
      <g class="walk">
        <text class="plot-strong" x={roomy ? 20 : 12} y={26}>
          {headline(values, outputs)}
        </text>
        {row.map((card, slot) => (
          <Card
            key={slot}
            x={middle(slot)}
            y={top}
            width={across}
            height={tall}
            number={card}
            tone={slot === i ? 'picked' : slot >= live ? 'settled' : 'live'}
          />
        ))}
        {i !== null && j !== null && <Swap from={middle(j)} to={middle(i)} y={top - 5} room={top - 42} />}
        <Parts live={live} cards={cards} start={start} pitch={pitch} y={parts} />

        {['slot', 'j', 'out of'].map((name, at) => (
          <text key={name} x={start - 8} y={table + (at + 1) * line - 4} text-anchor="end">
            {name}
          </text>
        ))}
        {row.map((_, slot) => {
          const swap = swaps.find((made) => made.i === slot);
          const now = slot === i;
          return (
            <g key={slot} transform={`translate(${middle(slot)} ${table})`} text-anchor="middle">
              <text class={now ? 'plot-mono plot-strong' : 'plot-mono slot-number'} y={line - 4}>
                {slot}
              </text>
              {swap && (
                <>
                  {now && (
                    <rect
                      class="mark-dice"
                      x={-Math.min(15, pitch / 2 - 1)}
                      y={line + 6}
                      width={Math.min(30, pitch - 2)}
                      height={line - 3}
                      rx={4}
                    />
                  )}
                  <text class={now ? 'on-dice' : 'plot-mono'} y={2 * line - 4}>
                    {swap.j}
                  </text>
                  <text class="plot-mono" y={3 * line - 4}>
                    {swap.i + 1}
                  </text>
                </>
              )}
            </g>
          );
        })}
        <text class="plot-strong" x={start + 3} y={height - 10}>
          {ends || `${ways.toLocaleString('en-US')} equally likely ${ways === 1n ? 'way' : 'ways'} so far`}
        </text>
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
