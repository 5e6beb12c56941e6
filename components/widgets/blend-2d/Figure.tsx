import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { paintSamples } from '../../widget-kit/raster';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, REACH, SIDE, type Data } from './model';
import { Square } from './Square';

const EDGE = 14;

/** The field, and beside or below it the square that the place lies in. */
function layout(width: number, height: number) {
  const beside = width >= 520;
  const side = beside ? height - 2 * EDGE : Math.min(width - 2 * EDGE, height * 0.56 - EDGE);
  const picture = { left: beside ? EDGE : (width - side) / 2, top: EDGE, width: side, height: side };
  const room = beside
    ? { left: side + 2 * EDGE, top: 0, width: width - side - 3 * EDGE, height }
    : { left: EDGE, top: side + EDGE, width: width - 2 * EDGE, height: height - side - EDGE };
  return { picture, room };
}

const legal = (place: number) => Math.min(REACH, Math.max(-REACH, Math.round(place * 100) / 100));
const numbers = Array.from({ length: 2 * REACH + 1 }, (_, at) => at - REACH);

function Figure({ values, data, width, height, set }: FigureProps<typeof definition.parameters, Data>) {
  const { field: samples } = data;
  const { picture, room } = layout(width, height);
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      paintSamples(
        brush,
        { values: samples, columns: SIDE, rows: SIDE },
        layout(width, height).picture,
        'drift',
      );
    },
    [samples],
  );

  const scale = picture.width / (2 * REACH);
  const px = (x: number) => picture.left + (x + REACH) * scale;
  const py = (y: number) => picture.top + (y + REACH) * scale;
  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="Value noise from −2 to 2, across and down" />
      <Plot
        width={width}
        height={height}
        onPointer={(x, y) =>
          set({
            x: legal((x - picture.left) / scale - REACH),
            y: legal((y - picture.top) / scale - REACH),
          })
        }
      >
        {numbers.map((at) => (
          <g key={at} style={{ stroke: field.ground, strokeOpacity: 0.35 }}>
            <line x1={px(at)} x2={px(at)} y1={py(-REACH)} y2={py(REACH)} />
            <line x1={px(-REACH)} x2={px(REACH)} y1={py(at)} y2={py(at)} />
          </g>
        ))}
        <rect
          x={px(data.left)}
          y={py(data.upper)}
          width={scale}
          height={scale}
          style={{ fill: 'none', stroke: field.ink, strokeWidth: 2 }}
        />
        <circle
          cx={px(values.x)}
          cy={py(values.y)}
          r={7}
          style={{ fill: field.ink, stroke: field.ground, strokeWidth: 2 }}
        />
        <Square data={data} tx={values.x - data.left} ty={values.y - data.upper} {...room} />
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
