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
export type { IntMapping, RealMapping } from './mapping';
export { type HalfOpenReach, halfOpenReach } from './half-open';
export { exponential, normal } from './normal';

export { shuffle, shuffled, type ShuffleStep, shuffleSteps } from './shuffle';
export { comparatorShuffle, sattolo, swapAnyShuffle } from './wrong-shuffles';
export {
  type OrderCounts,
  orderCounts,
  type OrderPaths,
  type ShuffleMethod,
} from './shuffle-paths';
export { deckBits, factorial, reachableShare } from './deck-space';
export { sample } from './sample';
export { ShuffleBag, type ShuffleBagState } from './shuffle-bag';

export { pickLinear, sliceAt, totalWeight } from './weighted';
export { oneByOneShares, pickOneByOne, sliceHoldingEnd } from './wrong-picks';
export { CumulativeTable } from './cumulative-table';
export {
  aliasHeights,
  type AliasStep,
  aliasSteps,
  AliasTable,
} from './alias-table';
export { expectedShares, standardError } from './expected-shares';
export { chanceWithin, pullsFor } from './drop-chance';
export {
  pityChance,
  type PityCurve,
  pityCurve,
  type PityRule,
  pullsUntilHit,
  simulatePity,
} from './pity';

export { fromPolar, type Point, type Point3 } from './point';
export { inBox } from './in-box';
export { inCircle, inCircleByRejection, inCircleNaive } from './in-circle';
export {
  floatInCircle,
  floatInCircleNaive,
  type PolarPoint,
} from './cpp-circle';
export { boxDirection, direction } from './direction';
export { inAnnulus } from './in-annulus';
export { inSector } from './in-sector';
export { inCone, onSphere } from './on-sphere';
export { inBall } from './in-ball';
export { poissonDisc } from './poisson-disc';
export { jitteredGrid } from './jittered-grid';
export { nearestDistances } from './nearest-distances';

export { type Bias, biasOf, type Fraction } from './bias';
export { type Histogram, histogram, tally, tallyInto } from './histogram';
export { type Summary, summary } from './summary';
export { type ChiSquare, chiSquare, chiSquareP } from './chi-square';
export { logGamma, upperGammaShare } from './gamma';
export { bitPeriod, bitSequence, smallestPeriod } from './bit-period';
