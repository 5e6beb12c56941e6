import { expect, it } from 'vitest';
import { runAtOnce, runInSlices, type LongWork } from '../../../components/widget-kit/slices';

function* count(to: number): LongWork<number> {
  for (let at = 0; at < to; at++) yield { done: at / to, data: at };
  return to;
}

/** Work whose every step takes longer than a slice. */
function* slow(steps: number): LongWork<number> {
  for (let at = 0; at < steps; at++) {
    const began = performance.now();
    while (performance.now() - began < 9);
    yield { done: at / steps, data: at };
  }
  return steps;
}

it('comes to the same end in slices as at once', async () => {
  expect(runAtOnce(count(1000))).toBe(1000);
  expect(await runInSlices(count(1000), () => undefined, new AbortController().signal)).toBe(1000);
});

it('shows how far it is between slices', async () => {
  const shares: number[] = [];
  await runInSlices(slow(5), ({ done }) => shares.push(done), new AbortController().signal);
  expect(shares).toEqual([...shares].sort());
  expect(shares.length).toBeGreaterThan(1);
});

it('stops when it is called off', async () => {
  const controller = new AbortController();
  let seen = 0;
  const result = await runInSlices(
    slow(1000),
    () => {
      seen += 1;
      controller.abort();
    },
    controller.signal,
  );
  expect(result).toBeUndefined();
  expect(seen).toBe(1);
});
