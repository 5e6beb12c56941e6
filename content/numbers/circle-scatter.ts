/** Every number that chapter 5 prints, computed by the library. tests/unit/numbers pins them. */
import {
  floatInCircle,
  floatInCircleNaive,
  histogram,
  inBox,
  inCircleByRejection,
  libstdcxxFloat,
  Mt19937,
  nearestDistances,
  Pcg32,
  poissonDisc,
  standardError,
  summary,
} from '../../src/random';

const RADIUS = 60;
const SCATTER_SEED = 1234;
export const THOUSAND = 1000;

/** A thousand points of a circle of 60 pixels, in float32: how many fall into each tenth of the radius. */
function byTenth(method: typeof floatInCircle): readonly number[] {
  const rng = new Mt19937(SCATTER_SEED);
  const parts = Array.from({ length: THOUSAND }, () => method(rng, RADIUS).radius / RADIUS);
  return histogram(parts, 0, 1, 10).counts;
}
export const naiveTenths = byTenth(floatInCircleNaive);
export const evenTenths = byTenth(floatInCircle);

const within = (tenths: readonly number[], k: number) =>
  tenths.slice(0, k).reduce((sum, count) => sum + count, 0) / THOUSAND;
export const naiveHalf = within(naiveTenths, 5);
export const evenHalf = within(evenTenths, 5);

/** By hand: a circle of radius 10 in five rings, each 2 wide. */
export const handRings = [2, 4, 6, 8, 10].map((outer) => ({
  inner: outer - 2,
  outer,
  square: outer * outer,
  ring: outer * outer - (outer - 2) ** 2,
}));
/** And four draws, with the radius that each leads to. */
export const handDraws = [0.04, 0.25, 0.49, 0.81].map((u) => ({
  u,
  naive: Number((10 * u).toPrecision(12)),
  even: Number((10 * Math.sqrt(u)).toPrecision(12)),
}));
/** Half of the even points lie within this part of the radius. */
export const medianRadius = Math.sqrt(0.5);

/** The five known points of seed 3, by rejection, as C++ streams print them: six digits. */
export const knownPoints = (() => {
  const rng = new Mt19937(3);
  return Array.from({ length: 5 }, () => {
    const { x, y } = inCircleByRejection(rng, 1, libstdcxxFloat);
    return `(${[x, y].map((value) => Number(value.toPrecision(6))).join(', ')})`;
  });
})();

/** The share of darts that hit, and what a point costs. */
export const hitShare = Math.PI / 4;
export const tries = 1 / hitShare;
/** How far an estimate of π from so many darts usually strays. */
export const piError = (darts: number): number => 4 * standardError(hitShare, darts);
/** How many darts make the stray so small. */
export const dartsFor = (error: number): number => Math.ceil((4 / error) ** 2 * hitShare * (1 - hitShare));

/** What part of a box of n dimensions the ball inside it fills: each two dimensions more bring a factor π / 2n. */
export function ballShare(n: number): number {
  if (n === 0 || n === 1) return 1;
  return (ballShare(n - 2) * Math.PI) / (2 * n);
}
export const ballTries = 1 / ballShare(3);

/** A narrow slice of a box about its axis and its diagonal, as a part of a fair one. */
export const boxAxis = Math.PI / 4;
export const boxDiagonal = Math.PI / 2;

/** A ring from 6 to 10: half of its points lie within this radius, and not within 8. */
export const ring = { inner: 6, outer: 10, middle: Math.sqrt((6 ** 2 + 10 ** 2) / 2) };

/** Within 30 degrees of a pole, at both ends: by an even latitude, and in truth. */
export const poleNaive = 60 / 180;
export const poleEven = 1 - Math.cos(Math.PI / 6);
/** Half of a ball's points lie within this part of its radius. */
export const medianBall = Math.cbrt(0.5);

/** Poisson-disc points in a large field: how many for each square of the distance. */
const FIELD = 200;
const DISTANCE = 3;
const spaced = poissonDisc(new Pcg32(SCATTER_SEED), FIELD, FIELD, DISTANCE);
const scattered = (() => {
  const rng = new Pcg32(SCATTER_SEED);
  return spaced.map(() => inBox(rng, FIELD, FIELD));
})();
const closeShare =
  nearestDistances(scattered).filter((distance) => distance < DISTANCE).length / spaced.length;
export const trees = {
  field: FIELD,
  distance: DISTANCE,
  count: spaced.length,
  density: (spaced.length * DISTANCE ** 2) / FIELD ** 2,
  /** Uniform points, as many in the same field: how many have a neighbor closer than the distance. */
  closeShare,
  uniformMedian: summary(nearestDistances(scattered)).median,
  spacedMedian: summary(nearestDistances(spaced)).median,
};
/** The densest packing there is, of hexagons, in the same measure. */
export const densest = 2 / Math.sqrt(3);

/** On a bell in two dimensions: the share within so many standard deviations. */
export const bellWithin = (deviations: number): number => 1 - Math.exp(-(deviations ** 2) / 2);
