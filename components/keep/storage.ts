/** Where a kept file's progress goes. */

/** Forgets with the page: a course system remembers for it, and the next reader may sit at the same machine. */
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

/** The device's storage, every key under a name of its own: some browsers let all files share one. */
export function under(name: string): Storage {
  return {
    getItem: (key) => localStorage.getItem(name + key),
    setItem: (key, value) => localStorage.setItem(name + key, value),
    removeItem: (key) => localStorage.removeItem(name + key),
    clear: () => undefined,
    key: (at) => localStorage.key(at),
    get length() {
      return localStorage.length;
    },
  };
}
