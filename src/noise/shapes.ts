import type { Noise2 } from './fractal';

/**
 * Value noise, which goes from 0 to 1, spread over −1 to 1 as the other kinds are.
 *
 * @param noise 0 to 1
 * @returns −1 to 1
 */
export function signed(noise: Noise2): Noise2 {
  return (x, y, seed) => 2 * noise(x, y, seed) - 1;
}

/**
 * Ridges: a layer folded at 0 and turned upside down, so that its crossings of 0 become sharp crests. Give it to
 * `fractal` in the layer's place.
 *
 * @param noise −1 to 1
 * @returns 0 to 1, and 1 along the crests
 */
export function ridged(noise: Noise2): Noise2 {
  return (x, y, seed) => 1 - Math.abs(noise(x, y, seed));
}

/**
 * Billows, also called turbulence: a layer folded at 0, so that its crossings of 0 become sharp valleys between round
 * hills.
 *
 * @param noise −1 to 1
 * @returns 0 to 1, and 0 along the valleys
 */
export function billow(noise: Noise2): Noise2 {
  return (x, y, seed) => Math.abs(noise(x, y, seed));
}
