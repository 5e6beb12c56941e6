import './deck-space.css';
import { scaleLinear } from '../../widget-kit/scale';
import { AxisX, Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { inPowers, model, raised, type Data } from './model';

/** What share of the orders can come up at most. */
function verdict({ orders, seeds, outputs }: Data): string {
  if (orders <= seeds) return 'Seeds enough for every order';
  const power = -outputs.reachable!;
  if (power < 3) return `At most one order in ${(10 ** power).toPrecision(3)} can ever come up`;
  const whole = Math.floor(power);
  return `At most one order in ${(10 ** (power - whole)).toFixed(1)} × 10${raised(whole)} can ever come up`;
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { cards, seedBits } = values;
  const { orders, seeds, ends, outputs } = data;
  const bits = outputs.deckBits!;
  const roomy = width >= 540;
  const [left, right] = roomy ? [24, width - 24] : [12, width - 12];
  const x = scaleLinear([0, Math.max(64, bits, seedBits) * 1.02], [left, right]);
  const ticks = x.ticks(roomy ? 8 : 5);
  const [from, floor] = [58, height - 44];
  const row = (floor - from) / 2;
  const tall = Math.min(row - 40, 104);
  const deckTop = from + 28;
  const seedTop = from + row + 28;
  const edge = x(seedBits);
  const missing = seedBits < bits;
  const beside = edge < (left + right) / 2;

  return (
    <Plot width={width} height={height}>
      <g class="bit-bars">
        <text class="plot-strong" x={left} y={28}>
          {verdict(data)}
        </text>

        <text x={left} y={deckTop - 10}>
          <tspan class="plot-strong">{cards} cards:</tspan> {cards}! {inPowers(orders)}
          {roomy ? ' orders' : ''}
        </text>
        {ends.map((end, at) => {
          const start = at === 0 ? 0 : ends[at - 1]!;
          return (
            <rect
              key={at}
              class={end <= seedBits + 1e-9 ? 'mark-dice' : 'mark-plain'}
              x={x(start)}
              y={deckTop}
              width={Math.max(0, x(end) - x(start) - (x(end) - x(start) > 3 ? 1 : 0))}
              height={tall}
            />
          );
        })}
        {bits > 40 && (
          <text
            class={missing ? 'plot-strong' : 'on-dice'}
            x={x(bits) - 10}
            y={deckTop + tall / 2}
            dy="0.36em"
            text-anchor="end"
          >
            {bits.toFixed(1)} bits
          </text>
        )}

        <text x={left} y={seedTop - 10}>
          <tspan class="plot-strong">{seedBits}-bit seed:</tspan> 2{raised(seedBits)} {inPowers(seeds)}
          {roomy ? ' seeds' : ''}
        </text>
        <rect class="mark-dice" x={left} y={seedTop} width={edge - left} height={tall} />
        {missing && (
          <rect class="missing" x={edge} y={seedTop + 0.75} width={x(bits) - edge} height={tall - 1.5} />
        )}
        <text
          class={beside ? 'plot-strong' : 'on-dice'}
          x={beside ? edge + 10 : edge - 10}
          y={seedTop + tall / 2}
          dy="0.36em"
          text-anchor={beside ? 'start' : 'end'}
        >
          {beside && missing ? `${(bits - seedBits).toFixed(1)} bits missing` : `${seedBits} bits`}
        </text>
        <line class="reference" x1={edge} x2={edge} y1={deckTop - 4} y2={deckTop + tall + 4} />
        <AxisX
          scale={x}
          y={floor}
          ticks={ticks}
          format={(tick) => (tick === ticks[1] ? `${tick} bits` : String(tick))}
        />
      </g>
    </Plot>
  );
}

export default widget({ definition, model, Figure });
