import { describe, expect, it } from 'vitest';
import { definition } from '../../../components/widgets/octave-stack/definition';
import { model, SAMPLES, SIDE } from '../../../components/widgets/octave-stack/model';
import { defaults } from '../../../components/widget-kit/definition';
import { fractal2 } from '../../../src/noise';

const start = defaults(definition.parameters);

describe('octave-stack', () => {
  it('adds up what it shows', () => {
    for (const kind of ['plain', 'ridged', 'billow'] as const) {
      const { octaves, sum, outputs } = model({ ...start, kind, octaves: 6, gain: 0.7, lacunarity: 2.3 });
      for (const at of [0, 57, SAMPLES - 1]) {
        const weighed = octaves.reduce((total, { weight, values }) => total + weight * values[at]!, 0);
        expect(sum[at]).toBeCloseTo(weighed / outputs.amplitudeSum!, 5);
      }
    }
  });

  it('is the chapter’s fractal noise when nothing is turned', () => {
    const { land, outputs } = model(start);
    expect(outputs).toEqual({ amplitudeSum: 1.875, finest: 12.5 });
    for (const [column, row] of [
      [0, 0],
      [31, 90],
      [127, 64],
    ] as const)
      expect(land[row * SIDE + column]).toBeCloseTo(
        fractal2((column / SIDE) * 5, (row / SIDE) * 5, 4, 1234),
        5,
      );
  });

  it('keeps from 0 to 1 whatever is turned', () => {
    for (const kind of ['plain', 'ridged', 'billow'] as const)
      for (const gain of [0, 0.5, 1])
        for (const value of model({ ...start, kind, gain, octaves: 8, lacunarity: 4 }).land)
          expect(value >= 0 && value <= 1).toBe(true);
  });

  it('leaves the first octave alone with a gain of 0', () => {
    const { sum, octaves } = model({ ...start, gain: 0 });
    expect(sum).toEqual(octaves[0]!.values);
  });
});
