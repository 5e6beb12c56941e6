/** A swap as an arc over two cards, with a tip at each end; a card swapped with itself gets a loop. */
export function Swap({ from, to, y, room }: { from: number; to: number; y: number; room: number }) {
  const far = to - from;
  const high = Math.min(room, 20 + far * 0.22);
  const tip = (x: number) => `M ${x - 5} ${y - 8} L ${x} ${y} L ${x + 5} ${y - 8}`;
  const arc =
    far === 0
      ? `M ${from - 9} ${y} C ${from - 20} ${y - 34} ${from + 20} ${y - 34} ${from + 9} ${y}`
      : `M ${from} ${y} C ${from} ${y - high * 1.33} ${to} ${y - high * 1.33} ${to} ${y}`;
  const ends = far === 0 ? [from + 9] : [from, to];
  return (
    <g class="line-dice swap">
      <path d={arc} />
      {ends.map((x) => (
        <path key={x} d={tip(x)} />
      ))}
    </g>
  );
}
