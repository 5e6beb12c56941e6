import {
  chiSquare,
  type Generator,
  histogram,
  inCircle,
  inCircleByRejection,
  inCircleNaive,
  Pcg32,
  type Point,
} from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

type Method = Values<typeof definition>['method'];

export const RINGS = 10;

export interface Data {
  /** Points of a circle of radius 1 about (0, 0), in the order made. */
  points: Point[];
  /** How many of them fall into each ring, from the middle out; all rings have the same area. */
  rings: readonly number[];
  outputs: Outputs<typeof definition>;
}

const methods: Record<Method, (rng: Generator, radius: number) => Point> = {
  naive: (rng, radius) => inCircleNaive(rng, radius),
  even: (rng, radius) => inCircle(rng, radius),
  rejection: (rng, radius) => inCircleByRejection(rng, radius),
};

export function model({ method, points: count, seed }: Values<typeof definition>): Data {
  const rng = new Pcg32(seed);
  const make = methods[method];
  const points = Array.from({ length: count }, () => make(rng, 1));
  // The part of the area that is nearer to the middle. A point of the rim may be off by its last digit.
  const nearer = points.map(({ x, y }) => Math.min(1, x * x + y * y));
  const within = (part: number) => nearer.filter((area) => area <= part * part).length / count;
  const { counts: rings } = histogram(nearer, 0, 1, RINGS);
  return {
    points,
    rings,
    outputs: { half: within(0.5) * 100, nine: within(0.9) * 100, p: chiSquare(rings).p },
  };
}
