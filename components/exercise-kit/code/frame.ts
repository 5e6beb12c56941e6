/** The page inside the sandboxed frame: starts the worker from its text and hands it the job, once. */
import { LINES_BEFORE, wrapped } from './wrapped';

declare const CHECKER: string;

// A classic worker: module workers made from a blob fail in an opaque origin.
const workerOf = (text: string) =>
  new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));

/** Where a program cannot be read: a script that fails to load says so, while `eval` tells no line. */
function locate(code: string, port: MessagePort): void {
  const worker = workerOf(wrapped(code, ''));
  worker.onerror = (event) => {
    event.preventDefault();
    port.postMessage({ line: event.lineno - LINES_BEFORE, column: event.colno });
    worker.terminate();
  };
}

if (self.origin === 'null') {
  let begun = false;
  addEventListener('message', ({ data, ports, source }) => {
    if (source !== parent || !ports[0]) return;
    if (begun) return locate(String(data), ports[0]);
    begun = true;
    workerOf(CHECKER).postMessage(data, [ports[0]]);
  });
  parent.postMessage('ready', '*');
}
