import { StillPainter } from '../widget-kit/Canvas';
import type { Parameters, ValuesOf } from '../widget-kit/definition';
import { Frame, type Placement } from '../widget-kit/Frame';
import type { ModelData, Widget } from '../widget-kit/widget';
import { paintStill } from './paint-still';

/** The figure as the build draws it: the live frame, with a painter for what a canvas will show. */
export function StillFigure({ widget, placement }: { widget: Widget; placement: Placement }) {
  return (
    <StillPainter.Provider value={paintStill}>
      <Frame widget={widget} placement={placement} />
    </StillPainter.Provider>
  );
}

/** The picture without its frame. */
export function StillPicture({
  widget,
  values,
  data,
}: {
  widget: Widget;
  values: ValuesOf<Parameters>;
  data: ModelData;
}) {
  return (
    <StillPainter.Provider value={paintStill}>
      <widget.Figure values={values} data={data} width={640} height={360} set={() => undefined} />
    </StillPainter.Provider>
  );
}
