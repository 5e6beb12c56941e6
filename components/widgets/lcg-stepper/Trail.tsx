import type { Data } from './model';

const NAMES = 48;

/** The rolls so far, odd ones in an upper lane and even ones in a lower: a roll that alternates is a zigzag. */
export function Trail({
  rolls,
  slots,
  closing,
  x,
  y,
  width,
  height,
}: {
  rolls: readonly number[];
  slots: number;
  closing: Data['closing'];
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const perRow = width > 520 ? slots : slots / 2;
  const rows = Array.from({ length: Math.ceil(slots / perRow) }, (_, row) => row);
  const across = (width - NAMES) / perRow;
  const tall = height / rows.length;
  const lane = Math.min((tall - 24) / 2, 62);
  const size = Math.max(0, Math.min(across - 2, lane - 3, 34));
  const center = (slot: number) => x + NAMES + ((slot % perRow) + 0.5) * across;
  const middle = (slot: number, odd: boolean) =>
    y + Math.floor(slot / perRow) * tall + lane * (odd ? 0.5 : 1.5);
  const place = (slot: number) => [center(slot), middle(slot, rolls[slot]! % 2 === 1)] as const;
  const closes = closing && closing.step - 1;

  return (
    <g>
      {rows.map((row) => {
        const first = row * perRow;
        const [under, last] = [middle(first, false) + lane / 2 + 15, first + perRow - 1];
        return (
          <g key={row}>
            <text class="plot-note" x={x} y={middle(first, true)} dy="0.35em">
              odd
            </text>
            <text class="plot-note" x={x} y={middle(first, false)} dy="0.35em">
              even
            </text>
            {Array.from({ length: perRow }, (_, i) => first + i)
              .filter((slot) => slot >= rolls.length)
              .map((slot) => (
                <g key={slot} class="mark-plain">
                  <circle cx={center(slot)} cy={middle(slot, true)} r={1.5} />
                  <circle cx={center(slot)} cy={middle(slot, false)} r={1.5} />
                </g>
              ))}
            {closes !== undefined && Math.floor(closes / perRow) === row ? (
              <Closing
                x={center(closes)}
                y={under}
                place={closes % perRow}
                perRow={perRow}
                closing={closing!}
              />
            ) : (
              [first, last].map((slot) => (
                <text key={slot} class="plot-note" x={center(slot)} y={under} text-anchor="middle">
                  {slot + 1}
                </text>
              ))
            )}
            <polyline
              class="line-soft trail"
              points={rolls
                .slice(first, last + 1)
                .map((_, i) => place(first + i).join())
                .join(' ')}
            />
          </g>
        );
      })}
      {rolls.map((roll, slot) => {
        const [cx, cy] = place(slot);
        const odd = roll % 2 === 1;
        const marked = slot === rolls.length - 1 || slot === closes;
        return (
          <g key={slot} transform={`translate(${cx} ${cy})`}>
            <rect
              class={odd ? 'mark-dice' : 'tile-even'}
              x={-size / 2}
              y={-size / 2}
              width={size}
              height={size}
              rx={size * 0.18}
            />
            {marked && (
              <rect
                class="line-ink"
                x={-size / 2}
                y={-size / 2}
                width={size}
                height={size}
                rx={size * 0.18}
              />
            )}
            <text class={odd ? 'on-dice' : 'plot-strong'} dy="0.36em" text-anchor="middle">
              {roll}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Says, under the step that closes the circle, which earlier step it is back at. */
function Closing({
  x,
  y,
  place,
  perRow,
  closing,
}: {
  x: number;
  y: number;
  place: number;
  perRow: number;
  closing: { step: number; like: number };
}) {
  const anchor = place < 5 ? 'start' : place > perRow - 6 ? 'end' : 'middle';
  return (
    <text class="plot-strong" x={x} y={y} text-anchor={anchor}>
      step {closing.step}: back at the state of {closing.like === 0 ? 'the start' : `step ${closing.like}`}
    </text>
  );
}
