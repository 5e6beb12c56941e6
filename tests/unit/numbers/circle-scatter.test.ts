/** The numbers of chapter 5, held against the reference. */
import { describe, expect, it } from 'vitest';
import * as circle from '../../../content/numbers/circle-scatter';
import { CountingGenerator, inCircleByRejection, libstdcxxFloat, Mt19937 } from '../../../src/random';
import listings from '../../golden/listings.json';
import scatter from '../../golden/scatter.json';

describe('chapter 5', () => {
  it('scatters the known thousand, even and naive', () => {
    const known = scatter.shares.find(({ points }) => points === circle.THOUSAND)!;
    expect(circle.evenTenths).toEqual(known.even_by_tenth_of_radius);
    expect(circle.naiveTenths).toEqual(known.naive_by_tenth_of_radius);
    expect([circle.naiveHalf, circle.evenHalf]).toEqual([0.492, 0.232]);
  });

  it('prints the five known points, and none of them took a second dart', () => {
    const { document_lines: lines } = listings.listings.find(({ id }) => id === 'circle')!;
    expect(circle.knownPoints).toEqual(lines.slice(1).map((line) => line.trim()));
    const rng = new CountingGenerator(new Mt19937(3));
    for (let point = 0; point < 5; point++) inCircleByRejection(rng, 1, libstdcxxFloat);
    expect(rng.draws).toBe(10);
  });

  it('works the rings and the draws out by hand', () => {
    expect(circle.handRings.map(({ ring }) => ring)).toEqual([4, 12, 20, 28, 36]);
    expect(circle.handDraws.map(({ even }) => even)).toEqual([2, 5, 7, 9]);
    expect(circle.handDraws.map(({ naive }) => naive)).toEqual([0.4, 2.5, 4.9, 8.1]);
    expect(circle.medianRadius).toBeCloseTo(0.7071, 4);
  });

  it('throws darts', () => {
    expect(circle.hitShare).toBeCloseTo(0.7854, 4);
    expect(circle.tries).toBeCloseTo(1.2732, 4);
    expect(circle.piError(10_000)).toBeCloseTo(0.01642, 5);
    expect(circle.piError(circle.dartsFor(1e-6))).toBeCloseTo(1e-6, 12);
  });

  it('fills boxes with balls', () => {
    expect([2, 3].map(circle.ballShare)).toEqual([
      expect.closeTo(Math.PI / 4, 12),
      expect.closeTo(Math.PI / 6, 12),
    ]);
    expect(circle.ballShare(4)).toBeCloseTo(Math.PI ** 2 / 32, 12);
    expect(circle.ballShare(10)).toBeCloseTo(Math.PI ** 5 / 120 / 1024, 12);
    expect(circle.ballTries).toBeCloseTo(1.91, 2);
    expect(circle.medianBall ** 3).toBeCloseTo(0.5, 12);
  });

  it('knows directions, rings and poles', () => {
    expect(circle.boxDiagonal / circle.boxAxis).toBeCloseTo(2, 12);
    expect(circle.ring.middle).toBeCloseTo(8.246, 3);
    expect(circle.poleEven).toBeCloseTo(0.134, 3);
  });

  it('plants as many trees as it says', () => {
    expect(circle.trees.count).toBe(2799);
    expect(circle.trees.density).toBeCloseTo(0.63, 2);
    // Points without a memory: e^(−πd² × density) of them have nobody so near.
    expect(circle.trees.closeShare).toBeCloseTo(1 - Math.exp(-Math.PI * circle.trees.density), 1);
    expect(circle.densest).toBeCloseTo(1.1547, 4);
  });

  it('aims', () => {
    expect([1, 2].map(circle.bellWithin)).toEqual([expect.closeTo(0.3935, 4), expect.closeTo(0.8647, 4)]);
  });
});
