/**
 * A widget is a definition, a model and a figure. This file says what a definition is: everything the
 * site derives without looking at a picture (controls, address, table, text alternative, tests).
 */

interface Named {
  /** What the control is called on the page: one to three words. */
  label: string;
  /** One line of help: what turning it changes. */
  help: string;
}

export interface NumberParameter extends Named {
  kind: 'number';
  default: number;
  min: number;
  max: number;
  /** Distance between legal values, counted from `min`. Default 1. */
  step?: number;
  /** A slider (with a box for the exact number) or a box alone, for ranges too long to drag. */
  control: 'slider' | 'box';
}

export interface ChoiceParameter extends Named {
  kind: 'choice';
  default: string;
  options: readonly { value: string; label: string }[];
}

export interface FlagParameter extends Named {
  kind: 'flag';
  default: boolean;
}

/** A seed: a whole number from 0 to 4294967295; in an address also a word, which is hashed to one. */
export interface SeedParameter extends Named {
  kind: 'seed';
  default: number;
}

export type Parameter = NumberParameter | ChoiceParameter | FlagParameter | SeedParameter;
export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends ChoiceParameter
  ? P['options'][number]['value']
  : P extends FlagParameter
    ? boolean
    : number;

/** The current value of each parameter, by its name. */
export type ValuesOf<P extends Parameters> = { [K in keyof P]: ValueOf<P[K]> };

/** A number that the figure reports. */
interface OutputSpec {
  label: string;
  /** Shown after the number, outside the element that holds it. */
  unit?: string;
  /** Digits after the point; whole numbers by default. */
  digits?: number;
  /** Shown instead of a number when there is none (`null`), such as "never". */
  none?: string;
}

export type OutputSpecs = Readonly<Record<string, OutputSpec>>;
export type OutputsOf<O extends OutputSpecs> = { [K in keyof O]: number | null };

export interface Definition<P extends Parameters = Parameters, O extends OutputSpecs = OutputSpecs> {
  /** The folder's name, in kebab case. It is the address, so it never changes. */
  name: string;
  title: string;
  /** The one question the figure answers. */
  question: string;
  /** The slug of the chapter it belongs to. */
  chapter: string;
  /** What the caption says when a placement says nothing else; it ends with one thing to try. */
  caption: string;
  /** Width over height of the picture, where there is room and on a phone. */
  shape: { wide: number; narrow: number };
  parameters: P;
  outputs: O;
  /** The text alternative: one or two sentences with the current numbers. */
  say(values: ValuesOf<P>, outputs: OutputsOf<O>): string;
  /** Names of the library's functions and classes that the model runs, in reading order. */
  code: readonly string[];
  /** A figure that moves: the whole-number parameter that time pushes up, and how fast. */
  clock?: { parameter: keyof P & string; perSecond: number };
  /** True when the model is a generator: work too long for one go, done in slices with progress. */
  long?: boolean;
}

/** States a definition; the types of its values and outputs follow from it. */
export function define<const P extends Parameters, const O extends OutputSpecs>(
  definition: Definition<P, O>,
): Definition<P, O> {
  return definition;
}

/** Shorthands for a model's and a figure's types: `Values<typeof definition>`. */
export type Values<D> = D extends Definition<infer P, OutputSpecs> ? ValuesOf<P> : never;
export type Outputs<D> = D extends Definition<Parameters, infer O> ? OutputsOf<O> : never;

/** The values when nobody has touched anything. */
export function defaults<P extends Parameters>(parameters: P): ValuesOf<P> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [name, parameter.default]),
  ) as ValuesOf<P>;
}

/** `modulusBits` is `modulus-bits` in an address and as a control's name. */
export function addressKey(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
