import { mergeProgress } from './merge-progress';
import { parseProgress } from './parse-progress';
import { LISTS, type Progress, canonical } from './progress';

/** Says what a file is, to a person who opens it and to the page that imports it. */
const NAME = 'Dice & Drift progress';

/** What an import would do, for the reader to see before it is done. */
export interface ImportPreview {
  readonly ok: true;
  /** The present progress with the file's merged in. */
  readonly progress: Progress;
  /** The file's alone, for a reader who wants to replace what is here. */
  readonly imported: Progress;
  /** Ids that are new here, that a merge would change, that it would leave as they are. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly same: readonly string[];
  /** Ids of entries in the file that cannot be read. */
  readonly skipped: readonly string[];
}

/** A file that cannot be imported, and why. */
export interface ImportRefusal {
  readonly ok: false;
  readonly message: string;
}

/** The text of an export file: indented JSON with a name and a version. */
export const exportProgress = (progress: Progress): string =>
  `${JSON.stringify({ name: NAME, ...progress }, null, 2)}\n`;

function nameOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { name?: unknown } | null)?.name;
  } catch {
    return undefined;
  }
}

/** Reads an export file and works out what importing it would do. Changes nothing, and never throws. */
export function previewImport(text: string, current: Progress): ImportPreview | ImportRefusal {
  // Windows editors put a byte order mark first.
  const plain = text.replace(/^\ufeff/, '');
  const { state, progress: imported, skipped } = parseProgress(plain);
  if (nameOf(plain) !== NAME || state === 'damaged') {
    return { ok: false, message: 'This file holds no Dice & Drift progress, or it is damaged.' };
  }
  if (state === 'newer') {
    return {
      ok: false,
      message: 'This file was written by a newer version of the book. Reload the page first.',
    };
  }
  const progress = mergeProgress(current, imported);
  const found = { added: [] as string[], changed: [] as string[], same: [] as string[] };
  for (const list of LISTS) {
    for (const id of Object.keys(imported[list])) {
      const same = canonical(progress[list][id]) === canonical(current[list][id]);
      found[!Object.hasOwn(current[list], id) ? 'added' : same ? 'same' : 'changed'].push(id);
    }
  }
  return { ok: true, progress, imported, ...found, skipped };
}
