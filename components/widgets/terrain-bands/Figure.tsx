import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { LAND, LAND_COLORS } from '../../widget-kit/land';
import { Plot } from '../../widget-kit/plot';
import { paintSamples } from '../../widget-kit/raster';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { COLUMNS, model, ROWS, type Data } from './model';

const MARGIN = 14;

/** The map, and a bar for each band: beside it where there is room, else below. */
function layout(width: number, height: number) {
  if (width >= 560) {
    const scale = Math.min((width * 0.66) / COLUMNS, (height - 2 * MARGIN) / ROWS);
    const map = {
      left: MARGIN,
      top: (height - ROWS * scale) / 2,
      width: COLUMNS * scale,
      height: ROWS * scale,
    };
    return {
      map,
      bars: {
        left: map.left + map.width + 24,
        right: width - MARGIN,
        top: map.top,
        bottom: map.top + map.height,
      },
    };
  }
  const scale = (width - 2 * MARGIN) / COLUMNS;
  const map = { left: MARGIN, top: MARGIN, width: COLUMNS * scale, height: ROWS * scale };
  return {
    map,
    bars: { left: MARGIN, right: width - MARGIN, top: map.top + map.height + 10, bottom: height - 6 },
  };
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { map: samples, shares } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      const { map } = layout(width, height);
      paintSamples(brush, { values: samples, columns: COLUMNS, rows: ROWS }, map, LAND_COLORS);
    },
    [samples],
  );

  const { bars } = layout(width, height);
  const rise = (bars.bottom - bars.top) / LAND.length;
  const names = 78;
  const room = bars.right - bars.left - names - 52;
  const most = Math.max(...shares);
  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="A map in bands of color" />
      <Plot width={width} height={height}>
        {/* Snow on top, as on the land. */}
        {[...LAND].reverse().map(({ name, color }, row) => {
          const share = shares[LAND.length - 1 - row]!;
          const middle = bars.top + (row + 0.5) * rise;
          const none = share === 0;
          return (
            <g key={name}>
              <rect
                x={bars.left}
                y={middle - 7}
                width={14}
                height={14}
                rx={3}
                fill={none ? 'none' : color}
                stroke={color}
                stroke-width={1.5}
                stroke-dasharray={none ? '3 3' : undefined}
              />
              <text x={bars.left + 22} y={middle} dy="0.34em" style={{ fill: none ? field.soft : field.ink }}>
                {name}
              </text>
              <rect
                x={bars.left + names + 22}
                y={middle - Math.min(9, rise * 0.32)}
                width={Math.max(none ? 0 : 1.5, (share / most) * (room - 22))}
                height={Math.min(18, rise * 0.64)}
                rx={2}
                fill={color}
              />
              <text
                x={bars.right}
                y={middle}
                dy="0.34em"
                text-anchor="end"
                style={{ fill: none ? field.dice : field.soft }}
              >
                {none ? 'none' : `${(100 * share).toFixed(1)} %`}
              </text>
            </g>
          );
        })}
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
