import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chiSquare,
  CountingGenerator,
  Pcg32,
  sample,
  ShuffleBag,
  shuffled,
  tally,
} from '../../../src/random';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const shared = { seed: 2026, numRuns: 300 };

describe('sample', () => {
  it('is what a whole shuffle would have settled first', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.uniqueArray(fc.integer(), { maxLength: 30 }),
        fc.nat(30),
        (seed, list, wanted) => {
          const k = Math.min(wanted, list.length);
          const before = [...list];
          const rng = new CountingGenerator(new Pcg32(seed));
          const taken = sample(rng, list, k);
          expect(list).toEqual(before);
          expect(taken.length).toBe(k);
          expect(new Set(taken).size).toBe(k);
          expect(taken.every((member) => list.includes(member))).toBe(true);
          expect(taken).toEqual(shuffled(new Pcg32(seed), list).slice(list.length - k));
        },
      ),
      shared,
    );
  });

  it('draws no more than it takes', () => {
    const rng = new CountingGenerator(new Pcg32(1));
    sample(rng, Array.from({ length: 1000 }), 3);
    expect(rng.draws).toBe(3);
  });

  it('is fair: all 20 ways to take 2 of 5, in order', () => {
    const rng = new Pcg32(5);
    const counts = new Array<number>(25).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const [a, b] = sample(rng, [0, 1, 2, 3, 4], 2);
      counts[a! * 5 + b!]! += 1;
    }
    const different = counts.filter((_, pair) => pair % 6 !== 0);
    expect(different.length).toBe(20);
    expect(chiSquare(different).p).toBeGreaterThan(1e-6);
  });

  it.each([-1, 4, 1.5, NaN])('refuses to take %d of 3', (k) => {
    expect(() => sample(new Pcg32(1), ['a', 'b', 'c'], k)).toThrow(
      new RangeError(`k must be a whole number from 0 to 3, got ${k}`),
    );
  });
});

describe('ShuffleBag', () => {
  const draw = <T>(bag: ShuffleBag<T>, count: number) => Array.from({ length: count }, () => bag.next());

  it('gives everything once before anything twice', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 12 }), (seed, n) => {
        const contents = Array.from({ length: n }, (_, i) => i);
        const bag = new ShuffleBag(new Pcg32(seed), contents);
        for (let round = 0; round < 4; round++) {
          expect(draw(bag, n).sort((a, b) => a - b)).toEqual(contents);
          expect(bag.size).toBe(0);
        }
      }),
      shared,
    );
  });

  it('keeps nobody waiting longer than two bags less two', () => {
    const rng = new Pcg32(11);
    const pulls = draw(new ShuffleBag(rng, ['a', 'b', 'c', 'd']), 40_000);
    const waits: number[] = [];
    pulls.forEach((thing, i) => {
      const next = pulls.indexOf(thing, i + 1);
      if (next > 0) waits.push(next - i - 1);
    });
    expect(Math.max(...waits)).toBe(6);
    expect(Math.min(...waits)).toBe(0);
  });

  it('is fair: every order of a bag comes up as often', () => {
    const bag = new ShuffleBag(new Pcg32(12), [0, 1, 2]);
    const counts = tally(30_000, 0, 5, () => {
      const [a, b, c] = draw(bag, 3);
      return a! * 2 + (b! > c! ? 1 : 0);
    });
    expect(chiSquare(counts).p).toBeGreaterThan(1e-6);
  });

  it('copies its contents, and holds a thing as often as it was put in', () => {
    const contents = ['gold', 'dust', 'dust'];
    const bag = new ShuffleBag(new Pcg32(1), contents);
    contents.fill('changed');
    expect(draw(bag, 3).sort()).toEqual(['dust', 'dust', 'gold']);
  });

  it('goes on from a saved state as if nothing had happened', () => {
    fc.assert(
      fc.property(seeds, fc.nat(25), (seed, before) => {
        const rng = new Pcg32(seed);
        const bag = new ShuffleBag(rng, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
        draw(bag, before);
        const saved = JSON.parse(JSON.stringify({ rng: rng.state(), bag: bag.state() }));
        const expected = draw(bag, 30);

        const otherRng = new Pcg32(0);
        const other = new ShuffleBag(otherRng, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
        otherRng.restore(saved.rng);
        other.restore(saved.bag);
        expect(draw(other, 30)).toEqual(expected);
      }),
      shared,
    );
  });

  it('refuses to be empty', () => {
    expect(() => new ShuffleBag(new Pcg32(1), [])).toThrow(
      new RangeError('contents must hold at least 1 thing, got none'),
    );
  });

  it.each([
    [{ left: [0, 3] }, 'left[1] must be a whole number from 0 to 2, got 3'],
    [{ left: [0.5] }, 'left[0] must be a whole number from 0 to 2, got 0.5'],
    [{ left: [1, 1] }, 'left must not hold a place twice, got 1, 1'],
    [{}, 'left must be a list of places, got undefined'],
    [null, 'left must be a list of places, got undefined'],
  ])('refuses the state %j, and stays where it was', (state, message) => {
    const bag = new ShuffleBag(new Pcg32(1), ['a', 'b', 'c']);
    bag.next();
    const before = bag.state();
    expect(() => bag.restore(state as { left: number[] })).toThrow(new RangeError(message));
    expect(bag.state()).toEqual(before);
  });
});
