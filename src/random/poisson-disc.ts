import { requireLength } from './bad-amount';
import { requireWhole } from './bad-input';
import type { Generator } from './generator';
import { inAnnulus } from './in-annulus';
import { inBox } from './in-box';
import type { Point } from './point';
import { uniformInt } from './uniform';

/** Sets a bound to the time and the memory one call can take. */
const MOST_CELLS = 1_000_000;

/**
 * Points of a box that keep their distance, yet lie in no pattern: trees, stars, freckles.
 *
 * Start with one point. Around a random one of the points that may still have room beside them, try
 * up to `tries` places between one and two distances away; keep the first that is far enough from
 * everything, and give the point up if none is. R. Bridson, "Fast Poisson Disk Sampling in Arbitrary
 * Dimensions" (SIGGRAPH 2007).
 *
 * @param width 1e−100 to 1e100, in any unit
 * @param height likewise
 * @param distance that any two points keep at least, likewise. The box may have at most 1,000,000
 *   squares of 0.7 × distance
 * @param tries 1 to 1000; more of them leave fewer gaps and take longer
 * @returns one point or more, in the order found; x from 0 up to but not including `width`, y
 *   likewise below `height`. In a large box about 0.62 × width × height / distance² of
 *   them with 30 tries, 0.65 with 100 (measured); a box hardly wider than the distance stays mostly
 *   empty, since few tries hit it
 * @throws RangeError naming the number that is out of range.
 */
export function poissonDisc(
  rng: Generator,
  width: number,
  height: number,
  distance: number,
  tries = 30,
): Point[] {
  requireWhole('tries', tries, 1, 1000);
  const grid = new SpacingGrid(width, height, distance);
  const first = inBox(rng, width, height);
  grid.add(first);
  const points = [first];
  const active = [first];

  while (active.length > 0) {
    const chosen = uniformInt(rng, 0, active.length - 1);
    const found = roomBeside(rng, active[chosen]!, grid, tries);
    if (found) {
      grid.add(found);
      points.push(found);
      active.push(found);
    } else {
      // Order does not matter here: the last one takes the place of the one that goes.
      active[chosen] = active.at(-1)!;
      active.pop();
    }
  }
  return points;
}

/** A place one to two distances from `center` that is free, or `undefined` if no try finds one. */
function roomBeside(
  rng: Generator,
  center: Point,
  grid: SpacingGrid,
  tries: number,
): Point | undefined {
  for (let i = 0; i < tries; i++) {
    const offset = inAnnulus(rng, grid.distance, 2 * grid.distance);
    const place = { x: center.x + offset.x, y: center.y + offset.y };
    if (grid.isFree(place)) return place;
  }
  return undefined;
}

/**
 * The points of a box, sorted into square cells so small that none can hold two. What is too near to
 * a place can then only be in its own cell or in the two around it on every side.
 */
class SpacingGrid {
  readonly distance: number;
  readonly #width: number;
  readonly #height: number;
  readonly #cell: number;
  readonly #stride: number;
  /** Row by row, with spare cells all around, so that looking past an edge finds nothing. */
  readonly #cells: (Point | undefined)[];

  constructor(width: number, height: number, distance: number) {
    requireLength('width', width);
    requireLength('height', height);
    requireLength('distance', distance);
    // Bridson has 1/√2 = 0.7071…; a little less keeps rounding from putting two into one cell.
    const cell = 0.7 * distance;
    const columns = Math.ceil(width / cell);
    const rows = Math.ceil(height / cell);
    if (columns * rows > MOST_CELLS)
      throw new RangeError(
        `distance must be large enough for at most ${MOST_CELLS} squares of 0.7 × distance in ${width} × ${height}, got ${distance}`,
      );
    this.distance = distance;
    this.#width = width;
    this.#height = height;
    this.#cell = cell;
    this.#stride = columns + 5;
    this.#cells = new Array<undefined>(this.#stride * (rows + 5));
  }

  add(point: Point): void {
    this.#cells[this.#cellOf(point)] = point;
  }

  /** Is this place in the box, and at least `distance` from all its points? */
  isFree({ x, y }: Point): boolean {
    if (!(x >= 0 && x < this.#width && y >= 0 && y < this.#height))
      return false;
    const center = this.#cellOf({ x, y });
    for (let row = -2; row <= 2; row++) {
      for (let column = -2; column <= 2; column++) {
        const near = this.#cells[center + row * this.#stride + column];
        if (!near) continue;
        const [dx, dy] = [near.x - x, near.y - y];
        if (dx * dx + dy * dy < this.distance * this.distance) return false;
      }
    }
    return true;
  }

  #cellOf({ x, y }: Point): number {
    const column = Math.floor(x / this.#cell) + 2;
    const row = Math.floor(y / this.#cell) + 2;
    return row * this.#stride + column;
  }
}
