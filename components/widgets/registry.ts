/** Every widget there is, found by its folder: adding one is adding a folder. */
import type { Widget } from '../widget-kit/widget';

const modules = import.meta.glob<{ default: Widget }>('./*/Figure.tsx', { eager: true });

export const widgets: ReadonlyMap<string, Widget> = new Map(
  Object.values(modules)
    .map(({ default: widget }) => [widget.definition.name, widget] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
);

/** @throws Error that lists the names there are, so that a misspelled figure fails the build. */
export function widgetNamed(name: string): Widget {
  const found = widgets.get(name);
  if (!found) throw new Error(`No widget is called "${name}". There are: ${[...widgets.keys()].join(', ')}.`);
  return found;
}
