import { h, hydrate } from 'preact';
import { Studio } from './Studio';

const island = document.querySelector<HTMLElement>('[data-studio]')!;
hydrate(h(Studio, { base: island.dataset['studio']!, still: island.querySelector('img')?.src }), island);
