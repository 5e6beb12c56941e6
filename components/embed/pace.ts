/** Calls that come thick and fast, thinned out: the last one is never lost. */

/** At once, and then at most every `between` milliseconds. */
export function atMostEvery(between: number, call: () => void): () => void {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        last = performance.now();
        call();
      },
      Math.max(0, last + between - performance.now()),
    );
  };
}

/** When it has been quiet for `rest` milliseconds. */
export function afterRest(rest: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(call, rest);
  };
}
