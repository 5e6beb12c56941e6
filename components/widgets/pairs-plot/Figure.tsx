import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

/** The square of all pairs, as drawn: a box with room for its two axes' names. */
function box(width: number, height: number) {
  return { left: 34, top: 16, right: width - 16, bottom: height - 34 };
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { numbers } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      const { left, top, right, bottom } = box(width, height);
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      brush.strokeStyle = field.grid;
      brush.lineWidth = 1;
      brush.beginPath();
      brush.rect(left - 0.5, top - 0.5, right - left + 1, bottom - top + 1);
      brush.stroke();

      // Whole pixels keep the dots crisp, and the still small.
      const dot = numbers.length > 4000 || width < 500 ? 1 : 2;
      brush.fillStyle = field.dice;
      for (let i = 0; i + 1 < numbers.length; i++) {
        const x = Math.round(left + numbers[i]! * (right - left) - dot / 2);
        const y = Math.round(bottom - numbers[i + 1]! * (bottom - top) - dot / 2);
        brush.fillRect(x, y, dot, dot);
      }
    },
    [numbers],
  );

  const { left, top, right, bottom } = box(width, height);
  const soft = { fill: field.soft };
  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="Each number against the one that follows it" />
      <Plot width={width} height={height}>
        <text x={left} y={bottom + 18} text-anchor="middle" style={soft}>
          0
        </text>
        <text x={(left + right) / 2} y={bottom + 22} text-anchor="middle" style={soft}>
          a number
        </text>
        <text x={right} y={bottom + 18} text-anchor="middle" style={soft}>
          1
        </text>
        <text x={left - 12} y={bottom} text-anchor="middle" style={soft}>
          0
        </text>
        <text x={left - 12} y={top} dy="0.7em" text-anchor="middle" style={soft}>
          1
        </text>
        <text
          transform={`translate(${left - 12} ${(top + bottom) / 2}) rotate(-90)`}
          text-anchor="middle"
          style={soft}
        >
          the next number
        </text>
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
