/** Noise Fields against the reference: its greys, block by block, and its headings. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fnv1a32 } from '../../../src/random';
import { blockFlow, blocksOf, grey, headingAt } from '../../../components/widgets/flow-field/field';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../golden/${name}.json`, import.meta.url), 'utf8'));

const usual = { octaves: 4, white: false, turns: 2, curl: false, depth: 0 };

describe('the greys', () => {
  it.each([0, 0.5, 0.25, 0.999, 1])('of the value %f is one of 64, from 20 to 146', (value) => {
    expect((grey(value) - 20) / 2).toBe(Math.min(63, Math.floor(value * 64)));
  });
});

describe('the window', () => {
  const { window: rows, shade_counts_seed_1234: shades } = golden('fractal') as {
    window: { grid: string; seed: number; octaves: number; min: number; max: number; hist20: number[] }[];
    shade_counts_seed_1234: { counts: number[] };
  };
  const seen = (seed: number) => blocksOf({ ...usual, seed }, 1000, 700).values;

  it('has the reference’s number of blocks in each shade', () => {
    const counts = new Array<number>(64).fill(0);
    for (const value of seen(1234)) counts[(grey(value) - 20) / 2]! += 1;
    expect(counts).toEqual(shades.counts);
  });

  it.each([1234, 1235])('has the reference’s values at the blocks’ middles for seed %d', (seed) => {
    const row = rows.find((row) => row.grid === 'block' && row.seed === seed && row.octaves === 4)!;
    const values = seen(seed);
    const bins = new Array<number>(20).fill(0);
    for (const value of values) bins[Math.floor(value * 20)]! += 1;
    expect(bins).toEqual(row.hist20);
    expect(Math.min(...values)).toBe(row.min);
    expect(Math.max(...values)).toBe(row.max);
  });

  // Every grey of the window, in order, as one number: 32-bit FNV-1a over the 28,000 shades.
  it.each([
    [1234, 2744881873],
    [1235, 3387003951],
  ])('has the same grey in every block for ever, seed %d', (seed, hash) => {
    expect(fnv1a32(Uint8Array.from(seen(seed), grey))).toBe(hash);
  });
});

describe('the headings', () => {
  const { columns, rows } = golden('flow') as { columns: string[]; rows: number[][] };
  const at = (row: number[], name: string) => row[columns.indexOf(name)]!;

  it('equal the reference in every row, in either kind of noise', () => {
    for (const row of rows) {
      const settings = {
        ...usual,
        octaves: at(row, 'octaves'),
        white: Boolean(at(row, 'white')),
        seed: at(row, 'seed'),
      };
      expect(headingAt(settings)(at(row, 'x'), at(row, 'y'))).toBe(at(row, 'angle'));
    }
  });

  it('of a block are those of its middle', () => {
    const settings = { ...usual, seed: 1234 };
    const blocks = blocksOf(settings, 1000, 700);
    expect([blocks.columns, blocks.rows]).toEqual([200, 140]);
    const flow = blockFlow(blocks, settings);
    const heading = headingAt(settings)(2.5 + 5 * 17, 2.5 + 5 * 80);
    expect(flow.cos[80 * 200 + 17]).toBeCloseTo(Math.cos(heading), 6);
    expect(flow.sin[80 * 200 + 17]).toBeCloseTo(Math.sin(heading), 6);
  });
});
