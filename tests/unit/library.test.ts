/** The library as it is downloaded: bundled as the site does it, run as a reader would. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { inNode } from '../../content/numbers/library';
import { bundleLibrary, bundleTypes } from '../../scripts/bundle-library';
import * as sources from '../../src/library';

const root = join(import.meta.dirname, '../..');
const golden = (name: string) => JSON.parse(readFileSync(join(root, `tests/golden/${name}.json`), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'dice-drift-'));

let module: typeof sources;

beforeAll(async () => {
  writeFileSync(join(folder, 'dice-drift.mjs'), await bundleLibrary());
  writeFileSync(join(folder, 'dice-drift.d.mts'), bundleTypes());
  for (const example of ['in-node.mjs', 'with-a-bundler.ts'])
    copyFileSync(join(root, 'content/library', example), join(folder, example));
  module = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'dice-drift.mjs')).href
  )) as typeof sources;
}, 120_000);

describe('the downloaded module', () => {
  it('has every name of the sources, and imports nothing', () => {
    expect(Object.keys(module).sort()).toEqual(Object.keys(sources).sort());
    expect(readFileSync(join(folder, 'dice-drift.mjs'), 'utf8')).not.toMatch(/^import /m);
  });

  it('carries its licence', () => {
    for (const file of ['dice-drift.mjs', 'dice-drift.d.mts'])
      expect(readFileSync(join(folder, file), 'utf8')).toMatch(/Permission is hereby granted/);
  });

  it('gives the reference numbers of a generator', () => {
    const { mt19937 } = golden('prng') as { mt19937: { seed: number; raw10000: number }[] };
    const { seed, raw10000 } = mt19937.find(({ seed }) => seed === 5489)!;
    const rng = new module.Mt19937(seed);
    for (let i = 1; i < 10_000; i++) rng.nextUint32();
    expect(rng.nextUint32()).toBe(raw10000);
  });

  it('gives the reference numbers of noise', () => {
    const { rows } = golden('hash') as { rows: number[][] };
    for (const [x, y, seed, , , value] of rows) expect(module.hash01(x!, y!, seed!)).toBe(value);
    const { points } = golden('fractal') as { points: { rows: number[][] } | number[][] };
    for (const [x, y, octaves, seed, value] of Array.isArray(points) ? points : points.rows)
      expect(module.fractal2(x!, y!, octaves!, seed!)).toBe(value);
  });

  it('runs in Node as the page shows, and prints what the page says', () => {
    expect(execFileSync('node', ['in-node.mjs'], { cwd: folder, encoding: 'utf8' }).trim()).toBe(inNode);
  });

  it('has types that fit the example, and refuse a wrong call', () => {
    writeFileSync(
      join(folder, 'wrong.ts'),
      "import { Pcg32 } from './dice-drift.mjs';\nnew Pcg32('seven');\n",
    );
    const program = ts.createProgram([join(folder, 'with-a-bundler.ts'), join(folder, 'wrong.ts')], {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    });
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .map(({ file, messageText }) => [
        file?.fileName.split('/').at(-1),
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ]);
    expect(complaints).toEqual([['wrong.ts', expect.stringContaining("'string'")]]);
  });
});
