import { field } from '../../widget-kit/Canvas';
import type { Data } from './model';

const short = (value: number) => value.toFixed(3).replace('-', '−');

/** One square, enlarged: four corners with their values, the blends on the two edges, and the one between them. */
export function Square({
  data,
  tx,
  ty,
  left,
  top,
  width,
  height,
}: {
  data: Data;
  /** How far into the square the place lies, 0 to 1; truncation makes it negative. */
  tx: number;
  ty: number;
  left: number;
  top: number;
  width: number;
  height: number;
}) {
  const side = Math.min(width - 84, height - 104);
  const [x0, y0] = [left + (width - side) / 2, top + (height - side) / 2];
  const x = (t: number) => x0 + t * side;
  const y = (t: number) => y0 + t * side;
  const { corners, outputs } = data;
  const inside = tx >= 0 && ty >= 0;
  const label = { fill: field.ink, fontFamily: 'var(--face-code)' };
  const soft = { fill: field.soft };
  const drift = { stroke: field.drift, strokeWidth: 2 };
  return (
    <g>
      <rect
        x={x0}
        y={y0}
        width={side}
        height={side}
        style={{ fill: 'none', stroke: field.grid, strokeWidth: 1.5 }}
      />
      {corners.map((value, at) => {
        const [right, low] = [at % 2, Math.floor(at / 2)];
        return (
          <g key={at}>
            <circle cx={x(right)} cy={y(low)} r={9} style={{ fill: field.ground }} />
            <circle
              cx={x(right)}
              cy={y(low)}
              r={9}
              style={{ fill: field.dice, fillOpacity: 0.15 + 0.85 * value, stroke: field.dice }}
            />
            <text x={x(right)} y={y(low) + (low ? 28 : -17)} text-anchor="middle" style={label}>
              {short(value)}
            </text>
            <text x={x(right)} y={y(low) + (low ? 44 : -33)} text-anchor="middle" style={soft}>
              ({`${data.left + right}, ${data.upper + low}`.replaceAll('-', '−')})
            </text>
          </g>
        );
      })}
      {inside ? (
        <g>
          <line x1={x(tx)} x2={x(tx)} y1={y(0)} y2={y(1)} style={drift} />
          {[0, 1].map((edge) => (
            <circle key={edge} cx={x(tx)} cy={y(edge)} r={5} style={{ fill: field.drift }} />
          ))}
          <circle
            cx={x(tx)}
            cy={y(ty)}
            r={7}
            style={{ fill: field.ink, stroke: field.ground, strokeWidth: 2 }}
          />
          {(
            [
              [0, 17, outputs.top],
              [1, -10, outputs.bottom],
              [ty, ty > 0.5 ? -12 : 20, outputs.value],
            ] as const
          ).map(([at, by, value], line) => (
            <text
              key={line}
              x={x(tx) + (tx > 0.5 ? -12 : 12)}
              y={y(at) + by}
              text-anchor={tx > 0.5 ? 'end' : 'start'}
              style={{ ...label, fill: line === 2 ? field.ink : field.drift, fontWeight: 650 }}
            >
              {short(value!)}
            </text>
          ))}
        </g>
      ) : (
        <text x={x(0.5)} y={y(0.5)} text-anchor="middle" style={label}>
          <tspan x={x(0.5)}>the place is not</tspan>
          <tspan x={x(0.5)} dy="1.3em">
            in this square
          </tspan>
        </text>
      )}
    </g>
  );
}
