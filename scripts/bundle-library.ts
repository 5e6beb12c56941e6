import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';
import { build, type Rolldown } from 'vite';

const entry = join(process.cwd(), 'src/library.ts');
const terms = readFileSync(join(process.cwd(), 'LICENSE.md'), 'utf8');
export const licence = terms.slice(terms.indexOf('Copyright')).trim();
const banner = `/*!
 * Dice & Drift: randomness and noise. MIT licence.
 *
${licence.replace(/^/gm, ' * ').replace(/ +$/gm, '')}
 */
`;

/** The library as one ES module that imports nothing, with its comments taken out and its names kept. */
export async function bundleLibrary(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      // Readers open this file: it is left as it is written.
      minify: false,
      lib: { entry, formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  const [part] = built[0]!.output;
  return banner + part.code;
}

/** Its types, with the documentation of every function. */
export function bundleTypes(): string {
  const [types] = generateDtsBundle([{ filePath: entry, output: { noBanner: true } }], {
    preferredConfigPath: 'tsconfig.json',
  });
  return banner + types;
}
