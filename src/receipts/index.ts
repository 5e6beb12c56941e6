/** Checked answers as one word each: made, found in a text, read again. Pure. */
export { findReceipts, type Found } from './find-receipts';
export { makeReceipt, readReceipt, type ReceiptProblem, type ReceiptReading } from './receipt';
export type { Result } from './result';
