import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CountingGenerator,
  type FourWords,
  type Generator,
  GENERATOR_NAMES,
  Lcg,
  lcgStep,
  lcgStepModulo,
  makeGenerator,
  Mt19937,
  Pcg32,
  type ResumableGenerator,
  Sfc32,
  SplitMix32,
  UINT32_VALUES,
  Xoshiro128,
} from '../../../src/random';

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const draw = (rng: Generator, count: number) => Array.from({ length: count }, () => rng.nextUint32());
const shared = { seed: 2026, numRuns: 60 };

const kinds: [string, (seed: number) => ResumableGenerator<unknown>][] = [
  ['Lcg', (seed) => new Lcg(seed)],
  ['Lcg with 8 bits', (seed) => new Lcg(seed, { multiplier: 5, increment: 3, modulusBits: 8 })],
  ['Mt19937', (seed) => new Mt19937(seed)],
  ['Pcg32', (seed) => new Pcg32(seed)],
  ['Xoshiro128', (seed) => new Xoshiro128(seed)],
  ['Sfc32', (seed) => new Sfc32(seed)],
  ['SplitMix32', (seed) => new SplitMix32(seed)],
];

describe.each(kinds)('%s', (_, make) => {
  it('draws whole numbers of 32 bits, the same ones from the same seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const raws = draw(make(seed), 50);
        expect(raws.every((raw) => Number.isInteger(raw) && raw >= 0 && raw < UINT32_VALUES)).toBe(true);
        expect(draw(make(seed), 50)).toEqual(raws);
      }),
      shared,
    );
  });

  it('goes on from a saved state as if nothing had happened, even out of a JSON file and in another generator', () => {
    fc.assert(
      fc.property(seeds, fc.nat(1300), (seed, before) => {
        const rng = make(seed);
        draw(rng, before);
        const saved = JSON.stringify(rng.state());
        const after = draw(rng, 700);

        const other = make(99);
        other.restore(JSON.parse(saved));
        expect(JSON.stringify(other.state())).toBe(saved);
        expect(draw(other, 700)).toEqual(after);
      }),
      shared,
    );
  });

  it('hands out copies of its state: drawing on does not change one', () => {
    const rng = make(7);
    const state = rng.state();
    const before = JSON.stringify(state);
    draw(rng, 1000);
    expect(JSON.stringify(state)).toBe(before);
  });

  it.each([-1, 0.5, NaN, Infinity, UINT32_VALUES])('refuses the seed %d by name', (seed) => {
    expect(() => make(seed)).toThrow(
      new RangeError(`seed must be a whole number from 0 to 4294967295, got ${seed}`),
    );
  });

  it.each([null, undefined, {}, 'lost', -1, []])('refuses %j as a state', (state) => {
    expect(() => make(1).restore(state)).toThrow(RangeError);
  });
});

describe('states that could not be', () => {
  it('a state beyond the modulus of a small LCG', () => {
    expect(() => new Lcg(0, { modulusBits: 4 }).restore(16)).toThrow(
      'state must be a whole number from 0 to 15, got 16',
    );
  });

  it('all zeros, which xoshiro128** and the Mersenne Twister could never leave', () => {
    const zeros: FourWords = [0, 0, 0, 0];
    expect(() => new Xoshiro128(zeros)).toThrow('not zero');
    const words = new Array<number>(624).fill(0);
    expect(() => new Mt19937().restore({ words, used: 0 })).toThrow('not zero');
    words[0] = 0x7fff_ffff;
    expect(() => new Mt19937().restore({ words, used: 0 })).toThrow('not zero');
  });

  it('a word too big, named by its place', () => {
    expect(() => new Sfc32([0, 0, UINT32_VALUES, 0])).toThrow(
      'state word 2 must be a whole number from 0 to 4294967295, got 4294967296',
    );
  });

  it('an even increment for PCG32', () => {
    const state = { high: 0, low: 1 };
    expect(() => new Pcg32(1).restore({ state, increment: { high: 0, low: 4 } })).toThrow('odd');
  });
});

describe('Lcg', () => {
  it('steps a small one as on paper', () => {
    const rng = new Lcg(1, { multiplier: 5, increment: 3, modulusBits: 4 });
    expect(draw(rng, 5)).toEqual([8, 11, 10, 5, 12]);
  });

  it('visits every state once when its numbers are well chosen', () => {
    for (let modulusBits = 2; modulusBits <= 12; modulusBits++) {
      const rng = new Lcg(9, { modulusBits });
      expect(new Set(draw(rng, 2 ** modulusBits)).size).toBe(2 ** modulusBits);
    }
  });

  it('agrees with exact arithmetic for any numbers', () => {
    fc.assert(
      fc.property(seeds, seeds, seeds, fc.integer({ min: 1, max: 32 }), (state, times, plus, bits) => {
        const exact = (BigInt(state) * BigInt(times) + BigInt(plus)) % 2n ** BigInt(bits);
        expect(lcgStep(state, times, plus, bits)).toBe(Number(exact));
      }),
      { seed: 2026, numRuns: 1000 },
    );
  });

  it('takes only the low bits of a seed that is too big for it', () => {
    expect(new Lcg(0x1234, { modulusBits: 8 }).state()).toBe(0x34);
  });

  it.each([
    [{ modulusBits: 0 }, 'modulusBits must be a whole number from 1 to 32, got 0'],
    [{ modulusBits: 33 }, 'modulusBits must be a whole number from 1 to 32, got 33'],
    [{ multiplier: -5 }, 'multiplier must be a whole number from 0 to 4294967295, got -5'],
    [{ increment: 1.5 }, 'increment must be a whole number from 0 to 4294967295, got 1.5'],
  ])('refuses %j', (options, message) => {
    expect(() => new Lcg(1, options)).toThrow(new RangeError(message));
  });

  it('steps with any modulus while the sum is exact, and says when it is not', () => {
    expect(lcgStepModulo(7, 11, 3, 10)).toBe(0);
    expect(() => lcgStepModulo(2 ** 40, 2 ** 40, 0, 10)).toThrow('multiplier × state + increment must be');
    expect(() => lcgStepModulo(1, 1, 1, 0)).toThrow('modulus must be');
  });
});

describe('Pcg32', () => {
  const bigSeeds = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

  it('jumps ahead by n as if n numbers had been drawn, and back again', () => {
    fc.assert(
      fc.property(bigSeeds, bigSeeds, fc.nat(3000), (seed, stream, n) => {
        const [walker, jumper] = [new Pcg32(seed, stream), new Pcg32(seed, stream)];
        const start = jumper.state();
        draw(walker, n);
        jumper.advance(n);
        expect(jumper.state()).toEqual(walker.state());
        jumper.advance(-n);
        expect(jumper.state()).toEqual(start);
      }),
      shared,
    );
  });

  it('comes round after 2^64, and reaches far places by any road', () => {
    fc.assert(
      fc.property(bigSeeds, bigSeeds, bigSeeds, (seed, there, further) => {
        const [oneLeap, two] = [new Pcg32(seed), new Pcg32(seed)];
        oneLeap.advance(there + further);
        two.advance(there);
        two.advance(further - 2n ** 64n);
        expect(two.state()).toEqual(oneLeap.state());
      }),
      shared,
    );
  });

  it('agrees with exact 64-bit arithmetic', () => {
    fc.assert(
      fc.property(bigSeeds, bigSeeds, (seed, stream) => {
        const rng = new Pcg32(seed, stream);
        const increment = BigInt.asUintN(64, 2n * stream + 1n);
        let state = BigInt.asUintN(64, (increment + seed) * 6364136223846793005n + increment);
        for (let i = 0; i < 20; i++) {
          const folded = BigInt.asUintN(32, ((state >> 18n) ^ state) >> 27n);
          const turn = state >> 59n;
          const turned = BigInt.asUintN(32, (folded >> turn) | (folded << (32n - turn)));
          expect(rng.nextUint32()).toBe(Number(turned));
          state = BigInt.asUintN(64, state * 6364136223846793005n + increment);
        }
      }),
      shared,
    );
  });

  it('has streams that go their own ways from one seed', () => {
    const streams = [0, 1, 2, 3, 54, 0xffff_ffff].map((stream) => draw(new Pcg32(42, stream), 1000));
    streams.forEach((a, i) =>
      streams.slice(i + 1).forEach((b) => {
        expect(a.filter((raw, k) => raw === b[k]).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is on stream 1 unless told otherwise', () => {
    expect(draw(new Pcg32(42), 10)).toEqual(draw(new Pcg32(42, 1), 10));
  });

  it.each([-1n, 2n ** 64n])('refuses the bigint %s as a seed or stream, by name', (value) => {
    const range = `from 0n to 18446744073709551615n, got ${value}n`;
    expect(() => new Pcg32(value)).toThrow(new RangeError(`seed as a bigint must be ${range}`));
    expect(() => new Pcg32(1, value)).toThrow(new RangeError(`stream as a bigint must be ${range}`));
  });

  it('refuses a jump of half a step', () => {
    expect(() => new Pcg32(1).advance(0.5)).toThrow('delta must be a whole number');
  });
});

describe('seeding the small ones', () => {
  // Worked out by a second program, in Python.
  it('is the same for ever', () => {
    expect(draw(new Sfc32(42), 3)).toEqual([1959603763, 2423114712, 2466933512]);
    expect(draw(new Xoshiro128(42), 3)).toEqual([660444221, 3652823732, 77672526]);
  });
});

describe('makeGenerator', () => {
  it('gives five generators by name, each with its own numbers', () => {
    const firsts = GENERATOR_NAMES.map((name) => makeGenerator(name, 42).nextUint32());
    expect(new Set(firsts).size).toBe(5);
    expect(makeGenerator('mt19937', 42).nextUint32()).toBe(new Mt19937(42).nextUint32());
  });
});

describe('CountingGenerator', () => {
  it('passes numbers through and counts them', () => {
    const rng = new CountingGenerator(new Mt19937(1));
    expect(draw(rng, 5)).toEqual(draw(new Mt19937(1), 5));
    expect(rng.draws).toBe(5);
  });
});
