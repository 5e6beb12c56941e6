/** What parts of the library weigh in a page: bundled alone, minified, and zipped as a server would. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export interface Size {
  what: string;
  /** Bytes allowed, and bytes there are. */
  limit: number;
  bytes: number;
}

const root = new URL('../../', import.meta.url).pathname;

const KINDS = [2, 3].map((n) => `value${n}, gradient${n}, simplex${n}, cellular${n}`).join(', ');

const PARTS: { what: string; limit: number; source: string }[] = [
  { what: 'Value noise in 2D alone', limit: 600, source: "export { fastValue2 } from './src/noise';" },
  {
    what: 'Every kind of noise, with octaves',
    limit: 3500,
    source: `export { ${KINDS}, fractal } from './src/noise';`,
  },
  {
    what: 'The whole noise library',
    limit: 9000,
    source: "export * from './src/noise';",
  },
  {
    what: 'All generators',
    limit: 2500,
    source: "export { Lcg, Mt19937, Pcg32, Sfc32, SplitMix32, Xoshiro128 } from './src/random';",
  },
];

export function sizes(): Promise<Size[]> {
  return Promise.all(
    PARTS.map(async ({ what, limit, source }) => {
      const { outputFiles } = await build({
        stdin: { contents: source, resolveDir: root, loader: 'ts' },
        bundle: true,
        minify: true,
        format: 'esm',
        target: 'es2022',
        write: false,
      });
      return { what, limit, bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length };
    }),
  );
}
