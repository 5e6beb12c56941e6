/** The numbers that chapter 5 prints, held against the reference and against what is known. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as n from '../../../content/numbers/circle-scatter';

const { shares } = JSON.parse(
  readFileSync(new URL('../../golden/scatter.json', import.meta.url), 'utf8'),
) as { shares: { points: number; even_by_tenth_of_radius: number[]; naive_by_tenth_of_radius: number[] }[] };

describe('chapter 5', () => {
  it('scatters the reference’s thousand points', () => {
    const row = shares.find(({ points }) => points === n.THOUSAND)!;
    expect(n.evenTenths).toEqual(row.even_by_tenth_of_radius);
    expect(n.naiveTenths).toEqual(row.naive_by_tenth_of_radius);
    expect(n.naiveHalf).toBe(0.492);
    expect(n.evenHalf).toBe(0.232);
  });

  it('adds the rings up to the circle', () => {
    expect(n.handRings.map(({ ring }) => ring)).toEqual([4, 12, 20, 28, 36]);
    expect(n.handDraws.map(({ even }) => even)).toEqual([2, 5, 7, 9]);
  });

  it('knows π/4, and what follows from it', () => {
    expect(n.hitShare).toBeCloseTo(0.7854, 4);
    expect(n.tries).toBeCloseTo(1.2732, 4);
    expect(n.piError(10_000)).toBeCloseTo(0.0164, 4);
    expect(n.ballShare(2)).toBeCloseTo(Math.PI / 4, 12);
    expect(n.ballShare(3)).toBeCloseTo(Math.PI / 6, 12);
    expect(n.ballTries).toBeCloseTo(1.9099, 4);
  });

  it('has the five points that the reference printed', () => {
    const { listings } = JSON.parse(
      readFileSync(new URL('../../golden/listings.json', import.meta.url), 'utf8'),
    ) as { listings: { id: string; document_lines: string[] }[] };
    const { document_lines: lines } = listings.find(({ id }) => id === 'circle')!;
    expect(n.knownPoints).toEqual(lines.slice(1).map((line) => line.trim()));
  });

  it('keeps trees apart', () => {
    expect(n.trees.density).toBeCloseTo(0.62, 1);
    expect(n.medianBall).toBeCloseTo(0.7937, 4);
    expect(n.ring.middle).toBeCloseTo(8.2462, 4);
  });
});
