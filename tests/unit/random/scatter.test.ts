import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxDirection,
  chiSquare,
  CountingGenerator,
  direction,
  floatInCircle,
  floatInCircleNaive,
  fromPolar,
  type Generator,
  inAnnulus,
  inBall,
  inBox,
  inCircle,
  inCircleByRejection,
  inCircleNaive,
  inCone,
  inSector,
  onSphere,
  Pcg32,
  type Point,
  type Point3,
  tally,
} from '../../../src/random';

const TURN = 2 * Math.PI;
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const lengths = fc.oneof(fc.double({ min: 0.001, max: 10_000, noNaN: true }), fc.constantFrom(1e-100, 1e100));
const shared = { seed: 2026, numRuns: 300 };
const distance = ({ x, y, z = 0 }: Point & { z?: number }) => Math.hypot(x, y, z);
/** The angle of a point, from 0 up to 1 turn. */
const turns = ({ x, y }: Point) => (Math.atan2(y, x) / TURN + 1) % 1;
/** Which of n equal parts of 0 to 1 a share falls into. Rounding may put it on the end. */
const partOf = (share: number, n: number) => Math.min(Math.max(Math.floor(share * n), 0), n - 1);

/** Counts 100,000 draws into cells that should be equally likely, and asks how surprising they are. */
function evenness(cells: number, cell: (rng: Generator) => number): number {
  const rng = new Pcg32(20260);
  return chiSquare(tally(100_000, 0, cells - 1, () => cell(rng))).p;
}

/** Cells of equal area: 8 rings by 12 sectors. `share` says what part of the area is nearer. */
const ringAndSector = (point: Point, share: number) => partOf(share, 8) * 12 + partOf(turns(point), 12);

describe('even samplers are even over equal areas', () => {
  const even: [string, number, (rng: Generator) => number][] = [
    [
      'inBox',
      100,
      (rng) => {
        const { x, y } = inBox(rng, 5, 300);
        return partOf(x / 5, 10) * 10 + partOf(y / 300, 10);
      },
    ],
    ...([inCircle, inCircleByRejection, floatInCircle] as const).map(
      (method): [string, number, (rng: Generator) => number] => [
        method.name,
        96,
        (rng) => {
          const point = method(rng, 60);
          return ringAndSector(point, (distance(point) / 60) ** 2);
        },
      ],
    ),
    [
      'inAnnulus',
      96,
      (rng) => {
        const point = inAnnulus(rng, 3, 5);
        return ringAndSector(point, (distance(point) ** 2 - 9) / 16);
      },
    ],
    [
      'inSector',
      96,
      (rng) => {
        const point = inSector(rng, 7, -1, 0.5);
        const angle = Math.atan2(point.y, point.x);
        return partOf((distance(point) / 7) ** 2, 8) * 12 + partOf((angle + 1) / 1.5, 12);
      },
    ],
    ['direction', 36, (rng) => partOf(turns(direction(rng)), 36)],
    [
      'onSphere',
      96,
      (rng) => {
        const point = onSphere(rng, 2);
        return ringAndSector(point, (point.z / 2 + 1) / 2);
      },
    ],
    // Seen along another axis: a sphere that is even has no poles.
    [
      'onSphere along x',
      96,
      (rng) => {
        const { x, y, z } = onSphere(rng);
        return ringAndSector({ x: y, y: z }, (x + 1) / 2);
      },
    ],
    [
      'inCone',
      96,
      (rng) => {
        const point = inCone(rng, 0.5);
        return ringAndSector(point, (1 - point.z) / (1 - Math.cos(0.5)));
      },
    ],
    ['inBall by shells', 20, (rng) => partOf((distance(inBall(rng, 3)) / 3) ** 3, 20)],
    [
      'inBall by direction',
      96,
      (rng) => {
        const point = inBall(rng, 3);
        return ringAndSector(point, (point.z / distance(point) + 1) / 2);
      },
    ],
  ];

  it.each(even)('%s', (_, cells, cell) => {
    const p = evenness(cells, cell);
    expect(p).toBeGreaterThan(1e-6);
    expect(p).toBeLessThan(1 - 1e-6);
  });
});

describe('the wrong ways', () => {
  it.each([inCircleNaive, floatInCircleNaive])('$name crowds the middle', (method) => {
    expect(evenness(20, (rng) => partOf(distance(method(rng, 1)), 20))).toBeGreaterThan(1e-6);
    expect(evenness(20, (rng) => partOf(distance(method(rng, 1)) ** 2, 20))).toBeLessThan(1e-100);
  });

  it('half the naive points are within half the radius, a quarter of the even ones', () => {
    const share = (method: typeof inCircle, part: number) => {
      const rng = new Pcg32(9);
      return tally(100_000, 0, 1, () => (distance(method(rng, 1)) < part ? 1 : 0))[1]! / 100_000;
    };
    expect([share(inCircleNaive, 0.5), share(inCircleNaive, 0.9)]).toEqual([
      expect.closeTo(0.5, 1.9),
      expect.closeTo(0.9, 1.9),
    ]);
    expect([share(inCircle, 0.5), share(inCircle, 0.9)]).toEqual([
      expect.closeTo(0.25, 1.9),
      expect.closeTo(0.81, 1.9),
    ]);
  });

  it('boxDirection favors the diagonals, exactly as a box has room', () => {
    const rng = new Pcg32(20260);
    const counts = tally(100_000, 0, 31, () => partOf(turns(boxDirection(rng)), 32));
    expect(chiSquare(counts).p).toBeLessThan(1e-100);
    // From the axis to an angle a of at most an eighth of a turn, a box of side 2 has tan(a) / 2.
    const eighth = [1, 2, 3, 4].map((i) => (Math.tan((i * TURN) / 32) - Math.tan(((i - 1) * TURN) / 32)) / 8);
    const expected = Array.from({ length: 4 }, () => [...eighth, ...eighth.toReversed()]).flat();
    expect(
      chiSquare(
        counts,
        expected.map((share) => share * 100_000),
      ).p,
    ).toBeGreaterThan(1e-6);
  });
});

describe('the cost in raw numbers', () => {
  it.each([
    ['inBox', (rng: Generator) => inBox(rng, 2, 3), 4],
    ['inCircle', (rng: Generator) => inCircle(rng, 2), 4],
    ['inCircleNaive', (rng: Generator) => inCircleNaive(rng, 2), 4],
    ['floatInCircle', (rng: Generator) => floatInCircle(rng, 2), 2],
    ['direction', direction, 2],
    ['boxDirection', boxDirection, 4],
    ['inAnnulus', (rng: Generator) => inAnnulus(rng, 1, 2), 4],
    ['inSector', (rng: Generator) => inSector(rng, 2, 0, 1), 4],
    ['onSphere', (rng: Generator) => onSphere(rng), 4],
    ['inCone', (rng: Generator) => inCone(rng, 1), 4],
    ['inBall', (rng: Generator) => inBall(rng, 2), 6],
  ] as const)('%s', (_, draw, cost) => {
    const rng = new CountingGenerator(new Pcg32(1));
    for (let i = 0; i < 100; i++) draw(rng);
    expect(rng.draws).toBe(100 * cost);
  });

  it('a circle by rejection: 4/π tries of four', () => {
    const rng = new CountingGenerator(new Pcg32(1));
    for (let i = 0; i < 20_000; i++) inCircleByRejection(rng, 2);
    expect(rng.draws / 80_000).toBeCloseTo(4 / Math.PI, 1.7);
  });

  it('the naive circle has the angles of the even one', () => {
    const [a, b] = [new Pcg32(1), new Pcg32(1)];
    for (let i = 0; i < 100; i++) {
      expect(turns(inCircleNaive(a, 1))).toBeCloseTo(turns(inCircle(b, 1)), 12);
    }
  });
});

describe('points stay inside', () => {
  const closeTo1 = 1 + 1e-15 * 2;

  it('of the circle, annulus and ball, and on the sphere', () => {
    fc.assert(
      fc.property(seeds, lengths, fc.double({ min: 0, max: 0.999, noNaN: true }), (seed, radius, part) => {
        const rng = new Pcg32(seed);
        for (const method of [inCircle, inCircleNaive, inCircleByRejection, inBall]) {
          expect(distance(method(rng, radius)) / radius).toBeLessThanOrEqual(closeTo1);
        }
        const ring = distance(inAnnulus(rng, part * radius, radius));
        expect(ring / radius).toBeLessThanOrEqual(closeTo1);
        expect(ring / radius).toBeGreaterThanOrEqual(part * (2 - closeTo1));
        expect(distance(onSphere(rng, radius)) / radius).toBeCloseTo(1, 14);
        expect(distance(direction(rng))).toBeCloseTo(1, 14);
        expect(distance(boxDirection(rng))).toBeCloseTo(1, 14);
      }),
      shared,
    );
  });

  it('of the box, whose far sides are left out', () => {
    fc.assert(
      fc.property(seeds, lengths, lengths, (seed, width, height) => {
        const { x, y } = inBox(new Pcg32(seed), width, height);
        expect(x >= 0 && x < width && y >= 0 && y < height).toBe(true);
      }),
      shared,
    );
  });

  it('of the sector and the cone', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.double({ min: 0.01, max: TURN, noNaN: true }),
        (seed, from, width) => {
          const rng = new Pcg32(seed);
          const point = inSector(rng, 5, from, Math.min(from + width, from + 6.28));
          const past = (turns(point) - from / TURN + 10) % 1;
          expect(distance(point)).toBeLessThanOrEqual(5 * closeTo1);
          expect(past <= width / TURN + 1e-12 || past > 1 - 1e-12).toBe(true);

          const halfAngle = width / 2;
          const { x, y, z } = inCone(rng, halfAngle);
          expect(Math.hypot(x, y, z)).toBeCloseTo(1, 14);
          expect(Math.atan2(Math.hypot(x, y), z)).toBeLessThanOrEqual(halfAngle + 1e-7);
        },
      ),
      shared,
    );
  });

  it('at the ends of a generator', () => {
    const ends = [0, 0xffff_ffff].map((raw): Generator => ({ nextUint32: () => raw }));
    const [low, high] = ends as [Generator, Generator];
    expect(inCircle(low, 2)).toEqual({ x: 0, y: 0 });
    expect(distance(inCircle(high, 2))).toBeLessThanOrEqual(2);
    expect(inBox(low, 2, 3)).toEqual({ x: 0, y: 0 });
    const corner: Point3 = onSphere(high);
    expect(distance(corner)).toBeCloseTo(1, 14);
    expect(onSphere(low)).toEqual({ x: 0, y: 0, z: -1 });
  });

  it('boxDirection throws the middle of the box again', () => {
    const raws = [0x8000_0000, 0, 0x8000_0000, 0, 0xc000_0000, 0, 0x8000_0000, 0];
    expect(boxDirection({ nextUint32: () => raws.shift()! })).toEqual({ x: 1, y: 0 });
    expect(raws).toEqual([]);
  });
});

describe('fromPolar', () => {
  it('starts at the x axis and turns towards the y axis', () => {
    expect(fromPolar(0, 3)).toEqual({ x: 3, y: 0 });
    const { x, y } = fromPolar(Math.PI / 2, 3);
    expect([x, y]).toEqual([expect.closeTo(0, 12), expect.closeTo(3, 12)]);
  });
});

describe('what cannot be is refused', () => {
  const rng = new Pcg32(1);
  const byRadius: [string, (radius: number) => unknown][] = [
    ['inCircle', (radius) => inCircle(rng, radius)],
    ['inCircleNaive', (radius) => inCircleNaive(rng, radius)],
    ['inCircleByRejection', (radius) => inCircleByRejection(rng, radius)],
    ['floatInCircle', (radius) => floatInCircle(rng, radius)],
    ['floatInCircleNaive', (radius) => floatInCircleNaive(rng, radius)],
    ['inSector', (radius) => inSector(rng, radius, 0, 1)],
    ['onSphere', (radius) => onSphere(rng, radius)],
    ['inBall', (radius) => inBall(rng, radius)],
  ];

  it.each(byRadius)('%s: a radius', (_, draw) => {
    for (const radius of [0, -1, NaN, Infinity, 1e101, 1e-101]) {
      expect(() => draw(radius)).toThrow(
        new RangeError(`radius must be a number above 0, from 1e-100 to 1e100, got ${radius}`),
      );
    }
  });

  it('a side of a box', () => {
    expect(() => inBox(rng, 0, 1)).toThrow(/^width must be a number above 0, .* got 0$/);
    expect(() => inBox(rng, 1, NaN)).toThrow(/^height must be a number above 0, .* got NaN$/);
  });

  it('radii of an annulus', () => {
    expect(() => inAnnulus(rng, 0, 0)).toThrow(/^outer must be a number above 0, .* got 0$/);
    expect(() => inAnnulus(rng, 2, 2)).toThrow(
      new RangeError('inner must be at least 0 and below outer, 2, got 2'),
    );
    expect(() => inAnnulus(rng, -1, 2)).toThrow(RangeError);
    expect(() => inAnnulus(rng, NaN, 2)).toThrow(RangeError);
  });

  it('angles', () => {
    expect(() => inSector(rng, 1, NaN, 1)).toThrow('from must be a finite number, got NaN');
    expect(() => inSector(rng, 1, 1, 1)).toThrow(
      new RangeError('to must be above from, 1, by at most 2π, got 1'),
    );
    expect(() => inSector(rng, 1, 0, 6.3)).toThrow(RangeError);
    expect(() => inSector(rng, 1, 0, NaN)).toThrow(RangeError);
    expect(() => inSector(rng, 1, -Math.PI, Math.PI)).not.toThrow();
    for (const halfAngle of [0, 4, NaN]) {
      expect(() => inCone(rng, halfAngle)).toThrow(
        new RangeError(`halfAngle must be at least 0.001 and at most π, got ${halfAngle}`),
      );
    }
  });
});
