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

/** Draws values from 0 to 1 along the cut, as high as `rise`. The path stays open, to be stroked or filled. */
function trace(
  brush: Brush,
  values: Float32Array,
  left: number,
  right: number,
  bottom: number,
  rise: number,
) {
  brush.beginPath();
  for (let at = 0; at < values.length; at++) {
    const x = left + (at / (values.length - 1)) * (right - left);
    const y = bottom - values[at]! * rise;
    if (at === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  }
}

/** The strip that each octave has, and how high a value of 1 is in it. */
function strips({ top, middle, bottom }: ReturnType<typeof layout>['cut'], count: number) {
  const band = (middle - top) / count;
  return { band, rise: Math.min(band * 0.86, 110), sumRise: bottom - middle - 26 };
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { octaves, sum, land } = data;
  const draw = useCallback(
    (brush: Brush, width: number, height: number) => {
      brush.fillStyle = field.ground;
      brush.fillRect(0, 0, width, height);
      const { land: place, cut } = layout(width, height);
      const { size } = place;
      if (size > 0)
        paintSamples(
          brush,
          { values: land, columns: SIDE, rows: SIDE },
          { left: place.left, top: place.top, width: size, height: size },
          'drift',
        );
      const { left, right, top, bottom } = cut;
      const { band, rise, sumRise } = strips(cut, octaves.length);
      brush.strokeStyle = field.drift;
      brush.lineWidth = 1.4;
      brush.globalAlpha = 0.85;
      octaves.forEach(({ weight, values }, at) => {
        trace(brush, values, left, right, top + (at + 1) * band, rise * weight);
        brush.stroke();
      });
      trace(brush, sum, left, right, bottom, sumRise);
      brush.lineTo(right, bottom);
      brush.lineTo(left, bottom);
      brush.fillStyle = field.drift;
      brush.globalAlpha = 0.28;
      brush.fill();
      brush.globalAlpha = 1;
      brush.lineWidth = 2.5;
      trace(brush, sum, left, right, bottom, sumRise);
      brush.stroke();
    },
    [land, octaves, sum],
  );

  const places = layout(width, height);
  const { left, right, top, middle, bottom } = places.cut;
  const { band, rise } = strips(places.cut, octaves.length);
  const weight = (value: number) => Number(value.toFixed(3)).toString();
  return (
    <>
      <Canvas
        draw={draw}
        width={width}
        height={height}
        label="Each octave along a cut, their sum, and the land from above"
      />
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
        {octaves.map(({ weight: strength }, at) => {
          const floor = top + (at + 1) * band;
          return (
            <g key={at}>
              <line x1={left} x2={right} y1={floor} y2={floor} stroke={field.grid} />
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
        <line x1={left} x2={right} y1={bottom} y2={bottom} stroke={field.soft} />
        <text x={left} y={middle + 18} style={{ fill: field.ink }}>
          the sum, divided by {weight(data.outputs.amplitudeSum!)}
        </text>
      </Plot>
    </>
  );
}

export default widget({ definition, model, Figure });
