import { requireShare } from './bad-amount';
import { requireWhole } from './bad-input';
import type { Generator } from './generator';
import { tally } from './histogram';
import { uniformDouble } from './uniform';

/** The longest streak a rule may allow. */
const MOST_PULLS = 100_000;

/** How a game makes a drop likelier the longer it has stayed away. */
export interface PityRule {
  /** The chance of each pull before pity sets in, 0 to 1: 0.006 is 0.6 %. */
  readonly base: number;
  /** The first pull with a raised chance, at least 1. Beyond `hard` there is no soft pity. */
  readonly softStart: number;
  /** What that pull and each one after it adds to the chance, 0 to 1. */
  readonly step: number;
  /** The pull that hits for certain if none before it has, 1 to 100000. */
  readonly hard: number;
}

/** When the first hit comes, exactly. Pull n is at index n − 1; each list is `hard` long. */
export interface PityCurve {
  /** The chance that pull n is the first to hit. They add up to 1, but for rounding. */
  readonly firstAt: readonly number[];
  /** The chance that a hit has come by pull n: rises to 1. */
  readonly within: readonly number[];
  /** Pulls until the first hit on average. */
  readonly mean: number;
  /** Half of all players have had their hit by this pull. */
  readonly median: number;
  /** All but one in a hundred have had it by this one. */
  readonly percentile99: number;
}

/**
 * The chance that a pull hits, given that none before it has.
 *
 * @param pull counted from 1 since the last hit; from `hard` on the chance is 1
 * @returns 0 to 1
 * @throws RangeError naming the number that is out of range.
 */
export function pityChance(rule: PityRule, pull: number): number {
  requireRule(rule);
  requireWhole('pull', pull, 1, Number.MAX_SAFE_INTEGER);
  if (pull >= rule.hard) return 1;
  const raises = Math.max(0, pull - rule.softStart + 1);
  return Math.min(1, rule.base + raises * rule.step);
}

/**
 * When the first hit comes, worked out pull by pull: nothing is simulated.
 *
 * @throws RangeError naming the part of the rule that is out of range.
 */
export function pityCurve(rule: PityRule): PityCurve {
  requireRule(rule);
  const firstAt: number[] = [];
  const within: number[] = [];
  let noneYet = 1;
  let mean = 0;
  for (let pull = 1; pull <= rule.hard; pull++) {
    // This pull is made by those who have had no hit yet; the mean is the sum of all pulls made.
    mean += noneYet;
    const chance = pityChance(rule, pull);
    firstAt.push(noneYet * chance);
    noneYet *= 1 - chance;
    within.push(1 - noneYet);
  }
  const firstWithin = (share: number) =>
    within.findIndex((reached) => reached >= share) + 1;
  return {
    firstAt,
    within,
    mean,
    median: firstWithin(0.5),
    percentile99: firstWithin(0.99),
  };
}

/**
 * Pull until it hits, once. Two raw numbers a pull.
 *
 * @returns how many pulls it took, 1 to `hard`
 * @throws RangeError naming the part of the rule that is out of range.
 */
export function pullsUntilHit(rng: Generator, rule: PityRule): number {
  let pull = 1;
  while (uniformDouble(rng) >= pityChance(rule, pull)) pull += 1;
  return pull;
}

/**
 * {@link pullsUntilHit} many times over, counted: to be held against {@link pityCurve}.
 *
 * A long simulation that shows its progress goes on with `tallyInto(counts, some, 1, () =>
 * pullsUntilHit(rng, rule))`, and comes to the same counts.
 *
 * @param runs how many hits to wait for, 0 or more
 * @returns how many runs took n pulls at index n − 1; `hard` numbers
 * @throws RangeError naming the number that is out of range.
 */
export function simulatePity(
  rng: Generator,
  rule: PityRule,
  runs: number,
): number[] {
  requireRule(rule);
  return tally(runs, 1, rule.hard, () => pullsUntilHit(rng, rule));
}

/** Refuse a rule that cannot be. */
function requireRule({ base, softStart, step, hard }: PityRule): void {
  requireShare('base', base);
  requireWhole('softStart', softStart, 1, Number.MAX_SAFE_INTEGER);
  requireShare('step', step);
  requireWhole('hard', hard, 1, MOST_PULLS);
}
