import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chiSquare,
  inBox,
  jitteredGrid,
  nearestDistances,
  Pcg32,
  type Point,
  poissonDisc,
  summary,
  tally,
} from '../../../src/random';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const shared = { seed: 2026, numRuns: 200 };
const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const nearestByHand = (points: readonly Point[]) =>
  points.map((a) => Math.min(...points.filter((b) => b !== a).map((b) => between(a, b))));

describe('nearestDistances', () => {
  const coordinate = fc.oneof(
    fc.integer({ min: -5, max: 5 }),
    fc.double({ min: -100, max: 100, noNaN: true }),
  );
  const somePoints = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 2, maxLength: 60 });

  it('agrees with measuring every pair', () => {
    fc.assert(
      fc.property(somePoints, (points) => {
        const before = structuredClone(points);
        expect([...nearestDistances(points)]).toEqual(nearestByHand(points));
        expect(points).toEqual(before);
      }),
      shared,
    );
  });

  it('of a square grid is its step, and of two in one place 0', () => {
    const grid = Array.from({ length: 100 }, (_, i) => ({ x: i % 10, y: Math.floor(i / 10) }));
    expect(new Set(nearestDistances(grid))).toEqual(new Set([1]));
    expect([...nearestDistances([...grid, { x: 3, y: 3 }])].filter((gap) => gap === 0).length).toBe(2);
  });

  it('of an even scatter is 1 / (2 √density) on average, away from the sides', () => {
    const rng = new Pcg32(20260);
    const points = Array.from({ length: 10_000 }, () => inBox(rng, 100, 100));
    const distances = nearestDistances(points);
    const inner = distances.filter((_, i) => {
      const { x, y } = points[i]!;
      return x > 5 && x < 95 && y > 5 && y < 95;
    });
    expect(summary(inner).mean).toBeCloseTo(0.5, 1.7);
  });

  it('refuses fewer than two points, and places that are nowhere', () => {
    expect(() => nearestDistances([])).toThrow(new RangeError('points must hold at least 2 points, got 0'));
    expect(() => nearestDistances([{ x: 1, y: 1 }])).toThrow('at least 2 points, got 1');
    const bad = [
      { x: 1, y: 1 },
      { x: 1, y: NaN },
    ];
    expect(() => nearestDistances(bad)).toThrow(
      new RangeError('points[1].y must be a finite number, got NaN'),
    );
  });
});

describe('poissonDisc', () => {
  const sides = fc.double({ min: 0.1, max: 30, noNaN: true });

  it('keeps every two points at their distance, in the box', () => {
    fc.assert(
      fc.property(
        seeds,
        sides,
        sides,
        fc.double({ min: 1, max: 40, noNaN: true }),
        (seed, w, h, distance) => {
          const points = poissonDisc(new Pcg32(seed), w, h, distance);
          expect(points.length).toBeGreaterThanOrEqual(1);
          expect(points.every(({ x, y }) => x >= 0 && x < w && y >= 0 && y < h)).toBe(true);
          if (points.length > 1) {
            expect(Math.min(...nearestByHand(points))).toBeGreaterThanOrEqual(distance * (1 - 1e-15));
          }
        },
      ),
      shared,
    );
  });

  it('fills the box: hardly a place is farther than the distance from a point, and none than two', () => {
    const points = poissonDisc(new Pcg32(1), 100, 60, 4);
    const gaps: number[] = [];
    for (let x = 0; x <= 100; x += 0.5) {
      for (let y = 0; y <= 60; y += 0.5) {
        gaps.push(Math.min(...points.map((point) => between(point, { x, y }))));
      }
    }
    expect(gaps.filter((gap) => gap > 4).length / gaps.length).toBeLessThan(0.01);
    expect(Math.max(...gaps)).toBeLessThan(8);
  });

  it('packs 0.62 points into a square of the distance, fewer with fewer tries', () => {
    const density = (tries: number) => poissonDisc(new Pcg32(1), 100, 100, 1, tries).length / 10_000;
    expect(density(30)).toBeCloseTo(0.62, 1.7);
    expect(density(2)).toBeLessThan(density(30));
  });

  it('favors no part of the box', () => {
    const rng = new Pcg32(20260);
    const counts = new Array<number>(9).fill(0);
    // Points that keep their distance spread more evenly than chance, so the measure is a loose one.
    for (let run = 0; run < 20; run++) {
      for (const { x, y } of poissonDisc(rng, 90, 90, 4)) {
        if (x > 6 && x < 84 && y > 6 && y < 84) {
          counts[Math.floor((x - 6) / 26) * 3 + Math.floor((y - 6) / 26)]! += 1;
        }
      }
    }
    expect(chiSquare(counts).p).toBeGreaterThan(1e-6);
  });

  it('is the same for the same seed, and one point where there is room for one', () => {
    expect(poissonDisc(new Pcg32(3), 20, 20, 3)).toEqual(poissonDisc(new Pcg32(3), 20, 20, 3));
    expect(poissonDisc(new Pcg32(3), 1, 1, 5).length).toBe(1);
  });

  it('comes to an end in a box that is all length', () => {
    expect(poissonDisc(new Pcg32(3), 1e100, 1e-100, 1e98).length).toBeGreaterThanOrEqual(1);
    expect(poissonDisc(new Pcg32(3), 1000, 1, 0.05, 1).length).toBeGreaterThanOrEqual(1);
  });

  it.each([
    [0, 1, 1, 30, /^width must be a number above 0, .* got 0$/],
    [1, NaN, 1, 30, /^height must be a number above 0, .* got NaN$/],
    [1, 1, -1, 30, /^distance must be a number above 0, .* got -1$/],
    [1, 1, 0.001, 30, /^distance must be large enough for at most 1000000 squares .* in 1 × 1, got 0.001$/],
    [1, 1, 1, 0, /^tries must be a whole number from 1 to 1000, got 0$/],
    [1, 1, 1, 1.5, /^tries must be a whole number from 1 to 1000, got 1.5$/],
  ])('refuses %d by %d, distance %d, %d tries', (width, height, distance, tries, message) => {
    const draw = () => poissonDisc(new Pcg32(1), width, height, distance, tries);
    expect(draw).toThrow(RangeError);
    expect(draw).toThrow(message);
  });
});

describe('jitteredGrid', () => {
  it('has one point in each cell, row by row', () => {
    const lengths = fc.double({ min: 0.1, max: 1000, noNaN: true });
    const counts = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(seeds, lengths, lengths, counts, counts, (seed, width, height, columns, rows) => {
        const points = jitteredGrid(new Pcg32(seed), width, height, columns, rows);
        expect(points.length).toBe(columns * rows);
        points.forEach(({ x, y }, i) => {
          const [column, row] = [i % columns, Math.floor(i / columns)];
          expect(x >= (width * column) / columns && x < (width * (column + 1)) / columns).toBe(true);
          expect(y >= (height * row) / rows && y < (height * (row + 1)) / rows).toBe(true);
        });
      }),
      shared,
    );
  });

  it('is even within the cells', () => {
    const points = jitteredGrid(new Pcg32(20260), 200, 200, 200, 200);
    let next = 0;
    const counts = tally(points.length, 0, 24, () => {
      const { x, y } = points[next++]!;
      return Math.floor((x % 1) * 5) * 5 + Math.floor((y % 1) * 5);
    });
    expect(chiSquare(counts).p).toBeGreaterThan(1e-6);
  });

  it('is less clumpy than an even scatter', () => {
    const rng = new Pcg32(1);
    const scattered = Array.from({ length: 2500 }, () => inBox(rng, 50, 50));
    const [jittered, even] = [jitteredGrid(rng, 50, 50, 50, 50), scattered].map(
      (points) => summary(nearestDistances(points)).median,
    );
    expect(jittered).toBeGreaterThan(even! * 1.1);
  });

  it.each([
    [0, 1, 1, 1, /^width must be /],
    [1, Infinity, 1, 1, /^height must be /],
    [1, 1, 0, 1, /^columns must be a whole number from 1 to 10000, got 0$/],
    [1, 1, 10_000, 1001, /^rows must be a whole number from 1 to 1000, got 1001$/],
    [1, 1, 1, 1.5, /^rows must be a whole number from 1 to 10000, got 1.5$/],
  ])('refuses %d by %d in %d by %d cells', (width, height, columns, rows, message) => {
    const draw = () => jitteredGrid(new Pcg32(1), width, height, columns, rows);
    expect(draw).toThrow(RangeError);
    expect(draw).toThrow(message);
  });
});
