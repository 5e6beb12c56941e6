/**
 * A number for every corner of the lattice, made from the corner's place and a seed: the same one every time,
 * in any order, at negative and huge coordinates alike. Keeps no state, unlike a generator.
 *
 * Three odd multipliers spread the inputs, then fold, multiply and fold mix them. The low 24 bits, over 2²⁴,
 * are exact in a float and in a double.
 *
 * @param x whole number, taken modulo 2³²
 * @param y whole number, taken modulo 2³²
 * @param seed whole number from 0 to 4294967295
 * @returns 0 up to, and not including, 1
 */
export function hash01(x: number, y: number, seed: number): number {
  let n =
    Math.imul(x, 374761393) +
    Math.imul(y, 668265263) +
    Math.imul(seed, 2246822519);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  n ^= n >>> 16;
  return (n & 0xffffff) / 0x1000000;
}

/**
 * {@link hash01} with a third coordinate, which has an odd multiplier of its own. In the plane z = 0 it equals
 * `hash01`, so that a field can be given a third dimension without changing its first picture.
 *
 * @param x, y, z whole numbers, taken modulo 2³²
 * @param seed whole number from 0 to 4294967295
 * @returns 0 up to, and not including, 1
 */
export function hash01of3(
  x: number,
  y: number,
  z: number,
  seed: number,
): number {
  let n =
    Math.imul(x, 374761393) +
    Math.imul(y, 668265263) +
    Math.imul(z, 3266489917) +
    Math.imul(seed, 2246822519);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  n ^= n >>> 16;
  return (n & 0xffffff) / 0x1000000;
}
