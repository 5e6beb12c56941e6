/**
 * Dice & Drift's library of noise: coherent numbers, near alike where places are near. These are the reference
 * readings, one sample a call, written to be read; the fast ones, which fill whole fields, equal them.
 */
export {
  lerp,
  quintic,
  quinticSlope,
  smoothstep,
  smoothstepSlope,
} from './blend';
export { hash01, hash01of3 } from './hash';
export { hashBits, hashMix, mixedSeed } from './hash-mix';

export { white2 } from './white';
export { value1, value2, value3 } from './value';
export { gradient1, gradient2, gradient3 } from './gradient';
export { simplex2, simplex3 } from './simplex';
export { type CellDistances, cellular2, cellular3 } from './cellular';

export { permutationTable } from './permutation-table';
export { type TableKind, TableNoise, type TableOptions } from './table-noise';

export {
  amplitudeSum,
  equalWeights,
  fractal,
  fractal2,
  fractal3,
  type FractalOptions,
  type Noise2,
  type Noise3,
} from './fractal';
export { billow, ridged, signed } from './shapes';
export { warp2 } from './warp';

export { heading } from './heading';
export {
  curl2,
  type Flow,
  flow2,
  FLOW_SCALE,
  type FlowOptions,
  meanDirection,
} from './flow';

export { type FieldStats, fieldStats, shareBetween } from './field-stats';
export { bands, remap, stretch } from './remap';

// The fast readings: a whole window at once.
export type { FieldValues, FieldWindow } from './field-window';
export {
  fractalField2,
  fractalSlice3,
  valueField2,
  valueSlice3,
} from './value-field';
export { gradientField2 } from './gradient-field';
export { cellularField2 } from './cellular-field';
