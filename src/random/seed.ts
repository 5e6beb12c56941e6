/**
 * The 32-bit FNV-1a hash of some bytes (G. Fowler, L. C. Noll and K.-P. Vo, 1991). 0 to 4294967295.
 */
export function fnv1a32(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/**
 * The finalizer of MurmurHash3 with 32 bits (A. Appleby, 2011): every input bit stirs every output
 * bit. A bijection.
 */
export function fmix32(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * A seed from a word: `fmix32(fnv1a32(UTF-8 bytes of the text in Unicode's form NFC))`.
 *
 * The same text gives the same seed everywhere and always; this hash is part of the book's promise
 * and will not change. NFC makes an é one and the same however a keyboard put it together. Capitals
 * and spaces count; a broken half of a surrogate pair counts as U+FFFD. FNV-1a alone leaves the
 * last letters barely stirred, hence the finalizer. It is no secret-keeper: anyone can find a text
 * for a seed.
 *
 * @returns 0 to 4294967295
 */
export function seedFromText(text: string): number {
  return fmix32(fnv1a32(new TextEncoder().encode(text.normalize('NFC'))));
}

/**
 * Read a seed as a person types it. Digits from 0 to 4294967295 are that number; any other text
 * ("dragon", "-5", "99999999999") is hashed with {@link seedFromText}. Spaces around it do not
 * count.
 *
 * @returns 0 to 4294967295, or `undefined` if there is nothing to read
 */
export function readSeed(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const isDigits = /^[0-9]+$/.test(trimmed);
  if (isDigits && Number(trimmed) <= 0xffff_ffff) return Number(trimmed);
  return seedFromText(trimmed);
}

/**
 * A seed nobody chose, from the system's own randomness (`crypto.getRandomValues`). 0 to
 * 4294967295.
 */
export function freshSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
