import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

let outDir = '';

/** Tells the painter of stills where a build puts its files. While authoring there is no such place. */
export const stillFiles: AstroIntegration = {
  name: 'still-files',
  hooks: {
    'astro:config:done': ({ config }) => {
      outDir = fileURLToPath(config.outDir);
    },
    'astro:build:start': () => {
      process.env['STILLS_FOLDER'] = outDir;
    },
  },
};
