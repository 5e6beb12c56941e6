import { bitSequence, makeGenerator, smallestPeriod } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import { type definition, SEARCHED } from './definition';

/** How many of the bits a figure has room for. */
const DRAWN = 8192;

export interface Data {
  /** The chosen bit of the first raw numbers. */
  bits: Uint8Array;
  outputs: Outputs<typeof definition>;
}

export function model({ generator, bit, seed }: Values<typeof definition>): Data {
  const bits = bitSequence(makeGenerator(generator, seed), bit, SEARCHED);
  return { bits: bits.slice(0, DRAWN), outputs: { period: smallestPeriod(bits) ?? null } };
}
