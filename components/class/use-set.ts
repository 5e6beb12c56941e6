/** The set that the page for teaching is about: one for all its sections, and in the page's address. */
import { useEffect, useState } from 'preact/hooks';
import { type ClassSet, readSet, writeSet } from '../../src/sets';

let query = '';
const listeners = new Set<() => void>();

/** A pasted address, or what is left of one: only what stands behind its question mark counts. */
function queryOf(address: string): string {
  const from = address.indexOf('?');
  return from < 0 ? '' : address.slice(from).split('#')[0]!.trim();
}

function change(next: string): void {
  query = next;
  history.replaceState(history.state, '', location.pathname + next + location.hash);
  for (const listener of listeners) listener();
}

export function useSet(isKnown: (id: string) => boolean) {
  const [, look] = useState(0);
  useEffect(() => {
    const listener = () => look((count) => count + 1);
    listeners.add(listener);
    if (query === '' && location.search !== '') change(location.search);
    return () => void listeners.delete(listener);
  }, []);
  return {
    ...readSet(query, isKnown),
    change: (set: ClassSet) => change(writeSet(set)),
    /** @returns whether the address names any exercise */
    open(address: string): boolean {
      const found = readSet(queryOf(address), isKnown).set.ids.length > 0;
      if (found) change(queryOf(address));
      return found;
    },
  };
}

/** Where students go for this set. */
export function addressOf(set: ClassSet, base: string): string {
  return new URL(`${base}set/${writeSet(set)}`, location.href).href;
}
