import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/hash-lab/definition';
import { model, SIDE } from '../../../components/widgets/hash-lab/model';
import { hash01, hashMix } from '../../../src/noise';

const start = defaults(definition.parameters);

describe('hash-lab', () => {
  it('shows the hash of the chosen corner, in bits and in the picture’s middle', () => {
    const { values, bits, outputs } = model(start);
    expect(outputs.value).toBe(hash01(3, 2, 1234));
    expect(values[(SIDE / 2) * SIDE + SIDE / 2]).toBe(Math.fround(outputs.value!));
    expect(parseInt(bits.map(Number).join(''), 2) / 2 ** 24).toBe(outputs.value);
  });

  it('finds 18 pairs of bits that the whole hash leaves alone, and none in the second', () => {
    expect(model(start).outputs.stuck).toBe(18);
    const second = model({ ...start, hash: 'second' }).outputs;
    expect(second.stuck).toBe(0);
    expect(second.avalanche).toBeCloseTo(50, 0);
    expect(second.value).toBe(hashMix(3, 2, 1234));
  });

  it.each(['no-first-fold', 'no-multiply', 'no-last-fold', 'sum'] as const)('is worse %s', (hash) => {
    const { outputs } = model({ ...start, hash });
    expect(outputs.stuck).toBeGreaterThan(18);
    expect(outputs.avalanche).toBeLessThan(model(start).outputs.avalanche!);
  });

  it('is striped without the multipliers, which the avalanche does not see', () => {
    const { values, outputs } = model({ ...start, hash: 'no-spread' });
    expect(outputs.stuck).toBe(18);
    // Corners of one sum are one corner.
    for (let at = 1; at < SIDE; at++) expect(values[at]).toBe(values[at * SIDE]);
  });
});
