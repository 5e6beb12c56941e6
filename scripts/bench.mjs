/**
 * `npm run bench`: the library's speed beside its peers', as ratios measured in one run, and what its parts weigh.
 * Writes `content/numbers/bench.json`, which the page about the book renders, and the table in README.md.
 *
 * `npm run bench -- --chromium` runs the same in a browser too.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'bench-'));

const bundle = async (name, platform) => {
  const outfile = join(place, `${name}.mjs`);
  await build({
    entryPoints: [join(root, 'tests/bench', `${name}.ts`)],
    bundle: true,
    format: platform === 'node' ? 'esm' : 'iife',
    platform,
    external: ['esbuild'],
    outfile,
    logLevel: 'warning',
  });
  return outfile;
};

function askNode(file, ...more) {
  const { stdout, status } = spawnSync(process.execPath, [file, ...more.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout.toString());
}

const tell = (where, { ratio, title, peer }) =>
  console.log(`${where} ${ratio.toFixed(2).padStart(8)} ×  ${title}, beside ${peer}`);

async function inNode() {
  const where = `Node ${process.versions.node}`;
  const file = await bundle('node', 'node');
  const outcomes = Array.from({ length: askNode(file) }, (_, which) => {
    const outcome = askNode(file, which);
    tell(where, outcome);
    return outcome;
  });
  return { where, outcomes };
}

async function inChromium(count) {
  const { chromium } = await import('@playwright/test');
  const found = spawnSync(process.execPath, [join(root, 'scripts/browser.mjs')]);
  const executablePath = found.stdout.toString().trim().split('\n').at(-1);
  const path = await bundle('page', 'browser');
  const outcomes = [];
  let where = '';
  for (let which = 0; which < count; which++) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    where = `Chromium ${browser.version()}`;
    const page = await browser.newPage();
    await page.addScriptTag({ path });
    const outcome = await page.evaluate((number) => globalThis.holdContest(number), which);
    tell(where, outcome);
    outcomes.push(outcome);
    await browser.close();
  }
  return { where, outcomes };
}

/** The parts' sizes, by the same module that the tests use. */
async function weights() {
  const outfile = join(root, 'node_modules/.bench-sizes.mjs');
  await build({
    entryPoints: [join(root, 'tests/bench/sizes.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['esbuild'],
    define: { 'import.meta.url': JSON.stringify(new URL('../tests/bench/sizes.ts', import.meta.url).href) },
    outfile,
  });
  const { sizes } = await import(outfile);
  const found = await sizes();
  rmSync(outfile);
  return found;
}

const times = (ratio) =>
  `${ratio >= 100 ? Math.round(ratio) : ratio.toFixed(ratio >= 10 ? 1 : 2).replace(/\.?0+$/, '')} ×`;

function table({ processor, runs, sizes }) {
  const rows = runs[0].outcomes.map((outcome, i) => [
    outcome.title,
    `\`${outcome.ours}\``,
    outcome.peer,
    ...runs.map(({ outcomes }) => times(outcomes[i].ratio)),
  ]);
  const head = ['Work', 'Here', 'Quickest peer', ...runs.map(({ where }) => where)];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
    `How many times as quick as the quickest peer: medians over ${runs[0].outcomes[0].rounds} interleaved rounds, on ${processor}. Each column has its own quickest peer; the one named is the first column’s. Below 1, the peer is quicker. Measured with \`npm run bench\`.`,
    '',
    line(['Part, minified and zipped', 'Bytes']),
    line(['---', '---']),
    ...sizes.map(({ what, bytes }) => line([what, bytes])),
  ].join('\n');
}

const runs = [await inNode()];
if (process.argv.includes('--chromium')) runs.push(await inChromium(runs[0].outcomes.length));
const processor = cpus()[0].model.trim();
const report = { processor, runs, sizes: await weights() };
const rounded = (key, value) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(3)) : value;
writeFileSync(join(root, 'content/numbers/bench.json'), `${JSON.stringify(report, rounded, 2)}\n`);
const readme = join(root, 'README.md');
const [before, rest] = readFileSync(readme, 'utf8').split('<!-- bench -->');
const after = rest.split('<!-- /bench -->')[1];
writeFileSync(readme, `${before}<!-- bench -->\n\n${table(report)}\n\n<!-- /bench -->${after}`);
spawnSync('npx', ['prettier', '--write', 'README.md', 'content/numbers/bench.json'], { cwd: root });
rmSync(place, { recursive: true });
