/** How the text writes numbers. */

/** Groups of three: 4,294,967,296. */
export const grouped = (value: number | bigint): string => value.toLocaleString('en-US');

/** A share as a percentage with `digits` after the point: 3.125 %. A no-break space keeps the sign with its number. */
export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}\u00a0%`;
