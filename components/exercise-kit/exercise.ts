/**
 * An exercise is data: an id that never changes, a generator of variants, a prompt, how an answer is judged,
 * what the known mistakes are told, hints and a worked solution. Its kind supplies the view.
 *
 * Every text may use two marks: `code` between backticks and *emphasis* between asterisks. A blank line
 * starts a new paragraph. Answers are computed from the variant by the library, never typed.
 */
import type { Rational } from '../../src/answers';
import type { Generator } from '../../src/random';

interface Shared<V> {
  /** Chapter and name, `modulo-bias/favored-count`. It never changes: progress is kept under it. */
  id: string;
  /** Two to five words, for lists. */
  title: string;
  /** Draws this variant's numbers. The generator is PCG32 with the variant's seed, on the stream of the id. */
  variant(rng: Generator): V;
  prompt(variant: V): string;
  /** First a nudge, last the last step before the answer. */
  hints(variant: V): readonly string[];
  /** Worked, with the variant's own numbers. */
  solution(variant: V): string;
}

/** An exact number wherever there is one; a float only where the answer has no exact form. */
export type ExactNumber = Rational | bigint | number;

export interface NumericExercise<V> extends Shared<V> {
  kind: 'numeric';
  answer(variant: V): ExactNumber;
  /** How the answer is asked for; the reader is told. */
  asked: {
    /** Digits after the point that are enough. Leave it out where the answer must be exact. */
    decimals?: number;
    /** The answer counts something: `1,000` is one thousand. */
    count?: boolean;
    /** The unit the prompt names, such as `px`. */
    unit?: string;
    /** The answer is wanted in percent: 25 for a quarter. */
    percent?: boolean;
  };
  mistakes(variant: V): readonly { answer: ExactNumber; say: string }[];
}

export interface ChoiceOption {
  /** Stable: it is what progress remembers. */
  id: string;
  text: string;
  right: boolean;
  /** For a wrong option, the mistake it stands for; for a right one, why it is right. */
  say: string;
  /** Stays at the end when options are shuffled: "none of these". */
  last?: boolean;
}

export interface ChoiceExercise<V> extends Shared<V> {
  kind: 'choice';
  /** More than one option may be right: the reader ticks boxes. */
  several?: boolean;
  /** A prediction: asked before the reveal, never marked wrong, answered once. */
  predict?: boolean;
  options(variant: V): readonly ChoiceOption[];
}

export interface TraceExercise<V> extends Shared<V> {
  kind: 'trace';
  /** Name of the library's function or class method the reader steps through. */
  program: string;
  /** What each blank is called, in order: "s₁", "roll 1". */
  blanks(variant: V): readonly string[];
  /** Runs the program: the value of each blank. */
  run(variant: V): readonly number[];
  mistakes(variant: V): readonly { values: readonly number[]; say: string }[];
}

type FigureValues = Readonly<Record<string, number | string | boolean>>;
type FigureOutputs = Readonly<Record<string, number | null>>;

export interface GoalExercise<V> extends Shared<V> {
  kind: 'goal';
  /** The widget whose controls are set. */
  widget: string;
  /** Where its parameters start; the goal does not hold here. */
  start(variant: V): FigureValues;
  holds(variant: V, values: FigureValues, outputs: FigureOutputs): boolean;
  /** What a reader who is not there yet is told, from where the figure stands. */
  say(variant: V, values: FigureValues, outputs: FigureOutputs): string;
  /** Parameters that reach the goal, so that a test can prove it can be reached. */
  reached(variant: V): FigureValues;
}

export interface SketchExercise<V> extends Shared<V> {
  kind: 'sketch';
  /** One bar each, drawn by the reader before the reveal. */
  bars(variant: V): readonly string[];
  /** What a bar's height means, such as "rolls out of 600". */
  unit: string;
  /** The top of the drawing. */
  max(variant: V): number;
  /** Computed heights, laid over the sketch. */
  truth(variant: V): readonly number[];
}

/**
 * A program the reader writes. How it is judged (cases, properties, named mistakes) is in `content/checks/`, under
 * the same id: it runs beside the reader's program, in the worker.
 */
export interface CodeExercise<V> extends Shared<V> {
  kind: 'code';
  /** What is to be written, such as `rollDie(rng: Generator): number`. */
  signature: string;
  /** Name of the function that is judged. */
  entry: string;
  /** The text the reader starts from. It fails, and says that it is unfinished on purpose. */
  start: string;
  /** The book's own program, shown with the solution. */
  solve: string;
}

/** A row that can be moved. Its text keeps the spaces it starts with. */
export interface Row {
  /** Stable: it is what progress remembers. */
  id: string;
  text: string;
}

export interface OrderExercise<V> extends Shared<V> {
  kind: 'order';
  /** In a right order, which is the only one unless `holds` says otherwise. */
  rows(variant: V): readonly Row[];
  /** Judges an order where more than one is right. */
  holds?(variant: V, ids: readonly string[]): boolean;
  mistakes(variant: V): readonly { ids: readonly string[]; say: string }[];
}

export interface ParsonsLine extends Row {
  /** A line that looks fit to stand in for another, and is wrong: what a reader who used it is told. */
  trap?: { instead: string; say: string };
}

/** A program to be put together from its lines. It runs, and is judged, as a program that was written is. */
export interface ParsonsExercise<V> extends Shared<V> {
  kind: 'parsons';
  /** Name of the function that is judged. */
  entry: string;
  /** A right program from top to bottom, with the traps among its lines. */
  lines: readonly ParsonsLine[];
}

export type Exercise<V = never> =
  | NumericExercise<V>
  | ChoiceExercise<V>
  | TraceExercise<V>
  | GoalExercise<V>
  | SketchExercise<V>
  | CodeExercise<V>
  | OrderExercise<V>
  | ParsonsExercise<V>;

/** An exercise whose variant's type nobody outside needs to know. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the one place where variants of all kinds meet
export type AnyExercise = Exercise<any>;

/** States an exercise; the type of its variants follows from `variant`. */
export function exercise<V>(data: Exercise<V>): AnyExercise {
  return data as AnyExercise;
}
