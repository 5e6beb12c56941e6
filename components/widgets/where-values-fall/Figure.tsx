import { AxisX, AxisY, Plot } from '../../widget-kit/plot';
import { scaleLinear } from '../../widget-kit/scale';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { BINS, model, type Data } from './model';

/** The middle that the text speaks of. */
const [LOW, HIGH] = [0.3, 0.7];

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { shares, single, outputs } = data;
  const [left, right, top, bottom] = [46, width - 18, 46, height - 48];
  const across = scaleLinear([0, 1], [left, right]);
  const most = Math.max(...shares, ...single);
  const up = scaleLinear([0, most * 1.08], [bottom, top]);
  const wide = (right - left) / BINS;
  const outline = single
    .map(
      (share, bin) =>
        `${across(bin / BINS).toFixed(1)} ${up(share).toFixed(1)}H${across((bin + 1) / BINS).toFixed(1)}`,
    )
    .join('L');
  return (
    <Plot width={width} height={height}>
      <rect
        x={across(LOW)}
        width={across(HIGH) - across(LOW)}
        y={top}
        height={bottom - top}
        class="mark-soft"
      />
      <AxisY
        scale={up}
        x={left}
        across={right - left}
        count={3}
        format={(share) => `${Math.round(share * 100)} %`}
        title="share of the places"
      />
      {shares.map((share, bin) => {
        const from = bin / BINS;
        return (
          <rect
            key={bin}
            class="mark-drift"
            opacity={from >= LOW - 1e-9 && from < HIGH - 1e-9 ? 1 : 0.5}
            x={across(from) + 0.5}
            width={wide - 1}
            y={up(share)}
            height={Math.max(0, bottom - up(share))}
          />
        );
      })}
      {values.octaves > 1 && <path class="reference" d={`M${outline}`} />}
      <AxisX scale={across} y={bottom} ticks={[0, LOW, 0.5, HIGH, 1]} title="value" />
      <text class="plot-strong" x={(across(LOW) + across(HIGH)) / 2} y={top - 10} text-anchor="middle">
        {outputs.share!.toFixed(0)} %
      </text>
      {[outputs.min!, outputs.max!].map((value) => (
        <circle key={value} class="mark-dice" cx={across(value)} cy={bottom} r={4} />
      ))}
    </Plot>
  );
}

export default widget({ definition, model, Figure });
