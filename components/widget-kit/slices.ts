/**
 * Long work in short slices: the page answers between them, shows how far the work is, and can call it off.
 */

/** What a long model yields now and then: the share done, from 0 to 1, and the data so far. */
export interface Progress<Data> {
  done: number;
  data: Data;
}

export type LongWork<Data> = Generator<Progress<Data>, Data>;

/** A slice ends after about this long, in milliseconds: half a frame at 60 a second. */
const SLICE = 8;

/** Lets the browser draw and answer before the next slice. A message comes sooner than a timer's four milliseconds. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}

/** Runs the work to its end in slices. Returns its data, or `undefined` when `signal` called it off. */
export async function runInSlices<Data>(
  work: LongWork<Data>,
  onProgress: (progress: Progress<Data>) => void,
  signal: AbortSignal,
): Promise<Data | undefined> {
  let sliceEnds = performance.now() + SLICE;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnds) continue;
    onProgress(step.value);
    await breathe();
    if (signal.aborted) return undefined;
    sliceEnds = performance.now() + SLICE;
  }
}

/** Runs the work to its end at once: for the build, and for tests. */
export function runAtOnce<Data>(work: LongWork<Data>): Data {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
