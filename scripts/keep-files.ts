/**
 * Makes one file of each figure and exercise that works from a disk: style, script and faces inside, and a content
 * policy that lets it fetch nothing. What comes out is a template (`embed/v1/file/w/<name>.txt`), no page: the book
 * puts the chosen settings in when somebody downloads it.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { build, type Plugin, type Rolldown } from 'vite';
import { bundleRunner } from './bundle-checker';

const root = process.cwd();
const FOLDER = 'embed/v1/file';

/** Controls and code: nothing in a figure or an exercise is set in the text face. */
const FACES = [
  { family: 'Instrument Sans', file: 'instrument-sans' },
  { family: 'JetBrains Mono', file: 'jetbrains-mono' },
];

/** What a file is made of, as far as its script depends on it. */
interface Contents {
  widget: string | undefined;
  /** The list that the exercise stands in: `exercises/modulo-bias`. */
  list: string | undefined;
  /** It runs programs. */
  code: boolean;
}

/** Inside a script element these two would end it, or begin a comment. */
const insideScript = (text: string) => text.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

function contentsOf(page: string): Contents {
  const widget = /data-island="widget" data-widget="([^"]+)"/.exec(page)?.[1];
  const [, island, id] = /data-island="(exercise|prediction)" data-exercise-id="([^"]+)"/.exec(page) ?? [];
  const list = id && `${island === 'exercise' ? 'exercises' : 'predictions'}/${id.split('/')[0]}`;
  return { widget, list, code: /data-kind="(?:code|parsons)"/.test(page) };
}

function entryOf({ widget, list }: Contents, runner: string | undefined): string {
  const island = list?.startsWith('predictions') ? 'hydrate-prediction' : 'hydrate-exercise';
  const lines = [
    `import { startFile } from '/components/keep/start.ts';`,
    `import { joinCourse } from '/components/keep/course.ts';`,
    ...(widget ? [`import widget from '/components/widgets/${widget}/Figure.tsx';`] : []),
    ...(list
      ? [
          `import exercises from '/content/${list}.ts';`,
          `import { hydrateIsland } from '/components/exercises/${island}.ts';`,
          `import { offerReceipts } from '/components/keep/receipt-line.ts';`,
        ]
      : []),
    ...(runner !== undefined
      ? [
          `import { carryRunner } from '/components/keep/programs.ts';`,
          `carryRunner(${JSON.stringify(runner)});`,
        ]
      : []),
    `startFile({ join: joinCourse${widget ? ', widget' : ''}${list ? ', exercises, hydrate: hydrateIsland, receipts: offerReceipts' : ''} });`,
  ];
  return lines.join('\n');
}

const ENTRY = 'kept-file';
/** What is fetched on a page when it is reached for, and is too large to keep along. */
const leftOut = (code: boolean) => (code ? /\/rich-editor$/ : /\/(rich-editor|run-code)$/);

function only(text: string, code: boolean): Plugin {
  return {
    name: 'kept-file',
    enforce: 'pre',
    resolveId: (id) =>
      id.endsWith(ENTRY) ? `\0${ENTRY}` : leftOut(code).test(id) ? '\0left-out' : undefined,
    load: (id) =>
      id === `\0${ENTRY}` ? text : id === '\0left-out' ? 'export default undefined;' : undefined,
  };
}

async function bundle(contents: Contents, runner: string | undefined): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [only(entryOf(contents, runner), contents.code)],
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'kept' },
    },
  })) as Rolldown.RolldownOutput[];
  const script = built[0]!.output.find((part) => part.type === 'chunk')!;
  return insideScript(script.code);
}

async function facesFor(texts: readonly string[]): Promise<string> {
  const used = new Set(texts.join(''));
  for (let code = 32; code < 127; code++) used.add(String.fromCharCode(code));
  const rules = FACES.map(async ({ family, file }) => {
    const path = join(
      root,
      `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`,
    );
    const bytes = await subsetFont(await readFile(path), [...used].join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700, default: 400 } },
      // Without ligatures and small capitals, which nothing here uses.
      noLayoutClosure: true,
    });
    return `@font-face{font-family:'${family}';font-weight:400 700;font-display:swap;src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
  });
  return (await Promise.all(rules)).join('');
}

/** A file that would be larger has its script packed. It stays readable where it can. */
const READABLE = 230_000;

/** Unpacks the script that stands in the page as data. Its hash is in the policy, as if it stood there as it is. */
const UNPACK = `(() => {
  const bytes = Uint8Array.from(atob(document.getElementById('packed').textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  new Response(stream).text().then((text) => {
    const script = document.createElement('script');
    script.textContent = text;
    document.body.append(script);
  });
})();`;

function packed(script: string): string {
  const data = gzipSync(script, { level: 9 }).toString('base64');
  return `<script type="application/octet-stream" id="packed">${data}</script><script>${UNPACK}</script>`;
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function policyOf(scripts: readonly string[], runs: boolean): string {
  const programs = runs ? ` 'unsafe-eval' blob:; worker-src blob:` : '';
  return `default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; script-src ${scripts.map(hashOf).join(' ')}${programs}`;
}

function assemble(page: string, faces: string, script: string, runner: string | undefined): string {
  const plain = page.length + faces.length + script.length <= READABLE;
  const scripts = [script, ...(plain ? [] : [UNPACK]), ...(runner === undefined ? [] : [runner])];
  const policy = policyOf(scripts, runner !== undefined);
  return page
    .replace(`content="default-src 'none'"`, () => `content="${policy}"`)
    .replace('</head>', () => `<style>${faces}</style></head>`)
    .replace('</body>', () => `${plain ? `<script>${script}</script>` : packed(script)}</body>`);
}

export function keepFiles(): AstroIntegration {
  return {
    name: 'keep-files',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const dist = fileURLToPath(dir);
        /** Each file judges the programs of its own chapter, and needs no others' checks. */
        const runners = new Map<string, Promise<string>>();
        const runnerFor = ({ list, code }: Contents): Promise<string> | undefined => {
          if (!code) return undefined;
          const chapter = list!.split('/')[1]!;
          if (!runners.has(chapter)) runners.set(chapter, bundleRunner(chapter));
          return runners.get(chapter);
        };
        const scripts = new Map<string, string>();
        const files: { path: string; page: string; contents: Contents; script: string }[] = [];
        for (const { pathname } of pages) {
          const path = pathname.replace(/\/$/, '');
          if (!path.startsWith(`${FOLDER}/`)) continue;
          const page = await readFile(join(dist, path, 'index.html'), 'utf8');
          const contents = contentsOf(page);
          const key = JSON.stringify(contents);
          if (!scripts.has(key)) scripts.set(key, await bundle(contents, await runnerFor(contents)));
          files.push({ path, page, contents, script: scripts.get(key)! });
        }
        // A file that runs programs has a compiler inside, with every letter there is.
        const texts = files.flatMap(({ page, contents, script }) => (contents.code ? page : [page, script]));
        const faces = await facesFor(texts);
        await rm(join(dist, FOLDER), { recursive: true });
        for (const { path, page, contents, script } of files) {
          const text = assemble(page, faces, script, await runnerFor(contents));
          await mkdir(dirname(join(dist, path)), { recursive: true });
          await writeFile(join(dist, `${path}.txt`), text);
        }
      },
    },
  };
}
