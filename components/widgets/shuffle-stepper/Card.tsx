/** A numbered card, hanging from its upper edge. */
export function Card({
  x,
  y,
  width,
  height,
  number,
  tone,
}: {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  number: number;
  /** Not yet settled; settled by this step; settled before. */
  tone: 'live' | 'picked' | 'settled';
}) {
  const radius = Math.min(7, width / 6);
  return (
    <g class={`card card-${tone}`} transform={`translate(${x - width / 2} ${y})`}>
      <rect width={width} height={height} rx={radius} />
      {width > 40 && (
        <rect
          class="card-frame"
          x={5}
          y={5}
          width={width - 10}
          height={height - 10}
          rx={Math.max(1, radius - 3)}
        />
      )}
      <text
        x={width / 2}
        y={height / 2}
        dy="0.36em"
        text-anchor="middle"
        style={{ fontSize: `${Math.min(34, Math.max(13, width * 0.48))}px` }}
      >
        {number}
      </text>
    </g>
  );
}
