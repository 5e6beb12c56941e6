/** Keeps a figure's data in step with its parameters: at once, or in slices when the work is long. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Parameters, ValuesOf } from './definition';
import { runAtOnce, runInSlices, type LongWork } from './slices';
import type { ModelData, Widget } from './widget';

/** The data for these values, however long it takes: for the build and for tests. */
export function dataOf(widget: Widget, values: ValuesOf<Parameters>): ModelData {
  const result = widget.model(values);
  return widget.definition.long ? runAtOnce(result as LongWork<ModelData>) : (result as ModelData);
}

type Outcome = { data: ModelData } | { error: unknown };

interface Live {
  outcome: Outcome;
  /** The share of long work that is done, while it is under way. */
  done: number | undefined;
  /** Long work was called off before its end. */
  cancelled: boolean;
  run(): void;
  cancel(): void;
}

const nothing = (): void => undefined;

function attempt(compute: () => ModelData): Outcome {
  try {
    return { data: compute() };
  } catch (error) {
    return { error };
  }
}

/**
 * @param still the data the server drew; long work is not repeated merely to wake a figure up.
 */
export function useData(widget: Widget, values: ValuesOf<Parameters>, still: ModelData | undefined): Live {
  const key = JSON.stringify(values);
  const quick = useMemo(
    () => (widget.definition.long && still ? undefined : attempt(() => dataOf(widget, values))),
    widget.definition.long ? [] : [key],
  );

  const [long, setLong] = useState<{ outcome: Outcome; done?: number; cancelled?: boolean }>({
    outcome: quick ?? { data: still! },
  });
  const [runs, setRuns] = useState(0);
  const stop = useRef<AbortController>();
  const shown = useRef({ key, runs });

  useEffect(() => {
    if (!widget.definition.long || (shown.current.key === key && shown.current.runs === runs)) return;
    shown.current = { key, runs };
    const controller = new AbortController();
    stop.current = controller;
    setLong(({ outcome }) => ({ outcome, done: 0 }));
    const work = widget.model(values) as LongWork<ModelData>;
    runInSlices(work, ({ done, data }) => setLong({ outcome: { data }, done }), controller.signal).then(
      (data) => {
        if (data) setLong({ outcome: { data } });
      },
      (error: unknown) => setLong({ outcome: { error } }),
    );
    return () => controller.abort();
  }, [key, runs]);

  if (!widget.definition.long) {
    return { outcome: quick!, done: undefined, cancelled: false, run: nothing, cancel: nothing };
  }
  return {
    outcome: long.outcome,
    done: long.done,
    cancelled: long.cancelled ?? false,
    run: () => setRuns((count) => count + 1),
    cancel: () => {
      stop.current?.abort();
      setLong(({ outcome }) => ({ outcome, cancelled: true }));
    },
  };
}
