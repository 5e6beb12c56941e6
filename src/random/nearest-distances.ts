import { requireFinite } from './bad-input';
import type { Point } from './point';

/**
 * How far each point is from the one nearest to it: the measure of clumps and of room.
 *
 * The points are looked at from left to right. Once one is farther away in x alone than the nearest
 * so far, all beyond it are too, so few pairs need to be measured.
 *
 * @param points two or more, with finite coordinates
 * @returns one distance for each point, in the points' order and unit
 * @throws RangeError if there are fewer than two points, or a coordinate is not finite.
 */
export function nearestDistances(points: readonly Point[]): Float64Array {
  if (points.length < 2)
    throw new RangeError(
      `points must hold at least 2 points, got ${points.length}`,
    );
  points.forEach(({ x, y }, i) => {
    requireFinite(`points[${i}].x`, x);
    requireFinite(`points[${i}].y`, y);
  });

  const fromLeft = [...points.keys()].sort(
    (a, b) => points[a]!.x - points[b]!.x,
  );
  const sorted = fromLeft.map((index) => points[index]!);
  const distances = new Float64Array(points.length);
  fromLeft.forEach((index, place) => {
    distances[index] = Math.min(
      nearestAlong(sorted, place, -1),
      nearestAlong(sorted, place, 1),
    );
  });
  return distances;
}

/** The distance to the nearest point on one side: -1 for the left, 1 for the right. */
function nearestAlong(
  sorted: readonly Point[],
  place: number,
  step: -1 | 1,
): number {
  const { x, y } = sorted[place]!;
  let nearest = Infinity;
  for (let k = place + step; k >= 0 && k < sorted.length; k += step) {
    const other = sorted[k]!;
    if (Math.abs(other.x - x) >= nearest) break;
    nearest = Math.min(nearest, Math.hypot(other.x - x, other.y - y));
  }
  return nearest;
}
