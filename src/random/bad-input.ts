/**
 * Refuse anything but a whole number from `min` to `max`, both included.
 *
 * @throws RangeError naming the value and what is allowed, for instance "sides must be a whole
 *   number from 1 to 4294967296, got 0".
 */
export function requireWhole(
  name: string,
  value: number,
  min: number,
  max: number,
): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new RangeError(
    `${name} must be a whole number from ${min} to ${max}, got ${String(value)}`,
  );
}

/**
 * Refuse anything that is not 32 bits: a whole number from 0 to 4294967295. Seeds are such numbers.
 *
 * @throws RangeError naming the value.
 */
export function requireUint32(name: string, value: number): void {
  requireWhole(name, value, 0, 0xffff_ffff);
}

/**
 * Refuse NaN and the infinities.
 *
 * @throws RangeError naming the value.
 */
export function requireFinite(name: string, value: number): void {
  if (Number.isFinite(value)) return;
  throw new RangeError(
    `${name} must be a finite number, got ${String(value)}`,
  );
}

/**
 * Refuse a pair of ends that holds no number between them: both must be finite and `lo` below `hi`.
 *
 * @throws RangeError naming the values.
 */
export function requireInterval(lo: number, hi: number): void {
  requireFinite('lo', lo);
  requireFinite('hi', hi);
  if (lo < hi) return;
  throw new RangeError(`lo must be below hi, got lo ${lo} and hi ${hi}`);
}
