import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

const TOP = 44;
const BOTTOM = 34;

/** The sizes of the raster: as many bits a row as a power of two, so that a period of one lines up. */
function raster(width: number, height: number) {
  const columns = width < 560 ? 64 : 128;
  const cell = Math.max(2, Math.floor((width - 16) / columns));
  const rows = Math.floor((height - TOP - BOTTOM) / cell);
  return { columns, rows, cell, left: Math.round((width - columns * cell) / 2) };
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { bits } = data;
  const { columns, cell, rows, left } = raster(width, height);
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { columns, rows, cell, left } = raster(width, height);
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      brush.fillStyle = field.dice;
      for (let i = 0; i < Math.min(bits.length, columns * rows); i++) {
        if (bits[i] === 0) continue;
        brush.fillRect(left + (i % columns) * cell, TOP + Math.floor(i / columns) * cell, cell, cell);
      }
    },
    [bits],
  );

  const right = left + columns * cell;
  const tick = (right - left) / 32;
  const soft = { fill: field.soft };
  return (
    <>
      <Canvas
        draw={draw}
        width={width}
        height={height}
        label="The bit of successive raw numbers, row by row"
      />
      <Plot width={width} height={height}>
        {Array.from({ length: 32 }, (_, i) => 31 - i).map((bit, i) => (
          <rect
            key={bit}
            x={left + i * tick}
            y={bit === values.bit ? 23 : 26}
            width={tick - 2}
            height={bit === values.bit ? 14 : 8}
            style={{ fill: bit === values.bit ? field.dice : field.grid }}
          />
        ))}
        <BitName bit={values.bit} x={left + (31.5 - values.bit) * tick - 1} />
        {values.bit < 26 && (
          <text x={left} y={17} style={soft}>
            31
          </text>
        )}
        {values.bit > 5 && (
          <text x={right} y={17} text-anchor="end" style={soft}>
            0
          </text>
        )}
        <text x={left} y={height - 10} style={soft}>
          {columns} draws a row; light is 1
        </text>
        <text x={right} y={height - 10} text-anchor="end" style={soft}>
          {(columns * rows).toLocaleString('en')} draws
        </text>
      </Plot>
    </>
  );
}

/** The chosen bit's name over its cell in the row of 32, and the two ends' names where there is room. */
function BitName({ bit, x }: { bit: number; x: number }) {
  const anchor = bit > 28 ? 'start' : bit < 3 ? 'end' : 'middle';
  return (
    <text
      x={anchor === 'start' ? x - 5 : anchor === 'end' ? x + 5 : x}
      y={17}
      text-anchor={anchor}
      style={{ fill: field.ink }}
    >
      bit {bit}
    </text>
  );
}

export default widget({ definition, model, Figure });
