/** Checked answers as one word each: made, found in a text, read again. Pure. */
export { findReceipts, type Found } from './find-receipts';
export { pack, unpack } from './packing';
export { makeReceipt, readReceipt } from './receipt';
export type { Result } from './result';
