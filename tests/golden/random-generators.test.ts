import { describe, expect, it } from 'vitest';
import {
  bitPeriod,
  type Generator,
  Lcg,
  Mt19937,
  moduloInt,
  Pcg32,
  CountingGenerator,
  rejectInt,
  rejectThreshold,
  Sfc32,
  SplitMix32,
  type Uint64,
  UINT32_VALUES,
  Xoshiro128,
} from '../../src/random';
import prng from './prng.json';

const draw = (rng: Generator, count: number) => Array.from({ length: count }, () => rng.nextUint32());

/** The nth number of a sequence, counting the first as 1. */
const nth = (rng: Generator, n: number) => draw(rng, n).at(-1);

const hex = ({ high, low }: Uint64) =>
  '0x' + high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');

const fourWords = (words: number[]) => words as [number, number, number, number];

describe('LCG', () => {
  it.each(prng.lcg)('seed $seed: raw numbers and dice', ({ seed, raw, die }) => {
    expect(draw(new Lcg(seed), raw.length)).toEqual(raw);
    const rng = new Lcg(seed);
    expect(die.map(() => moduloInt(rng, 6) + 1)).toEqual(die);
  });

  it.each(prng.lcg_low_bit_period.rows)('bit %i repeats every %i draws', (bit, period) => {
    expect(bitPeriod(new Lcg(42), bit!, 4 * period!)).toBe(period);
  });

  it('rolls odd and even in turn for ever', () => {
    const rng = new Lcg(42);
    const parities = draw(rng, 10_000).map((raw) => ((raw % 6) + 1) % 2);
    expect(parities.every((parity, i) => i === 0 || parity !== parities[i - 1])).toBe(true);
  });
});

describe('Mersenne Twister', () => {
  it.each(prng.mt19937)('seed $seed: first 32, 1000th and 10000th', ({ seed, raw, raw1000, raw10000 }) => {
    expect(draw(new Mt19937(seed), raw.length)).toEqual(raw);
    expect(nth(new Mt19937(seed), 1000)).toBe(raw1000);
    expect(nth(new Mt19937(seed), 10_000)).toBe(raw10000);
  });

  it("has the C++ standard's 10000th number without a seed", () => {
    expect(nth(new Mt19937(), 10_000)).toBe(4123659995);
  });
});

describe('PCG32', () => {
  const seedOf = (initstate: number | string) =>
    typeof initstate === 'number' ? initstate : 0xffff_ffff_ffff_ffffn;

  it.each(prng.pcg32)('initstate $initstate, initseq $initseq', (row) => {
    const rng = new Pcg32(seedOf(row.initstate), row.initseq);
    expect(hex(rng.state().state)).toBe(row.state_after_seeding);
    expect(hex(rng.state().increment)).toBe(row.inc);
    expect(draw(rng, row.raw.length)).toEqual(row.raw);
  });

  it.each(prng.pcg32)('initstate $initstate as a bigint is the same seed', (row) => {
    const rng = new Pcg32(BigInt(seedOf(row.initstate)), BigInt(row.initseq));
    expect(draw(rng, row.raw.length)).toEqual(row.raw);
  });

  it.each(prng.pcg32_bounded)('bounded by $n from ($initstate, $initseq)', (row) => {
    const rng = new CountingGenerator(new Pcg32(row.initstate, row.initseq));
    expect(row.values.map(() => rejectInt(rng, row.n))).toEqual(row.values);
    expect(rng.draws).toBe(row.draws);
    expect(rejectThreshold(UINT32_VALUES, row.n)).toBe(row.threshold);
  });

  it('repeats the demonstration published at pcg-random.org', () => {
    const rng = new Pcg32(42, 54);
    const demo = prng.pcg32_published_demo;
    const raws = draw(rng, 6).map((raw) => '0x' + raw.toString(16).padStart(8, '0'));
    const coins = Array.from({ length: 65 }, () => 'TH'[rejectInt(rng, 2)]);
    const rolls = Array.from({ length: 33 }, () => rejectInt(rng, 6) + 1);
    expect(raws.join(' ')).toBe(demo.raw);
    expect(coins.join('')).toBe(demo.coins);
    expect(rolls.join(' ')).toBe(demo.rolls);
  });
});

describe('the small ones', () => {
  it.each(prng.xoshiro128ss)('xoshiro128** from $state', ({ state, raw }) => {
    expect(draw(new Xoshiro128(fourWords(state)), raw.length)).toEqual(raw);
  });

  it.each(prng.splitmix32)('splitmix32 from $seed', ({ seed, raw }) => {
    expect(draw(new SplitMix32(seed), raw.length)).toEqual(raw);
    expect(new Xoshiro128(seed).state()).toEqual(raw.slice(0, 4));
  });

  it.each(prng.sfc32)('sfc32 from $state', ({ state, raw }) => {
    expect(draw(new Sfc32(fourWords(state)), raw.length)).toEqual(raw);
  });
});
