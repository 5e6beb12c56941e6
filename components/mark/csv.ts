/** A table as CSV that a spreadsheet opens as text: what somebody typed must never become a formula. */

/** A spreadsheet takes a cell that begins with one of these for a formula, or for the start of one. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export type Cell = string | number | undefined;

function written(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}

/** Lines end as RFC 4180 has them. The mark at the start tells a spreadsheet that this is UTF-8. */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return '\ufeff' + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('');
}
