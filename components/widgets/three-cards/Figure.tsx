import './three-cards.css';
import { scaleLinear } from '../../widget-kit/scale';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

/** An order as three small cards. */
function Order({ cards, x, y, size }: { cards: readonly number[]; x: number; y: number; size: number }) {
  return (
    <g>
      {cards.map((card, slot) => (
        <g key={slot} transform={`translate(${x + slot * (size + 3)} ${y - size * 0.65})`}>
          <rect class="small-card" width={size} height={size * 1.3} rx={size * 0.16} />
          <text class="plot-strong" x={size / 2} y={size * 0.65} dy="0.36em" text-anchor="middle">
            {card}
          </text>
        </g>
      ))}
    </g>
  );
}

function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { orders, outputs } = data;
  const paths = outputs.paths!;
  const roomy = width >= 540;
  const size = roomy ? 26 : 19;
  const left = (roomy ? 20 : 10) + 3 * (size + 3) + (roomy ? 16 : 8);
  const right = width - (roomy ? 190 : 116);
  const pathsAt = width - (roomy ? 112 : 72);
  const [top, bottom] = [54, height - 36];
  const pitch = (bottom - top) / orders.length;
  const tall = Math.min(pitch * 0.62, 34);
  const fair = 1 / orders.length;
  const longest = Math.max(...orders.map((order) => Math.max(order.measured, order.paths / paths)));
  const x = scaleLinear([0, Math.max(0.21, longest * 1.06)], [left, right]);
  const most = (order: Data['orders'][number]) => order.paths / paths > fair * 1.000001;

  return (
    <Plot width={width} height={height}>
      <g class="six-orders">
        <text class="plot-strong" x={roomy ? 20 : 10} y={30}>
          order
        </text>
        <text class="plot-strong" x={pathsAt} y={30} text-anchor="end">
          paths
        </text>
        <text class="plot-strong" x={width - (roomy ? 20 : 8)} y={30} text-anchor="end">
          seen
        </text>
        {orders.map((order, at) => {
          const y = top + (at + 0.5) * pitch;
          return (
            <g key={at}>
              <Order cards={order.cards} x={roomy ? 20 : 10} y={y} size={size} />
              {Array.from({ length: order.paths }, (_, box) => (
                <rect
                  key={box}
                  class={most(order) && box + 1 > fair * paths ? 'mark-dice' : 'mark-plain'}
                  x={x(box / paths)}
                  y={y - tall / 2}
                  width={Math.max(1, x(1 / paths) - left - (roomy ? 3 : 2))}
                  height={tall}
                  rx={3}
                />
              ))}
              <path
                class="measured"
                transform={`translate(${x(order.measured)} ${y})`}
                d="M 0 -8 L 6 0 L 0 8 L -6 0 Z"
              />
              <text class="plot-mono plot-strong" x={pathsAt} y={y} dy="0.36em" text-anchor="end">
                {order.paths}
              </text>
              <text class="plot-mono" x={width - (roomy ? 20 : 8)} y={y} dy="0.36em" text-anchor="end">
                {(order.measured * 100).toFixed(1)} %
              </text>
            </g>
          );
        })}
        <line class="rule-ink" x1={left} x2={left} y1={top} y2={bottom} />
        <line class="reference" x1={x(fair)} x2={x(fair)} y1={top - 4} y2={bottom} />
        <text class="plot-strong" x={x(fair)} y={bottom + 20} text-anchor="middle">
          fair: 1 in 6
        </text>
        <text class="plot-mono plot-strong" x={pathsAt} y={bottom + 20} text-anchor="end">
          {paths}
        </text>
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
