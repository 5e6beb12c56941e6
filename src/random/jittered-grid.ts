import { requireLength } from './bad-amount';
import { requireWhole } from './bad-input';
import type { Generator } from './generator';
import type { Point } from './point';
import { uniformReal } from './uniform';

/**
 * One random point in each cell of a grid over a box: no large gaps and no crowds, though two points
 * may still meet across the edge of their cells.
 *
 * Four raw numbers a point, hardly ever more: x, then y.
 *
 * @param width 1e−100 to 1e100, in any unit
 * @param height likewise
 * @param columns 1 to 10000
 * @param rows likewise; columns × rows at most 10,000,000
 * @returns columns × rows points, row by row
 * @throws RangeError naming the number that is out of range.
 */
export function jitteredGrid(
  rng: Generator,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Point[] {
  requireLength('width', width);
  requireLength('height', height);
  requireWhole('columns', columns, 1, 10_000);
  requireWhole('rows', rows, 1, Math.min(10_000, 10_000_000 / columns));
  const xAt = (column: number) => (width * column) / columns;
  const yAt = (row: number) => (height * row) / rows;
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = uniformReal(rng, xAt(column), xAt(column + 1));
      const y = uniformReal(rng, yAt(row), yAt(row + 1));
      points.push({ x, y });
    }
  }
  return points;
}
