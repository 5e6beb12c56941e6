/** Every contest by its number. Each is held in a process or page of its own, so that none inherits what an engine learned. */
import { hold, type Outcome } from './contest';
import { noiseContests } from './noise-contests';
import { particleContest } from './particle-contest';
import { randomContests } from './random-contests';

const contests = [...noiseContests, particleContest, ...randomContests];

export const contestCount = contests.length;

export function holdContest(which: number): Outcome {
  return hold(contests[which]!());
}
