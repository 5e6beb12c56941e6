import { describe, expect, it } from 'vitest';
import { definition } from '../../../components/widgets/octave-cost/definition';
import { model } from '../../../components/widgets/octave-cost/model';
import { defaults } from '../../../components/widget-kit/definition';

const start = defaults(definition.parameters);

describe('octave-cost', () => {
  it.each([
    [8, 3],
    [16, 4],
    [32, 5],
    [36, 5],
    [128, 7],
  ])(
    'counts the octaves whose squares are two pixels or more: first squares of %d pixels',
    (square, useful) => {
      const { layers, outputs } = model({ ...start, square, octaves: 12 });
      expect(outputs.useful).toBe(useful);
      expect(layers[useful - 1]!.pixels).toBeGreaterThanOrEqual(2);
      expect(layers[useful]!.pixels).toBeLessThan(2);
    },
  );

  it('flickers the more, the more octaves are too fine', () => {
    const change = (octaves: number) => model({ ...start, octaves }).outputs.change!;
    expect(change(9)).toBeGreaterThan(1.3 * change(5));
    expect(change(5)).toBeGreaterThan(change(2));
  });

  it('gives each octave its part, and all parts are the whole', () => {
    const { layers, outputs } = model(start);
    expect(layers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(outputs.cost).toBe(layers.length);
  });
});
