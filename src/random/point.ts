/** A place in the plane, or an arrow to it from (0, 0), in whatever unit its maker was given. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in space, or an arrow to it from (0, 0, 0). */
export interface Point3 extends Point {
  readonly z: number;
}

/**
 * The place at a distance in a direction.
 *
 * @param angle in radians, from the x axis towards the y axis
 * @param radius the distance from (0, 0); it may come out wrong in the last digit
 */
export function fromPolar(angle: number, radius: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
