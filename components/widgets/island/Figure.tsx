import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { LAND_COLORS } from '../../widget-kit/land';
import { panels } from '../../widget-kit/panels';
import { Plot } from '../../widget-kit/plot';
import { paintSamples } from '../../widget-kit/raster';
import { scaleLinear } from '../../widget-kit/scale';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, PLOTS, SEA, SIDE, type Data } from './model';

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { map, trees, profile } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { square } = panels(width, height);
      const side = square.right - square.left;
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      paintSamples(
        brush,
        { values: map, columns: SIDE, rows: SIDE },
        { left: square.left, top: square.top, width: side, height: side },
        LAND_COLORS,
      );
      const plot = side / PLOTS;
      brush.fillStyle = '#12381c';
      brush.beginPath();
      for (const { x, y } of trees) {
        const [left, bottom] = [square.left + x * plot, square.top + (y + 0.4) * plot];
        brush.moveTo(left - plot * 0.42, bottom);
        brush.lineTo(left, bottom - plot * 1.05);
        brush.lineTo(left + plot * 0.42, bottom);
      }
      brush.fill();
    },
    [map, trees],
  );

  const { square, plot, roomy } = panels(width, height);
  const middle = (square.top + square.bottom) / 2;
  const [left, right] = [roomy ? plot.left - 44 : 16, plot.right];
  const [top, bottom] = roomy ? [plot.top + 24, plot.bottom] : [plot.top, plot.bottom + 24];
  const across = scaleLinear([0, SIDE - 1], [left, right]);
  const up = scaleLinear([-0.1, 1], [bottom, top]).clamp(true);
  const path = (value: (at: Data['profile'][number]) => number) =>
    `M${profile
      .filter((_, at) => at % 3 === 0 || at === SIDE - 1)
      .map((place, at) => `${across(Math.min(3 * at, SIDE - 1)).toFixed(1)} ${up(value(place)).toFixed(1)}`)
      .join('L')}`;
  const land = path(({ height }) => height);
  const sea = up(SEA);
  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="The island from above" />
      <Plot width={width} height={height}>
        <line
          x1={square.left}
          x2={square.right}
          y1={middle}
          y2={middle}
          stroke={field.dice}
          stroke-width={1.5}
          stroke-dasharray="6 5"
        />
        <rect x={left} y={sea} width={right - left} height={bottom - sea} fill="#19468c" opacity={0.55} />
        <path d={`${land}V${bottom}H${left}Z`} fill="#3f5a3a" />
        <path d={path(({ noise }) => noise)} fill="none" stroke={field.soft} stroke-dasharray="3 4" />
        <path d={path(({ taken }) => taken)} fill="none" stroke={field.dice} stroke-width={1.5} />
        <path d={land} fill="none" stroke={field.drift} stroke-width={2.5} stroke-linejoin="round" />
        <line x1={left} x2={right} y1={sea} y2={sea} stroke={field.drift} opacity={0.5} />
        {(
          [
            ['dotted: the noise', field.soft],
            ['amber: what is taken', field.dice],
            ['blue: what is left', field.drift],
          ] as const
        ).map(([text, color], at) =>
          roomy ? (
            <text key={text} x={left} y={square.top + 14 + at * 18} style={{ fill: color }}>
              {text}
            </text>
          ) : (
            <text
              key={text}
              x={[left, (left + right) / 2, right][at]}
              y={square.bottom + 26}
              text-anchor={(['start', 'middle', 'end'] as const)[at]}
              style={{ fill: color }}
            >
              {text.split(': ')[1]}
            </text>
          ),
        )}
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
