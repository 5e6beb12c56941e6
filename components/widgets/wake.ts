/**
 * Wakes the figures of a page, each when it comes near the screen: fetches its code, and lets it take over
 * the picture that the server drew. Until then the page costs no more script than this file.
 */
import type { Placement } from '../widget-kit/Frame';
import { whenNear } from '../widget-kit/when-near';
import type { Widget } from '../widget-kit/widget';

const figures = import.meta.glob<{ default: Widget }>('./*/Figure.tsx');

async function wake(island: HTMLElement): Promise<void> {
  const { widget: name, placement } = island.dataset;
  const [{ default: widget }, { Frame }, { h, hydrate }] = await Promise.all([
    figures[`./${name}/Figure.tsx`]!(),
    import('../widget-kit/Frame'),
    import('preact'),
  ]);
  hydrate(h(Frame, { widget, placement: JSON.parse(placement!) as Placement }), island);
}

whenNear('[data-island="widget"]', '200px', wake);
