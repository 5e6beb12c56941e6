/** The lengths within which a square neither overflows nor vanishes, with room to spare. */
const [MIN_LENGTH, MAX_LENGTH] = [1e-100, 1e100];

/**
 * Refuse anything but a chance or a share: a number from 0 to 1, both included.
 *
 * @throws RangeError naming the value.
 */
export function requireShare(name: string, value: number): void {
  if (value >= 0 && value <= 1) return;
  throw new RangeError(
    `${name} must be a number from 0 to 1, got ${String(value)}`,
  );
}

/**
 * Refuse anything but a length that a shape can have: 1e−100 to 1e100, so that its square is a
 * number too.
 *
 * @throws RangeError naming the value.
 */
export function requireLength(name: string, value: number): void {
  if (value >= MIN_LENGTH && value <= MAX_LENGTH) return;
  throw new RangeError(
    `${name} must be a number above 0, from 1e-100 to 1e100, got ${String(value)}`,
  );
}
