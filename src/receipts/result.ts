import type { Json } from '../progress';

/** One checked answer: everything that is needed to check it again. */
export interface Result {
  readonly v: 1;
  /** The exercise's id. */
  readonly item: string;
  /** The variant's seed: a whole number from 0 to 4294967295. */
  readonly seed: number;
  /** As the exercise's kind stores it. */
  readonly answer: Json;
  /** Which attempt this was, counted from 1. */
  readonly attempt: number;
  /** 0 to 1. */
  readonly score: number;
  readonly correct: boolean;
  /** There is nothing left to do. */
  readonly complete: boolean;
  /** Milliseconds from when the variant was opened. */
  readonly ms: number;
  /** ISO time. */
  readonly at: string;
  /** The class set it belongs to. */
  readonly set?: string;
  readonly student?: string;
}

const LARGEST_SEED = 4294967295;
/** Names and ids longer than this are not ours. */
const LONGEST_NAME = 200;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;

/** For each field, what is allowed. A receipt with any other field is still read; the field is not. */
const fields: Readonly<Record<keyof Result, { allowed: string; holds(value: unknown): boolean }>> = {
  v: { allowed: '1', holds: (value) => value === 1 },
  item: { allowed: `a text of 1 to ${LONGEST_NAME} characters`, holds: isName },
  seed: {
    allowed: `a whole number from 0 to ${LARGEST_SEED}`,
    holds: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_SEED,
  },
  answer: { allowed: 'anything JSON can hold', holds: (value) => value !== undefined },
  attempt: {
    allowed: 'a whole number from 1',
    holds: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
  },
  score: {
    allowed: 'a number from 0 to 1',
    holds: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  },
  correct: { allowed: 'true or false', holds: (value) => typeof value === 'boolean' },
  complete: { allowed: 'true or false', holds: (value) => typeof value === 'boolean' },
  ms: {
    allowed: 'a whole number from 0',
    holds: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  },
  at: {
    allowed: 'an ISO time',
    holds: (value) =>
      typeof value === 'string' &&
      value.length <= 40 &&
      /^\d{4}-/.test(value) &&
      !Number.isNaN(Date.parse(value)),
  },
  set: {
    allowed: `a text of 1 to ${LONGEST_NAME} characters, or nothing`,
    holds: (value) => value === undefined || isName(value),
  },
  student: {
    allowed: `a text of 1 to ${LONGEST_NAME} characters, or nothing`,
    holds: (value) => value === undefined || isName(value),
  },
};

export const fieldNames = Object.keys(fields) as readonly (keyof Result)[];

/** What is wrong with this as a result, or `undefined`. */
export function resultProblem(value: Readonly<Record<string, unknown>>): string | undefined {
  for (const name of fieldNames) {
    if (fields[name].holds(value[name])) continue;
    const shown = String(JSON.stringify(value[name])).slice(0, 60);
    return `a result's \`${name}\` must be ${fields[name].allowed}, not ${shown}`;
  }
  return undefined;
}

/** The same result with its fields in one order, without any other, and as JSON keeps it. */
export function canonical(result: Result): Result {
  const known = fieldNames.map((name) => [name, result[name]] as const);
  return JSON.parse(JSON.stringify(Object.fromEntries(known))) as Result;
}
