import { requireFinite } from './bad-input';
import type { Generator } from './generator';
import { uniformDouble } from './uniform';

/**
 * A number from the normal distribution, the bell curve: 68 % of them are within `sd` of the mean,
 * 95 % within twice that.
 *
 * G. E. P. Box and M. E. Muller, "A Note on the Generation of Random Normal Deviates" (1958): on a
 * two-dimensional bell the direction is even and the distance has this closed form; x is one
 * coordinate. The other is thrown away, so that every call uses the same number of draws: four raw
 * numbers, always. `Math.log` and `Math.cos` may differ in the last digit from one browser to
 * another.
 *
 * @param mean a finite number
 * @param sd the standard deviation: finite, 0 or more, in the units of the mean
 * @returns at most 8.58 × `sd` from the mean, since the rarest u there is is 2^−53
 * @throws RangeError naming the number that is out of range.
 */
export function normal(rng: Generator, mean = 0, sd = 1): number {
  requireFinite('mean', mean);
  requireSpread(sd);
  // 1 − u is never 0, whose logarithm is not finite.
  const u = 1 - uniformDouble(rng);
  const angle = 2 * Math.PI * uniformDouble(rng);
  const distance = Math.sqrt(-2 * Math.log(u));
  return mean + sd * distance * Math.cos(angle);
}

/** Refuse what no standard deviation can be. */
function requireSpread(sd: number): void {
  if (sd >= 0 && sd < Infinity) return;
  throw new RangeError(`sd must be 0 or more and finite, got ${String(sd)}`);
}

/**
 * How long until something happens that may happen at any moment, `rate` times per unit of time on
 * average: 1 / rate on average, often much less, now and then much more.
 *
 * The share still waiting after t is e^(−rate × t); set that to 1 − u and solve for t. Two raw
 * numbers, always.
 *
 * @param rate finite and above 0, per unit of time
 * @returns 0 to 36.8 / rate, in units of time
 * @throws RangeError naming the rate.
 */
export function exponential(rng: Generator, rate = 1): number {
  if (!(rate > 0 && rate < Infinity))
    throw new RangeError(
      `rate must be above 0 and finite, got ${String(rate)}`,
    );
  return -Math.log(1 - uniformDouble(rng)) / rate;
}
