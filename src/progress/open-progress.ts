import { mergeProgress } from './merge-progress';
import { type ParsedProgress, parseProgress } from './parse-progress';
import { type Progress, emptyProgress } from './progress';

/** The one key everything is kept under. */
export const PROGRESS_KEY = 'dice-and-drift';
/** Where a record that could not be read, or not all of it, is kept as it was. */
export const DAMAGED_KEY = 'dice-and-drift.damaged';

/** Why something is not as the reader would expect it. */
export type ProgressTrouble = 'blocked' | 'full' | 'newer' | 'damaged' | 'partly-damaged';

const NOTICES: Readonly<Record<ProgressTrouble, string>> = {
  blocked: 'Not saved on this device: the browser keeps storage closed to this page.',
  full: 'Not saved on this device: the browser has no room left for this page.',
  newer:
    'Not saved on this device: a newer version of the book wrote what is stored. Reload the page to use it.',
  damaged:
    'What was saved on this device is damaged. It is set aside, and your progress starts again from here.',
  'partly-damaged':
    'A part of what was saved on this device is damaged. It is set aside, and the rest is here.',
};

/** A reader's progress, kept on their device where that is possible and in memory where it is not. */
export interface ProgressStore {
  /** The progress as last seen; the same object until something changes. */
  read(): Progress;
  /**
   * Applies a change to what is stored at this moment, so that a change made in another tab stays. `change` must
   * be pure, and returns its argument where there is nothing to do.
   */
  change(change: (progress: Progress) => Progress): void;
  /** Forgets everything, a damaged record set aside included. A newer version's record stays. */
  erase(): void;
  /** Calls `listener` after each change of the progress or of `saving`, in this tab or another. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Whether the last change reached the device. */
  readonly saving: 'ok' | 'off';
  /** What is the matter, if anything is. */
  readonly why: ProgressTrouble | undefined;
  /** The sentence for `why`, to be shown in one place of the page. */
  notice(): string | undefined;
}

/**
 * Opens the reader's progress. Never throws: with storage blocked, full or damaged everything works in memory, and
 * `notice` has a sentence. `storage` is a function because the mere mention of `localStorage` throws where a browser
 * blocks it. `events` is what `storage` events arrive at: the window. Open one store for a page and share it, since
 * a tab hears nothing of its own changes.
 */
export function openProgress(
  storage: () => Storage = () => localStorage,
  events: Partial<Pick<EventTarget, 'addEventListener'>> = globalThis,
): ProgressStore {
  const listeners = new Set<() => void>();
  let progress = emptyProgress();
  let seen: string | null | undefined;
  let saving: 'ok' | 'off' = 'ok';
  let why: ProgressTrouble | undefined;
  /** Memory holds something that storage does not. */
  let unsaved = false;

  function stopSaving(trouble: ProgressTrouble): void {
    saving = 'off';
    why = trouble;
  }

  /** Keeps a damaged text, behind any that was kept before. Throws where there is no room: then it stays in place. */
  function setAside(text: string): void {
    const kept = storage().getItem(DAMAGED_KEY);
    // An earlier try may have come this far and found no room for the rest.
    if (!kept?.endsWith(text)) storage().setItem(DAMAGED_KEY, kept === null ? text : `${kept}\n${text}`);
  }

  function write(next: Progress): void {
    const text = JSON.stringify(next);
    storage().setItem(PROGRESS_KEY, text);
    seen = text;
    saving = 'ok';
    unsaved = false;
    // The sentence about damage stays: it is about what was found, not about saving.
    if (why === 'full' || why === 'blocked' || why === 'newer') why = undefined;
  }

  /** Takes in what is stored now. Returns whether the record is this version's to write. */
  function load(): boolean {
    let text: string | null;
    try {
      text = storage().getItem(PROGRESS_KEY);
    } catch {
      stopSaving('blocked');
      return false;
    }
    if (text === seen) return why !== 'newer';
    const found: ParsedProgress =
      text === null ? { state: 'whole', progress: emptyProgress(), skipped: [] } : parseProgress(text);
    progress = unsaved ? mergeProgress(progress, found.progress) : found.progress;
    seen = text;
    if (found.state === 'newer') {
      stopSaving('newer');
      return false;
    }
    if (why === 'newer' && !unsaved) {
      saving = 'ok';
      why = undefined;
    }
    if (text === null || found.state === 'whole') return true;
    try {
      setAside(text);
      write(progress);
      why = found.state === 'part' ? 'partly-damaged' : 'damaged';
    } catch {
      // Nothing may be written over a text that is kept nowhere else.
      seen = undefined;
      stopSaving('full');
      return false;
    }
    return true;
  }

  function announce(): void {
    for (const listener of [...listeners]) listener();
  }

  function save(next: Progress, mayWrite: boolean): void {
    progress = next;
    unsaved = true;
    if (mayWrite) {
      try {
        write(next);
      } catch {
        stopSaving('full');
      }
    }
    announce();
  }

  function onOtherTab(event: Event): void {
    const key = (event as Partial<StorageEvent>).key;
    // No key: the whole storage was cleared, or the page came back from the browser's cache.
    if (key !== undefined && key !== null && key !== PROGRESS_KEY) return;
    const before = progress;
    const trouble = why;
    load();
    if (progress !== before || why !== trouble) announce();
  }

  load();
  try {
    events.addEventListener?.('storage', onOtherTab);
    events.addEventListener?.('pageshow', onOtherTab);
  } catch {
    // Out of step with other tabs until the next change, which reads what is stored.
  }

  return {
    read: () => progress,
    change(change) {
      const before = progress;
      const mayWrite = load();
      const next = change(progress);
      if (next !== progress || (unsaved && mayWrite)) save(next, mayWrite);
      else if (next !== before) announce();
    },
    erase() {
      const mayWrite = load();
      unsaved = false;
      try {
        storage().removeItem(DAMAGED_KEY);
        if (why === 'damaged' || why === 'partly-damaged') why = undefined;
      } catch {
        // Blocked: there is nothing to forget but what is in memory.
      }
      save(emptyProgress(), mayWrite);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get saving() {
      return saving;
    },
    get why() {
      return why;
    },
    notice: () => why && NOTICES[why],
  };
}
