/** The variant in the page's address: `?favored-count=17`, so that a link opens the same numbers. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { DEFAULT_SEED, isSeed, shortName } from './variants';

interface Reading {
  seed?: number;
  /** Why what is written was not taken. */
  said?: string;
}

/** Reads the variant that the address asks for. Never throws. */
function readVariant(id: string, query: string, shown: number): Reading {
  const text = new URLSearchParams(query).get(shortName(id))?.trim();
  if (text === undefined) return {};
  const seed = /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (isSeed(seed)) return { seed };
  const quoted = text.length > 30 ? `${text.slice(0, 30)}…` : text;
  return {
    said: `The address asks for variant “${quoted}”. A variant is a whole number from 0 to 4294967295, so this is variant ${shown}.`,
  };
}

/** Writes the variant into the address, beside what else is there. The default variant needs no mention. */
function writeVariant(id: string, seed: number): void {
  const key = shortName(id);
  const query = new URLSearchParams(location.search);
  const written = query.get(key);
  if (written === String(seed) || (written === null && seed === DEFAULT_SEED)) return;
  query.set(key, String(seed));
  try {
    history.replaceState(history.state, '', `${location.pathname}?${query.toString()}${location.hash}`);
  } catch {
    // A page opened from a disk may not change its address.
  }
}

/**
 * Keeps the address and the variant in step: once awake, the address decides; from then on it follows.
 * Returns what to tell the reader about an address that could not be used.
 */
export function useAddress(id: string, awake: boolean, seed: number, take: (seed: number) => void): string {
  const [said, setSaid] = useState('');
  const read = useRef(false);
  useEffect(() => {
    if (!awake) return;
    if (!read.current) {
      read.current = true;
      const reading = readVariant(id, location.search, seed);
      if (reading.seed !== undefined && reading.seed !== seed) {
        take(reading.seed);
        return;
      }
      setSaid(reading.said ?? '');
    } else {
      setSaid('');
    }
    writeVariant(id, seed);
  }, [awake, seed]);
  return said;
}
