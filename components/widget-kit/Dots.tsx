/** Many dots as one path: lines without length, with round ends. They stay sharp, and make a small still. */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Dots are visited strip by strip, there and back, so that each is a short step from the last. */
const STRIP = 16;

/** Each place is moved to the nearest whole pixel. */
function pathOf(places: readonly Place[]): string {
  const strip = ({ y }: Place) => Math.floor(y / STRIP);
  const along = (place: Place) => (strip(place) % 2 === 0 ? place.x : -place.x);
  const sorted = [...places].sort((a, b) => strip(a) - strip(b) || along(a) - along(b));
  let [x, y] = [0, 0];
  return sorted
    .map((place) => {
      const [toX, toY] = [Math.round(place.x), Math.round(place.y)];
      const [right, down] = [toX - x, toY - y];
      [x, y] = [toX, toY];
      return `m${right}${down < 0 ? '' : ' '}${down}h0`;
    })
    .join('');
}

export function Dots({
  places,
  size,
  color,
  opacity = 1,
  halo,
}: {
  /** In the plot's own units. */
  places: readonly Place[];
  size: number;
  color: string;
  opacity?: number;
  /** The size of a pale disc around each. */
  halo?: number;
}) {
  const d = pathOf(places);
  const shared = { d, fill: 'none', stroke: color, 'stroke-linecap': 'round' } as const;
  return (
    <>
      {halo !== undefined && <path {...shared} stroke-width={halo} opacity={0.24} />}
      <path {...shared} stroke-width={size} opacity={opacity} />
    </>
  );
}
