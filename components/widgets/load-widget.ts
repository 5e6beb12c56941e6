/** Fetches one widget, for a page that is told only in the browser which one it shows. */
import type { Widget } from '../widget-kit/widget';

const figures = import.meta.glob<{ default: Widget }>('./*/Figure.tsx');

/** @throws Error where there is no such widget. */
export async function loadWidget(name: string): Promise<Widget> {
  const load = figures[`./${name}/Figure.tsx`];
  if (!load) throw new Error(`No widget is called "${name}".`);
  return (await load()).default;
}
