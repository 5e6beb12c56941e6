import { describe, expect, it } from 'vitest';
import { definition } from '../../../components/widgets/pigeonholes/definition';
import { model } from '../../../components/widgets/pigeonholes/model';
import modulo from '../../golden/modulo.json';

const counts = (data: ReturnType<typeof model>) => data.piles.map((pile) => pile.length);

describe('pigeonholes', () => {
  it('deals ten raw values into three piles as 4, 3, 3', () => {
    const data = model({ raw: 10, piles: 3, reject: false });
    expect(data.piles).toEqual([
      [0, 3, 6, 9],
      [1, 4, 7],
      [2, 5, 8],
    ]);
    expect(data.outputs).toEqual({ most: 4, least: 3, ratio: 4 / 3, threshold: 1 });
    expect(data.fairShare).toBeCloseTo(10 / 3);
  });

  it('throws the lowest away and comes out even', () => {
    const data = model({ raw: 10, piles: 3, reject: true });
    expect(data.rejected).toEqual([0]);
    expect(counts(data)).toEqual([3, 3, 3]);
    expect(data.outputs.ratio).toBe(1);
    expect(data.fairShare).toBe(3);
  });

  it.each([...modulo.ten_values, ...modulo.eight_values])(
    '$raw_values raw values into $n piles match the golden counts',
    ({ raw_values, n, runs, reject_below }) => {
      const data = model({ raw: raw_values, piles: n, reject: false });
      const golden = runs.flatMap(([first, last, each]) => new Array<number>(last! - first! + 1).fill(each!));
      expect(counts(data)).toEqual(golden);
      expect(data.outputs.threshold).toBe(reject_below);
    },
  );

  it('has no ratio when a pile stays empty', () => {
    expect(model({ raw: 5, piles: 12, reject: false }).outputs).toMatchObject({
      most: 1,
      least: 0,
      ratio: null,
    });
  });

  it('says what is seen, also when everything is thrown away', () => {
    const said = (raw: number, piles: number, reject: boolean) => {
      const values = { raw, piles, reject };
      return definition.say(values, model(values).outputs);
    };
    expect(said(10, 3, false)).toBe(
      '10 raw values dealt into 3 piles come out uneven: the first holds 4, the rest 3.',
    );
    expect(said(10, 3, true)).toContain('with raw value 0 thrown away, come out even: 3 in each');
    expect(said(5, 12, true)).toContain('every pile is empty');
  });
});
