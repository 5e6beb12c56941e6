/** Pi as a float. */
const PI = Math.fround(Math.PI);

/**
 * Reads a value as a compass heading. Two turns are the usual choice: with one, the common middle values all
 * point the same way and the field leans. Float32 arithmetic.
 *
 * @param value from 0 to 1
 * @param turns how many full turns the values 0 to 1 are spread over
 * @returns the angle in radians, counterclockwise where y points up
 */
export function heading(value: number, turns = 2): number {
  return Math.fround(Math.fround(value * (2 * turns)) * PI);
}
