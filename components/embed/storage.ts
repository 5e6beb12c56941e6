/** Where an embed's progress goes. */
import type { Settings } from '../../src/embedding';

/** Forgets with the page. */
export function memory(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: (at) => [...held.keys()][at] ?? null,
    get length() {
      return held.size;
    },
  };
}

/** The same storage with every key under a name of its own. */
function under(name: string, storage: Storage): Storage {
  return {
    getItem: (key) => storage.getItem(name + key),
    setItem: (key, value) => storage.setItem(name + key, value),
    removeItem: (key) => storage.removeItem(name + key),
    clear: () => storage.clear(),
    key: (at) => storage.key(at),
    get length() {
      return storage.length;
    },
  };
}

/**
 * The storage for these settings; undefined for the book's own record. What counts attempts has a record of its own:
 * practice in the book must not use them up.
 *
 * @param variant the one it is set with
 */
export function storageFor(
  { store, mode, attempts }: Settings,
  variant: number | undefined,
): (() => Storage) | undefined {
  if (store !== 'auto') {
    const forgetful = memory();
    return () => forgetful;
  }
  if (mode === 'practice' && attempts === undefined) return undefined;
  return () => under(`set-${variant ?? 'any'}.`, localStorage);
}
