/** Other people's pages: the fixtures, served from an origin that is not the book's. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface HostPage {
  /** File of `fixtures/`, without its ending. */
  page: string;
  /** Whole addresses of the frames. */
  frames?: readonly string[];
  sandbox?: boolean;
  /** On the book's own machine name, where browsers let an embed keep things; elsewhere most close its storage. */
  near?: boolean;
  /** In place of %SCRIPT%, %ATTRIBUTES%, %BOOK%. */
  words?: Readonly<Record<string, string>>;
  policy?: string;
}

export interface Hosts {
  origin: string;
  /** The one for `near`. */
  nearby: string;
  address(host: HostPage): string;
  close(): void;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The frame as the book's own snippet writes it. */
function frame(src: string, sandbox: boolean): string {
  return (
    `<iframe src="${escaped(src)}" title="Embed" width="100%" height="420" allow="fullscreen" ` +
    `${sandbox ? 'sandbox="allow-scripts" ' : ''}` +
    'style="width:100%;height:auto;min-height:420px;border:0;frame-sizing:content-height"></iframe>'
  );
}

export async function openHosts(): Promise<Hosts> {
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://host.test');
    if (url.pathname !== '/') return void response.end('<title>Handed in</title>');
    const {
      page,
      frames = [],
      sandbox = false,
      words = {},
      policy,
    } = JSON.parse(url.searchParams.get('host')!) as HostPage;
    let text = readFileSync(join(import.meta.dirname, `fixtures/${page}.html`), 'utf8');
    text = text.replaceAll('%FRAMES%', frames.map((src) => frame(src, sandbox)).join('\n'));
    for (const [word, value] of Object.entries(words)) text = text.replaceAll(`%${word}%`, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const nearby = `http://localhost:${port}`;
  return {
    origin,
    nearby,
    address: (host) => `${host.near ? nearby : origin}/?host=${encodeURIComponent(JSON.stringify(host))}`,
    close: () => void server.close(),
  };
}
