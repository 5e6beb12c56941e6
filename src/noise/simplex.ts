import { hash01, hash01of3 } from './hash';
import { FARTHEST, refuseCoordinate } from './refuse';
import { DIRECTIONS, EDGES } from './slopes';

/** Shears the lattice of triangles into one of squares, and back: (√3 − 1) / 2 and (3 − √3) / 6. */
const SKEW_2 = (Math.sqrt(3) - 1) / 2;
const UNSKEW_2 = (3 - Math.sqrt(3)) / 6;
/** Brings the largest value to 1. */
const SCALE_2 = 99.2043345;

/** What the corner (i, j) of the sheared lattice adds at a place (dx, dy) away from it. */
function corner2(
  i: number,
  j: number,
  seed: number,
  dx: number,
  dy: number,
): number {
  const near = 0.5 - dx * dx - dy * dy;
  if (near <= 0) return 0;
  const [gx, gy] = DIRECTIONS[Math.floor(hash01(i, j, seed) * 8)]!;
  return near * near * near * near * (gx * dx + gy * dy);
}

/**
 * Simplex noise in two dimensions (K. Perlin, 2001): gradient noise on a lattice of triangles, three corners in place
 * of four, each fading out before it reaches the next.
 *
 * @param x, y place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns −1 to 1 and 0 at every corner, the origin among them; measured over four million places: −1.000 to 1.000
 * @throws RangeError for coordinates that are not finite, or beyond ±2³⁰
 */
export function simplex2(x: number, y: number, seed: number): number {
  if (!(Math.abs(x) <= FARTHEST / 2 && Math.abs(y) <= FARTHEST / 2))
    refuseSimplex(x, y);
  const skew = (x + y) * SKEW_2;
  const i = Math.floor(x + skew);
  const j = Math.floor(y + skew);
  const unskew = (i + j) * UNSKEW_2;
  const dx = x - (i - unskew);
  const dy = y - (j - unskew);
  // The square is two triangles: the middle corner is the one on the place's side of the diagonal.
  const right = dx > dy ? 1 : 0;
  const down = 1 - right;
  return (
    SCALE_2 *
    (corner2(i, j, seed, dx, dy) +
      corner2(
        i + right,
        j + down,
        seed,
        dx - right + UNSKEW_2,
        dy - down + UNSKEW_2,
      ) +
      corner2(
        i + 1,
        j + 1,
        seed,
        dx - 1 + 2 * UNSKEW_2,
        dy - 1 + 2 * UNSKEW_2,
      ))
  );
}

const SKEW_3 = 1 / 3;
const UNSKEW_3 = 1 / 6;
const SCALE_3 = 76.88375;

function corner3(
  i: number,
  j: number,
  k: number,
  seed: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const near = 0.5 - dx * dx - dy * dy - dz * dz;
  if (near <= 0) return 0;
  const [gx, gy, gz] = EDGES[Math.floor(hash01of3(i, j, k, seed) * 12)]!;
  return near * near * near * near * (gx * dx + gy * dy + gz * dz);
}

/**
 * Simplex noise in three dimensions: four corners of a tetrahedron in place of a cube's eight.
 *
 * @param x, y, z place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns −1 to 1 and 0 at every corner; measured over four million places: −1.000 to 1.000
 * @throws RangeError for coordinates that are not finite, or beyond ±2³⁰
 */
export function simplex3(
  x: number,
  y: number,
  z: number,
  seed: number,
): number {
  if (!(
    Math.abs(x) <= FARTHEST / 2 &&
    Math.abs(y) <= FARTHEST / 2 &&
    Math.abs(z) <= FARTHEST / 2
  ))
    refuseSimplex(x, y, z);
  const skew = (x + y + z) * SKEW_3;
  const i = Math.floor(x + skew);
  const j = Math.floor(y + skew);
  const k = Math.floor(z + skew);
  const unskew = (i + j + k) * UNSKEW_3;
  const dx = x - (i - unskew);
  const dy = y - (j - unskew);
  const dz = z - (k - unskew);
  // The tetrahedron is walked along the longest way first, then the second, then the shortest.
  const first = dx >= dy && dx >= dz ? 0 : dy >= dz ? 1 : 2;
  const last = dx < dy && dx < dz ? 0 : dy < dz ? 1 : 2;
  const [ax, ay, az] = [
    first === 0 ? 1 : 0,
    first === 1 ? 1 : 0,
    first === 2 ? 1 : 0,
  ];
  const [bx, by, bz] = [
    last === 0 ? 0 : 1,
    last === 1 ? 0 : 1,
    last === 2 ? 0 : 1,
  ];
  const g = UNSKEW_3;
  return (
    SCALE_3 *
    (corner3(i, j, k, seed, dx, dy, dz) +
      corner3(
        i + ax,
        j + ay,
        k + az,
        seed,
        dx - ax + g,
        dy - ay + g,
        dz - az + g,
      ) +
      corner3(
        i + bx,
        j + by,
        k + bz,
        seed,
        dx - bx + 2 * g,
        dy - by + 2 * g,
        dz - bz + 2 * g,
      ) +
      corner3(
        i + 1,
        j + 1,
        k + 1,
        seed,
        dx - 1 + 3 * g,
        dy - 1 + 3 * g,
        dz - 1 + 3 * g,
      ))
  );
}

/** The shear takes places farther out, so simplex noise ends earlier. */
function refuseSimplex(...coordinates: number[]): never {
  const bad = coordinates.find((value) => !(Math.abs(value) <= FARTHEST / 2));
  if (!Number.isFinite(bad)) refuseCoordinate(bad!);
  throw new RangeError(
    `coordinates of simplex noise must be within ±${FARTHEST / 2} lattice units, got ${String(bad)}`,
  );
}
