/** The numbers that chapter 8 prints, held against the reference. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as few from '../../../content/numbers/few-samples';
import * as flow from '../../../content/numbers/flow-fields';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../golden/${name}.json`, import.meta.url), 'utf8'));

describe('chapter 8', () => {
  const fractal = golden('fractal');
  const block = fractal.window.find(
    (row: { grid: string; seed: number }) => row.grid === 'block' && row.seed === 1234,
  );

  it('leans as far as the reference', () => {
    expect(flow.left).toBeCloseTo(block.left_one_turn, 4);
    expect(flow.left.toFixed(2)).toBe('0.98');
    expect(flow.oneTurn).toBeCloseTo(block.drift_one_turn, 4);
    expect(flow.twoTurns).toBeCloseTo(block.drift_two_turns, 4);
    expect(flow.lowest).toBeCloseTo(block.min, 4);
    expect(flow.highest).toBeCloseTo(block.max, 4);
  });

  it('lets the predictions say the same from few samples', () => {
    expect(few.leftInTheWindow.toFixed(2)).toBe(flow.left.toFixed(2));
    expect(Math.round(360 * few.windowLowest)).toBe(flow.spans[0]!.from);
    expect(Math.round(360 * few.windowHighest)).toBe(flow.spans[0]!.to);
  });

  it('measures five seeds as the reference does', () => {
    const set = fractal.drift_by_seed_set.find(
      ({ seeds, grid }: { seeds: string; grid: string }) =>
        seeds === '1, 7, 42, 99, 1234' && grid === 'every 5 pixels from (2.5, 2.5)',
    );
    set.each.forEach(([seed, one, two]: [number, number, number], at: number) => {
      expect(flow.seeds[at]).toBe(seed);
      expect(flow.lengths[0]![at]).toBeCloseTo(one, 4);
      expect(flow.lengths[1]![at]).toBeCloseTo(two, 4);
    });
  });

  it('reads values as headings', () => {
    expect(flow.someHeadings.map(({ one }) => one)).toEqual([72, 126, 180, 234, 288]);
    expect(flow.someHeadings.map(({ two }) => two)).toEqual([144, 252, 0, 108, 216]);
    expect(flow.spans).toEqual([
      { from: 72, to: 283 },
      { from: 144, to: 566 },
    ]);
    expect(flow.byTurns.map(({ length }) => length)).toEqual(
      [...flow.byTurns.map(({ length }) => length)].sort((a, b) => b - a),
    );
  });

  it('walks as far as the reference, in noise and in white noise', () => {
    const row = (kind: string) =>
      golden('flow').displacement.rows.find(
        (row: Record<string, unknown>) =>
          row['kind'] === kind &&
          row['edges'] === 'dropped' &&
          row['seed'] === 1234 &&
          row['octaves'] === 4 &&
          row['steps_per_second'] === 60,
      );
    expect(flow.noiseMedian / row('value noise').median).toBeCloseTo(1, 2);
    expect(flow.whiteMedian / row('white noise').median).toBeCloseTo(1, 1);
    expect(flow.travelled).toBe(195);
    expect(flow.freshWalk).toBeCloseTo((Math.sqrt(180) * 65) / 60, 9);
  });

  it('takes one step from the middle of the window', () => {
    expect(Math.hypot(flow.frame.toX - flow.frame.x, flow.frame.toY - flow.frame.y)).toBeCloseTo(65 / 60, 5);
    expect(flow.frame.degrees).toBeCloseTo(flow.frame.value * 720, 3);
    expect(flow.births).toBe(625);
  });

  it('has two edges that rise and two that fall, and nothing flows out in all', () => {
    expect(flow.acrossEdges.map(Math.sign)).toEqual([1, 1, -1, -1]);
    expect(flow.outflow).toBe(0);
  });
});
