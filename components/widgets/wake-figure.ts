/** Wakes one figure: fetches its code, and lets it take over the picture that the server drew. */
import type { Placement } from '../widget-kit/Frame';
import { loadWidget } from './load-widget';

export async function wakeFigure(island: HTMLElement): Promise<void> {
  const { widget: name, placement } = island.dataset;
  const [widget, { Frame }, { h, hydrate }] = await Promise.all([
    loadWidget(name!),
    import('../widget-kit/Frame'),
    import('preact'),
  ]);
  hydrate(h(Frame, { widget, placement: JSON.parse(placement!) as Placement }), island);
}
