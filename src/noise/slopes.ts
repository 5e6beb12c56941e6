const DIAGONAL = Math.SQRT1_2;

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
