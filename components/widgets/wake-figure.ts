/** Wakes one figure: fetches its code, and lets it take over the picture that the server drew. */
import type { Placement } from '../widget-kit/Frame';
import type { Widget } from '../widget-kit/widget';

const figures = import.meta.glob<{ default: Widget }>('./*/Figure.tsx');

export async function wakeFigure(island: HTMLElement): Promise<void> {
  const { widget: name, placement } = island.dataset;
  const [{ default: widget }, { Frame }, { h, hydrate }] = await Promise.all([
    figures[`./${name}/Figure.tsx`]!(),
    import('../widget-kit/Frame'),
    import('preact'),
  ]);
  hydrate(h(Frame, { widget, placement: JSON.parse(placement!) as Placement }), island);
}
