/** How a program is judged: by what it does. Checks are part of the bundle that the worker runs. */

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a reader's function takes and returns anything
export type Program = (...given: any[]) => unknown;

/** A call that the reader is shown, with what was expected of it and what came. */
export interface Case {
  call: string;
  expected: string;
  run(program: Program): unknown;
  holds(got: unknown): boolean;
}

/** A promise that holds for many seeds. Returns what is wrong, in a sentence. */
export interface Property {
  name: string;
  broken(program: Program): string | undefined;
}

/** A wrong way that people take, recognized by what it does. */
export interface Mistake {
  name: string;
  say: string;
  /** Asked only of programs that failed, in the order of the list. It may throw: then it is not this one. */
  made(program: Program): boolean;
}

export interface CodeChecks {
  cases: readonly Case[];
  properties: readonly Property[];
  mistakes: readonly Mistake[];
}
