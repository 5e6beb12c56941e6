import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundle } from '../../../scripts/bundle';

const folder = join(import.meta.dirname, '../../../src/embed-element');

it.each([
  ['module.ts', 'es'],
  ['classic.ts', 'iife'],
] as const)(
  'the element in %s has at most 4 kB, compressed, and needs nothing else',
  async (entry, format) => {
    const code = await bundle(join(folder, entry), format);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(4000);
    expect(code).not.toMatch(/\bimport\b\s*[({"']|\beval\b|new Function/);
  },
);
