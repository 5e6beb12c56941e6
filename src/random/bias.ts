/**
 * A fraction kept exact: [numerator, denominator], as counted and not reduced. A denominator of 0
 * means "without end".
 */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

/**
 * How unevenly R raw values fall into n results when each takes the remainder. All counts are
 * exact.
 */
export interface Bias {
  /** R, how many raw values there are. */
  readonly rawValues: bigint;
  /** n, how many results there are. */
  readonly n: bigint;
  /** q = ⌊R / n⌋: raw values every result gets. 0 if there are more results than raw values. */
  readonly quotient: bigint;
  /** r = R mod n: raw values left over, dealt to the results 0 to r − 1, one each. */
  readonly remainder: bigint;
  /** How many results come up more often than others: r. */
  readonly favored: bigint;
  /**
   * Raw values of the luckiest result over those of the unluckiest, (q + 1) / q; q / q if nothing
   * is left over.
   */
  readonly ratioExact: Fraction;
  /** The same as a number: 1 is fair, 2 twice as often, Infinity if some results never come up. */
  readonly ratio: number;
  /**
   * How far the luckiest result is above the fair share 1/n, as a part of that share: (n − r) / R;
   * 0 / R if fair.
   */
  readonly aboveFairExact: Fraction;
  /** The same as a number: 0 is fair, 0.01 is one percent more than its share. */
  readonly aboveFair: number;
  /** The cure: throw away raw values below this (r, as PCG does). R itself if that leaves none. */
  readonly rejectBelow: bigint;
  /** The other cure: throw away raw values from this one up (q × n). */
  readonly rejectFrom: bigint;
  /** The part of the raw values that either cure throws away, r / R: 0 up to 1. */
  readonly rejectedShare: number;
  /**
   * Raw values used for one result on average, once cured: R / (R − r). Below 2 whenever n is at
   * most R.
   */
  readonly meanDrawsExact: Fraction;
  /** The same as a number; Infinity if every raw value is thrown away. */
  readonly meanDraws: number;
}

/**
 * The bias of `raw % n`, counted exactly for any range: R = qn + r raw values give r results q + 1
 * of them, the rest q.
 *
 * @param rawValues how many raw values there are, at least 1: a safe whole number or a bigint (for
 *   32 bits, 4294967296)
 * @param n how many results, at least 1, likewise
 * @throws RangeError naming the number that is out of range.
 */
export function biasOf(rawValues: number | bigint, n: number | bigint): Bias {
  const R = toCount('rawValues', rawValues);
  const results = toCount('n', n);
  const q = R / results;
  const r = R % results;
  const isFair = r === 0n;
  const ratioExact: Fraction = [isFair ? q : q + 1n, q];
  const aboveFairExact: Fraction = [isFair ? 0n : results - r, R];
  const meanDrawsExact: Fraction = [R, R - r];
  return {
    rawValues: R,
    n: results,
    quotient: q,
    remainder: r,
    favored: r,
    ratioExact,
    ratio: asNumber(ratioExact),
    aboveFairExact,
    aboveFair: asNumber(aboveFairExact),
    rejectBelow: r,
    rejectFrom: q * results,
    rejectedShare: asNumber([r, R]),
    meanDrawsExact,
    meanDraws: asNumber(meanDrawsExact),
  };
}

/**
 * A fraction as the nearest number, or very nearly: off by one in the 16th digit at most. x/0 is
 * Infinity.
 */
function asNumber([numerator, denominator]: Fraction): number {
  return Number(numerator) / Number(denominator);
}

/** A whole number of at least 1 as a bigint. @throws RangeError naming it. */
function toCount(name: string, value: number | bigint): bigint {
  const isWhole = typeof value === 'bigint' || Number.isSafeInteger(value);
  if (isWhole && value >= 1) return BigInt(value);
  throw new RangeError(
    `${name} must be a whole number of at least 1 (a bigint beyond 9007199254740991), got ${String(value)}`,
  );
}
