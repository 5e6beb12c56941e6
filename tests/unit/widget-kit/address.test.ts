import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestLegal, readAddress, writeAddress } from '../../../components/widget-kit/address';
import { defaults, define } from '../../../components/widget-kit/definition';
import { seedFromText } from '../../../src/random';

const { parameters } = define({
  name: 'sample',
  title: 'Sample',
  question: 'What?',
  chapter: 'prngs',
  caption: 'A sample.',
  shape: { wide: 2, narrow: 1 },
  parameters: {
    octaves: {
      kind: 'number',
      control: 'slider',
      label: 'Octaves',
      help: 'How many.',
      default: 4,
      min: 1,
      max: 8,
    },
    gainStep: {
      kind: 'number',
      control: 'slider',
      label: 'Gain',
      help: 'How much.',
      default: 0.5,
      min: 0,
      max: 1,
      step: 0.05,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Where it starts.', default: 42 },
    show: {
      kind: 'choice',
      label: 'Show',
      help: 'What.',
      default: 'field',
      options: [
        { value: 'field', label: 'Field' },
        { value: 'noise', label: 'Noise' },
      ],
    },
    even: { kind: 'flag', label: 'Even', help: 'Or not.', default: false },
  },
  outputs: {},
  say: () => 'A sample.',
  code: [],
});
const usual = defaults(parameters);
const read = (query: string) => readAddress(parameters, query, usual);

describe('settings in an address', () => {
  it('come back as they were written', () => {
    const legal = fc.record({
      octaves: fc.integer({ min: 1, max: 8 }),
      gainStep: fc.integer({ min: 0, max: 20 }).map((steps) => Number((steps * 0.05).toPrecision(12))),
      seed: fc.integer({ min: 0, max: 4294967295 }),
      show: fc.constantFrom('field' as const, 'noise' as const),
      even: fc.boolean(),
    });
    fc.assert(
      fc.property(legal, (values) => {
        expect(read(writeAddress(parameters, values, usual))).toEqual({ values, said: [] });
      }),
    );
  });

  it('never fail, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, other) => {
        const query = new URLSearchParams({
          octaves: text,
          'gain-step': other,
          seed: text,
          show: other,
          even: text,
        });
        const { values } = read(`?${query.toString()}&${other}`);
        expect(values.octaves).toBe(nearestLegal(parameters.octaves, values.octaves));
        expect(Number.isInteger(values.seed) && values.seed >= 0 && values.seed <= 4294967295).toBe(true);
        expect(['field', 'noise']).toContain(values.show);
      }),
      { numRuns: 2000 },
    );
  });

  it('are written in the definition’s order, without what is usual', () => {
    expect(writeAddress(parameters, { ...usual, even: true, octaves: 2, gainStep: 0.15 }, usual)).toBe(
      '?octaves=2&gain-step=0.15&even=1',
    );
  });

  it('are put on the nearest legal value, and the reader is told', () => {
    expect(read('?octaves=99')).toEqual({
      values: { ...usual, octaves: 8 },
      said: ['octaves=99 is more than 8, so this shows 8.'],
    });
    expect(read('?octaves=1e9').values.octaves).toBe(8);
    expect(read('?octaves=-3').values.octaves).toBe(1);
    expect(read('?octaves=2.4').values.octaves).toBe(2);
    expect(read('?octaves=lots').said).toEqual(['octaves=lots is not a number, so this shows 4.']);
    expect(read('?show=everything').said).toEqual([
      'show=everything is not one of field, noise, so this shows field.',
    ]);
    expect(read('?seed=4294967296').values.seed).toBe(4294967295);
  });

  it('take a word as a seed and show the number', () => {
    const { values, said } = read('?seed=dragon');
    expect(values.seed).toBe(seedFromText('dragon'));
    expect(said[0]).toContain(String(values.seed));
  });

  it('ignore keys that nobody knows', () => {
    expect(read('?anything=garbage&utm_source=x')).toEqual({ values: usual, said: [] });
  });
});
