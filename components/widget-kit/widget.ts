import type { ComponentType } from 'preact';
import type { Definition, OutputsOf, OutputSpecs, Parameters, ValuesOf } from './definition';
import type { LongWork } from './slices';

/** What every model returns at least: the numbers the figure reports. */
export interface ModelData<O extends OutputSpecs = OutputSpecs> {
  outputs: OutputsOf<O>;
}

/** What a figure is handed. It draws `data` into a box of `width` × `height` CSS pixels, and nothing else. */
export interface FigureProps<P extends Parameters, Data> {
  values: ValuesOf<P>;
  data: Data;
  width: number;
  height: number;
  /** Changes parameters, as a control would: for figures that answer a pointer. */
  set(change: Partial<ValuesOf<P>>): void;
}

/** A whole widget. `Figure.tsx` of each folder exports one as its default. */
export interface Widget<
  P extends Parameters = Parameters,
  O extends OutputSpecs = OutputSpecs,
  Data extends ModelData<O> = ModelData<O>,
> {
  definition: Definition<P, O>;
  /** A pure function from parameters to data; a generator of progress when the definition says `long`. */
  model(values: ValuesOf<P>): Data | LongWork<Data>;
  Figure: ComponentType<FigureProps<P, Data>>;
}

/** Ties the three parts together, so that the compiler checks one against another. */
export function widget<P extends Parameters, O extends OutputSpecs, Data extends ModelData<O>>(
  parts: Widget<P, O, Data>,
): Widget {
  return parts as unknown as Widget;
}
