import { join } from 'node:path';
import { bundle } from './bundle';

const folder = join(process.cwd(), 'components/exercise-kit/code');

/** The frame's script, with the worker's text inside it: the frame may fetch nothing. */
export async function bundleRunner(): Promise<string> {
  const [frame, checker] = await Promise.all([
    bundle(join(folder, 'frame.ts')),
    bundle(join(folder, 'worker/main.ts')),
  ]);
  const text = `(() => { const CHECKER = ${JSON.stringify(checker)};\n${frame}\n})();`;
  // Inside a script element these two would end it, or begin a comment.
  return text.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
}
