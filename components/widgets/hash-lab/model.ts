import { hash01, hashMix } from '../../../src/noise';
import { type Avalanche, avalanche, type CornerHash, stagedHash01 } from '../../../src/noise/hash-stages';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** Corners along each side of the picture; the chosen one lies in the middle. */
export const SIDE = 64;

type Choice = Values<typeof definition>['hash'];

const all = { spread: true, fold13: true, multiply: true, fold16: true };
const without = (missing: Partial<typeof all>): CornerHash => {
  const stages = { ...all, ...missing };
  return (x, y, seed) => stagedHash01(x, y, seed, stages);
};

const hashes: Record<Choice, CornerHash> = {
  whole: hash01,
  'no-spread': without({ spread: false }),
  'no-first-fold': without({ fold13: false }),
  'no-multiply': without({ multiply: false }),
  'no-last-fold': without({ fold16: false }),
  sum: without({ fold13: false, multiply: false, fold16: false }),
  second: hashMix,
};

export interface Data {
  /** The hash of the corners around the chosen one, row by row. */
  values: Float32Array;
  avalanche: Avalanche;
  /** The result's 24 bits, highest first. */
  bits: readonly boolean[];
  outputs: Outputs<typeof definition>;
}

/** It depends on the hash alone, and the sliders change the place. */
const measured = new Map<Choice, Avalanche>();

export function model({ hash: choice, x, y, seed }: Values<typeof definition>): Data {
  const hash = hashes[choice];
  const values = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++)
      values[row * SIDE + column] = hash(x + column - SIDE / 2, y + row - SIDE / 2, seed);
  const found = measured.get(choice) ?? avalanche(hash);
  measured.set(choice, found);
  const value = hash(x, y, seed);
  const low24 = Math.floor(value * 2 ** 24);
  return {
    values,
    avalanche: found,
    bits: Array.from({ length: 24 }, (_, at) => ((low24 >>> (23 - at)) & 1) === 1),
    outputs: { value, avalanche: found.mean * 100, stuck: found.stuck },
  };
}
