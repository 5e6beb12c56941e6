import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const folder = join(process.cwd(), 'components/exercise-kit/code');

/** One source file and all it imports, as a script that stands alone. */
async function bundle(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(folder, entry), formats: ['iife'], name: 'program' },
    },
  })) as Rolldown.RolldownOutput[];
  const [part] = built[0]!.output;
  return part.code;
}

/** The frame's script, with the worker's text inside it: the frame may fetch nothing. */
export async function bundleRunner(): Promise<string> {
  const [frame, checker] = await Promise.all([bundle('frame.ts'), bundle('worker/main.ts')]);
  const text = `(() => { const CHECKER = ${JSON.stringify(checker)};\n${frame}\n})();`;
  // Inside a script element these two would end it, or begin a comment.
  return text.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');
}
