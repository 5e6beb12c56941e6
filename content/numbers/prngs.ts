/** Every number that chapter 1 prints, computed by the library. tests/unit/numbers pins them. */
import {
  bitPeriod,
  chiSquare,
  halfOpenReach,
  Lcg,
  lcgStep,
  libcxxInt,
  libstdcxxInt,
  moduloInt,
  Mt19937,
  Pcg32,
  seedFromText,
  tally,
  uniformInt,
  type Generator,
} from '../../src/random';

export { lcgDie } from './lcg-die';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The circle of states of s ← 5s + 3 mod 16 from 7, until it closes. */
export const smallCycle = times(16, () => 0).reduce<number[]>(
  (states) => [...states, lcgStep(states.at(-1)!, 5, 3, 4)],
  [7],
);

export const multiplier = new Lcg(0).multiplier;
export const increment = new Lcg(0).increment;

/** Measured periods of the LCG's lowest bits. */
export const lowBitPeriods = [0, 1, 2, 3].map((bit) => bitPeriod(new Lcg(42), bit, 4096)!);
export const bit15Period = bitPeriod(new Lcg(42), 15, 2 ** 18)!;

export const mersenneDigits = (2n ** 19937n - 1n).toString().length;
export const mersenne10000 = (() => {
  const rng = new Mt19937();
  return times(10000, () => rng.nextUint32()).at(-1)!;
})();

/** The seed with which the two C++ libraries are compared. */
export const librarySeed = 1234;
const die = (roll: (rng: Generator) => number): number[] => {
  const rng = new Mt19937(librarySeed);
  return times(8, () => roll(rng));
};
export const clangDie = die((rng) => libcxxInt(rng, 1, 6));
export const gccDie = die((rng) => libstdcxxInt(rng, 1, 6));
export const bookDie = die((rng) => uniformInt(rng, 1, 6));

/** The first rolls of three streams of one seed. */
export const streamRolls = [1, 2, 3].map((stream) => {
  const rng = new Pcg32(42, stream);
  return times(8, () => uniformInt(rng, 1, 6));
});

export const dragon = seedFromText('dragon');
/** Raw values of 32 bits, mapped to floats from 2 to 6, that come out as exactly 6. */
export const sixes = halfOpenReach(2, 6, 32).hiCount;
export const raw32 = 2 ** 32;

/** The alternating die passes a test that only counts faces. */
const alternating = new Lcg(42);
export const alternatingChi = chiSquare(tally(600_000, 1, 6, () => moduloInt(alternating, 6) + 1)).statistic;
