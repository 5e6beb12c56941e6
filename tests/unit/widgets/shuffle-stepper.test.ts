import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/shuffle-stepper/definition';
import { model } from '../../../components/widgets/shuffle-stepper/model';
import { libcxxInt, Mt19937, Pcg32, shuffled, shuffleSteps } from '../../../src/random';
import golden from '../../golden/listings.json';

const start = defaults(definition.parameters);
const deck = (cards: number) => Array.from({ length: cards }, (_, at) => at + 1);

describe('shuffle-stepper', () => {
  it('opens in the middle of a walk, at a swap of two cards', () => {
    const { swaps, row, outputs } = model(start);
    expect(swaps.map(({ i, j }) => [i, j])).toEqual([
      [7, 7],
      [6, 2],
      [5, 4],
      [4, 1],
    ]);
    expect(row).toEqual([1, 6, 7, 4, 2, 5, 3, 8]);
    expect(outputs).toEqual({ i: 4, j: 1, live: 4 });
  });

  it.each([2, 5, 8, 13])('ends where the library’s shuffle of %d cards ends', (cards) => {
    const done = model({ ...start, cards, steps: 13 });
    expect(done.row).toEqual(shuffled(new Pcg32(start.seed), deck(cards)));
    expect(done.swaps).toHaveLength(cards - 1);
  });

  it('has no i and j before the first step and after the last', () => {
    expect(model({ ...start, steps: 0 }).outputs).toEqual({ i: null, j: null, live: 8 });
    expect(model({ ...start, steps: 7 }).outputs).toMatchObject({ i: 1, live: 1 });
    expect(model({ ...start, steps: 8 }).outputs).toEqual({ i: null, j: null, live: 0 });
    expect(model({ ...start, steps: 13 }).outputs).toEqual({ i: null, j: null, live: 0 });
  });

  it('never moves a settled card again', () => {
    const last = model({ ...start, steps: 13 }).row;
    for (let steps = 1; steps <= 7; steps++) {
      const { row, outputs } = model({ ...start, steps });
      expect(row.slice(outputs.live!)).toEqual(last.slice(outputs.live!));
    }
  });

  it('multiplies its choices up to all orders', () => {
    expect([0, 1, 2, 7, 8].map((steps) => model({ ...start, steps }).ways)).toEqual([
      1n,
      8n,
      56n,
      40320n,
      40320n,
    ]);
  });

  it('says what each step did', () => {
    const said = (steps: number) => definition.say({ ...start, steps }, model({ ...start, steps }).outputs);
    expect(said(0)).toContain('none of them is settled');
    expect(said(1)).toContain('slot 7 keeps its card');
    expect(said(4)).toContain('slot 4 swapped cards with slot 1');
    expect(said(8)).toContain('the shuffle is done');
  });
});

it('the walk prints the known trace of mt19937 under Clang’s mapping', () => {
  const known = golden.listings.find(({ id }) => id === 'shuffle')!.document_lines!;
  const lines = [...shuffleSteps(new Mt19937(7), deck(8), libcxxInt)].map(
    ({ i, j, list }) => `i=${i} j=${j}  -> ${list.join(' ')}`,
  );
  expect(lines).toEqual(known.map((line) => line.trim()));
});
