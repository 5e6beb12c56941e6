/** What the page, the frame and the worker say to each other. */
import type { Report } from './report';

export interface Job {
  /** Drawn anew for each run: what does not carry it is not heard. */
  readonly nonce: string;
  /** The exercise, whose checks the worker has. */
  readonly id: string;
  /** Name of the function that is judged. */
  readonly entry: string;
  /** JavaScript. */
  readonly code: string;
}

export type Told =
  | { readonly nonce: string; readonly kind: 'begun' }
  | { readonly nonce: string; readonly kind: 'log'; readonly line: string }
  | { readonly nonce: string; readonly kind: 'report'; readonly report: Report; readonly unparsed: boolean };

/** The name of the reader's program in stack traces. */
export const PROGRAM = 'your-program.js';
