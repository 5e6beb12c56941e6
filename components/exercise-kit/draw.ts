/** What variants are drawn with. */
import { type Generator, uniformInt } from '../../src/random';

/** One of the items, each as likely as any other. */
export const pick = <T>(rng: Generator, items: readonly T[]): T =>
  items[uniformInt(rng, 0, items.length - 1)]!;

/** Draws again until a draw fits. Most have to, or a page waits. */
export function drawUntil<V>(draw: () => V, fits: (drawn: V) => boolean): V {
  let drawn = draw();
  while (!fits(drawn)) drawn = draw();
  return drawn;
}
