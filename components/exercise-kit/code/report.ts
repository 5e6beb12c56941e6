/** What a run leaves behind: plain data, made in the worker, and only data to the page. */
import type { Verdict } from '../verdict';

export interface CaseResult {
  readonly call: string;
  readonly expected: string;
  readonly got: string;
  readonly passed: boolean;
}

export interface Report {
  readonly outcome: 'right' | 'wrong' | 'unreadable';
  readonly say: string;
  readonly cases: readonly CaseResult[];
  /** What the program printed, as far as it is shown. */
  readonly log: readonly string[];
  /** Lines printed beyond those. */
  readonly dropped: number;
  /** Where the error is in the reader's own text, both counted from 1. */
  readonly at?: { readonly line: number; readonly column: number };
}

/** What may be shown of a program's output. */
export const LOG_LINES = 200;
export const LOG_CHARACTERS = 10_000;

export function failed(say: string, outcome: 'wrong' | 'unreadable' = 'wrong'): Report {
  return { outcome, say, cases: [], log: [], dropped: 0 };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Takes a report only if it is one, and cuts what is too long: a stored or sent one may be anything. */
export function readReport(value: unknown): Report | undefined {
  const from = value as Partial<Report> | null | undefined;
  if (typeof from !== 'object' || from === null) return undefined;
  const { outcome, say, cases, log, dropped, at } = from;
  if (outcome !== 'right' && outcome !== 'wrong' && outcome !== 'unreadable') return undefined;
  if (!isText(say) || !Array.isArray(cases) || !Array.isArray(log)) return undefined;
  const rows = (cases as Partial<CaseResult>[]).slice(0, 20).map((row) => ({
    call: String(row?.call).slice(0, 300),
    expected: String(row?.expected).slice(0, 300),
    got: String(row?.got).slice(0, 300),
    passed: row?.passed === true,
  }));
  return {
    outcome,
    say: say.slice(0, 2000),
    cases: rows,
    log: (log as unknown[]).filter(isText).slice(0, LOG_LINES),
    dropped: Number.isSafeInteger(dropped) ? Number(dropped) : 0,
    ...(at && isPlace(at.line) && isPlace(at.column) && { at: { line: at.line, column: at.column } }),
  };
}

export function verdictOf({ outcome, say, at }: Report): Verdict {
  return { outcome, say: at ? `Line ${at.line}, column ${at.column}: ${say}` : say };
}
