/** Value noise in any number of dimensions, right or wrong on purpose, to hold a reader's program against. */
import { hash01of3 } from '../../../src/noise';
import { Pcg32, uniformInt } from '../../../src/random';
import type { Program } from './checks';

export const smooth = (t: number) => t * t * (3 - 2 * t);
export const fifth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** The ways in which a program may stray. Axis 0 is x. */
export interface Ways {
  whole?: (place: number) => number;
  /** How much of the far side is taken, from how far into the square the place lies. */
  share?: (t: number, axis: number, place: readonly number[]) => number;
  /** The corner that is hashed, and with what seed, where `far` says on which axes it is the far one. */
  corner?: (near: readonly number[], far: readonly boolean[], seed: number) => readonly number[];
}

const rightCorner = (near: readonly number[], far: readonly boolean[], seed: number) => [
  ...near.map((at, axis) => at + Number(far[axis])),
  seed,
];

/** A corner's value: two or three coordinates, or one, and the seed last. Whatever is missing counts as 0. */
export function cornerValue(given: readonly unknown[]): number {
  const [seed = 0, ...place] = given.map(Number).reverse();
  const [x = 0, y = 0, z = 0] = place.reverse();
  return hash01of3(x, y, z, seed);
}

export function valueNoise(
  place: readonly number[],
  seed: number,
  { whole = Math.floor, share = smooth, corner = rightCorner }: Ways = {},
): number {
  const near = place.map(whole);
  const shares = place.map((at, axis) => share(at - near[axis]!, axis, place));
  const upTo = (axis: number, far: readonly boolean[]): number =>
    axis < 0
      ? cornerValue(corner(near, far, seed))
      : mix(upTo(axis - 1, [false, ...far]), upTo(axis - 1, [true, ...far]), shares[axis]!);
  return upTo(place.length - 1, []);
}

/** Where a program is asked: whole numbers, both sides of 0, far away, and anywhere. */
export function placesIn(dimensions: number): readonly { place: readonly number[]; seed: number }[] {
  const rng = new Pcg32(17);
  const all = (pick: () => number) => Array.from({ length: dimensions }, pick);
  const quarter = (lo: number, hi: number) => () => uniformInt(rng, lo * 64, hi * 64) / 64;
  return [
    ...Array.from({ length: 120 }, () => all(quarter(0, 8))),
    ...Array.from({ length: 120 }, () => all(quarter(-8, 8))),
    ...Array.from({ length: 20 }, () => all(quarter(-100_000, 100_000))),
    ...Array.from({ length: 20 }, () => all(() => uniformInt(rng, -9, 9))),
  ].map((place, at) => ({ place, seed: [1234, 7, 0, 99][at % 4]! }));
}

/** Float arithmetic of any width and in any order counts as equal. */
export const near = (got: unknown, wanted: number) =>
  typeof got === 'number' && Math.abs(got - wanted) < 2e-6;

export interface Asked {
  got: unknown;
  /** What the program asked the hash for. */
  hashed: readonly (readonly unknown[])[];
}

/** One call of the program, with a hash that remembers what it was asked. */
export function ask(program: Program, place: readonly number[], seed: number): Asked {
  const hashed: unknown[][] = [];
  const hash = Object.freeze((...given: unknown[]) => {
    hashed.push(given);
    return cornerValue(given);
  });
  return { got: program(...place, seed, hash), hashed };
}

/** The program does exactly this, at every place where it is asked. */
export function does(program: Program, dimensions: number, ways: Ways): boolean {
  return placesIn(dimensions).every(({ place, seed }) =>
    near(ask(program, place, seed).got, valueNoise(place, seed, ways)),
  );
}
