import { mixedSeed } from './hash-mix';
import { requireGain, requireLacunarity, requireOctaves } from './refuse';
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
 * @throws RangeError for octaves outside 1 to 16, and for coordinates as `value2`
 */
export function fractal2(
  x: number,
  y: number,
  octaves: number,
  seed: number,
): number {
  requireOctaves(octaves);
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

/** Any noise of this library in two dimensions: a place in lattice units, and a seed. */
export type Noise2 = (x: number, y: number, seed: number) => number;
/** Any noise of this library in three dimensions. */
export type Noise3 = (
  x: number,
  y: number,
  z: number,
  seed: number,
) => number;

export interface FractalOptions {
  seed: number;
  /** How many layers, 1 to 16. */
  octaves: number;
  /** Each octave's frequency over the one before, 1 to 16. Default 2. */
  lacunarity?: number;
  /** Each octave's amplitude over the one before, 0 to 1. Default 0.5. */
  gain?: number;
  /** Divide by the amplitudes' sum, so that the range stays the noise's own. Default true. */
  normalized?: boolean;
  /** Stir the octave into the seed, in place of adding it: see {@link mixedSeed}. Default false. */
  mixed?: boolean;
}

/** Adds up octaves, whatever their dimension: `layer` samples one, at its frequency and with its seed. */
function addOctaves(
  {
    seed,
    octaves,
    lacunarity = 2,
    gain = 0.5,
    normalized = true,
    mixed = false,
  }: FractalOptions,
  layer: (frequency: number, seed: number) => number,
): number {
  requireOctaves(octaves);
  requireLacunarity(lacunarity);
  requireGain(gain);
  let sum = 0;
  let total = 0;
  let frequency = 1;
  let amplitude = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const own = mixed ? mixedSeed(seed, octave) : (seed + octave) >>> 0;
    sum += amplitude * layer(frequency, own);
    total += amplitude;
    frequency *= lacunarity;
    amplitude *= gain;
  }
  return normalized ? sum / total : sum;
}

/**
 * Fractal Brownian motion over any noise in two dimensions: its octaves added up. Doubles.
 *
 * @param noise one layer
 * @param x, y place in lattice units of the first octave
 * @returns the range of `noise` while `normalized`; otherwise that range times the amplitudes' sum
 * @throws RangeError for octaves, lacunarity or gain out of range, and for coordinates as `noise` does
 */
export function fractal(
  noise: Noise2,
  x: number,
  y: number,
  options: FractalOptions,
): number {
  return addOctaves(options, (frequency, seed) =>
    noise(x * frequency, y * frequency, seed),
  );
}

/**
 * {@link fractal} in three dimensions. With time as z, each octave changes as fast as it is fine.
 *
 * @param x, y, z place in lattice units of the first octave
 */
export function fractal3(
  noise: Noise3,
  x: number,
  y: number,
  z: number,
  options: FractalOptions,
): number {
  return addOctaves(options, (frequency, seed) =>
    noise(x * frequency, y * frequency, z * frequency, seed),
  );
}

/**
 * Octaves that all weigh the same, as some engines add them: {@link fractal} with a gain of 1. Rough, since the finest
 * layer is as strong as the coarsest.
 */
export function equalWeights(
  noise: Noise2,
  x: number,
  y: number,
  options: Omit<FractalOptions, 'gain'>,
): number {
  return fractal(noise, x, y, { ...options, gain: 1 });
}

/** The amplitudes 1, gain, gain² … added up: what a fractal is divided by. Four octaves at 0.5 make 1.875. */
export function amplitudeSum(octaves: number, gain: number): number {
  requireOctaves(octaves);
  requireGain(gain);
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) total += gain ** octave;
  return total;
}
