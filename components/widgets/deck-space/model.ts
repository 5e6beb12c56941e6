import { deckBits, factorial } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

export const raised = (n: number) => String(n).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);

/** A whole number, in full up to six digits, and beyond in powers of ten: 8.07 × 10⁶⁷. */
export function inPowers(count: bigint): string {
  const digits = String(count);
  if (digits.length <= 6) return `= ${count.toLocaleString('en-US')}`;
  let power = digits.length - 1;
  let lead = Math.round(Number(digits.slice(0, 5)) / 100);
  if (lead === 1000) [lead, power] = [100, power + 1];
  return `≈ ${(lead / 100).toFixed(2)} × 10${raised(power)}`;
}

export interface Data {
  /** How many orders there are, and how many seeds, exactly. */
  orders: bigint;
  seeds: bigint;
  /** Where each card's part of the deck's bits ends: card k adds log2(k). */
  ends: number[];
  outputs: Outputs<typeof definition>;
}

/** The largest deck with no more orders than there are seeds. */
function largestCovered(seeds: bigint): number {
  let cards = 1;
  while (factorial(cards + 1) <= seeds) cards++;
  return cards;
}

export function model({ cards, seedBits }: Values<typeof definition>): Data {
  const bits = deckBits(cards);
  const seeds = 2n ** BigInt(seedBits);
  return {
    orders: factorial(cards),
    seeds,
    ends: Array.from({ length: cards }, (_, at) => deckBits(at + 1)),
    outputs: {
      deckBits: bits,
      // The logarithm of the reachable share, since the share itself has too many zeros to be read.
      reachable: Math.min(0, seedBits - bits) * Math.log10(2),
      covered: largestCovered(seeds),
    },
  };
}
