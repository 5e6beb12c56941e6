/** What is kept of a round of practice: which were had, and how the exercise on show stands. */
import type { Json } from '../../src/progress';
import { hadIt, type PracticeDraw, practiceDraws } from '../../src/sets';
import type { AnyExercise } from '../exercise-kit/exercise';
import { nextVariantSeed, readAlike } from '../exercise-kit/variants';

export interface RoundState {
  /** One character for each exercise done. */
  readonly log: string;
  /** Of the exercise on show: what is typed, what was checked last, and what the first check made of it. */
  readonly answer?: Json;
  readonly checked?: Json;
  readonly first?: '0' | '1';
  readonly hints: number;
  readonly revealed: boolean;
}

const BEGUN: RoundState = { log: '', hints: 0, revealed: false };

/** Reads what was kept, which may come from a file that somebody edited. */
export function roundState(kept: Json | undefined): RoundState {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return BEGUN;
  const { log, answer, checked, first, hints, revealed } = kept as Readonly<Record<string, Json | undefined>>;
  if (typeof log !== 'string' || !/^[01]{0,5000}$/.test(log)) return BEGUN;
  return {
    log,
    ...(answer !== undefined && { answer }),
    ...(checked !== undefined && { checked }),
    ...((first === '0' || first === '1') && { first }),
    hints: typeof hints === 'number' ? hints : 0,
    revealed: revealed === true,
  };
}

/** On to the next. What was neither right at the first check nor given up counts as missed. */
export function movedOn({ log, first = hadIt.no }: RoundState): RoundState {
  return { ...BEGUN, log: log + first };
}

/** Draws of a round, where one that comes back reads differently from how it was missed. */
export function roundDraws(
  ids: readonly string[],
  seed: number,
  log: string,
  exercises: ReadonlyMap<string, AnyExercise>,
): readonly PracticeDraw[] {
  const last = new Map<string, number>();
  return practiceDraws(ids, seed, log).map((draw) => {
    const exercise = exercises.get(draw.id);
    const before = last.get(draw.id);
    const same = draw.again && exercise && before !== undefined && readAlike(exercise, before, draw.seed);
    const own = same ? nextVariantSeed(exercise, before) : draw.seed;
    last.set(draw.id, own);
    return { ...draw, seed: own };
  });
}
