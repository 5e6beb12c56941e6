import { Lcg, makeGenerator, uniformFloat } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** 11 bits and a multiplier whose five-fold is 1 modulo 2048: full period, and a lattice as coarse as they come. */
const TINY = { multiplier: 1229, increment: 205, modulusBits: 11 } as const;
const TINY_VALUES = 2 ** TINY.modulusBits;

export interface Data {
  /** Numbers from 0 up to 1 in the order drawn: one more than there are pairs. */
  numbers: number[];
  outputs: Outputs<typeof definition>;
}

export function model({ generator, count, seed }: Values<typeof definition>): Data {
  const numbers = draw(generator, count + 1, seed);
  const pairs = new Set<number>();
  for (let i = 0; i < count; i++) pairs.add(numbers[i]! * 2 ** 24 + numbers[i + 1]!);
  return {
    numbers,
    outputs: {
      points: count,
      distinct: pairs.size,
      lines: generator === 'tiny' ? tinyLines(numbers) : null,
    },
  };
}

function draw(generator: Values<typeof definition>['generator'], count: number, seed: number): number[] {
  if (generator === 'tiny') {
    const machine = new Lcg(seed, TINY);
    return Array.from({ length: count }, () => machine.nextUint32() / TINY_VALUES);
  }
  const rng = makeGenerator(generator, seed);
  return Array.from({ length: count }, () => uniformFloat(rng));
}

/**
 * On how many parallel lines the tiny generator's pairs lie. Since 5 × 1229 is 1 modulo 2048, a state y that follows
 * x has 5y − x = 5 × 205 modulo 2048: a line of slope 1/5 for each multiple of 2048 that comes up.
 */
function tinyLines(numbers: readonly number[]): number {
  const lines = new Set<number>();
  for (let i = 0; i + 1 < numbers.length; i++) lines.add(5 * numbers[i + 1]! - numbers[i]!);
  return lines.size;
}
