import { refuseSimplex } from './simplex';
import { DIRECTIONS, flatSlopes } from './slopes';

const SLOPES = /* @__PURE__ */ flatSlopes(DIRECTIONS);

/** What a corner adds. Nothing beyond its reach. */
function add(n: number, dx: number, dy: number): number {
  const near = 0.5 - dx * dx - dy * dy;
  if (near <= 0) return 0;
  const k = (Math.imul(n ^ (n >>> 13), 1274126177) >>> 20) & 14;
  return near * near * near * near * (SLOPES[k]! * dx + SLOPES[k + 1]! * dy);
}

/**
 * `simplex2` with its hashes shared between corners. Within 1e−6 of it.
 *
 * @param x, y place in lattice units
 * @param seed whole number from 0 to 4294967295
 * @returns −1 to 1 and 0 at every corner
 * @throws RangeError for coordinates that are not finite, or beyond ±2³⁰
 */
export function fastSimplex2(x: number, y: number, seed: number): number {
  if (!(Math.abs(x) <= 0x40000000 && Math.abs(y) <= 0x40000000))
    refuseSimplex(x, y);
  const skew = (x + y) * 0.3660254037844386;
  let i = (x + skew) | 0;
  if (x + skew < i) i = (i - 1) | 0;
  let j = (y + skew) | 0;
  if (y + skew < j) j = (j - 1) | 0;
  const unskew = (i + j) * 0.21132486540518713;
  const dx = x - (i - unskew);
  const dy = y - (j - unskew);
  const n =
    (Math.imul(i, 374761393) +
      Math.imul(j, 668265263) +
      Math.imul(seed, 2246822519)) |
    0;
  const right = dx > dy ? 1 : 0;
  return (
    99.2043345 *
    (add(n, dx, dy) +
      add(
        (n + (right === 1 ? 374761393 : 668265263)) | 0,
        dx - right + 0.21132486540518713,
        dy - (1 - right) + 0.21132486540518713,
      ) +
      add(
        (n + 1043026656) | 0,
        dx - 0.5773502691896257,
        dy - 0.5773502691896257,
      ))
  );
}
