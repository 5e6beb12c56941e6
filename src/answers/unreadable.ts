/** Why a text is not read as a number. None of these is an attempt. */
export type UnreadableReason =
  'empty' | 'ambiguous' | 'unreadable' | 'divides-by-zero' | 'too-large' | 'too-small';

/** Thrown between the parts of the reader, and caught by `readNumber`; it never leaves this folder. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;
  /** For digits that can mean two things: those digits, and two ways to type them that mean one thing each. */
  readonly digits: readonly [typed: string, ...choices: string[]] | undefined;

  constructor(
    message: string,
    reason: UnreadableReason = 'unreadable',
    digits?: readonly [typed: string, ...choices: string[]],
  ) {
    super(message);
    this.reason = reason;
    this.digits = digits;
  }
}
