/** Every number that chapter 2 prints, computed by the library. tests/unit/numbers pins them. */
import {
  biasOf,
  CountingGenerator,
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
