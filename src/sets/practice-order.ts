import { Pcg32, seedFromText, shuffled } from '../random';

/** One exercise to practice. */
export interface PracticeDraw {
  readonly id: string;
  /** The variant. */
  readonly seed: number;
  /** It was missed before, and comes back. */
  readonly again: boolean;
}

/** So many others come between a miss and its return, where there are so many. */
const OTHERS = 3;

/** A round's log holds one of these for each exercise done. */
export const hadIt = { yes: '1', no: '0' } as const;

/**
 * All exercises of a round so far, and the next one. Everything follows from the seed and from what was missed, so
 * that a round can be left and taken up again anywhere.
 *
 * A deck of all exercises is shuffled and dealt, again and again. A missed one waits, out of the deck's way, until a
 * few others have been done, and then comes back with other numbers; missed again, it waits again.
 *
 * @param ids all exercises of the round, each once
 * @param log one character for each exercise done, in order: was it had, or missed?
 * @returns one draw more than the log is long; nothing where there are no ids
 */
export function practiceDraws(ids: readonly string[], seed: number, log: string): readonly PracticeDraw[] {
  if (ids.length === 0) return [];
  const rng = new Pcg32(seed, seedFromText('practice'));
  const draws: PracticeDraw[] = [];
  const waiting: { id: string; due: number }[] = [];
  let deck: string[] = [];

  /** The next of the deck that is not waiting and was not there a moment ago. */
  const deal = (): string | undefined => {
    const last = draws.at(-1)?.id;
    const free = (id: string) => id !== last && !waiting.some((missed) => missed.id === id);
    if (!deck.some(free) && ids.some(free)) deck = [...deck, ...shuffled(rng, ids)];
    const at = deck.findIndex(free);
    return at < 0 ? undefined : deck.splice(at, 1)[0];
  };

  for (let at = 0; at <= log.length; at++) {
    const due = waiting.findIndex((missed) => missed.due <= at);
    // With too few others to put between, whoever has waited longest comes back early.
    const fresh = due < 0 ? deal() : undefined;
    const back =
      fresh === undefined && waiting.length > 0 ? waiting.splice(Math.max(due, 0), 1)[0] : undefined;
    const id = fresh ?? back?.id ?? ids[0]!;
    draws.push({ id, seed: rng.nextUint32(), again: back !== undefined });
    if (log[at] === hadIt.no) waiting.push({ id, due: at + 1 + OTHERS });
  }
  return draws;
}
