/** Stands a part of a page up where the page left room for it. */
import { type ComponentType, h, render } from 'preact';
import type { Catalog, CatalogExercise } from './catalog';

/** What every part is handed. */
export interface DeskProps {
  readonly catalog: Catalog;
  /** The site's base path, with a slash at both ends. */
  readonly base: string;
}

export function mount(name: string, View: ComponentType<DeskProps>): void {
  const data = document.getElementById('catalog')!;
  const root = document.querySelector<HTMLElement>(`[data-desk="${name}"]`)!;
  const catalog = JSON.parse(data.textContent!) as Catalog;
  render(h(View, { catalog, base: data.dataset['base']! }), root);
  root.dataset['state'] = 'ready';
}

/** Every exercise of the book by its id. */
export function byId(catalog: Catalog): ReadonlyMap<string, CatalogExercise> {
  return new Map(catalog.flatMap(({ exercises }) => exercises).map((entry) => [entry.id, entry]));
}
