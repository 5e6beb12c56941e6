import type { ShikiTransformer } from 'shiki';

/**
 * Marks names in a listing with the symbols that stand for them in text and formulas.
 * @throws Error for a name that the listing does not contain.
 */
export function lightSymbols(listing: string, symbols: Record<string, string>): ShikiTransformer {
  const missing = new Set(Object.keys(symbols));
  return {
    span(node) {
      const text = node.children[0];
      if (text?.type !== 'text') return;
      const name = text.value.trim();
      const symbol = symbols[name];
      if (symbol === undefined) return;
      missing.delete(name);
      node.properties['data-symbol'] = symbol;
    },
    root() {
      if (missing.size > 0) {
        throw new Error(`Listing of ${listing}: the names ${[...missing].join(', ')} do not occur in it.`);
      }
    },
  };
}
