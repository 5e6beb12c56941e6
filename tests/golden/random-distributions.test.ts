import { describe, expect, it } from 'vitest';
import {
  CountingGenerator,
  floatInRange,
  halfOpenReach,
  libcxxCanonicalFloat,
  libcxxDouble,
  libcxxFloat,
  libcxxInt,
  libstdcxxCanonicalFloat,
  libstdcxxDouble,
  libstdcxxFloat,
  libstdcxxInt,
  Mt19937,
  oldLibstdcxxInt,
  oldMsvcInt,
  tally,
  uniformFloat,
  uniformInt,
} from '../../src/random';
import distributions from './distributions.json';
import listings from './listings.json';

/** The bits of a float32 as a whole number. */
const bits = (value: number) => new Uint32Array(Float32Array.of(value).buffer)[0];

describe('whole numbers as the C++ libraries make them', () => {
  it.each(distributions.int)('seed $seed, $a to $b', (row) => {
    const { seed, a, b } = row;
    const clang = new CountingGenerator(new Mt19937(seed));
    expect(row.libcxx.map(() => libcxxInt(clang, a, b))).toEqual(row.libcxx);
    expect(clang.draws).toBe(row.libcxx_draws);

    const gcc = new CountingGenerator(new Mt19937(seed));
    expect(row.libstdcxx.map(() => libstdcxxInt(gcc, a, b))).toEqual(row.libstdcxx);
    expect(gcc.draws).toBe(row.libstdcxx_draws);
  });

  it.each(distributions.int)("the book's own mapping is libstdc++'s: seed $seed, $a to $b", (row) => {
    const rng = new CountingGenerator(new Mt19937(row.seed));
    expect(row.libstdcxx.map(() => uniformInt(rng, row.a, row.b))).toEqual(row.libstdcxx);
    expect(rng.draws).toBe(row.libstdcxx_draws);
  });

  it.each(distributions.shuffle_picks.rows)('the picks of a shuffle, seed $seed', (row) => {
    const picks = (toInt: typeof libcxxInt) => {
      const rng = new Mt19937(row.seed);
      return row.libcxx.map((_, step) => toInt(rng, 0, 31 - step));
    };
    expect(picks(libcxxInt)).toEqual(row.libcxx);
    expect(picks(libstdcxxInt)).toEqual(row.libstdcxx);
  });

  const byLibrary: Record<string, typeof libcxxInt> = {
    'libstdc++ 11+ and new MSVC (multiply, high bits)': libstdcxxInt,
    'libc++ (low bits masked, rejected)': libcxxInt,
    'old MSVC (remainder, top rejected)': oldMsvcInt,
    'libstdc++ 10 and before (division, top rejected)': oldLibstdcxxInt,
  };
  it.each(distributions.other_libraries_int.rows)('$library, seed $seed, $a to $b', (row) => {
    const rng = new Mt19937(row.seed);
    expect(row.values.map(() => byLibrary[row.library]!(rng, row.a, row.b))).toEqual(row.values);
  });

  it.each(distributions.die_600000)('600,000 dice from seed $seed', ({ seed, counts }) => {
    const gcc = new Mt19937(seed);
    expect(tally(600_000, 1, 6, () => libstdcxxInt(gcc, 1, 6))).toEqual(counts);
  });
});

describe('floats as the C++ libraries make them', () => {
  it.each(distributions.float)('float, seed $seed, $a to $b', ({ seed, a, b, values }) => {
    const [clang, gcc] = [new Mt19937(seed), new Mt19937(seed)];
    const expected = values.map(([, pattern]) => pattern);
    expect(values.map(() => bits(libcxxFloat(clang, a, b)))).toEqual(expected);
    expect(values.map(() => bits(libstdcxxFloat(gcc, a, b)))).toEqual(expected);
  });

  it.each(distributions.double)('double, seed $seed, $a to $b', ({ seed, a, b, values }) => {
    const [clang, gcc] = [new Mt19937(seed), new Mt19937(seed)];
    expect(values.map(() => libcxxDouble(clang, a, b))).toEqual(values);
    expect(values.map(() => libstdcxxDouble(gcc, a, b))).toEqual(values);
  });

  it.each(distributions.raw_to_float.rows)('raw %i', (...row) => {
    const [raw, value, unit, tenToTwenty, twoToSix, aroundZero, truncated] = row as number[];
    const u = libstdcxxCanonicalFloat(raw!);
    expect(u).toBe(value);
    expect([bits(u), bits(floatInRange(u, 10, 20)), bits(floatInRange(u, 2, 6))]).toEqual([
      unit,
      tenToTwenty,
      twoToSix,
    ]);
    expect(bits(floatInRange(u, -1, 1))).toBe(aroundZero);
    expect(bits(uniformFloat({ nextUint32: () => raw! }))).toBe(truncated);
  });

  it.each(distributions.truncating_float.rows)(
    'uniformFloat truncates, as the newest MSVC library does: seed $seed',
    ({ seed, bits: patterns }) => {
      const rng = new Mt19937(seed);
      expect(patterns.map(() => bits(uniformFloat(rng)))).toEqual(patterns);
    },
  );

  it.each(distributions.top_of_range.rows)('how many raws give the top of [$a, $b): $where', (row) => {
    const gcc = halfOpenReach(row.a, row.b, 32);
    expect(gcc.hiCount).toBe(row.libstdcxx_raws_that_give_b);
    expect(gcc.firstHi ?? null).toBe(row.libstdcxx_first_such_raw);
    const clang = halfOpenReach(row.a, row.b, 32, false);
    expect(clang.hiCount).toBe(row.libcxx_raws_that_give_b);
    expect(clang.firstHi ?? null).toBe(row.libcxx_first_such_raw);
  });

  it('differs between the libraries at the very top alone', () => {
    expect(libcxxCanonicalFloat(4294967167)).toBe(libstdcxxCanonicalFloat(4294967167));
    expect(libcxxCanonicalFloat(4294967168)).toBe(1);
    expect(libstdcxxCanonicalFloat(4294967168)).toBe(1 - 2 ** -24);
  });
});

describe('printed listings', () => {
  const listing = (id: string) => listings.listings.find((entry) => entry.id === id)!;

  it('rolls the die of seed 1234 as each library does', () => {
    const roll = (toInt: typeof libcxxInt) => {
      const rng = new Mt19937(1234);
      return 'run A: ' + Array.from({ length: 8 }, () => toInt(rng, 1, 6)).join(' ');
    };
    const { document_lines, libstdcxx_lines } = listing('mt-die');
    expect(roll(libcxxInt)).toBe(document_lines[0]);
    expect(roll(libstdcxxInt)).toBe(libstdcxx_lines![0]);
  });

  it('prints the floats of seed 2024', () => {
    const print = (values: number[]) => values.map((value) => Number(value.toPrecision(6))).join(' ');
    const floats = (lo: number, hi: number) => {
      const rng = new Mt19937(2024);
      return Array.from({ length: 5 }, () => libstdcxxFloat(rng, lo, hi));
    };
    const [unit, remapped] = listing('floats').document_lines;
    expect(`5 random floats in [0,1): ${print(floats(0, 1))}`).toBe(unit!.trim());
    expect(`5 random floats in [10,20): ${print(floats(10, 20))}`).toBe(remapped!.trim());
  });
});
