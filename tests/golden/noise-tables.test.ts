/** Table noise against the recipe's numbers, every row: in doubles, so every bit must be the same. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bands, permutationTable, TableNoise, type TableKind, type TableOptions } from '../../src/noise';

interface Row {
  seed: number;
  kind: string;
  sample2: number[];
  sample3: number[];
  fbm4_sample2: number[];
  fbm4_sample3: number[];
  far_sample2: number[];
  warp2: { octaves: number; amount: number; index_x_y: [number, number, number][] }[];
}

const golden = JSON.parse(readFileSync(new URL('./tables.json', import.meta.url), 'utf8')) as {
  tables: { seed: number | string; p: number[] }[];
  points2: [number, number][];
  points3: [number, number, number][];
  far_points2: [number, number][];
  results: { rows: Row[] };
  other_settings: {
    seed: number;
    kind: string;
    octaves: number;
    persistence: number;
    lacunarity: number;
    sample2_first_14: number[];
    sample3_first_14: number[];
  }[];
  world_example: { rows: { seed: number; spots_deep_shallow_sand_grass_forest_rock_snow: number[] }[] };
};
const { points2, points3, far_points2: far } = golden;

const noise = (seed: number, kind: string, more: Partial<TableOptions> = {}) =>
  new TableNoise({ seed, kind: kind.toLowerCase() as TableKind, ...more });

it.each(golden.tables)('shuffles the table of seed $seed', ({ seed, p }) => {
  // One seed is given as words: −1, which is all 64 bits.
  expect([...permutationTable(typeof seed === 'number' ? seed : 2n ** 64n - 1n)]).toEqual(p);
});

describe.each(golden.results.rows)('$kind noise of seed $seed', ({ seed, kind, ...row }) => {
  const one = noise(seed, kind);
  const four = noise(seed, kind, { octaves: 4 });

  it('in two dimensions', () => {
    expect(points2.map(([x, y]) => one.sample2(x, y))).toEqual(row.sample2);
    expect(points2.map(([x, y]) => four.sample2(x, y))).toEqual(row.fbm4_sample2);
    expect(far.map(([x, y]) => one.sample2(x, y))).toEqual(row.far_sample2);
  });

  it('in three dimensions', () => {
    expect(points3.map(([x, y, z]) => one.sample3(x, y, z))).toEqual(row.sample3);
    expect(points3.map(([x, y, z]) => four.sample3(x, y, z))).toEqual(row.fbm4_sample3);
  });

  it('warped', () => {
    for (const { octaves, amount, index_x_y: places } of row.warp2) {
      const field = noise(seed, kind, { octaves });
      for (const [index, wantedX, wantedY] of places) {
        const { x, y } = field.warp2(...points2[index]!, amount);
        expect([x, y]).toEqual([wantedX, wantedY]);
      }
    }
  });
});

it.each(golden.other_settings)(
  '$kind noise with $octaves octaves, gain $persistence, lacunarity $lacunarity',
  ({ seed, kind, octaves, persistence: gain, lacunarity, ...row }) => {
    const field = noise(seed, kind, { octaves, gain, lacunarity });
    expect(points2.slice(0, 14).map(([x, y]) => field.sample2(x, y))).toEqual(row.sample2_first_14);
    expect(points3.slice(0, 14).map(([x, y, z]) => field.sample3(x, y, z))).toEqual(row.sample3_first_14);
  },
);

it.each(golden.world_example.rows)('draws the recipe’s map of seed $seed', ({ seed, ...row }) => {
  const field = noise(seed, 'perlin', { octaves: 4 });
  const counts = new Array<number>(7).fill(0);
  for (let y = 0; y < 84; y++)
    for (let x = 0; x < 120; x++)
      counts[bands(field.sample2(x / 30, y / 30), [-0.12, 0, 0.03, 0.12, 0.19, 0.25])]! += 1;
  expect(counts).toEqual(row.spots_deep_shallow_sand_grass_forest_rock_snow);
});

describe('what a table cannot do, it says', () => {
  it.each<[Partial<TableOptions>, string]>([
    [{ octaves: 0 }, 'octaves must be a whole number from 1 to 16, got 0'],
    [{ octaves: 17 }, 'octaves must be a whole number from 1 to 16, got 17'],
    [{ gain: 1.5 }, 'gain must be a number from 0 to 1, got 1.5'],
    [{ lacunarity: 0.5 }, 'lacunarity must be a number from 1 to 16, got 0.5'],
    [{ seed: -1 }, 'got -1'],
    [{ kind: 'simplex' as TableKind }, 'kind must be perlin, value or cellular, got simplex'],
  ])('%j', (options, message) => {
    expect(() => noise(1, 'perlin', options)).toThrow(message);
  });

  it('coordinates that are no numbers, or too far out at any octave', () => {
    const field = noise(1, 'perlin', { octaves: 3 });
    expect(() => field.sample2(NaN, 0)).toThrow('got NaN at octave 1');
    expect(() => field.sample2(0, 600_000)).toThrow(
      'within ±1048576 at every octave, got 1200000 at octave 2',
    );
    expect(() => field.sample3(0, 0, -Infinity)).toThrow('got -Infinity at octave 1');
    expect(() => field.warp2(0, 0, NaN)).toThrow('amount must be a finite number, got NaN');
  });
});

it('repeats every 256 units while the lacunarity is whole', () => {
  const field = noise(9, 'perlin', { octaves: 3 });
  for (const [x, y] of points2.slice(0, 10))
    expect(field.sample2(x + 256, y)).toBeCloseTo(field.sample2(x, y), 9);
});

it('an amount of 0 returns the coordinates’ own bits', () => {
  const { x, y } = noise(3, 'value').warp2(-0, 0.1, 0);
  expect(Object.is(x, -0)).toBe(true);
  expect(y).toBe(0.1);
});
