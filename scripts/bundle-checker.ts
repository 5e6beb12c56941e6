import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { bundle } from './bundle';

const folder = join(process.cwd(), 'components/exercise-kit/code');

/** Leaves out how the programs of other chapters are judged. */
function onlyChecksOf(chapter: string): Plugin {
  return {
    name: 'only-checks',
    enforce: 'pre',
    load: (id) =>
      /\/content\/checks\/[^/]+\.ts$/.test(id) && !basename(id).startsWith(chapter)
        ? 'export default {};'
        : undefined,
  };
}

/**
 * The frame's script, with the worker's text inside it: the frame may fetch nothing.
 *
 * @param chapter whose programs it judges; all of them, if left out
 */
export async function bundleRunner(chapter?: string): Promise<string> {
  const [frame, checker] = await Promise.all([
    bundle(join(folder, 'frame.ts')),
    bundle(join(folder, 'worker/main.ts'), 'iife', chapter === undefined ? [] : [onlyChecksOf(chapter)]),
  ]);
  const text = `(() => { const CHECKER = ${JSON.stringify(checker)};\n${frame}\n})();`;
  // Inside a script element these two would end it, or begin a comment.
  return text.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
}
