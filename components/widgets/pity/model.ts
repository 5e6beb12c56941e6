import {
  Pcg32,
  type PityCurve,
  pityCurve,
  type PityRule,
  pullsUntilHit,
  tallyInto,
} from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { LongWork } from '../../widget-kit/slices';
import type { definition } from './definition';

/** A game's rule that allows no more than so many pulls without a hit, worked out and tried. */
export interface Data {
  /** How likely pull n is to be the first to hit, at index n − 1, to as many digits as a picture can show. */
  firstAt: number[];
  /** How many of the simulated players had their first hit at pull n, at index n − 1. */
  counts: number[];
  players: number;
  outputs: Outputs<typeof definition>;
}

const PLAYERS = 10_000;
/** Players between two looks at the clock: at most five hundred pulls each. */
const AT_A_TIME = 50;

/** The rule as the library takes it: shares instead of percent. */
export function ruleOf({ base, softStart, step, hard }: Omit<Values<typeof definition>, 'seed'>): PityRule {
  return { base: base / 100, softStart, step: step / 100, hard };
}

export function* model({ seed, ...values }: Values<typeof definition>): LongWork<Data> {
  const rule = ruleOf(values);
  const curve = pityCurve(rule);
  const rng = new Pcg32(seed);
  const counts = new Array<number>(rule.hard).fill(0);
  yield { done: 0, data: soFar(curve, counts, 0) };
  for (let players = AT_A_TIME; players <= PLAYERS; players += AT_A_TIME) {
    tallyInto(counts, AT_A_TIME, 1, () => pullsUntilHit(rng, rule));
    if (players < PLAYERS) yield { done: players / PLAYERS, data: soFar(curve, counts, players) };
  }
  return soFar(curve, counts, PLAYERS);
}

function soFar(curve: PityCurve, counts: readonly number[], players: number): Data {
  const pulls = counts.reduce((sum, count, at) => sum + count * (at + 1), 0);
  return {
    firstAt: curve.firstAt.map((share) => Number(share.toPrecision(4))),
    counts: [...counts],
    players,
    outputs: {
      mean: curve.mean,
      median: curve.median,
      percentile: curve.percentile99,
      simulated: players > 0 ? pulls / players : null,
    },
  };
}
