/** The one store of a page: every exercise, ring and card reads and changes the same progress. */
import { openProgress, type ProgressStore } from '../../src/progress';

let store: ProgressStore | undefined;
let place: (() => Storage) | undefined;

/** Where progress goes, other than into the book's own record. To be said before anything asks for it. */
export function keepProgressIn(storage: () => Storage): void {
  place = storage;
}

/** Says once a page, as `dd-unsaved` on the document, that something is not saved, and why. */
function watchSaving(opened: ProgressStore): void {
  let said = false;
  const notice = () => {
    const sentence = opened.notice();
    if (!sentence || said) return;
    said = true;
    document.dispatchEvent(new CustomEvent('dd-unsaved', { detail: sentence }));
  };
  opened.subscribe(notice);
  // The page's own scripts listen from their start, and some of them start after this one.
  if (document.readyState === 'complete') notice();
  else addEventListener('load', notice, { once: true });
}

/** Opened at first use, and never at build: there is no reader there. */
export function progressStore(): ProgressStore {
  if (!store) {
    store = openProgress(place);
    watchSaving(store);
  }
  return store;
}
