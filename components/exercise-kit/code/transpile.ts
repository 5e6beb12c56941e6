/** TypeScript to JavaScript, in the page, with errors where the reader wrote them. */
import { transform } from 'sucrase';
import type { Place } from './source-map';

export type Transpiled =
  | { readonly ok: true; readonly code: string; readonly mappings: string }
  | { readonly ok: false; readonly say: string; readonly at?: Place };

function placeOf(source: string, index: number): Place {
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

export function transpile(source: string): Transpiled {
  // The compiler would drop a namespace without a word.
  const namespace = /^[ \t]*(?:export\s+)?(?:namespace|module)\s+[\w$.]+\s*\{/m.exec(source);
  if (namespace) {
    const indent = namespace[0].length - namespace[0].trimStart().length;
    return {
      ok: false,
      say: '`namespace` is not understood here. A plain object or plain functions do the same.',
      at: placeOf(source, namespace.index + indent),
    };
  }
  try {
    const { code, sourceMap } = transform(source, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
      production: true,
      filePath: 'program.ts',
      sourceMapOptions: { compiledFilename: 'program.js' },
    });
    return { ok: true, code, mappings: sourceMap!.mappings };
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: Place };
    const what = message.replace(/^Error transforming program\.ts: /, '').replace(/ \(\d+:\d+\)$/, '');
    return {
      ok: false,
      say: `${what}. The program could not be read from there on.`,
      ...(loc && { at: { line: loc.line, column: loc.column } }),
    };
  }
}
