import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../components/widget-kit/address';
import { defaults } from '../../../components/widget-kit/definition';
import { entryNames, nudgeWeight, readWeights, weightsOf } from '../../../components/widget-kit/weights';

const parameters = {
  weights: { kind: 'weights', label: 'Weights', help: 'How heavy.', default: '60 25 12 3', most: 4 },
} as const;
const usual = defaults(parameters);

describe('a table of weights', () => {
  it.each(['1 2 3', '1,2,3', '1, 2, 3', '1/2/3', ' 1;2 ;3 ', '1.0 2 3e0'])('is read from "%s"', (text) => {
    expect(readWeights(text, 4)).toEqual({ value: '1 2 3', why: undefined });
    expect(weightsOf('1 2 3')).toEqual([1, 2, 3]);
  });

  it.each([
    ['1 x', undefined, 'has “x” in it, which is no weight'],
    ['', undefined, 'has fewer than two weights'],
    ['7', undefined, 'has fewer than two weights'],
    ['0 0', undefined, 'has no weight above 0'],
    ['1 2 3 4 5', '1 2 3 4', 'has more than 4 weights'],
    ['5 −3', '5 0', 'has -3 in it, and no weight is below 0'],
    ['1e999 1', '1000000 1', 'has Infinity in it, which is more than 1000000'],
    ['0.12345 1', '0.123 1', 'has 0.12345 in it, which is finer than 0.001'],
  ])('"%s" becomes %s: %s', (text, value, why) => {
    expect(readWeights(text, 4)).toEqual({ value, why });
  });

  it('travels in an address with as few signs as can be', () => {
    const values = { weights: '1 0 0.5' };
    expect(writeAddress(parameters, values, usual)).toBe('?weights=1+0+0.5');
    expect(readAddress(parameters, '?weights=1+0+0.5', usual)).toEqual({ values, said: [] });
    expect(readAddress(parameters, '?weights=1,0,0.5', usual)).toEqual({ values, said: [] });
    expect(readAddress(parameters, '?weights=gold', usual)).toEqual({
      values: usual,
      said: ['weights=gold has “gold” in it, which is no weight, so this shows 60 25 12 3.'],
    });
  });

  it('lets one weight be changed where the caret stands', () => {
    expect(nudgeWeight('60 25 12', 4, 1)).toEqual({ text: '60 26 12', from: 3, to: 5 });
    expect(nudgeWeight('60 25 12', 0, -1)).toEqual({ text: '59 25 12', from: 0, to: 2 });
    expect(nudgeWeight('60 25 99', 8, 1)).toEqual({ text: '60 25 100', from: 6, to: 9 });
    expect(nudgeWeight('0 5', 1, -1)).toEqual({ text: '0 5', from: 0, to: 1 });
    expect(nudgeWeight('60  25', 3, 1)).toBeUndefined();
  });

  it('has names for four entries, and indexes for others', () => {
    expect(entryNames(4)[3]).toBe('Legendary');
    expect(entryNames(3)).toEqual(['Entry 0', 'Entry 1', 'Entry 2']);
  });
});
