/** Every number that chapter 2 prints, computed by the library. tests/unit/numbers pins them. */
import {
  type Bias,
  biasOf,
  CountingGenerator,
  floorInt,
  halfOpenReach,
  lcgStepModulo,
  lemireInt,
  Pcg32,
  rejectInt,
  rejectThreshold,
} from '../../src/random';

/** Ten raw values into three piles. */
export const ten = biasOf(10, 3);
/** The opening die: sixteen raw values, six faces. */
export const sixteen = biasOf(16, 6);
/** C's old rand(), which often stops at 32,767. */
export const rand1000 = biasOf(2 ** 15, 1000);
export const rand100 = biasOf(2 ** 15, 100);
export const rand6 = biasOf(2 ** 15, 6);
/** A full 32-bit generator. */
export const die32 = biasOf(2 ** 32, 6);
export const large32 = biasOf(2 ** 32, 3_000_000_000);
/** What `Math.floor(Math.random() * 6)` has to work with: 53 bits. */
export const die53 = biasOf(2n ** 53n, 6n);

/** The generator of ten states, 11s + 3 mod 10, dealt into three piles ten thousand times. */
export const tenStates = (() => {
  const naive = [0, 0, 0];
  const cured = [0, 0, 0];
  let state = 0;
  for (let draw = 0; draw < 10_000; draw++) {
    state = lcgStepModulo(state, 11, 3, 10);
    naive[state % 3]! += 1;
    if (state >= rejectThreshold(10, 3)) cured[state % 3]! += 1;
  }
  return { naive, cured };
})();

/** Raw draws that each cure spends on a million results below three billion. */
export const spent = (() => {
  const used = (pick: typeof rejectInt): number => {
    const rng = new CountingGenerator(new Pcg32(1));
    for (let result = 0; result < 200_000; result++) pick(rng, 3_000_000_000);
    return rng.draws / 200_000;
  };
  return { reject: used(rejectInt), lemire: used(lemireInt) };
})();

export const reach = {
  twoToSix: halfOpenReach(2, 6, 32).hiCount,
  tenToTwenty: halfOpenReach(10, 20, 32).hiCount,
};

/** One byte asked for a percentage. */
export const byte = biasOf(2 ** 8, 100);

/** How many of the sixteen raw values multiply and shift gives each face, in the order of the faces. */
export const shifted = Array.from({ length: 16 }, (_, raw) => floorInt(raw / 16, 6)).reduce<number[]>(
  (counts, face) => counts.with(face, counts[face]! + 1),
  [0, 0, 0, 0, 0, 0],
);

/**
 * Rolls after which chi-square is likely to stand out: its mean has then risen by three of its standard
 * deviations, √(2(n − 1)) each, above what a fair source gives.
 */
function rollsToNotice({ rawValues, n, quotient, remainder }: Bias): number {
  const [R, results, q, r] = [rawValues, n, quotient, remainder].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const off = (count: number) => (count / R - 1 / results) ** 2 * results;
  const perRoll = r * off(q + 1) + (results - r) * off(q);
  return Math.ceil((3 * Math.sqrt(2 * (results - 1))) / perRoll);
}

export const noticed = [
  ['16 raw values, six faces', rollsToNotice(sixteen)],
  ['a byte, one of a hundred', rollsToNotice(byte)],
  ['15 bits, one of a thousand', rollsToNotice(rand1000)],
  ['15 bits, six faces', rollsToNotice(rand6)],
] as const;
export const noticed32 = rollsToNotice(die32);
