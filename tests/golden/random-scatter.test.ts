import { describe, expect, it } from 'vitest';
import {
  floatInCircle,
  floatInCircleNaive,
  histogram,
  inBox,
  inCircle,
  inCircleByRejection,
  inCircleNaive,
  libstdcxxFloat,
  Mt19937,
} from '../../src/random';
import listings from './listings.json';
import scatter from './scatter.json';

const R = 60;
const listing = (id: string) => listings.listings.find((entry) => entry.id === id)!;
/** As C++ streams print a point: six digits. */
const print = (...values: number[]) =>
  `  (${values.map((value) => Number(value.toPrecision(6))).join(', ')})`;

describe('the twenty known points of seed 1234', () => {
  it('even, in float32: angle and radius to the bit', () => {
    const rng = new Mt19937(scatter.seed);
    for (const [angle, , radius, x, y] of scatter.rows) {
      const point = floatInCircle(rng, R);
      expect([point.angle, point.radius]).toEqual([angle, radius]);
      expect(point.x / R).toBeCloseTo(x! / R, 6);
      expect(point.y / R).toBeCloseTo(y! / R, 6);
    }
  });

  it('naive, in float32: angle and radius to the bit', () => {
    const rng = new Mt19937(scatter.seed);
    for (const [angle, , , , , radius, x, y] of scatter.rows) {
      const point = floatInCircleNaive(rng, R);
      expect([point.angle, point.radius]).toEqual([angle, radius]);
      expect(point.x / R).toBeCloseTo(x! / R, 6);
      expect(point.y / R).toBeCloseTo(y! / R, 6);
    }
  });

  it("in float64, from the same draws, to a float32's digits", () => {
    const [even, naive] = [new Mt19937(scatter.seed), new Mt19937(scatter.seed)];
    for (const [, , , evenX, evenY, , naiveX, naiveY] of scatter.rows) {
      const a = inCircle(even, R, libstdcxxFloat);
      expect([a.x / R, a.y / R]).toEqual([expect.closeTo(evenX! / R, 6), expect.closeTo(evenY! / R, 6)]);
      const b = inCircleNaive(naive, R, libstdcxxFloat);
      expect([b.x / R, b.y / R]).toEqual([expect.closeTo(naiveX! / R, 6), expect.closeTo(naiveY! / R, 6)]);
    }
  });
});

describe.each(scatter.shares)('$points points by tenth of the radius', (row) => {
  const byTenth = (method: typeof floatInCircle) => {
    const rng = new Mt19937(scatter.seed);
    const parts = Float64Array.from({ length: row.points }, () => method(rng, 1).radius);
    return histogram(parts, 0, 1, 10).counts;
  };

  it('even', () => expect(byTenth(floatInCircle)).toEqual(row.even_by_tenth_of_radius));
  it('naive', () => expect(byTenth(floatInCircleNaive)).toEqual(row.naive_by_tenth_of_radius));
});

describe('printed listings', () => {
  it('five points of a rectangle, x first', () => {
    const { document_lines, values_xyxy } = listing('rectangle');
    const rng = new Mt19937(3);
    const points = Array.from({ length: 5 }, () => inBox(rng, 200, 100, libstdcxxFloat));
    expect(points.flatMap(({ x, y }) => [x, y])).toEqual(values_xyxy!.map(([value]) => value));
    expect(points.map(({ x, y }) => print(x, y))).toEqual(document_lines.slice(1));
  });

  it('the five known points of a circle, by rejection', () => {
    const { document_lines, values_xyxy } = listing('circle');
    const rng = new Mt19937(3);
    const points = Array.from({ length: 5 }, () => inCircleByRejection(rng, 1, libstdcxxFloat));
    expect(points.flatMap(({ x, y }) => [x, y])).toEqual(values_xyxy!.map(([value]) => value));
    expect(points.map(({ x, y }) => print(x, y))).toEqual(document_lines.slice(1));
  });
});
