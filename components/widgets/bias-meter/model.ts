import { biasOf } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

/** The numbers of results that share one quotient, and with it one bias. */
export interface Step {
  from: number;
  to: number;
  /** Raw values left over at `from` and at `to`. */
  leftover: [number, number];
  /** At `to` nothing is left over, so that one is fair: the step ends just before it. */
  fairEnd: boolean;
}

export interface Data {
  rawValues: number;
  /** How far a lucky result is ahead of an unlucky one, as a part: 1/q. 0 if fair, Infinity if some never come up. */
  ahead: number;
  /** The corners of the staircase of 1/⌊R/n⌋, from the largest n to 1. */
  stairs: [n: number, ahead: number][];
  /** The step that n stands on, if there are as many raw values as results. */
  step: Step | null;
  outputs: Outputs<typeof definition>;
}

/** Steps further down are too narrow to see on a logarithmic axis. */
const STEPS_DRAWN = 120;

function stairs(rawValues: number): [number, number][] {
  const corners: [number, number][] = [];
  const drawn = Math.min(STEPS_DRAWN, rawValues);
  for (let q = 1; q <= drawn; q++) corners.push([rawValues / q, 1 / q], [rawValues / (q + 1), 1 / q]);
  if (drawn < rawValues) corners.push([1, 1 / rawValues]);
  return corners.map(([n, ahead]) => [Math.max(1, n), ahead]);
}

function stepOf(rawValues: number, quotient: number): Step {
  const from = Math.floor(rawValues / (quotient + 1)) + 1;
  const to = Math.floor(rawValues / quotient);
  const leftover = (n: number) => rawValues - quotient * n;
  return { from, to, leftover: [leftover(from), leftover(to)], fairEnd: leftover(to) === 0 };
}

export function model({ bits, n }: Values<typeof definition>): Data {
  const rawValues = 2 ** bits;
  const bias = biasOf(rawValues, n);
  const quotient = Number(bias.quotient);
  const isFair = bias.remainder === 0n;
  const ahead = isFair ? 0 : 1 / quotient;
  return {
    rawValues,
    ahead,
    stairs: stairs(rawValues),
    step: quotient > 0 ? stepOf(rawValues, quotient) : null,
    outputs: {
      quotient,
      favored: Number(bias.favored),
      ratio: quotient > 0 ? bias.ratio : null,
      percent: quotient > 0 ? ahead * 100 : null,
    },
  };
}
