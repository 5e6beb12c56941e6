/**
 * Variants: a seed becomes numbers, and numbers become the words of an exercise. The same seed gives the same
 * variant on every machine and for ever.
 */
import { type Generator, Pcg32, rejectInt, seedFromText } from '../../src/random';
import type { AnyExercise, ChoiceOption, Row } from './exercise';
import { isOrdered } from './judge-order';

/** The variant that the page is built with, and the answers in print are for. */
export const DEFAULT_SEED = 1;
const LARGEST_SEED = 4294967295;

export function isSeed(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_SEED;
}

/** One variant of an exercise, with everything a page shows of it. */
export interface Posed<E extends AnyExercise = AnyExercise> {
  readonly exercise: E;
  readonly seed: number;
  readonly variant: unknown;
  readonly prompt: string;
  readonly hints: readonly string[];
  readonly solution: string;
  /** A choice's options in the order of this variant; nothing for the other kinds. */
  readonly options: readonly ChoiceOption[];
  /** Rows to be moved, in the order of this variant, which is never a right one; nothing for the other kinds. */
  readonly rows: readonly Row[];
}

/** Every exercise draws from a stream of its own, so that equal seeds do not give equal numbers everywhere. */
function generatorOf(id: string, seed: number): Generator {
  return new Pcg32(seed, seedFromText(id));
}

/** Fisher and Yates's shuffle; those that stay last keep their order. */
function shuffled<T extends object>(options: readonly T[], rng: Generator): readonly T[] {
  const last = (option: T) => 'last' in option && option.last === true;
  const deck = options.filter((option) => !last(option));
  for (let end = deck.length - 1; end > 0; end--) {
    const pick = rejectInt(rng, end + 1);
    [deck[end], deck[pick]] = [deck[pick]!, deck[end]!];
  }
  return [...deck, ...options.filter(last)];
}

function rowsOf(exercise: AnyExercise, variant: unknown, rng: Generator): readonly Row[] {
  if (exercise.kind === 'parsons') return shuffled(exercise.lines, rng);
  if (exercise.kind !== 'order') return [];
  const right = exercise.rows(variant);
  for (let tries = 0; tries < 1000; tries++) {
    const rows = shuffled(right, rng);
    if (
      !isOrdered(
        exercise,
        variant,
        rows.map(({ id }) => id),
      )
    )
      return rows;
  }
  throw new RangeError(`${exercise.id} has no wrong order: at least one is needed to start from.`);
}

/** @param seed a whole number from 0 to 4294967295 */
export function pose<E extends AnyExercise>(exercise: E, seed: number): Posed<E> {
  const any: AnyExercise = exercise;
  const rng = generatorOf(any.id, seed);
  const variant: unknown = any.variant(rng);
  return {
    exercise,
    seed,
    variant,
    prompt: any.prompt(variant),
    hints: any.hints(variant),
    solution: any.solution(variant),
    options: any.kind === 'choice' ? shuffled(any.options(variant), rng) : [],
    rows: rowsOf(any, variant, rng),
  };
}

/** What tells two variants apart for a reader; another order of the same options does not. */
function face({ prompt, options }: Posed): string {
  return [prompt, ...options.map(({ text }) => text).sort()].join('\n');
}

/** Whether two variants are one to a reader. */
export function readAlike(exercise: AnyExercise, a: number, b: number): boolean {
  return a === b || face(pose(exercise, a)) === face(pose(exercise, b));
}

/**
 * The next seed whose variant reads differently: few numbers to draw from means that some seeds repeat. Where
 * every variant reads the same, merely the next seed.
 */
export function nextVariantSeed(exercise: AnyExercise, seed: number): number {
  const after = (from: number) => (from === LARGEST_SEED ? 0 : from + 1);
  const shown = face(pose(exercise, seed));
  for (let next = after(seed), tries = 0; tries < 24; next = after(next), tries++) {
    if (face(pose(exercise, next)) !== shown) return next;
  }
  return after(seed);
}

/** `modulo-bias/favored-count` is `favored-count` in an address. */
export function shortName(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}

/** The start of every HTML id that belongs to an exercise. */
export function htmlId(id: string): string {
  return `exercise-${id.replace('/', '-')}`;
}
