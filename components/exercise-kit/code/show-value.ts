/** A value of the reader's program as one short line. Whatever its own methods do, this returns a text. */

const LONGEST = 200;

function plain(value: unknown, depth: number): string {
  if (typeof value === 'string') return depth === 0 ? value : JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol') return 'a symbol';
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (value instanceof Promise) return 'a promise';
  if (value instanceof Error) return `${String(value.name)}: ${String(value.message)}`;
  if (depth > 2) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value)) {
    const shown = value.slice(0, 20).map((item) => plain(item, depth + 1));
    return `[${shown.join(', ')}${value.length > 20 ? ', …' : ''}]`;
  }
  const keys = Object.keys(value);
  const shown = keys
    .slice(0, 20)
    .map((key) => `${key}: ${plain((value as Record<string, unknown>)[key], depth + 1)}`);
  return `{ ${shown.join(', ')}${keys.length > 20 ? ', …' : ''} }`;
}

export function showValue(value: unknown, longest = LONGEST): string {
  try {
    const text = plain(value, 0);
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  } catch {
    return 'something that cannot be shown';
  }
}
