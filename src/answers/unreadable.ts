/** Why a text is not read as a number. None of these is an attempt. */
export type UnreadableReason =
  'empty' | 'ambiguous' | 'unreadable' | 'divides-by-zero' | 'too-large' | 'too-small';

/** Thrown between the parts of the reader, and caught by `readNumber`; it never leaves this folder. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;
  /** Other ways to type the same text, each of which can mean one thing only. */
  readonly choices: readonly string[];

  constructor(message: string, reason: UnreadableReason = 'unreadable', choices: readonly string[] = []) {
    super(message);
    this.reason = reason;
    this.choices = choices;
  }
}
