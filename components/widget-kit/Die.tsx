/** A die's face, drawn with its pips. */
import './die.css';

const LEFT = 0.26;
const MIDDLE = 0.5;
const RIGHT = 0.74;

const corners = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
  [RIGHT, LEFT],
  [LEFT, RIGHT],
] as const;
const sides = [
  [LEFT, MIDDLE],
  [RIGHT, MIDDLE],
] as const;
const center = [[MIDDLE, MIDDLE]] as const;

const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: center,
  2: corners.slice(0, 2),
  3: [...corners.slice(0, 2), ...center],
  4: corners,
  5: [...corners, ...center],
  6: [...corners, ...sides],
};

export interface DieProps {
  /** Its middle. */
  x: number;
  y: number;
  size: number;
  /** 1 to 6. */
  face: number;
  /** Outlined in ink; outlined in the color of what is in step, or of luck; or filled as a die on its own. */
  tone?: 'plain' | 'drift' | 'luck' | 'dice';
}

export function Die({ x, y, size, face, tone = 'plain' }: DieProps) {
  return (
    <g class={`die die-${tone}`} transform={`translate(${x - size / 2} ${y - size / 2})`}>
      <rect width={size} height={size} rx={size * 0.18} />
      {pips[face]!.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx * size} cy={cy * size} r={size * 0.09} />
      ))}
    </g>
  );
}
