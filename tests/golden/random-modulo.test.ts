import { describe, expect, it } from 'vitest';
import { biasOf, Lcg, lcgStepModulo, moduloInt, rejectThreshold, tally } from '../../src/random';
import listings from './listings.json';
import modulo from './modulo.json';

const rows = [...modulo.rand_max_32767, ...modulo.raw_32_bit, ...modulo.ten_values, ...modulo.eight_values];

describe('the bias of a remainder', () => {
  it.each(rows)('$raw_values raw values into $n results', (row) => {
    const bias = biasOf(row.raw_values, row.n);
    const favoredRun = [0n, bias.favored - 1n, bias.quotient + 1n];
    const otherRun = [bias.favored, bias.n - 1n, bias.quotient];
    const runs = bias.favored > 0n ? [favoredRun, otherRun] : [otherRun];
    expect(runs.map((run) => run.map(Number))).toEqual(row.runs);
    expect(bias.ratioExact.map(Number)).toEqual(row.max_over_min);
    expect(bias.rejectBelow).toBe(BigInt(row.reject_below));
    expect(bias.rejectFrom).toBe(BigInt(row.reject_from));
    expect(rejectThreshold(row.raw_values, row.n)).toBe(row.reject_below);
    expect(bias.ratio).toBeCloseTo(row.max_over_min_decimal, 14);
    expect(bias.rejectedShare).toBeCloseTo(row.rejected_share, 14);
    expect(bias.meanDraws).toBeCloseTo(row.mean_draws, 14);
    expect((bias.ratio - 1) * 100).toBeCloseTo(row.extra_likely_percent, 12);
  });

  it.each(rows.filter((row) => row.raw_values <= 32768))(
    '$raw_values into $n, counted one by one',
    ({ raw_values, n }) => {
      let next = 0;
      const counts = tally(raw_values, 0, n - 1, () => next++ % n);
      const { favored, quotient } = biasOf(raw_values, n);
      expect(counts.filter((count) => count === Number(quotient) + 1)).toHaveLength(Number(favored));
    },
  );
});

/** The raw numbers of a generator with only ten states. */
function tenStates(): () => number {
  let state = 0;
  return () => (state = lcgStepModulo(state, 11, 3, 10));
}

/** How ten thousand raw numbers of it fall into three, with those below the threshold thrown away. */
function dealTenStates(threshold: number): number[] {
  const next = tenStates();
  const raws = Array.from({ length: 10_000 }, next);
  const kept = raws.filter((raw) => raw >= threshold);
  return [0, 1, 2].map((result) => kept.filter((raw) => raw % 3 === result).length);
}

describe('a generator with ten states', () => {
  const golden = modulo.ten_state_generator;

  it('goes round its ten states', () => {
    const next = tenStates();
    expect(golden.first_20.map(next)).toEqual(golden.first_20);
  });

  it('deals unevenly into three until the leftover is thrown away', () => {
    expect(dealTenStates(0)).toEqual(golden.naive_counts);
    const cured = dealTenStates(rejectThreshold(10, 3));
    expect(cured).toEqual(golden.rejection_counts);
    expect(golden.rejection_steps - cured.reduce((a, b) => a + b)).toBe(golden.rejected);
  });
});

describe('printed listings', () => {
  it('rolls the LCG die', () => {
    const { params, document_lines } = listings.listings.find(({ id }) => id === 'lcg-die')!;
    const lines = params.seeds!.map((seed) => {
      const rng = new Lcg(seed);
      return Array.from({ length: 8 }, () => moduloInt(rng, 6) + 1).join(' ');
    });
    expect(lines).toEqual(document_lines);
  });

  it('prints the two deals of the ten states', () => {
    const { document_lines } = listings.listings.find(({ id }) => id === 'modulo')!;
    const print = (counts: number[]) => counts.map((count, i) => `${i}:${count}`).join(' ');
    expect(document_lines).toEqual([
      `naive %3   -> ${print(dealTenStates(0))}`,
      `rejection  -> ${print(dealTenStates(rejectThreshold(10, 3)))}`,
    ]);
  });
});
