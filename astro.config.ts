import { unified } from '@astrojs/markdown-remark';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig, fontProviders } from 'astro/config';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { keepFiles } from './scripts/keep-files';
import { numberFigures } from './scripts/number-figures';
import { stillFiles } from './scripts/still-files';

/** A face from its package, Latin subset, weight axis; Astro adds a fallback with the same metrics. */
function face(
  name: string,
  cssVariable: string,
  folder: string,
  styles: ('normal' | 'italic')[],
  fallback: string,
) {
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: [fallback],
    options: {
      variants: styles.map((style) => ({
        src: [`./node_modules/@fontsource-variable/${folder}/files/${folder}-latin-wght-${style}.woff2`] as [
          string,
        ],
        weight: '100 900',
        style,
        display: 'swap' as const,
      })) as [never],
    },
  };
}

export default defineConfig({
  // Where the book will stand: `SITE_URL=https://example.org BASE_PATH=/book/ npm run build`.
  site: process.env['SITE_URL'] ?? 'http://localhost:4321',
  base: process.env['BASE_PATH'] ?? '/',
  trailingSlash: 'always',
  // One answer holds all that the first paint needs: a separate sheet would cost a phone another round trip.
  build: { inlineStylesheets: 'always' },
  integrations: [preact(), mdx(), stillFiles, keepFiles()],
  markdown: {
    // The default processor takes no plugins; this one does, and MDX inherits it.
    processor: unified({
      remarkPlugins: [remarkMath, numberFigures],
      rehypePlugins: [[rehypeKatex, { trust: true, strict: false }]],
    }),
  },
  fonts: [
    face('Literata Variable', '--font-literata', 'literata', ['normal', 'italic'], 'serif'),
    face('Instrument Sans Variable', '--font-instrument', 'instrument-sans', ['normal'], 'sans-serif'),
    face('JetBrains Mono Variable', '--font-jetbrains', 'jetbrains-mono', ['normal'], 'monospace'),
  ],
  devToolbar: { enabled: false },
});
