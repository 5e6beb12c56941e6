import './lcg-stepper.css';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import type { Values } from '../../widget-kit/definition';
import { Die } from '../../widget-kit/Die';
import { Bits } from './Bits';
import { definition } from './definition';
import { model, type Data } from './model';
import { Trail } from './Trail';

const MARGIN = 12;

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A whole number as an exponent. */
function power(exponent: number): string {
  return String(exponent).replace(/\d/g, (digit) => raised[Number(digit)]!);
}

/** The step just taken, as a sum to follow: what is multiplied and added, what is kept, what is rolled. */
function Sum({
  values,
  data,
  roomy,
  line,
}: {
  values: Values<typeof definition>;
  data: Data;
  roomy: boolean;
  line: number;
}) {
  const { multiplier, increment, modulusBits, sides, seed } = values;
  const [before, now] = data.states.slice(-2);
  const roll = data.outputs.roll;
  const lines: [string, string | number][] =
    roll === null
      ? [
          ['Seed', seed],
          [`mod 2${power(modulusBits)}`, `= ${before}`],
          [`mod ${sides} + 1`, 'no roll yet'],
        ]
      : [
          [`Step ${data.rolls.length}`, `${before} × ${multiplier} + ${increment}`],
          [`mod 2${power(modulusBits)}`, `= ${now}`],
          [`mod ${sides} + 1`, `= ${roll}`],
        ];
  return (
    <g class={roomy ? 'sum-roomy' : ''}>
      {lines.map(([name, sum], i) => (
        <g key={i} transform={`translate(${MARGIN} ${12 + (i + 0.7) * line})`}>
          <text class={i === 0 ? 'plot-strong' : 'plot-note'}>{name}</text>
          <text class="plot-mono" x={roomy ? 106 : 72}>
            {sum}
          </text>
        </g>
      ))}
    </g>
  );
}

function Figure({ values, data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const roomy = width > 540;
  const scale = roomy ? Math.min(1.6, Math.max(1, height / 240)) : 1;
  const line = 21 * scale;
  const bitsTop = 16 + 3 * line + 6 * scale;
  const trailTop = bitsTop + 21 * scale + 32;
  const roll = data.outputs.roll;
  const die = roomy ? 3 * line - 8 : 40;
  return (
    <Plot width={width} height={height}>
      <Sum values={values} data={data} roomy={roomy} line={line} />
      {roll !== null && values.sides <= 6 && (
        <Die
          x={width - MARGIN - 1 - die / 2}
          y={bitsTop - die / 2 - (roomy ? 12 : 6)}
          size={die}
          face={roll}
          tone={roll % 2 === 1 ? 'dice' : 'plain'}
        />
      )}
      <Bits
        state={data.outputs.state!}
        bits={values.modulusBits}
        even={values.sides % 2 === 0 && roll !== null}
        x={MARGIN}
        y={bitsTop}
        width={width - 2 * MARGIN}
        height={17 * scale}
      />
      <Trail
        rolls={data.rolls}
        slots={definition.parameters.steps.max}
        closing={data.closing}
        x={MARGIN}
        y={trailTop}
        width={width - 2 * MARGIN}
        height={height - trailTop - 8}
      />
    </Plot>
  );
}

export default widget({ definition, model, Figure });
