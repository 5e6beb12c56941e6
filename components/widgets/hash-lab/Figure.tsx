import { useCallback } from 'preact/hooks';
import { INPUT_BITS, OUTPUT_BITS } from '../../../src/noise/hash-stages';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { paintSamples } from '../../widget-kit/raster';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, SIDE, type Data } from './model';

/** The corners' picture, the avalanche beside or below it, and the row of bits under both. */
function layout(width: number, height: number) {
  const beside = width >= 480;
  const [edge, words, bits] = [14, 26, 40];
  const room = beside ? height - 2 * words - bits : (height - bits) * 0.56 - words;
  const cell = Math.max(2, Math.floor(room / SIDE));
  const side = cell * SIDE;
  const picture = {
    left: beside ? edge : Math.round((width - side) / 2),
    top: words,
    width: side,
    height: side,
  };
  const matrix = beside
    ? {
        left: side + 2 * edge + 74,
        top: words,
        width: width - side - 3 * edge - 74,
        height: side,
      }
    : {
        left: edge + 22,
        top: side + 2 * words + 8,
        width: width - 2 * edge - 22,
        height: height - bits - side - 3 * words - 10,
      };
  // Whole pixels for each pair of bits, where there is room for more than two.
  matrix.width = Math.floor(matrix.width / INPUT_BITS) * INPUT_BITS;
  matrix.height = Math.floor(matrix.height / OUTPUT_BITS) * OUTPUT_BITS;
  return { beside, cell, picture, matrix, edge, bitsTop: height - 30 };
}

/** Input bits run down the table of shares; a wide and low box shows them across instead. */
function turned(shares: Float32Array): Float32Array {
  return Float32Array.from(
    { length: shares.length },
    (_, at) => shares[(at % INPUT_BITS) * OUTPUT_BITS + (OUTPUT_BITS - 1 - Math.floor(at / INPUT_BITS))]!,
  );
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { values: corners, avalanche, bits } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { picture, matrix, cell } = layout(width, height);
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      paintSamples(brush, { values: corners, columns: SIDE, rows: SIDE }, picture, 'dice');
      paintSamples(
        brush,
        { values: turned(avalanche.shares), columns: INPUT_BITS, rows: OUTPUT_BITS },
        matrix,
        'dice',
      );
      brush.strokeStyle = field.ink;
      brush.lineWidth = 2;
      brush.beginPath();
      brush.rect(
        picture.left + (SIDE / 2) * cell - 2,
        picture.top + (SIDE / 2) * cell - 2,
        cell + 4,
        cell + 4,
      );
      brush.stroke();
    },
    [corners, avalanche],
  );

  const { picture, matrix, beside, edge, bitsTop } = layout(width, height);
  const soft = { fill: field.soft };
  const pitch = Math.min(20, (width - 2 * edge) / 24);
  const third = matrix.width / 3;
  return (
    <>
      <Canvas
        draw={draw}
        width={width}
        height={height}
        label="The hash of the corners around one, and the avalanche of the hash"
      />
      <Plot width={width} height={height}>
        <text x={picture.left} y={17} style={{ fill: field.ink }}>
          corners around ({values.x}, {values.y})
        </text>
        <text x={matrix.left} y={matrix.top - 9} style={{ fill: field.ink }}>
          {beside ? 'bits that change' : 'bits that change, when one of these is flipped'}
        </text>
        {['x', 'y', 'seed'].map((name, at) => (
          <g key={name}>
            {at > 0 && (
              <line
                x1={matrix.left + at * third}
                x2={matrix.left + at * third}
                y1={matrix.top - 4}
                y2={matrix.top + matrix.height + 4}
                style={{ stroke: field.ground, strokeWidth: 3 }}
              />
            )}
            <text
              x={matrix.left + (at + 0.5) * third}
              y={matrix.top + matrix.height + 18}
              text-anchor="middle"
              style={soft}
            >
              {beside ? `bits of ${name}` : name}
            </text>
          </g>
        ))}
        {beside && (
          <text x={matrix.left - 10} y={matrix.top + matrix.height / 2} text-anchor="end" style={soft}>
            <tspan x={matrix.left - 10}>bits of</tspan>
            <tspan x={matrix.left - 10} dy="1.25em">
              the result
            </tspan>
          </text>
        )}
        {bits.map((one, at) => (
          <rect
            key={at}
            x={edge + at * pitch}
            y={bitsTop}
            width={pitch - 2}
            height={16}
            style={{ fill: one ? field.dice : field.grid }}
          />
        ))}
        {width - 2 * edge - 24 * pitch > 190 && (
          <text x={edge + 24 * pitch + 10} y={bitsTop + 12.5} style={soft}>
            the result in bits, highest first
          </text>
        )}
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
