/** Bytes to a word that survives mail and forms, and back: zlib, then base64url. */
import { Inflate, zlibSync } from 'fflate';

/** No receipt is longer: a program of an exercise is a few hundred characters when packed. */
export const LONGEST_PACKED = 60_000;
/** A few bytes can unpack to gigabytes; nothing is unpacked beyond this. */
const LARGEST_UNPACKED = 200_000;
/** Bytes fed at a time: each may grow a thousandfold before it is counted. */
const BITE = 256;

export type Unpacked = { readonly text: string } | { readonly problem: 'cut-off' | 'mangled' };

function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

export function pack(text: string): string {
  const bytes = zlibSync(new TextEncoder().encode(text), { level: 9 });
  let raw = '';
  for (const byte of bytes) raw += String.fromCharCode(byte);
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undoes {@link pack}. A zlib stream says itself whether it is whole: it ends, and its checksum agrees. */
export function unpack(word: string): Unpacked {
  if (!/^[A-Za-z0-9_-]*$/.test(word) || word.length > LONGEST_PACKED) return { problem: 'mangled' };
  // One letter too many or too few: six bits that belong to no byte.
  if (word.length % 4 === 1) return { problem: 'cut-off' };
  const raw = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
  if (bytes.length < 7) return { problem: 'cut-off' };
  const head = bytes[0]! * 256 + bytes[1]!;
  if (bytes[0] !== 0x78 || head % 31 !== 0 || (bytes[1]! & 0x20) !== 0) return { problem: 'mangled' };

  const body = bytes.subarray(2, -4);
  const parts: Uint8Array[] = [];
  let size = 0;
  let ended = false;
  try {
    const inflate = new Inflate((part, final) => {
      size += part.length;
      parts.push(part);
      ended = final;
    });
    for (let from = 0; from < body.length; from += BITE) {
      inflate.push(body.subarray(from, from + BITE), from + BITE >= body.length);
      if (size > LARGEST_UNPACKED) return { problem: 'mangled' };
    }
  } catch (error) {
    // The library's code for a stream that stops before its end.
    return { problem: (error as { code?: number }).code === 0 ? 'cut-off' : 'mangled' };
  }
  if (!ended) return { problem: 'cut-off' };

  const text = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    text.set(part, at);
    at += part.length;
  }
  const told = new DataView(bytes.buffer).getUint32(bytes.length - 4);
  if (adler32(text) !== told) return { problem: 'mangled' };
  return { text: new TextDecoder().decode(text) };
}
