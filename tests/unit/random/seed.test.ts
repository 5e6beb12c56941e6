import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fmix32, fnv1a32, freshSeed, readSeed, seedFromText } from '../../../src/random';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('seedFromText', () => {
  // Worked out by a second program, in Python.
  it.each([
    ['', 2872998923],
    ['a', 444641715],
    ['foobar', 202221276],
    ['dragon', 575616048],
    ['Dragon', 958072600],
    ['dragon ', 1002460910],
    ['Ångström', 2330044742],
    ['龍', 3607517534],
    ['🎲', 2519156093],
    ['seed 1', 2323625186],
  ])('%j is %i for ever', (text, seed) => {
    expect(seedFromText(text)).toBe(seed);
  });

  it('does not mind how an accent was typed', () => {
    expect(seedFromText('Pokémon'.normalize('NFD'))).toBe(seedFromText('Pokémon'.normalize('NFC')));
  });

  it('is a seed whatever the text, even half an emoji', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const seed = seedFromText(text);
        expect(Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff).toBe(true);
      }),
      { seed: 2026 },
    );
    expect(seedFromText('\ud83c')).toBe(seedFromText('\ufffd'));
  });

  it('sends alike words far apart: a changed letter flips about half of the bits', () => {
    let flipped = 0;
    for (let i = 0; i < 1000; i++) {
      let differing = seedFromText(`level ${i}`) ^ seedFromText(`level ${i + 1}`);
      for (; differing !== 0; differing &= differing - 1) flipped += 1;
    }
    expect(flipped / 1000).toBeGreaterThan(15.5);
    expect(flipped / 1000).toBeLessThan(16.5);
  });
});

describe('its two halves', () => {
  it('FNV-1a gives its published values', () => {
    expect(fnv1a32(bytes(''))).toBe(0x811c9dc5);
    expect(fnv1a32(bytes('a'))).toBe(0xe40c292c);
    expect(fnv1a32(bytes('foobar'))).toBe(0xbf9cf968);
  });

  it("MurmurHash3's finalizer gives its known values", () => {
    expect(fmix32(0)).toBe(0);
    expect(fmix32(1)).toBe(0x514e28b7);
    expect(fmix32(0xffff_ffff)).toBe(0x81f16f39);
  });
});

describe('readSeed', () => {
  it.each([
    ['0', 0],
    ['1234', 1234],
    [' 007 ', 7],
    ['4294967295', 4294967295],
    ['4294967296', seedFromText('4294967296')],
    ['-5', seedFromText('-5')],
    ['1.5', seedFromText('1.5')],
    ['  dragon ', seedFromText('dragon')],
    ['', undefined],
    ['   ', undefined],
  ])('reads %j as %s', (text, seed) => {
    expect(readSeed(text)).toBe(seed);
  });
});

describe('freshSeed', () => {
  it('is a seed, and not the same one again and again', () => {
    const seeds = Array.from({ length: 20 }, freshSeed);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff)).toBe(true);
    expect(new Set(seeds).size).toBeGreaterThan(15);
  });
});
