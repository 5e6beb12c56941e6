import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { weightsOf } from '../../../components/widget-kit/weights';
import { definition } from '../../../components/widgets/alias-table/definition';
import { model } from '../../../components/widgets/alias-table/model';
import { expectedShares } from '../../../src/random';

const start = defaults(definition.parameters);
const at = (steps: number, weights: string = start.weights) => model({ ...start, steps, weights });

describe('alias-table', () => {
  it('opens with the Legendary’s column filled up by the Common', () => {
    const { columns, outputs } = at(1);
    expect(outputs).toEqual({ column: 3, cut: 0.12, alias: 0, left: expect.closeTo(1.52, 12) });
    expect(columns[3]).toEqual({ name: 'Legendary', own: 0.12, was: 0.12, alias: 0, finished: true });
    expect(columns[0]!.own).toBeCloseTo(1.52, 12);
    expect(definition.say(start, outputs)).toBe(
      'Column 3: Legendary fills 0.12 of it and Common the rest, with 1.52 of a column left over. 1 of 4 columns are finished.',
    );
  });

  it('has nothing finished before the first step, and all of it after the last', () => {
    expect(at(0).columns.some(({ finished }) => finished)).toBe(false);
    expect(at(0).outputs).toEqual({ column: null, cut: null, alias: null, left: null });
    expect(at(4).columns.every(({ finished }) => finished)).toBe(true);
    expect(at(8)).toEqual(at(4));
  });

  it.each(['60 25 12 3', '1 1', '1000000 0.001', '0 0 0 7', '8 7 6 5 4 3 2 1', '0.1 0.1 0.1', '9 1 0 5 5'])(
    'gives every entry of %s its share in the end',
    (weights) => {
      const { columns } = at(8, weights);
      const shares = columns.map(() => 0);
      columns.forEach(({ own, alias }, column) => {
        shares[column]! += own / columns.length;
        if (alias !== undefined) shares[alias]! += (1 - own) / columns.length;
      });
      expectedShares(weightsOf(weights)).forEach((share, index) =>
        expect(shares[index]).toBeCloseTo(share, 12),
      );
    },
  );

  it('loses nothing on the way', () => {
    for (let steps = 0; steps <= 8; steps++) {
      const { columns } = at(steps, '8 7 6 5 4 3 2 1');
      const all = columns.reduce((sum, { own, alias }) => sum + own + (alias === undefined ? 0 : 1 - own), 0);
      expect(all).toBeCloseTo(8, 12);
    }
  });
});
