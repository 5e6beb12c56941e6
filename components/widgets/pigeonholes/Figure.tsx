import { scaleBand } from 'd3-scale';
import { Plot } from '../../widget-kit/plot';
import { widget, type FigureProps } from '../../widget-kit/widget';
import { definition } from './definition';
import { model, type Data } from './model';

/** Piles as columns of numbered boxes; the box that makes a pile taller than another is amber. */
function Figure({ data, width, height }: FigureProps<typeof definition.parameters, Data>) {
  const { piles, rejected, outputs } = data;
  const bottom = height - 34;
  const top = rejected.length > 0 ? 54 : 16;
  const columns = scaleBand<number>()
    .domain(piles.map((_, pile) => pile))
    .range([8, width - 8])
    .paddingInner(0.12);
  const box = Math.min(30, columns.bandwidth(), (bottom - top) / Math.max(1, outputs.most!));
  const across = Math.min(columns.bandwidth(), 56);
  const named = box >= 13;

  return (
    <Plot width={width} height={height}>
      {rejected.length > 0 && (
        <text x={8} y={24} class="plot-note">
          Thrown away: {rejected.length > 8 ? `0 to ${rejected.length - 1}` : rejected.join(' ')}
        </text>
      )}
      {piles.map((pile, index) => {
        const left = columns(index)! + (columns.bandwidth() - across) / 2;
        return (
          <g key={index}>
            {pile.map((value, place) => {
              const extra = place >= outputs.least!;
              return (
                <g key={value} transform={`translate(${left} ${bottom - (place + 1) * box})`}>
                  <rect class={extra ? 'mark-dice' : 'mark-plain'} width={across} height={Math.max(1, box - 2)} rx={3} />
                  {named && (
                    <text class={extra ? 'on-dice' : ''} x={across / 2} y={box / 2 - 1} dy="0.35em" text-anchor="middle">
                      {value}
                    </text>
                  )}
                </g>
              );
            })}
            <text class="axis-title" x={left + across / 2} y={height - 12} text-anchor="middle">
              {index}
            </text>
          </g>
        );
      })}
      <line class="rule-ink" x1={8} x2={width - 8} y1={bottom} y2={bottom} />
    </Plot>
  );
}

export default widget({ definition, model, Figure });
