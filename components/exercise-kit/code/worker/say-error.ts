/** What a program threw, in a sentence, and where. */
import { PROGRAM } from '../protocol';
import type { Place } from '../source-map';
import { showValue } from '../show-value';
import { LINES_BEFORE } from '../wrapped';

const OUTSIDE = new Set(
  `window document parent top self location navigator localStorage sessionStorage indexedDB caches cookieStore fetch
  XMLHttpRequest WebSocket EventSource Worker SharedWorker BroadcastChannel MessageChannel postMessage importScripts
  setTimeout setInterval requestAnimationFrame queueMicrotask performance crypto frames opener process require`.split(
    /\s+/,
  ),
);

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return `The program threw ${showValue(error, 100)}, which is not an Error.`;
  const message = showValue(error.message, 300);
  const unknown = /^(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/.exec(message)?.[1];
  if (unknown && OUTSIDE.has(unknown)) {
    return `There is no \`${unknown}\` here: the program runs alone, without the page, the network, storage or timers.`;
  }
  if (/call stack|too much recursion/.test(message)) {
    return 'The program called itself until there was no room left. Is there a recursion that never ends?';
  }
  if (/out of memory|Invalid array length|Array buffer allocation|Invalid string length/i.test(message)) {
    return 'The program asked for more memory than it may have here. Does something grow without end?';
  }
  if (/read.only|not extensible|cannot be replaced here|Cannot (?:delete|redefine) property/i.test(message)) {
    return `The language's own parts cannot be changed here (${message}).`;
  }
  if (/there is no `import` here/.test(message)) {
    return 'There is no `import` here: the program runs alone, without the network.';
  }
  if (error instanceof SyntaxError) return `${message}. The program could not be read from there on.`;
  return `The program stopped with ${showValue(error.name, 60)}: ${message}`;
}

/** The topmost line of the stack that is the reader's. */
function placeIn(error: unknown): Place | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  if (typeof stack !== 'string') return undefined;
  const found =
    stack.match(new RegExp(`${PROGRAM.replace('.', '\\.')}:(\\d+):(\\d+)`)) ??
    stack.match(/> (?:eval|Function):(\d+):(\d+)/);
  if (!found) return undefined;
  const line = Number(found[1]) - LINES_BEFORE;
  return line > 0 ? { line, column: Number(found[2]) } : undefined;
}

export function sayError(error: unknown): { say: string; at?: Place } {
  try {
    const at = placeIn(error);
    return { say: sentence(error), ...(at && { at }) };
  } catch {
    return { say: 'The program threw something that cannot be shown.' };
  }
}
