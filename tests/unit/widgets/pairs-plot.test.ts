import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/pairs-plot/definition';
import { model } from '../../../components/widgets/pairs-plot/model';

const start = defaults(definition.parameters);

describe('pairs-plot', () => {
  it('has only 2048 pairs to show from the tiny LCG, however many are drawn', () => {
    expect(model({ ...start, count: 10000 }).outputs).toEqual({ points: 10000, distinct: 2048, lines: 6 });
  });

  it('counts as few lines as any family of parallel lines needs', () => {
    const { numbers } = model({ ...start, count: 2048 });
    const states = numbers.map((number) => number * 2048);
    let fewest = Infinity;
    for (let p = -40; p <= 40; p++) {
      for (let q = 0; q <= 40; q++) {
        if (p === 0 && q === 0) continue;
        const lines = new Set<number>();
        for (let i = 0; i < 2048; i++) lines.add(p * states[i]! + q * states[i + 1]!);
        fewest = Math.min(fewest, lines.size);
      }
    }
    expect(fewest).toBe(6);
  });

  it.each([0, 1, 42, 999, 4294967295])('shows the six lines whatever the seed (%d)', (seed) => {
    expect(model({ ...start, seed }).outputs.lines).toBe(6);
  });

  it.each(['mt19937', 'pcg32', 'xoshiro128', 'sfc32', 'lcg'] as const)(
    'scatters the pairs of %s',
    (generator) => {
      const { numbers, outputs } = model({ ...start, generator, count: 10000 });
      expect(outputs).toEqual({ points: 10000, distinct: 10000, lines: null });
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThan(1);
      // Each sixteenth of the square, cut four by four, gets about a sixteenth of the pairs.
      const cells = new Array<number>(16).fill(0);
      for (let i = 0; i < 10000; i++)
        cells[Math.floor(numbers[i]! * 4) * 4 + Math.floor(numbers[i + 1]! * 4)]! += 1;
      for (const cell of cells) expect(Math.abs(cell - 625)).toBeLessThan(125);
    },
  );
});
