/** The book's library as one module: what `/library/` offers for download is bundled from here. */
export * from './random';
export * from './noise';
