/** The answers of the shuffle's exercises, worked out in another way. */
import { describe, expect, it } from 'vitest';
import type { AnyExercise } from '../../../components/exercise-kit/exercise';
import exercises from '../../../content/exercises/fisher-yates';
import { rational } from '../../../src/answers';
import { orderCounts, Pcg32, sample, sattolo, ShuffleBag } from '../../../src/random';

function called<K extends AnyExercise['kind']>(name: string, kind: K) {
  const found = exercises.find(({ id }) => id === `fisher-yates/${name}`);
  if (found?.kind !== kind) throw new Error(`no ${kind} exercise is called ${name}`);
  return found as Extract<AnyExercise, { kind: K }>;
}

describe('the exercises of the shuffle', () => {
  it('trace the golden walk of the first five slots by hand', () => {
    expect(called('traced-order', 'trace').run({ cards: 5, picks: [1, 3, 0, 1] })).toEqual([3, 5, 1, 4, 2]);
  });

  it.each([4, 5, 6])('reach (n − 1)! orders when off by one, for %d cards', (cards) => {
    const reached = orderCounts(sattolo, cards).orders.filter(({ paths }) => paths > 0).length;
    expect(called('off-by-one-reach', 'numeric').answer({ cards })).toBe(BigInt(reached));
  });

  it('count the paths to each order as 4, 5, 5, 5, 4, 4', () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const { answer } = called('paths-to-order', 'numeric');
    expect(orders.map((order) => answer({ order }))).toEqual([4n, 5n, 5n, 5n, 4n, 4n]);
  });

  it('have card 2 stay in 8 of 27 paths, and the others in 9', () => {
    const { answer } = called('lands-where', 'numeric');
    expect([0, 1, 2].map((slot) => answer({ from: slot, to: slot }))).toEqual([
      rational(1n, 3n),
      rational(8n, 27n),
      rational(1n, 3n),
    ]);
  });

  it('need 10 bits for 6 cards, 29 for 12, 62 for 20', () => {
    const { answer } = called('seed-bits', 'numeric');
    expect([6, 12, 20].map((cards) => answer({ cards }))).toEqual([10n, 29n, 62n]);
  });

  it('draw as many outcomes as there are, k of n', () => {
    const rng = new Pcg32(1);
    const seen = new Set(Array.from({ length: 3000 }, () => sample(rng, [1, 2, 3, 4, 5, 6], 2).join()));
    expect(called('k-of-n', 'numeric').answer({ n: 6, k: 2 })).toBe(BigInt(seen.size));
  });

  it('wait no longer for a bag than they say, and that long sometimes', () => {
    const bag = new ShuffleBag(new Pcg32(1), [0, 1, 2, 3]);
    let [longest, wait, repeats, bags] = [0, 0, 0, 0];
    let before = -1;
    for (let draw = 0; draw < 40_000; draw++) {
      const fresh = bag.size === 0;
      const piece = bag.next();
      if (fresh) bags++;
      if (piece === before) repeats++;
      before = piece;
      wait = piece === 0 ? 0 : wait + 1;
      longest = Math.max(longest, wait);
    }
    expect(called('bag-wait', 'numeric').answer({ things: 4 })).toBe(BigInt(longest));
    expect(called('bag-repeat', 'numeric').answer({ things: 4 })).toEqual(rational(1n, 4n));
    expect(Math.abs(repeats / bags - 1 / 4)).toBeLessThan(0.02);
  });
});
