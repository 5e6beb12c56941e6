import { refuseCoordinate } from './refuse';
import { DIRECTIONS, EDGES, flatSlopes } from './slopes';

/** The slopes laid flat, one corner's after the other's. */
const SLOPES_2 = /* @__PURE__ */ flatSlopes(DIRECTIONS);
const SLOPES_3 = /* @__PURE__ */ flatSlopes(EDGES);
/** As in the reference. */
const PEAK_3 = 1.0363538112118;

/** The reference's `hash01 × 8`, whole: three of its bits, which its last fold leaves alone. */
function rise2(
  slopes: Float64Array,
  n: number,
  dx: number,
  dy: number,
): number {
  const k = (Math.imul(n ^ (n >>> 13), 1274126177) >>> 20) & 14;
  return slopes[k]! * dx + slopes[k + 1]! * dy;
}

/**
 * `gradient2` for places that lie in no grid, with its hashes shared between corners. Within 1e−6 of it.
 *
 * @param x, y place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns −1 to 1 and 0 at every corner
 * @throws RangeError for coordinates that are not finite, or beyond ±2³¹
 */
export function fastGradient2(x: number, y: number, seed: number): number {
  if (!(Math.abs(x) <= 0x8000_0000 && Math.abs(y) <= 0x8000_0000))
    refuseCoordinate(x, y);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const n =
    (Math.imul(left, 374761393) +
      Math.imul(top, 668265263) +
      Math.imul(seed, 2246822519)) |
    0;
  const slopes = SLOPES_2;
  const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
  const a = rise2(slopes, n, dx, dy);
  const c = rise2(slopes, (n + 668265263) | 0, dx, dy - 1);
  const upper = a + (rise2(slopes, (n + 374761393) | 0, dx - 1, dy) - a) * u;
  const lower =
    c + (rise2(slopes, (n + 1043026656) | 0, dx - 1, dy - 1) - c) * u;
  return (
    Math.SQRT2 *
    (upper + (lower - upper) * (dy * dy * dy * (dy * (dy * 6 - 15) + 10)))
  );
}

function rise3(
  slopes: Float64Array,
  n: number,
  dx: number,
  dy: number,
  dz: number,
): number {
  const mixed = Math.imul(n ^ (n >>> 13), 1274126177);
  const k = 3 * ((((mixed ^ (mixed >>> 16)) & 0xffffff) * 12) >>> 24);
  return slopes[k]! * dx + slopes[k + 1]! * dy + slopes[k + 2]! * dz;
}

/**
 * `gradient3` for places that lie in no grid. Within 1e−6 of it.
 *
 * @param x, y, z place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns −1 to 1 and 0 at every corner
 * @throws RangeError for coordinates that are not finite, or beyond ±2³¹
 */
export function fastGradient3(
  x: number,
  y: number,
  z: number,
  seed: number,
): number {
  if (!(
    Math.abs(x) <= 0x8000_0000 &&
    Math.abs(y) <= 0x8000_0000 &&
    Math.abs(z) <= 0x8000_0000
  ))
    refuseCoordinate(x, y, z);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const near = Math.floor(z);
  const dx = x - left;
  const dy = y - top;
  const dz = z - near;
  let n =
    (Math.imul(left, 374761393) +
      Math.imul(top, 668265263) +
      Math.imul(near, 3266489917) +
      Math.imul(seed, 2246822519)) |
    0;
  const slopes = SLOPES_3;
  const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
  const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
  const w = dz * dz * dz * (dz * (dz * 6 - 15) + 10);
  let sum = 0;
  // A loop over the two planes: written out, it would be too long for engines to make one piece of it.
  for (let plane = 0; plane < 2; plane++) {
    const deep = dz - plane;
    const a = rise3(slopes, n, dx, dy, deep);
    const b = rise3(slopes, (n + 374761393) | 0, dx - 1, dy, deep);
    const c = rise3(slopes, (n + 668265263) | 0, dx, dy - 1, deep);
    const d = rise3(slopes, (n + 1043026656) | 0, dx - 1, dy - 1, deep);
    const upper = a + (b - a) * u;
    const lower = c + (d - c) * u;
    sum += (upper + (lower - upper) * v) * (plane === 0 ? 1 - w : w);
    n = (n + 3266489917) | 0;
  }
  return sum / PEAK_3;
}
