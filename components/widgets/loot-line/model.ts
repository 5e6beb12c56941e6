import { sliceAt, sliceHoldingEnd, totalWeight } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import { entryNames, weightsOf } from '../../widget-kit/weights';
import type { definition } from './definition';

/** One entry's stretch of the line. */
export interface Slice {
  name: string;
  weight: number;
  start: number;
  end: number;
}

export interface Data {
  slices: Slice[];
  outputs: Outputs<typeof definition>;
}

export function model({ u, weights, holds }: Values<typeof definition>): Data {
  const table = weightsOf(weights);
  const names = entryNames(table.length);
  const total = totalWeight(table);
  const roll = u * total;
  let end = 0;
  const slices = table.map((weight, index) => {
    const start = end;
    end += weight;
    return { name: names[index]!, weight, start, end };
  });
  const slice = holds === 'start' ? sliceAt(table, roll) : sliceHoldingEnd(table, roll);
  return { slices, outputs: { total, roll, slice } };
}
