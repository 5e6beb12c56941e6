import type { ShikiTransformer } from 'shiki';

/**
 * Marks names in a listing with the symbols that stand for them in text and formulas.
 * @throws Error for a name that the listing does not contain.
 */
export function lightSymbols(listing: string, symbols: Record<string, string>): ShikiTransformer {
  return {
    name: 'light-symbols',
    preprocess(code, options) {
      options.decorations ??= [];
      for (const [name, symbol] of Object.entries(symbols)) {
        const places = [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))];
        if (places.length === 0)
          throw new Error(`Listing of ${listing}: the name "${name}" does not occur in it.`);
        for (const { index } of places) {
          options.decorations.push({
            start: index,
            end: index + name.length,
            properties: { 'data-symbol': symbol },
          });
        }
      }
    },
  };
}
