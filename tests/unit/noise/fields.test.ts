/** What is made of noise: octaves, shapes, warps, flows, statistics, heights. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amplitudeSum,
  bands,
  billow,
  curl2,
  equalWeights,
  fieldStats,
  flow2,
  fractal,
  fractal2,
  fractal3,
  FLOW_SCALE,
  gradient2,
  heading,
  meanDirection,
  remap,
  ridged,
  shareBetween,
  signed,
  stretch,
  value2,
  value3,
  warp2,
} from '../../../src/noise';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../golden/${name}.json`, import.meta.url), 'utf8'));

describe('octaves', () => {
  it('of value noise in doubles agree with the reference in floats', () => {
    for (const [x, y, octaves, seed, value] of golden('fractal').points as number[][])
      if (Math.abs(x!) < 1e5 && Math.abs(y!) < 1e5)
        expect(fractal(value2, x!, y!, { seed: seed!, octaves: octaves! })).toBeCloseTo(value!, 4);
  });

  it('divide by 1.875 when there are four of them', () => {
    expect(amplitudeSum(4, 0.5)).toBe(1.875);
    const at = { seed: 5, octaves: 4 };
    const whole = fractal(value2, 0.3, 0.7, { ...at, normalized: false });
    expect(whole / 1.875).toBeCloseTo(fractal(value2, 0.3, 0.7, at), 12);
  });

  it('weigh the same with a gain of 1', () => {
    const layers = [0, 1, 2].map((k) => value2(0.3 * 2 ** k, 0.7 * 2 ** k, 5 + k));
    expect(equalWeights(value2, 0.3, 0.7, { seed: 5, octaves: 3 })).toBeCloseTo(
      layers.reduce((sum, value) => sum + value) / 3,
      12,
    );
  });

  it('in three dimensions begin with the plane', () => {
    expect(fractal3(value3, 0.3, 0.7, 0, { seed: 5, octaves: 4 })).toBe(
      fractal(value2, 0.3, 0.7, { seed: 5, octaves: 4 }),
    );
  });

  it('resemble each other for seeds 0 and 1, and not when the seed is mixed', () => {
    const octave = (seed: number, k: number, mixed: boolean) => (x: number, y: number) => {
      const more = fractal(value2, x, y, { seed, octaves: k + 1, gain: 1, normalized: false, mixed });
      return k === 0
        ? more
        : more - fractal(value2, x, y, { seed, octaves: k, gain: 1, normalized: false, mixed });
    };
    const likeness = (mixed: boolean) => {
      const a = octave(0, 0, mixed);
      const b = octave(0, 1, mixed);
      const pairs = Array.from({ length: 3000 }, (_, i) => [
        a(i * 0.173, i * 0.311),
        b(i * 0.173, i * 0.311),
      ]);
      const means = [0, 1].map((side) => pairs.reduce((sum, pair) => sum + pair[side]!, 0) / pairs.length);
      const product = (i: number, j: number) =>
        pairs.reduce((sum, pair) => sum + (pair[i]! - means[i]!) * (pair[j]! - means[j]!), 0);
      return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1));
    };
    expect(Math.abs(likeness(true))).toBeLessThan(0.1);
  });

  it('refuse what is no number of octaves, gain or lacunarity, by name', () => {
    const at = (more: object) => () => fractal(value2, 0, 0, { seed: 1, octaves: 4, ...more });
    expect(at({ octaves: 2.5 })).toThrow('octaves must be a whole number from 1 to 16, got 2.5');
    expect(at({ gain: -0.1 })).toThrow('gain must be a number from 0 to 1, got -0.1');
    expect(at({ lacunarity: NaN })).toThrow('lacunarity must be a number from 1 to 16, got NaN');
    expect(() => fractal2(0, 0, 0, 1)).toThrow('octaves must be a whole number from 1 to 16, got 0');
    expect(() => amplitudeSum(0, 0.5)).toThrow(RangeError);
  });
});

describe('shapes', () => {
  it('fold at 0: ridges are 1 where the noise is 0, billows 0', () => {
    fc.assert(
      fc.property(fc.double({ min: -99, max: 99, noNaN: true }), (x) => {
        const ridge = ridged(gradient2)(x, 0.4, 3);
        expect(ridge).toBe(1 - Math.abs(gradient2(x, 0.4, 3)));
        expect(billow(gradient2)(x, 0.4, 3)).toBeCloseTo(1 - ridge, 12);
        expect(signed(value2)(x, 0.4, 3)).toBe(2 * value2(x, 0.4, 3) - 1);
      }),
    );
    expect(ridged(gradient2)(2, 5, 1)).toBe(1);
  });
});

describe('a warp', () => {
  it('pushes no coordinate farther than its amount, and an amount of 0 returns their own bits', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -99, max: 99, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (x, amount) => {
          const pushed = warp2(gradient2, x, 1.5, amount, 8);
          expect(Math.abs(pushed.x - x)).toBeLessThanOrEqual(Math.abs(amount) + 1e-12);
          expect(Math.abs(pushed.y - 1.5)).toBeLessThanOrEqual(Math.abs(amount) + 1e-12);
        },
      ),
    );
    expect(Object.is(warp2(gradient2, -0, 1, 0, 8).x, -0)).toBe(true);
    expect(() => warp2(gradient2, 0, 0, Infinity, 8)).toThrow('amount must be a finite number, got Infinity');
  });
});

describe('a flow', () => {
  it('equals the reference: the angle exactly, its direction within 1e-6', () => {
    for (const [x, y, octaves, white, seed, , angle, dirX, dirY] of golden('flow').rows) {
      const flow = flow2(x, y, { octaves, white, seed });
      expect(flow.angle).toBe(angle);
      expect(Math.abs(flow.x - dirX)).toBeLessThan(1e-6);
      expect(Math.abs(flow.y - dirY)).toBeLessThan(1e-6);
    }
  });

  it('leans as the reference measured, with one turn and with two', () => {
    for (const [seed, one, two] of golden('fractal').drift_by_seed_set[0].each as number[][]) {
      const angles = (turns: number) => {
        const found: number[] = [];
        for (let y = 2.5; y < 700; y += 5)
          for (let x = 2.5; x < 1000; x += 5)
            found.push(flow2(x, y, { seed: seed!, octaves: 4, turns }).angle);
        return found;
      };
      expect(meanDirection(angles(1)).length).toBeCloseTo(one!, 4);
      expect(meanDirection(angles(2)).length).toBeCloseTo(two!, 4);
    }
  });

  it('along the curl neither gathers nor thins out: as much leaves a spot as comes', () => {
    const way = 1 / 256;
    for (let i = 0; i < 100; i++) {
      const [x, y] = [i * 0.731 + 0.2, i * 0.417 + 0.3];
      const at = (dx: number, dy: number) => curl2(gradient2, x + dx, y + dy, 6, way);
      const divergence =
        (at(way, 0).x - at(-way, 0).x) / (2 * way) + (at(0, way).y - at(0, -way).y) / (2 * way);
      expect(Math.abs(divergence)).toBeLessThan(1e-6);
    }
    expect(() => curl2(gradient2, 0, 0, 6, 0)).toThrow('reach must be above 0, got 0');
  });

  it('has a mean direction, unless there is nothing to average', () => {
    expect(meanDirection([0, Math.PI]).length).toBeCloseTo(0, 12);
    expect(meanDirection([1, 1, 1]).length).toBeCloseTo(1, 12);
    expect(() => meanDirection([])).toThrow('angles must hold at least one angle, got none');
    expect(heading(0.25, 1)).toBeCloseTo(Math.PI / 2, 6);
  });
});

describe('statistics', () => {
  const { window: rows } = golden('fractal') as {
    window: ({ grid: string; octaves: number } & Record<string, number>)[];
  };

  it.each(rows.filter(({ grid }) => grid === 'block'))(
    'of the window of seed $seed with $octaves octaves are those of the reference',
    ({ seed, octaves, ...row }) => {
      const values: number[] = [];
      for (let y = 2.5; y < 700; y += 5)
        for (let x = 2.5; x < 1000; x += 5)
          values.push(fractal2(Math.fround(x * FLOW_SCALE), Math.fround(y * FLOW_SCALE), octaves, seed!));
      const { count, min, max, mean, deviation } = fieldStats(values);
      expect([count, min, max]).toEqual([row['n'], row['min'], row['max']]);
      expect(mean).toBeCloseTo(row['mean']!, 7);
      expect(deviation).toBeCloseTo(row['std']!, 7);
      const share = shareBetween(values, Math.fround(0.3), Math.fround(0.7));
      expect(share).toBeCloseTo(row['share_0.3_to_0.7']!, 5);
    },
  );

  it('refuse nothing, and what is no number', () => {
    expect(() => fieldStats([])).toThrow('values must hold at least one value, got none');
    expect(() => fieldStats([1, NaN])).toThrow('value 1 must be a finite number, got NaN');
    expect(() => shareBetween([], 0, 1)).toThrow(RangeError);
  });
});

describe('heights', () => {
  it('remap along a line, stretch to the ends and no farther', () => {
    expect(remap(0.5, 0.2, 0.8, 0, 10)).toBeCloseTo(5, 12);
    expect(remap(1, 0, 0.5, 0, 1)).toBe(2);
    expect(stretch(0.9, 0.2, 0.8)).toBe(1);
    expect(stretch(0.1, 0.2, 0.8)).toBe(0);
    expect(() => remap(0, 1, 1, 0, 1)).toThrow('lo and hi must differ, got 1 for both');
    expect(() => stretch(0, 0.8, 0.2)).toThrow('lo must be below hi, got lo 0.8 and hi 0.2');
  });

  it('fall into bands, each beginning with its limit', () => {
    expect([0.1, 0.2, 0.5, 0.99].map((height) => bands(height, [0.2, 0.5]))).toEqual([0, 1, 2, 2]);
    expect(() => bands(0.3, [0.5, 0.2])).toThrow('limits must ascend, got 0.2 after 0.5');
    expect(() => bands(NaN, [0.5])).toThrow('height must be a number, got NaN');
  });
});
