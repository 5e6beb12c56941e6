import { scaleBand, scaleLinear } from '../../widget-kit/scale';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

type Props = FigureProps<typeof definition.parameters, Data>;

const grouped = (value: number) => value.toLocaleString('en-US');
const rawValues = (count: number) => (count === 1 ? '1 raw value each' : `${grouped(count)} raw values each`);

/** The first raw values in the order they were drawn: filled if used, an outline if thrown away. */
function Tape({ tape, x, y, width }: { tape: readonly boolean[]; x: number; y: number; width: number }) {
  const step = width / tape.length;
  const side = Math.min(12, step - 2);
  return (
    <g>
      {tape.map((used, place) => (
        <rect
          key={place}
          class={used ? 'mark-plain' : 'line-soft'}
          x={x + place * step + (used ? 0 : 1)}
          y={y + (used ? 0 : 1)}
          width={used ? side : side - 2}
          height={used ? side : side - 2}
          rx={2}
          {...(!used && { 'stroke-dasharray': '2 2' })}
        />
      ))}
    </g>
  );
}

/** Where the remainder changes its mind: results to the left have one raw value more than those to the right. */
function Edge({
  edge,
  x,
  y,
  bottom,
}: {
  edge: Data['edge'];
  x: (at: number) => number;
  y: number;
  bottom: number;
}) {
  if (edge.before > 99 || edge.at < 0.15 || edge.at > 0.85) return null;
  const middle = x(edge.at);
  return (
    <g>
      <line class="rule-ink" x1={middle} x2={middle} y1={y - 14} y2={bottom} stroke-dasharray="2 3" />
      <text class="plot-strong" x={middle - 10} y={y} text-anchor="end">
        {rawValues(edge.before)}
      </text>
      <text class="plot-strong" x={middle + 10} y={y}>
        {rawValues(edge.after)}
      </text>
    </g>
  );
}

function Figure({ values, data, width, height }: Props) {
  const { method, n } = values;
  const { bins, made, tape, edge } = data;
  const narrow = width < 520;
  const [start, end] = narrow ? [14, width - 72] : [20, width - 112];
  // Few bins stand together in the middle instead of spreading to the edges.
  const taken = Math.min(end - start, bins.length * 90);
  const left = (start + end - taken) / 2;
  const right = left + taken;
  const [top, floor] = [46, height - 104];

  const bands = scaleBand(bins.length, [left, right], 0.14, 0);
  const step = bands.step();
  const heights = bins.map(({ count, share }) => count / (share * made));
  const y = scaleLinear([0, Math.max(1.5, ...heights.map((high) => high * 1.12))], [floor, top]);
  const fair = made / bins.length;
  // Two standard deviations of a fair bin's count, as a part of it: luck alone strays further once in twenty.
  const luck = 2 * Math.sqrt((1 - 1 / bins.length) / fair);
  const evenBins = Math.max(...bins.map(({ share }) => share)) * bins.length < 1.01;
  const counted = evenBins && step > 7.4 * Math.max(...bins.map(({ count }) => String(count).length));
  const shown = tape.slice(0, narrow ? 32 : 48);
  const thrown = shown.includes(false);
  const eachNamed = bins.length === n && step >= 16;

  return (
    <Plot width={width} height={height}>
      <rect
        class="mark-soft"
        x={left - 6}
        y={y(1 + luck)}
        width={right - left + 12}
        height={y(1 - luck) - y(1 + luck)}
      />
      {bins.map(({ count }, bin) => {
        const high = heights[bin]!;
        const at = bands(bin)!;
        return (
          <g key={bin}>
            <rect
              class="mark-plain"
              x={at}
              y={y(Math.min(1, high))}
              width={bands.bandwidth()}
              height={floor - y(Math.min(1, high))}
            />
            {high > 1 && (
              <rect class="mark-dice" x={at} y={y(high)} width={bands.bandwidth()} height={y(1) - y(high)} />
            )}
            {counted && (
              <text x={at + bands.bandwidth() / 2} y={floor - 9} text-anchor="middle">
                {count}
              </text>
            )}
            {eachNamed && (
              <text x={at + bands.bandwidth() / 2} y={floor + 18} text-anchor="middle">
                {bin}
              </text>
            )}
          </g>
        );
      })}
      {method === 'modulo' && (
        <Edge edge={edge} x={(at) => left + at * (right - left)} y={24} bottom={floor} />
      )}
      <line class="rule-ink" x1={left - 6} x2={right + 6} y1={floor} y2={floor} />
      {!eachNamed && (
        <>
          <text x={left} y={floor + 18}>
            0
          </text>
          <text x={(left + right) / 2} y={floor + 18} text-anchor="middle">
            results, {bins.length} bins
          </text>
          <text x={right} y={floor + 18} text-anchor="end">
            {grouped(n - 1)}
          </text>
        </>
      )}

      <g class="reference">
        <line x1={left - 6} x2={right + 6} y1={y(1)} y2={y(1)} />
        <text x={right + 11} y={y(1) - 4}>
          fair share
        </text>
        {evenBins && (
          <text x={right + 11} y={y(1) + 16}>
            {grouped(Math.round(fair))}
            {!narrow && ` ± ${grouped(Math.round(luck * fair))}`}
          </text>
        )}
      </g>

      <text x={start} y={height - 42}>
        First raw values drawn{thrown ? ': outlines were thrown away' : ': every one was used'}
      </text>
      <Tape tape={shown} x={start} y={height - 30} width={width - 2 * start} />
    </Plot>
  );
}

export default widget({ definition, model, Figure });
