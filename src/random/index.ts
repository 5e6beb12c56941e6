/**
 * Dice & Drift's library of randomness: raw bits, what is made from them, and how to tell whether
 * it is fair.
 */
export {
  type Generator,
  type ResumableGenerator,
  UINT32_VALUES,
} from './generator';
export { Lcg, type LcgOptions, lcgStep, lcgStepModulo } from './lcg';
export { Mt19937, type Mt19937State } from './mt19937';
export { Pcg32, type Pcg32State } from './pcg32';
export type { Uint64 } from './uint64';
export { Xoshiro128 } from './xoshiro128';
export { Sfc32 } from './sfc32';
export { SplitMix32, splitmix32Mix } from './splitmix32';
export type { FourWords } from './four-words';
export {
  GENERATOR_NAMES,
  type GeneratorName,
  makeGenerator,
} from './make-generator';
export { CountingGenerator } from './counting-generator';

export { fmix32, fnv1a32, freshSeed, readSeed, seedFromText } from './seed';

export {
  uniformDouble,
  uniformFloat,
  uniformInt,
  uniformReal,
} from './uniform';
export {
  floorInt,
  lemireInt,
  moduloInt,
  rejectInt,
  rejectThreshold,
} from './pick';
export {
  libcxxInt,
  libstdcxxInt,
  oldLibstdcxxInt,
  oldMsvcInt,
} from './cpp-int';
export {
  floatInRange,
  libcxxCanonicalFloat,
  libcxxDouble,
  libcxxFloat,
  libstdcxxCanonicalFloat,
  libstdcxxDouble,
  libstdcxxFloat,
} from './cpp-real';
export { type HalfOpenReach, halfOpenReach } from './half-open';

export { type Bias, biasOf, type Fraction } from './bias';
export { type Histogram, histogram, tally, tallyInto } from './histogram';
export { type Summary, summary } from './summary';
export { type ChiSquare, chiSquare, chiSquareP } from './chi-square';
export { logGamma, upperGammaShare } from './gamma';
export { bitPeriod, bitSequence, smallestPeriod } from './bit-period';
