import { StillPainter } from '../widget-kit/Canvas';
import { Frame, type Placement } from '../widget-kit/Frame';
import type { Widget } from '../widget-kit/widget';
import { paintStill } from './paint-still';

/** The figure as the build draws it: the live frame, with a painter for what a canvas will show. */
export function StillFigure({ widget, placement }: { widget: Widget; placement: Placement }) {
  return (
    <StillPainter.Provider value={paintStill}>
      <Frame widget={widget} placement={placement} />
    </StillPainter.Provider>
  );
}
