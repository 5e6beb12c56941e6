/** The library to take away: one module, its types, its licence. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { bundleLibrary, bundleTypes, licence } from '../../../scripts/bundle-library';

const files: Record<string, { type: string; make(): string | Promise<string> }> = {
  'dice-drift.mjs': { type: 'text/javascript', make: bundleLibrary },
  'dice-drift.d.mts': { type: 'text/plain', make: bundleTypes },
  'LICENSE.txt': { type: 'text/plain', make: () => `${licence}\n` },
};

export const getStaticPaths: GetStaticPaths = () => Object.keys(files).map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const { type, make } = files[params.file!]!;
  return new Response(await make(), { headers: { 'Content-Type': `${type}; charset=utf-8` } });
};
