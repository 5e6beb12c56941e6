import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { paintSamples } from '../../widget-kit/raster';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { COLUMNS, model, ROWS, type Data } from './model';

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { field: samples } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) =>
      paintSamples(
        brush,
        { values: samples, columns: COLUMNS, rows: ROWS },
        { left: 0, top: 0, width, height },
        'drift',
      ),
    [samples],
  );
  const time = data.outputs.squares!.toFixed(3);
  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="A slice of noise that changes with time" />
      <Plot width={width} height={height}>
        <rect x={10} y={10} width={184} height={28} rx={6} style={{ fill: field.ground, fillOpacity: 0.8 }} />
        <text x={20} y={28} style={{ fill: field.ink, fontFamily: 'var(--face-code)' }}>
          {values.change === 'slide' ? `value2(x + ${time}, y)` : `value3(x, y, ${time})`}
        </text>
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
