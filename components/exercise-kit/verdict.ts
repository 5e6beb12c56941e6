/** What an answer is told. `unreadable` is no attempt. */
export type Outcome = 'right' | 'nearly' | 'wrong' | 'unreadable';

/** What an outcome is worth, on sheets, in receipts and to a host alike: right is 1, and nearly is not right yet. */
export function scoreOf(outcome: Outcome): number {
  return outcome === 'right' ? 1 : 0;
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
