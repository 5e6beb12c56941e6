import type { Noise2 } from './fractal';
import { mixedSeed } from './hash-mix';
import { requireNumber } from './refuse';

/**
 * Domain warping: the place that (x, y) is pushed to by two fields of noise with seeds of their own. Sampling a field
 * there, in place of at (x, y), folds and stretches it like marble.
 *
 * @param noise −1 to 1, for instance `gradient2` or `signed(value2)`
 * @param x, y place in lattice units
 * @param amount the most that a coordinate is pushed, in lattice units; 0 returns the coordinates' own bits
 * @param seed whole number from 0 to 4294967295
 * @throws RangeError for an amount that is not finite, and for coordinates as `noise` does
 */
export function warp2(
  noise: Noise2,
  x: number,
  y: number,
  amount: number,
  seed: number,
): { x: number; y: number } {
  requireNumber('amount', amount);
  if (amount === 0) return { x, y };
  return {
    x: x + amount * noise(x, y, mixedSeed(seed, 1)),
    y: y + amount * noise(x, y, mixedSeed(seed, 2)),
  };
}
