/** What an answer is told. `unreadable` is no attempt. */
export type Outcome = 'right' | 'nearly' | 'wrong' | 'unreadable';

/** What an outcome is worth, from 0 to 1. The right value in the wrong form is worth half. */
export function scoreOf(outcome: Outcome): number {
  return { right: 1, nearly: 0.5, wrong: 0, unreadable: 0 }[outcome];
}

/** How one part of an answer stands: a blank of a trace, an option that was picked. */
export type Mark = 'right' | 'wrong';

export interface Verdict {
  readonly outcome: Outcome;
  /** One or two sentences. */
  readonly say: string;
  /** How a number was read: "read as 0.25". */
  readonly echo?: string;
  /** Where a text can mean two numbers: what to type instead. */
  readonly choices?: readonly string[];
  /** Parts of the answer that are marked, by position or by option id. */
  readonly marks?: Readonly<Record<string, Mark>>;
}

/** The word that stands before the sentence, beside the icon. */
export function wordOf({ outcome }: Verdict, kind: string): string {
  if (outcome === 'right') return 'Right.';
  if (outcome === 'nearly') return 'Nearly.';
  if (outcome === 'wrong') return 'Not yet.';
  return ['numeric', 'trace', 'code'].includes(kind) ? 'Cannot read this.' : 'Nothing to check yet.';
}
