import { describe, expect, it } from 'vitest';
import { defaults } from '../../../components/widget-kit/definition';
import { definition } from '../../../components/widgets/deck-space/definition';
import { inPowers, model } from '../../../components/widgets/deck-space/model';
import { factorial, reachableShare } from '../../../src/random';

const start = defaults(definition.parameters);

describe('deck-space', () => {
  it('opens with 52 cards, 225.6 bits, and a 32-bit seed that covers 12 cards', () => {
    const { orders, seeds, outputs } = model(start);
    expect(inPowers(orders)).toBe('≈ 8.07 × 10⁶⁷');
    expect(inPowers(seeds)).toBe('≈ 4.29 × 10⁹');
    expect(outputs.deckBits).toBeCloseTo(225.58, 2);
    expect(outputs.covered).toBe(12);
    expect(outputs.reachable).toBeCloseTo(Math.log10(reachableShare(52, 32)), 9);
    expect(definition.say(start, outputs)).toContain('10 to the power 58.3');
  });

  it.each([8, 16, 32, 53, 64, 128])(
    'covers the largest deck with no more orders than seeds: %d bits',
    (seedBits) => {
      const { outputs, seeds } = model({ ...start, seedBits });
      expect(factorial(outputs.covered!) <= seeds).toBe(true);
      expect(factorial(outputs.covered! + 1) > seeds).toBe(true);
    },
  );

  it('reaches everything once the seed has bits enough', () => {
    const values = { cards: 20, seedBits: 62 };
    expect(model(values).outputs.reachable).toBe(0);
    expect(model({ ...values, seedBits: 61 }).outputs.reachable).toBeLessThan(0);
    expect(definition.say(values, model(values).outputs)).toContain('enough for all of them');
  });

  it('adds each card’s own bits', () => {
    const { ends, outputs } = model({ ...start, cards: 4 });
    expect(ends).toHaveLength(4);
    expect(ends[0]).toBe(0);
    expect(ends[1]).toBe(1);
    expect(ends[3]).toBe(outputs.deckBits);
  });

  it('writes small counts in full and rounds large ones up where it must', () => {
    expect(inPowers(720n)).toBe('= 720');
    expect(inPowers(362880n)).toBe('= 362,880');
    expect(inPowers(9999999n)).toBe('≈ 1.00 × 10⁷');
  });
});
