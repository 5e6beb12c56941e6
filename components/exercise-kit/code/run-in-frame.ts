/** Runs one job in a frame of its own, which is taken away afterward, whatever state the program left it in. */
import type { Job, Told } from './protocol';
import { failed, LOG_CHARACTERS, LOG_LINES, readReport, type Report } from './report';

/** How long a program may run, in milliseconds. */
const LIMIT = 2000;
/** How long finding the line of an error may take. */
const LOCATE_LIMIT = 1500;
/** How long the frame and the worker may take to be there. */
const START_LIMIT = 10_000;

const STILL_RUNNING = 'still running after 2 s: is there a loop that never ends?';

let page: string | undefined;

/** The frame's page as text, for a page that can fetch nothing. */
export function runFromText(html: string): void {
  page = html;
}

function openFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Without `allow-same-origin` its origin is its own: no storage, no cookies, no way to this page.
  frame.setAttribute('sandbox', 'allow-scripts');
  if (page !== undefined) frame.srcdoc = page;
  else frame.src = `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}run/v1/`;
  frame.title = 'Runs the program of a code exercise';
  frame.hidden = true;
  frame.tabIndex = -1;
  return frame;
}

/** Asks the frame where a program cannot be read. */
function placeOfError(frame: HTMLIFrameElement, code: string): Promise<Report['at']> {
  const { port1: near, port2: far } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), LOCATE_LIMIT);
    near.onmessage = ({ data }: MessageEvent<Report['at']>) => resolve(data);
    frame.contentWindow?.postMessage(code, '*', [far]);
  });
}

export function runInFrame(job: Omit<Job, 'nonce'>): Promise<Report> {
  const nonce = Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');
  const frame = openFrame();
  const { port1: near, port2: far } = new MessageChannel();
  const log: string[] = [];
  let characters = 0;

  return new Promise((resolve) => {
    let timer = setTimeout(
      () => finish(failed('The program could not be started. Try again.', 'unreadable')),
      START_LIMIT,
    );

    function finish(report: Report): void {
      clearTimeout(timer);
      removeEventListener('message', onReady);
      near.close();
      frame.remove();
      resolve({ ...report, log });
    }

    async function conclude(sent: unknown, unparsed: boolean): Promise<void> {
      clearTimeout(timer);
      const at = unparsed ? await placeOfError(frame, job.code) : undefined;
      const report = readReport(at ? { ...(sent as Report), at } : sent);
      finish(report ?? failed('The program could not be judged. Try again.', 'unreadable'));
    }

    function onReady({ source, data }: MessageEvent): void {
      if (source !== frame.contentWindow || data !== 'ready') return;
      removeEventListener('message', onReady);
      // An opaque origin has no name to address it by; the window that is meant is this frame's.
      frame.contentWindow!.postMessage({ ...job, nonce }, '*', [far]);
    }

    near.onmessage = ({ data }: MessageEvent<Told | null>) => {
      if (typeof data !== 'object' || data?.nonce !== nonce) return;
      if (data.kind === 'begun') {
        clearTimeout(timer);
        timer = setTimeout(() => finish(failed(STILL_RUNNING)), LIMIT);
      } else if (data.kind === 'log') {
        if (log.length >= LOG_LINES || characters >= LOG_CHARACTERS) return;
        const line = String(data.line).slice(0, LOG_CHARACTERS - characters);
        characters += line.length;
        log.push(line);
      } else if (data.kind === 'report') {
        void conclude(data.report, data.unparsed);
      }
    };
    addEventListener('message', onReady);
    document.body.append(frame);
  });
}
