import { type ExerciseRecord, type ProgressStore, openProgress, withEntry } from '../../../src/progress';

/** A browser's storage that several tabs share: each tab hears of the others' changes, and not of its own. */
export class FakeDevice {
  readonly held = new Map<string, string>();
  readonly tabs: EventTarget[] = [];
  /** What getting the storage, or writing to it, throws. */
  blocked = false;
  full = false;
  /** Whether tabs hear of changes; a browser may be late to tell. */
  telling = true;

  openTab(): ProgressStore {
    const window = new EventTarget();
    this.tabs.push(window);
    return openProgress(() => this.storageOf(window), window);
  }

  private storageOf(window: EventTarget): Storage {
    if (this.blocked) throw new DOMException('The operation is insecure.', 'SecurityError');
    const change = (key: string, value: string | undefined): void => {
      if (value === undefined) this.held.delete(key);
      else this.held.set(key, value);
      if (this.telling) this.tell(key, window);
    };
    return {
      getItem: (key: string) => this.held.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        change(key, value);
      },
      removeItem: (key: string) => change(key, undefined),
    } as unknown as Storage;
  }

  /** Sends the browser's event to all tabs but one; a key of null says that everything was cleared. */
  tell(key: string | null, except?: EventTarget): void {
    for (const window of this.tabs) {
      if (window !== except) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
  }
}

export const exercise = (part: Partial<ExerciseRecord> = {}): ExerciseRecord => ({
  seed: 7,
  attempts: 1,
  misses: 1,
  hints: 0,
  solved: false,
  revealed: false,
  at: '2031-05-20T10:00:00.000Z',
  ...part,
});

/** What the exercise island does when a reader gets an exercise right. */
export function solve(store: ProgressStore, id: string): void {
  store.change((progress) => withEntry(progress, 'exercises', id, exercise({ solved: true })));
}
