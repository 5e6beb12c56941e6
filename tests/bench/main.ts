/** Holds every contest (or those whose title fits a pattern) and gives what came of them. Runs in Node and in a page. */
import { hold, type Outcome } from './contest';
import { noiseContests } from './noise-contests';
import { particleContest } from './particle-contest';
import { randomContests } from './random-contests';

export function holdAll(pattern: string, tell: (outcome: Outcome) => void): Outcome[] {
  const wanted = new RegExp(pattern);
  const outcomes: Outcome[] = [];
  for (const prepare of [...noiseContests, particleContest, ...randomContests]) {
    const contest = prepare();
    if (!wanted.test(contest.title)) continue;
    const outcome = hold(contest);
    tell(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}
