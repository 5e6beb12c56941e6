/**
 * One sitting with a course system, in SCORM 1.2's words. Nothing here throws, whatever the system does: a unit that
 * cannot be recorded can still be worked through.
 */
import type { ScormApi } from './find-api';

/** The standard allows 4,096; some systems count bytes, or store less. */
export const LONGEST_STATE = 3800;

/** Statuses that a sitting may be found in and that say it is not done. */
const OPEN = ['not attempted', 'browsed', 'unknown', ''];

export interface Mark {
  /** 0 to 1. */
  readonly score: number;
  /** Nothing is left to do. */
  readonly complete: boolean;
}

interface Options {
  /** The score that passes, from 0 to 1. */
  readonly mastery: number;
  /** Milliseconds; they only ever grow. */
  readonly now?: () => number;
}

const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0');

/** `0000:00:00.00`, as SCORM writes a length of time. */
export function sessionTime(ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  const hours = Math.min(9999, Math.floor(seconds / 3600));
  const hundredths = Math.floor((seconds * 100) % 6000);
  return `${String(hours).padStart(4, '0')}:${twoDigits((seconds / 60) % 60)}:${twoDigits(hundredths / 100)}.${twoDigits(hundredths % 100)}`;
}

export class ScormSession {
  readonly #api: ScormApi;
  readonly #mastery: number;
  readonly #now: () => number;
  readonly #begun: number;
  /** The course lets the reader look, and wants nothing recorded. */
  readonly #looking: boolean;
  #status: string;
  #best: number;
  #open = true;
  /** What was kept before this sitting, as it was written. */
  readonly state: string;

  private constructor(api: ScormApi, { mastery, now = () => performance.now() }: Options) {
    this.#api = api;
    this.#mastery = mastery;
    this.#now = now;
    this.#begun = now();
    this.state = this.#get('cmi.suspend_data');
    this.#looking = ['review', 'browse'].includes(this.#get('cmi.core.lesson_mode'));
    this.#best = Number(this.#get('cmi.core.score.raw') || '-1') / 100;
    this.#status = this.#get('cmi.core.lesson_status');
    if (OPEN.includes(this.#status)) this.#setStatus('incomplete');
    // Left without this, the next sitting would begin with an empty page.
    this.#set('cmi.core.exit', 'suspend');
    this.#commit();
  }

  /** Returns nothing where there is no course system, or it refuses. */
  static open(api: ScormApi | undefined, options: Options): ScormSession | undefined {
    if (!api) return undefined;
    try {
      return String(api.LMSInitialize('')) === 'true' ? new ScormSession(api, options) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Remembers where the reader is. It is sent with the next mark, or when the page is left. Too long a text is not. */
  keep(state: string): boolean {
    return (
      this.#open && !this.#looking && state.length <= LONGEST_STATE && this.#set('cmi.suspend_data', state)
    );
  }

  /** Records a checked answer; the best score stands. Returns whether the course system took it. */
  mark({ score, complete }: Mark): boolean {
    if (!this.#open || this.#looking) return false;
    if (score > this.#best) {
      this.#best = score;
      this.#set('cmi.core.score.min', '0');
      this.#set('cmi.core.score.max', '100');
      if (!this.#set('cmi.core.score.raw', String(Math.round(score * 100)))) return false;
    }
    if (this.#best >= this.#mastery) this.#setStatus('passed');
    else if (complete && this.#status !== 'passed') this.#setStatus('failed');
    return this.#commit();
  }

  /** For what has no score: it was worked with. */
  complete(): boolean {
    if (!this.#open || this.#looking) return false;
    if (this.#status === 'incomplete') this.#setStatus('completed');
    return this.#commit();
  }

  /** When the page is left. May be called more than once. */
  finish(): void {
    if (!this.#open) return;
    this.#set('cmi.core.session_time', sessionTime(this.#now() - this.#begun));
    this.#commit();
    this.#open = false;
    this.#ask(() => this.#api.LMSFinish(''));
  }

  #ask(call: () => unknown): string {
    try {
      return String(call() ?? '');
    } catch {
      return '';
    }
  }

  #get(element: string): string {
    return this.#ask(() => this.#api.LMSGetValue(element));
  }

  #set(element: string, value: string): boolean {
    return this.#ask(() => this.#api.LMSSetValue(element, value)) === 'true';
  }

  #commit(): boolean {
    return this.#ask(() => this.#api.LMSCommit('')) === 'true';
  }

  #setStatus(status: string): void {
    this.#status = status;
    this.#set('cmi.core.lesson_status', status);
  }
}
