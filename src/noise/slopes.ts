/** The square root of one half, written out: bundlers keep a look-up in `Math` where nobody needs it. */
const DIAGONAL = 0.7071067811865476;

/** Eight directions of length 1. Written out, since sines and cosines may differ between engines in the last digit. */
export const DIRECTIONS = [
  [1, 0],
  [DIAGONAL, DIAGONAL],
  [0, 1],
  [-DIAGONAL, DIAGONAL],
  [-1, 0],
  [-DIAGONAL, -DIAGONAL],
  [0, -1],
  [DIAGONAL, -DIAGONAL],
] as const;

/** Perlin's twelve slopes of 2002: from the middle of a cube to the middles of its edges. Length √2. */
export const EDGES = [
  [1, 1, 0],
  [-1, 1, 0],
  [1, -1, 0],
  [-1, -1, 0],
  [1, 0, 1],
  [-1, 0, 1],
  [1, 0, -1],
  [-1, 0, -1],
  [0, 1, 1],
  [0, -1, 1],
  [0, 1, -1],
  [0, -1, -1],
] as const;

/** Slopes laid flat, one after the other, as engines read them fastest. */
export function flatSlopes(
  slopes: readonly (readonly number[])[],
): Float64Array {
  return Float64Array.from(slopes.flat());
}
