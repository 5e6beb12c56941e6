/** Lines that stand before the reader's first. */
export const LINES_BEFORE = 1;

/**
 * A program as the body of a function: what it declares stays inside, and it is not run yet.
 * @param end what is done after the program's last line
 */
export function wrapped(code: string, end: string): string {
  return `"use strict"; (function (exports, require, console) {\n${code}\n;${end}\n})`;
}
