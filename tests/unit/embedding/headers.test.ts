import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readHeaders } from '../../../scripts/headers.mjs';

const headersOf = readHeaders(readFileSync(join(import.meta.dirname, '../../../public/_headers'), 'utf8'));

it('a headers file is read rule by rule', () => {
  const of = readHeaders('# a comment\n/a/*\n  X-One: 1: 2\n\n/a/b.c\n  X-Two: 3\n');
  expect(of('/a/')).toEqual([['X-One', '1: 2']]);
  expect(of('/a/b.c')).toEqual([
    ['X-One', '1: 2'],
    ['X-Two', '3'],
  ]);
  expect(of('/a/bxc')).toEqual([['X-One', '1: 2']]);
  expect(of('/b')).toEqual([]);
});

it.each(['/embed/v1/w/pigeonholes/', '/embed/v1.js', '/embed/v1/x/a/b/', '/run/v1/'])(
  '%s may be framed by anyone and read from an origin without a name',
  (path) => {
    // A policy of any kind would shut out hosts whose origin has no name.
    expect(headersOf(path)).toEqual([['Access-Control-Allow-Origin', '*']]);
  },
);

it.each(['/', '/chapters/prngs/', '/widgets/', '/about/', '/mark/', '/set/', '/404.html'])(
  '%s may be framed by the book alone',
  (path) => {
    expect(headersOf(path)).toEqual([['Content-Security-Policy', "frame-ancestors 'self'"]]);
  },
);
