import { build, type Plugin, type Rolldown } from 'vite';

/** One source file and all it imports, as a script that stands alone. */
export async function bundle(
  entry: string,
  format: 'iife' | 'es' = 'iife',
  plugins: Plugin[] = [],
): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: {
      write: false,
      // A library in module format is left readable otherwise.
      minify: 'oxc',
      lib: { entry, formats: [format], name: 'program' },
    },
  })) as Rolldown.RolldownOutput[];
  const [part] = built[0]!.output;
  return part.code;
}
