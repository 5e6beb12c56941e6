/** Rounds to float32, so that these functions give the bits that a C++ program with `float` gives. */
const f32 = Math.fround;

/**
 * The S-shaped blend 3t² − 2t³: 0 at 0, 1 at 1, flat at both ends. Float32 arithmetic.
 * @param t from 0 to 1
 */
export function smoothstep(t: number): number {
  return f32(f32(t * t) * f32(3 - f32(2 * t)));
}

/**
 * The straight way from `a` to `b`: `a` at t = 0, `b` at t = 1. Float32 arithmetic.
 * @param t from 0 to 1
 */
export function lerp(a: number, b: number, t: number): number {
  return f32(a + f32(f32(b - a) * t));
}

/**
 * The slope of {@link smoothstep}: 6t(1 − t). 0 at both ends, steepest (1.5) in the middle.
 * @param t from 0 to 1
 */
export function smoothstepSlope(t: number): number {
  return 6 * t * (1 - t);
}

/**
 * Perlin's smoother blend 6t⁵ − 15t⁴ + 10t³: 0 at 0, 1 at 1, and neither slope nor bend at the ends. Plain doubles.
 * @param t from 0 to 1
 */
export function quintic(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/**
 * The slope of {@link quintic}: 30t²(1 − t)². 0 at both ends, steepest (1.875) in the middle.
 * @param t from 0 to 1
 */
export function quinticSlope(t: number): number {
  return 30 * t * t * (1 - t) * (1 - t);
}
