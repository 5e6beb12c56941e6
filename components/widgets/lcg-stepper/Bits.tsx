/** A state as a row of bits, the highest first. Ones are filled; the lowest bit, which says odd or even, is amber. */
export function Bits({
  state,
  bits,
  even,
  x,
  y,
  width,
  height,
}: {
  state: number;
  bits: number;
  /** The number of sides is even, so that the lowest bit decides whether the roll is odd. */
  even: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const cell = Math.min(30, width / bits);
  const low = state % 2;
  const end = x + bits * cell;
  const words = `lowest bit ${low}${even ? `: the roll is ${low === 0 ? 'odd' : 'even'}` : ''}`;
  return (
    <g>
      {Array.from({ length: bits }, (_, i) => {
        const one = Math.floor(state / 2 ** (bits - 1 - i)) % 2 === 1;
        const lowest = i === bits - 1;
        return (
          <g key={i} transform={`translate(${x + i * cell} ${y})`}>
            <rect
              class={one ? (lowest ? 'mark-dice' : 'line-ink bit-one') : lowest ? 'line-dice' : 'hairline'}
              x={1}
              y={1}
              width={cell - 2}
              height={height}
              rx={2}
            />
          </g>
        );
      })}
      {bits * cell > 320 && (
        <text class="plot-note" x={x} y={y + height + 18}>
          the state in bits
        </text>
      )}
      <text
        class="plot-note"
        x={end < 260 ? x : end}
        y={y + height + 18}
        text-anchor={end < 260 ? 'start' : 'end'}
      >
        {words}
      </text>
    </g>
  );
}
