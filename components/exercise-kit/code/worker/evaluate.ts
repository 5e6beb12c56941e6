/** Turns a program's text into the function that is judged. */
import type { Program } from '../checks';
import { PROGRAM } from '../protocol';
import { wrapped } from '../wrapped';

const noImport = () => {
  throw new Error('there is no `import` here: the program runs alone, without the network');
};

/**
 * Reads the text, and does not run it yet.
 *
 * @returns what runs it; `undefined` comes of that if the program has no function of that name
 * @throws SyntaxError, which tells no line
 */
export function compile(code: string, entry: string): (console: object) => Program | undefined {
  // Indirect: the text sees the globals and nothing of this module. Strict: it cannot look at its callers.
  const run = (0, eval)(
    `${wrapped(code, `return typeof ${entry} === 'function' ? ${entry} : undefined;`)}\n//# sourceURL=${PROGRAM}`,
  ) as (...given: unknown[]) => Program | undefined;
  return (console) => run({}, noImport, console);
}
