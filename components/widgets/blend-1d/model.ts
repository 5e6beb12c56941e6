import { lerp, quintic, quinticSlope, smoothstep, smoothstepSlope } from '../../../src/noise';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** Corners at −1 and 2, beyond the two that can be moved: they show how the pieces meet. */
const BEFORE = 0.7;
const AFTER = 0.35;
/** Points of the curve in each square; even, so that the middle is among them. */
const STEPS = 48;

type Way = Values<typeof definition>['blend'];

const ways: Record<Way, { of(t: number): number; slope(t: number): number }> = {
  straight: { of: (t) => t, slope: () => 1 },
  smooth: { of: smoothstep, slope: smoothstepSlope },
  quintic: { of: quintic, slope: quinticSlope },
};

export interface Point {
  x: number;
  value: number;
  slope: number;
}

export interface Data {
  /** The values of the corners at −1, 0, 1 and 2. */
  corners: readonly number[];
  /** The curve, one list for each square: two squares may meet with different slopes. */
  squares: readonly (readonly Point[])[];
  outputs: Outputs<typeof definition>;
}

export function model({ left, right, t, blend }: Values<typeof definition>): Data {
  const way = ways[blend];
  const corners = [BEFORE, left, right, AFTER];
  const at = (square: number, t: number): Point => {
    const [from, to] = [corners[square]!, corners[square + 1]!];
    return {
      x: square - 1 + t,
      value: lerp(from, to, way.of(t)),
      slope: (to - from) * way.slope(t),
    };
  };
  const { value, slope } = at(1, t);
  return {
    corners,
    squares: [0, 1, 2].map((square) =>
      Array.from({ length: STEPS + 1 }, (_, step) => at(square, step / STEPS)),
    ),
    outputs: { value, slope },
  };
}
