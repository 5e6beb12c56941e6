/** The numbers that the chapters print, held against the reference. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as shuffles from '../../../content/numbers/fisher-yates';
import * as remainder from '../../../content/numbers/modulo-bias';
import * as prngs from '../../../content/numbers/prngs';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../golden/${name}.json`, import.meta.url), 'utf8'));

describe('chapter 1', () => {
  const { lcg, lcg_low_bit_period: periods, mt19937 } = golden('prng');

  it('rolls the LCG’s dice', () => {
    for (const { seed, die } of lcg.filter(({ seed }: { seed: number }) => seed === 42 || seed === 7)) {
      expect(prngs.lcgDie(seed)).toEqual(die.slice(0, 8));
    }
  });

  it('measures the periods of the low bits', () => {
    const known = new Map<number, number>(periods.rows);
    expect(prngs.lowBitPeriods).toEqual([0, 1, 2, 3].map((bit) => known.get(bit)));
    expect(prngs.bit15Period).toBe(known.get(15));
  });

  it('names the ten-thousandth number of the Mersenne Twister', () => {
    expect(prngs.mersenne10000).toBe(4123659995);
    expect(mt19937.find(({ seed }: { seed: number }) => seed === 5489).raw10000).toBe(4123659995);
    expect(prngs.mersenneDigits).toBe(6002);
  });

  it('rolls what the two C++ libraries roll', () => {
    const row = golden('distributions').int.find(
      ({ seed, a, b }: { seed: number; a: number; b: number }) => seed === 1234 && a === 1 && b === 6,
    );
    expect(prngs.clangDie).toEqual(row.libcxx.slice(0, 8));
    expect(prngs.gccDie).toEqual(row.libstdcxx.slice(0, 8));
    expect(prngs.bookDie).toEqual(prngs.gccDie);
  });

  it('walks the little circle through all sixteen states', () => {
    expect(prngs.smallCycle.slice(0, 4)).toEqual([7, 6, 1, 8]);
    expect(new Set(prngs.smallCycle.slice(0, 16)).size).toBe(16);
    expect(prngs.smallCycle[16]).toBe(7);
  });

  it('counts the sixes that should not be, and lets the alternating die pass', () => {
    expect(prngs.sixes).toBe(383);
    expect(prngs.alternatingChi).toBeLessThan(11.07);
  });
});

describe('chapter 2', () => {
  const { rand_max_32767: rand, ten_state_generator: ten } = golden('modulo');
  const row = (n: number) => rand.find((entry: { n: number }) => entry.n === n);

  it('counts the favored values of rand()', () => {
    expect([remainder.rand1000.favored, remainder.rand1000.quotient]).toEqual([768n, 32n]);
    expect(row(1000).runs[0]).toEqual([0, 767, 33]);
    expect([remainder.rand100.favored, remainder.rand100.quotient]).toEqual([68n, 327n]);
    expect(remainder.rand1000.ratio).toBe(row(1000).max_over_min_decimal);
  });

  it('deals ten states into three piles', () => {
    expect(remainder.tenStates.naive).toEqual(ten.naive_counts);
    expect(remainder.tenStates.cured).toEqual(ten.rejection_counts);
    expect(remainder.ten.meanDraws).toBeCloseTo(10 / 9, 12);
  });

  it('doubles the low results below three billion', () => {
    expect(remainder.large32.ratio).toBe(2);
    expect(remainder.spent.reject).toBeCloseTo(remainder.large32.meanDraws, 2);
    expect(remainder.spent.lemire).toBeCloseTo(remainder.large32.meanDraws, 2);
  });

  it('reaches the open end as often as the reference does', () => {
    const top = golden('distributions').top_of_range.rows;
    const reaches = (a: number, b: number) =>
      top.find((entry: { a: number; b: number }) => entry.a === a && entry.b === b)
        .libstdcxx_raws_that_give_b;
    expect(remainder.reach.twoToSix).toBe(reaches(2, 6));
    expect(remainder.reach.tenToTwenty).toBe(reaches(10, 20));
  });
});

describe('chapter 3', () => {
  it('counts 27 paths into six orders', () => {
    expect(shuffles.swapAnyCounts.map(({ paths }) => paths).sort()).toEqual([4, 4, 4, 5, 5, 5]);
    expect(Number(shuffles.swapAny3.total)).toBe(27);
  });

  it('knows the size of a deck', () => {
    expect(shuffles.deckDigits).toBe(68);
    expect(shuffles.deckLead).toBe(8.06);
    expect(shuffles.deckBits52).toBeCloseTo(225.58, 2);
    expect([shuffles.reach32, shuffles.reach64]).toEqual([12, 20]);
  });

  it('fills bags that hold each piece once, and samples without repeating', () => {
    for (const bag of shuffles.bags) expect([...bag].sort().join('')).toBe('IJLOSTZ');
    expect(new Set(shuffles.lottery).size).toBe(5);
    expect(shuffles.trace.at(-1)!.list.split(' ').sort().join('')).toBe('12345678');
  });
});
