import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

/** Between two piles, as a share of the way from one pile's left edge to the next. */
const GAP = 0.14;
const GHOST = 24;

/** What happened to the leftovers, in words: the deal as a division. */
function headline(
  { raw, piles, reject }: FigureProps<typeof definition.parameters, Data>['values'],
  data: Data,
) {
  const { least, threshold } = data.outputs;
  if (data.rejected.length > 0) return 'Thrown away, and drawn again:';
  if (threshold === 0)
    return `${raw} = ${piles} × ${least}${reject ? ', nothing to throw away' : ', nothing left over'}`;
  return `${raw} = ${piles} × ${least} + ${threshold} left over`;
}

/** Raw values thrown away: outlines of boxes, set aside above the piles. */
function Ghosts({ values, x, y }: { values: readonly number[]; x: number; y: number }) {
  return (
    <g>
      {values.map((value, place) => (
        <g key={value} transform={`translate(${x + place * (GHOST + 4)} ${y})`}>
          <rect class="line-soft" width={GHOST} height={GHOST} rx={4} stroke-dasharray="3 3" />
          <text x={GHOST / 2} y={GHOST / 2} dy="0.36em" text-anchor="middle">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

/**
 * One pile: its raw values from the bottom up. The one that makes it taller than the shortest pile is amber, and
 * `line` is where the fair share cuts through it (0 at its foot, 1 at its top), so that its number keeps clear.
 */
function Pile({
  pile,
  least,
  line,
  across,
  box,
}: {
  pile: readonly number[];
  least: number;
  line: number;
  across: number;
  box: number;
}) {
  const gap = box > 12 ? 3 : box > 5 ? 1.5 : 0.5;
  const named = box >= 15 && across >= 16;
  const middle = (box - gap) / 2;
  const clear = line < 0.5 ? ((1 - line) * box) / 2 : ((1 - line) * box + box - gap) / 2;
  return (
    <>
      {pile.map((value, place) => {
        const extra = place >= least;
        return (
          <g key={value} transform={`translate(0 ${-(place + 1) * box})`}>
            <rect
              class={extra ? 'mark-dice' : 'mark-plain'}
              width={across}
              height={box - gap}
              rx={Math.min(4, box / 4)}
            />
            {named && (
              <text
                class={extra ? 'on-dice' : ''}
                x={across / 2}
                y={extra ? clear : middle}
                dy="0.36em"
                text-anchor="middle"
              >
                {value}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

function Figure(props: FigureProps<typeof definition.parameters, Data>) {
  const { values, data, width, height } = props;
  const { piles, rejected, fairShare, outputs } = data;
  const least = outputs.least!;
  const most = outputs.most!;
  const narrow = width < 480;
  const [left, right] = narrow ? [64, 76] : [116, 116];
  const top = 66;
  const bottom = height - 62;

  // Few piles stand together in the middle instead of spreading to the edges.
  const room = width - left - right;
  const taken = Math.min(room, piles.length * 120);
  const start = left + (room - taken) / 2;
  // Equal columns need no scale library, and this figure wakes first on its page.
  const pitch = taken / (piles.length - GAP);
  const across = pitch * (1 - GAP);
  const box = Math.min(88, (bottom - top) / Math.max(1, most));
  const end = start + taken;
  const lineY = bottom - fairShare * box;
  const uneven = most > least;

  return (
    <Plot width={width} height={height}>
      <text class="plot-strong" x={16} y={26}>
        {headline(values, data)}
      </text>
      <Ghosts values={rejected} x={16} y={36} />

      {piles.map((pile, index) => (
        <g key={index} transform={`translate(${start + index * pitch} ${bottom})`}>
          <Pile pile={pile} least={least} line={fairShare - least} across={across} box={box} />
          <text class="plot-mono plot-strong" x={across / 2} y={22} text-anchor="middle">
            {pile.length}
          </text>
          <text x={across / 2} y={46} text-anchor="middle">
            {index}
          </text>
        </g>
      ))}
      <line class="rule-ink" x1={start} x2={end} y1={bottom} y2={bottom} />

      <g text-anchor="end">
        {uneven && (
          <text class="plot-strong" x={start - 12} y={bottom - (least + 0.5) * box} dy="0.36em">
            left over
          </text>
        )}
        <text x={start - 12} y={bottom + 22}>
          {narrow ? 'values' : 'raw values'}
        </text>
        <text x={start - 12} y={bottom + 46}>
          result
        </text>
      </g>

      {most > 0 && (
        <g class="reference">
          <line x1={start - 4} x2={end + 8} y1={lineY} y2={lineY} />
          <text x={end + 13} y={lineY - 4}>
            fair share
          </text>
          <text x={end + 13} y={lineY + 16}>
            {Number.isInteger(fairShare) ? fairShare : fairShare.toFixed(2)}
          </text>
        </g>
      )}
    </Plot>
  );
}

export default widget({ definition, model, Figure });
