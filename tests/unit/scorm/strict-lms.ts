/** A course system that takes SCORM 1.2 at its word: wrong order, a wrong value or one too long is an error. */
import type { ScormApi } from '../../../src/scorm';

const STATUSES = ['passed', 'completed', 'failed', 'incomplete', 'browsed'];
const isScore = (value: string) => /^\d{1,3}(\.\d+)?$/.test(value) && Number(value) <= 100;
/** CMIString4096 is ASCII. */
const isText = (longest: number) => (value: string) =>
  value.length <= longest && /^[\x20-\x7e\t\r\n]*$/.test(value);

const WRITABLE: Readonly<Record<string, (value: string) => boolean>> = {
  'cmi.core.lesson_location': isText(255),
  'cmi.core.lesson_status': (value) => STATUSES.includes(value),
  'cmi.core.score.raw': isScore,
  'cmi.core.score.min': isScore,
  'cmi.core.score.max': isScore,
  'cmi.core.exit': (value) => ['time-out', 'suspend', 'logout', ''].includes(value),
  'cmi.core.session_time': (value) => /^\d{2,4}:\d\d:\d\d(\.\d{1,2})?$/.test(value),
  'cmi.suspend_data': isText(4096),
};
const READABLE = [
  'cmi.core.lesson_status',
  'cmi.core.lesson_mode',
  'cmi.core.entry',
  'cmi.core.student_id',
  'cmi.core.student_name',
  'cmi.core.score.raw',
  'cmi.suspend_data',
];
/** What the standard lets nobody read back. */
const WRITE_ONLY = ['cmi.core.exit', 'cmi.core.session_time'];

export class StrictLms implements ScormApi {
  readonly errors: string[] = [];
  readonly calls: string[] = [];
  /** What outlives a sitting. */
  committed: Record<string, string> = {};
  #values: Record<string, string> = {};
  #state: 'closed' | 'open' | 'ended' = 'closed';

  constructor(kept: Record<string, string> = {}) {
    this.committed = { 'cmi.core.lesson_status': 'not attempted', ...kept };
    this.#values = { ...this.committed };
  }

  /** The next sitting: what was left with `suspend` is there again. */
  again(): StrictLms {
    const { 'cmi.core.exit': exit, 'cmi.suspend_data': data, ...rest } = this.committed;
    return new StrictLms({
      ...rest,
      ...(exit === 'suspend' && data !== undefined && { 'cmi.suspend_data': data }),
    });
  }

  #wrong(what: string): 'false' {
    this.errors.push(what);
    return 'false';
  }

  #called(call: string, mustBe: 'closed' | 'open'): boolean {
    this.calls.push(call);
    if (this.#state !== mustBe) this.errors.push(`${call} while ${this.#state}`);
    return this.#state === mustBe;
  }

  LMSInitialize = (empty: string): string => {
    if (!this.#called('LMSInitialize', 'closed') || empty !== '') return this.#wrong('LMSInitialize');
    this.#state = 'open';
    return 'true';
  };

  LMSGetValue = (element: string): string => {
    if (!this.#called(`get ${element}`, 'open')) return '';
    if (!READABLE.includes(element) || WRITE_ONLY.includes(element)) this.#wrong(`get ${element}`);
    return this.#values[element] ?? '';
  };

  LMSSetValue = (element: string, value: string): string => {
    if (!this.#called(`set ${element} ${value.slice(0, 30)}`, 'open')) return 'false';
    if (typeof value !== 'string' || !WRITABLE[element]?.(value))
      return this.#wrong(`set ${element} ${value}`);
    this.#values[element] = value;
    return 'true';
  };

  LMSCommit = (empty: string): string => {
    if (!this.#called('LMSCommit', 'open') || empty !== '') return this.#wrong('LMSCommit');
    this.committed = { ...this.#values };
    return 'true';
  };

  LMSFinish = (empty: string): string => {
    if (!this.#called('LMSFinish', 'open') || empty !== '') return this.#wrong('LMSFinish');
    this.committed = { ...this.#values };
    this.#state = 'ended';
    return 'true';
  };
}
