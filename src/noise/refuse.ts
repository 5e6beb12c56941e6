/** Lattice corners are 32-bit whole numbers: beyond this, one place would read as another. */
export const FARTHEST = 2 ** 31;

/**
 * Refuse a coordinate that is not a number, or too far out to have corners of its own.
 *
 * @throws RangeError naming the value and the limit.
 */
export function refuseCoordinate(...coordinates: number[]): never {
  const bad = coordinates.find((value) => !(Math.abs(value) <= FARTHEST));
  throw new RangeError(
    `coordinates must be finite and within ±${FARTHEST} lattice units, got ${String(bad)}`,
  );
}

/**
 * Refuse anything but a whole number from 1 to 16.
 *
 * @throws RangeError naming the value.
 */
export function requireOctaves(octaves: number): void {
  if (Number.isInteger(octaves) && octaves >= 1 && octaves <= 16) return;
  throw new RangeError(
    `octaves must be a whole number from 1 to 16, got ${String(octaves)}`,
  );
}

/** Refuse a gain outside 0 to 1. @throws RangeError naming the value. */
export function requireGain(gain: number): void {
  if (gain >= 0 && gain <= 1) return;
  throw new RangeError(
    `gain must be a number from 0 to 1, got ${String(gain)}`,
  );
}

/** Refuse a lacunarity below 1 or above 16. @throws RangeError naming the value. */
export function requireLacunarity(lacunarity: number): void {
  if (lacunarity >= 1 && lacunarity <= 16) return;
  throw new RangeError(
    `lacunarity must be a number from 1 to 16, got ${String(lacunarity)}`,
  );
}

/** Refuse anything but a finite number. @throws RangeError naming the value. */
export function requireNumber(name: string, value: number): void {
  if (Number.isFinite(value)) return;
  throw new RangeError(
    `${name} must be a finite number, got ${String(value)}`,
  );
}
