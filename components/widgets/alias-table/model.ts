import { aliasHeights, type AliasStep, aliasSteps } from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import { entryNames, weightsOf } from '../../widget-kit/weights';
import type { definition } from './definition';

/** A column as it stands now: from the bottom up, its own entry, and whatever fills the rest. */
export interface Column {
  name: string;
  /** How high its own entry stands: beyond 1 there is something to give away. */
  own: number;
  /** How high it stood before anything was moved. */
  was: number;
  /** The entry on top of it, once the column is finished. */
  alias?: number;
  finished: boolean;
}

export interface Data {
  columns: Column[];
  /** The height of the tallest entry before anything was moved. */
  tallest: number;
  /** The step that was made last. */
  now: AliasStep | null;
  outputs: Outputs<typeof definition>;
}

export function model({ steps, weights }: Values<typeof definition>): Data {
  const table = weightsOf(weights);
  const names = entryNames(table.length);
  const heights = aliasHeights(table);
  const columns: Column[] = names.map((name, index) => ({
    name,
    own: heights[index]!,
    was: heights[index]!,
    finished: false,
  }));
  const made = [...aliasSteps(table)].slice(0, steps);
  for (const { column, cut, alias, left } of made) {
    columns[column] = { ...columns[column]!, own: cut, finished: true, ...(alias !== column && { alias }) };
    if (alias !== column) columns[alias]!.own = left;
  }
  const now = made.at(-1) ?? null;
  return {
    columns,
    tallest: Math.max(...heights),
    now,
    outputs: {
      column: now?.column ?? null,
      cut: now?.cut ?? null,
      alias: now?.alias ?? null,
      left: now?.left ?? null,
    },
  };
}
