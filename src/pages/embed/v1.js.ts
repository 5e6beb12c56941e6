/** The element for other people's pages, as a module. */
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { bundle } from '../../../scripts/bundle';

export const GET: APIRoute = async () =>
  new Response(await bundle(join(process.cwd(), 'src/embed-element/module.ts'), 'es'), {
    headers: { 'Content-Type': 'text/javascript' },
  });
