/** Holds a widget to the names it says it runs. Build only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Definition } from '../widget-kit/definition';
import { cutSymbol } from './symbols';

const mentions = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);

/**
 * @throws Error when a definition lists a name that neither the widget's own files use nor a listed function calls:
 *   a listing beside a figure must be what the figure runs.
 */
export function checkUsedNames({ name, code }: Definition): void {
  const folder = join('components/widgets', name);
  const own = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && file !== 'definition.ts')
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  for (const symbol of code) {
    const bare = symbol.split('.').at(-1)!;
    const called = code.some((other) => other !== symbol && mentions(cutSymbol(other).code, bare));
    if (!mentions(own, symbol.split('.')[0]!) && !called) {
      throw new Error(`${name} lists "${symbol}" among the code it runs, but nothing in it uses that name.`);
    }
  }
}
