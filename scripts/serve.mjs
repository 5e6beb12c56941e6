/**
 * Serves the built book as any static host would: files, directory indexes, the 404 page, and the headers
 * that public/_headers asks for. `node scripts/serve.mjs [--port 4321] [--base /book/] [--dir dist]`
 */
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { readHeaders } from './headers.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4321' },
    base: { type: 'string', default: process.env.BASE_PATH ?? '/' },
    dir: { type: 'string', default: 'dist' },
  },
});
const base = values.base.replace(/\/?$/, '/').replace(/^\/?/, '/');
const files = sirv(values.dir, { etag: true, dotfiles: false });
const compressed = compression();
const asked = join(values.dir, '_headers');
const headersOf = readHeaders(existsSync(asked) ? readFileSync(asked, 'utf8') : '');
const notFound = join(values.dir, '404.html');

const server = createServer((request, response) => {
  const lost = () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(existsSync(notFound) ? readFileSync(notFound) : 'Not found');
  };
  const url = request.url ?? '/';
  if (url === base.slice(0, -1)) {
    response.writeHead(301, { Location: base }).end();
    return;
  }
  if (!url.startsWith(base)) return lost();
  request.url = url.slice(base.length - 1);
  // What is not there is answered under the rule of its address too, or under the 404 page's own.
  const path = request.url.split('?')[0];
  const headers = headersOf(path).length > 0 ? headersOf(path) : headersOf('/404.html');
  for (const [name, value] of headers) response.setHeader(name, value);
  compressed(request, response, () => files(request, response, lost));
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is taken. Try another: PORT=${Number(values.port) + 1} npm start`
      : error.message,
  );
  process.exit(1);
});

server.listen(Number(values.port), () => {
  console.log(`Dice & Drift is open at http://localhost:${values.port}${base}  (Ctrl+C closes it)`);
});
