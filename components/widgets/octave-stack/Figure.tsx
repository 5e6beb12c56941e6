import { useCallback } from 'preact/hooks';
import { type Brush, Canvas, field } from '../../widget-kit/Canvas';
import { Plot } from '../../widget-kit/plot';
import { paintSamples } from '../../widget-kit/raster';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, SIDE, type Data } from './model';

const MARGIN = 14;

/** The land from above, the octaves, and their sum below them: on a phone all under each other. */
function layout(width: number, height: number) {
  const roomy = width >= 560;
  const land = roomy ? Math.min(width * 0.36, height - 2 * MARGIN) : 0;
  const left = roomy ? land + 2 * MARGIN + 12 : MARGIN;
  const sum = height * (roomy ? 0.4 : 0.36);
  return {
    land: { left: MARGIN, top: (height - land) / 2, size: land },
    cut: { left, right: width - MARGIN, top: 30, middle: height - sum, bottom: height - MARGIN },
  };
}

function line(values: Float32Array, left: number, right: number, bottom: number, rise: number): string {
  // Every second sample: a curve that bends within two pixels cannot be seen to.
  const points: string[] = [];
  for (let at = 0; at < values.length; at += 2)
    points.push(
      `${(left + (at / (values.length - 1)) * (right - left)).toFixed(0)} ${(bottom - values[at]! * rise).toFixed(1)}`,
    );
  return `M${points.join('L')}`;
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { octaves, sum, land } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      const { left, top, size } = layout(width, height).land;
      if (size === 0) return;
      paintSamples(
        brush,
        { values: land, columns: SIDE, rows: SIDE },
        { left, top, width: size, height: size },
        'drift',
      );
    },
    [land],
  );

  const places = layout(width, height);
  const { left, right, top, middle, bottom } = places.cut;
  const band = (middle - top) / octaves.length;
  const rise = Math.min(band * 0.86, 110);
  const weight = (value: number) => Number(value.toFixed(3)).toString();
  const sumRise = bottom - middle - 26;
  const outline = line(sum, left, right, bottom, sumRise);
  return (
    <>
      <Canvas draw={draw} width={width} height={height} label="The sum of the octaves, seen from above" />
      <Plot width={width} height={height}>
        {places.land.size > 0 && (
          <line
            x1={places.land.left}
            x2={places.land.left + places.land.size}
            y1={places.land.top + places.land.size / 2}
            y2={places.land.top + places.land.size / 2}
            stroke={field.dice}
            stroke-width={1.5}
            stroke-dasharray="6 5"
          />
        )}
        {octaves.map(({ weight: strength, values }, at) => {
          const floor = top + (at + 1) * band;
          return (
            <g key={at}>
              <line x1={left} x2={right} y1={floor} y2={floor} stroke={field.grid} />
              <path
                d={line(values, left, right, floor, rise * strength)}
                fill="none"
                stroke={field.drift}
                stroke-width={1.4}
                opacity={0.85}
              />
              <text
                x={right}
                y={floor - Math.min(band - 12, rise + 2)}
                text-anchor="end"
                style={{ fill: field.soft, fontSize: octaves.length > 5 ? '0.72rem' : '0.8rem' }}
              >
                octave {at} × {weight(strength)}
              </text>
            </g>
          );
        })}
        <path d={`${outline}V${bottom}H${left}Z`} fill={field.drift} opacity={0.28} />
        <path d={outline} fill="none" stroke={field.drift} stroke-width={2.5} stroke-linejoin="round" />
        <line x1={left} x2={right} y1={bottom} y2={bottom} stroke={field.soft} />
        <text x={left} y={middle + 18} style={{ fill: field.ink }}>
          the sum, divided by {weight(data.outputs.amplitudeSum!)}
        </text>
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
