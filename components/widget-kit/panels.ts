/** Where a square picture and the plot beside it stand: side by side where there is room, else one above the other. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Panels {
  readonly square: Box;
  /** The plot's own area: room for its title above and its axes is left free around it. */
  readonly plot: Box;
  readonly roomy: boolean;
}

/** From this width on the plot stands beside the picture. */
const ROOMY = 560;

export function panels(width: number, height: number): Panels {
  const roomy = width >= ROOMY;
  const margin = roomy ? 28 : 16;
  const size = Math.floor(
    roomy ? Math.min(height - 2 * margin, width * 0.55) : Math.min(width - 2 * margin, height * 0.57),
  );
  const left = roomy ? margin : Math.floor((width - size) / 2);
  const top = roomy ? Math.floor((height - size) / 2) : margin;
  const square = { left, top, right: left + size, bottom: top + size };
  const plot = roomy
    ? { left: square.right + 76, top: top + 44, right: width - margin, bottom: square.bottom - 44 }
    : { left: margin + 34, top: square.bottom + 62, right: width - margin, bottom: height - 46 };
  return { square, plot, roomy };
}
