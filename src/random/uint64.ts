import { requireUint32 } from './bad-input';
import { multiplyHigh } from './multiply-high';

/**
 * A whole number of 64 bits as two halves of 32, each 0 to 4294967295. JavaScript's numbers hold 53
 * bits exactly, and its BigInt is slow to make one of for every draw.
 */
export interface Uint64 {
  readonly high: number;
  readonly low: number;
}

/** The sum of two 64-bit numbers, modulo 2^64. */
export function add64(a: Uint64, b: Uint64): Uint64 {
  const low = a.low + b.low;
  const carry = low > 0xffff_ffff ? 1 : 0;
  return { high: (a.high + b.high + carry) >>> 0, low: low >>> 0 };
}

/**
 * The product of two 64-bit numbers, modulo 2^64. High times high lies wholly above 2^64 and drops
 * out.
 */
export function multiply64(a: Uint64, b: Uint64): Uint64 {
  const carried = multiplyHigh(a.low, b.low);
  const crossed = Math.imul(a.high, b.low) + Math.imul(a.low, b.high);
  return {
    high: (carried + crossed) >>> 0,
    low: Math.imul(a.low, b.low) >>> 0,
  };
}

/**
 * Split a number into halves.
 *
 * @param value a number from 0 to 4294967295, or a bigint from 0n to 2^64 − 1
 * @throws RangeError with `name` and the value if it is neither.
 */
export function toUint64(name: string, value: number | bigint): Uint64 {
  if (typeof value === 'bigint') {
    if (value === BigInt.asUintN(64, value)) {
      return {
        high: Number(value >> 32n),
        low: Number(value & 0xffff_ffffn),
      };
    }
    throw new RangeError(
      `${name} as a bigint must be from 0n to 18446744073709551615n, got ${value}n`,
    );
  }
  requireUint32(name, value);
  return { high: 0, low: value };
}

/**
 * A copy of a saved number whose halves have been looked at.
 *
 * @throws RangeError naming the half that is not 32 bits.
 */
export function checkedUint64(
  name: string,
  value: Partial<Uint64> | undefined,
): Uint64 {
  const { high = NaN, low = NaN } = value ?? {};
  requireUint32(`${name} high`, high);
  requireUint32(`${name} low`, low);
  return { high, low };
}
