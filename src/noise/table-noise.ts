import { permutationTable } from './permutation-table';
import {
  requireGain,
  requireLacunarity,
  requireNumber,
  requireOctaves,
} from './refuse';
import { EDGES } from './slopes';

export type TableKind = 'perlin' | 'value' | 'cellular';

export interface TableOptions {
  seed: number;
  kind: TableKind;
  /** Layers, 1 to 16. Default 1. */
  octaves?: number;
  /** Each layer's amplitude over the one before, 0 to 1. Default 0.5. */
  gain?: number;
  /** Each layer's frequency over the one before, 1 to 16. Default 2. */
  lacunarity?: number;
}

/** Coordinates of any octave must lie within this, so that their fractions keep enough digits. */
const FARTHEST_TABLE = 1_048_576;
/** Salts that give the warp's two fields corners of their own. */
const WARP_X = 73;
const WARP_Y = 151;

/** The cube's edges in the order of Perlin's 2002 code, four of them twice, so that four bits pick one. */
const SLOPES_3 = [...EDGES, EDGES[0], EDGES[9], EDGES[1], EDGES[11]] as const;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number): number => a + t * (b - a);

/**
 * Noise in the older way: corners are looked up in a shuffled table of 256 bytes in place of being hashed, so that it
 * repeats every 256 lattice units where the lacunarity is a whole number. Perlin, value and cellular noise in two and
 * three dimensions, with octaves and a warp. Doubles throughout.
 *
 * `perlin` keeps the usual scaling and measures −0.5 to 0.5 in two dimensions and up to 0.5182 in three; `value` is
 * −1 to 1; `cellular` is the distance to the nearest feature over the square's or cube's diagonal, 0 to 1.
 */
export class TableNoise {
  readonly #table: Uint8Array;
  readonly #kind: TableKind;
  readonly #octaves: number;
  readonly #gain: number;
  readonly #lacunarity: number;

  /** @throws RangeError naming the option that is out of range. */
  constructor({
    seed,
    kind,
    octaves = 1,
    gain = 0.5,
    lacunarity = 2,
  }: TableOptions) {
    requireOctaves(octaves);
    requireGain(gain);
    requireLacunarity(lacunarity);
    if (!(kind in samplers))
      throw new RangeError(
        `kind must be perlin, value or cellular, got ${String(kind)}`,
      );
    this.#table = permutationTable(seed);
    this.#kind = kind;
    this.#octaves = octaves;
    this.#gain = gain;
    this.#lacunarity = lacunarity;
  }

  /**
   * @param x, y place in lattice units of the first octave
   * @throws RangeError for coordinates that are not finite, or beyond ±1,048,576 at any octave
   */
  sample2(x: number, y: number): number {
    return this.#layers([x, y], 0);
  }

  /**
   * @param x, y, z place in lattice units of the first octave
   * @throws RangeError for coordinates that are not finite, or beyond ±1,048,576 at any octave
   */
  sample3(x: number, y: number, z: number): number {
    return this.#layers([x, y, z], 0);
  }

  /**
   * The place that (x, y) is pushed to by two fields of this noise, at most `amount` along an axis.
   *
   * @param amount lattice units; 0 returns the coordinates' own bits
   * @throws RangeError for an amount that is not finite, and for coordinates as `sample2`
   */
  warp2(x: number, y: number, amount: number): { x: number; y: number } {
    requireNumber('amount', amount);
    const push = (salt: number): number => {
      const value = this.#layers([x, y], salt);
      return this.#kind === 'cellular' ? 2 * value - 1 : value;
    };
    if (amount === 0) return { x, y };
    return { x: x + amount * push(WARP_X), y: y + amount * push(WARP_Y) };
  }

  #layers(place: number[], salt: number): number {
    const sample = samplers[this.#kind];
    let at = place;
    let amplitude = 1;
    let sum = 0;
    let total = 0;
    for (
      let octave = 0;
      octave < this.#octaves && amplitude !== 0;
      octave++
    ) {
      requireNear(at, octave);
      sum += amplitude * sample(this.#table, at, salt);
      total += amplitude;
      amplitude *= this.#gain;
      at = at.map((coordinate) => coordinate * this.#lacunarity);
    }
    const least = this.#kind === 'cellular' ? 0 : -1;
    return Math.min(1, Math.max(least, sum / total));
  }
}

/** Refuse places whose fractions have lost their digits. @throws RangeError naming the coordinate. */
function requireNear(place: readonly number[], octave: number): void {
  const bad = place.find(
    (coordinate) => !(Math.abs(coordinate) <= FARTHEST_TABLE),
  );
  if (bad === undefined) return;
  throw new RangeError(
    `coordinates must be finite and within ±${FARTHEST_TABLE} at every octave, got ${bad} at octave ${octave + 1}`,
  );
}

/** The byte of a corner, or of a cell. */
function look(
  table: Uint8Array,
  x: number,
  y: number,
  z: number,
  salt: number,
): number {
  const hash = table[(table[(table[x & 255]! + y) & 255]! + z) & 255]!;
  return table[(hash + salt) & 255]!;
}

/** A corner's value at a way from it. In two dimensions z and its way are 0. */
type Corner = (
  byte: number,
  dx: number,
  dy: number,
  dz: number,
  flat: boolean,
) => number;

const perlinCorner: Corner = (byte, dx, dy, dz, flat) => {
  if (flat)
    return ((byte & 1 ? -1 : 1) * dx + (byte & 2 ? -1 : 1) * dy) * 0.5;
  const [gx, gy, gz] = SLOPES_3[byte & 15]!;
  return (gx * dx + gy * dy + gz * dz) * 0.5;
};

const valueCorner: Corner = (byte) => byte / 127.5 - 1;

/** Blends the corners around a place, along x, then y, then z. */
function blended(corner: Corner): Sampler {
  return (table, [x, y, z], salt) => {
    const flat = z === undefined;
    const deep = z ?? 0;
    const [left, top, near] = [
      Math.floor(x!),
      Math.floor(y!),
      Math.floor(deep),
    ];
    const [dx, dy, dz] = [x! - left, y! - top, deep - near];
    const [u, v, w] = [fade(dx), fade(dy), fade(dz)];
    const at = (i: number, j: number, k: number): number =>
      corner(
        look(table, left + i, top + j, near + k, salt),
        dx - i,
        dy - j,
        dz - k,
        flat,
      );
    const row = (j: number, k: number): number =>
      mix(at(0, j, k), at(1, j, k), u);
    const plane = (k: number): number => mix(row(0, k), row(1, k), v);
    return flat ? plane(0) : mix(plane(0), plane(1), w);
  };
}

type Sampler = (
  table: Uint8Array,
  place: readonly number[],
  salt: number,
) => number;

const cellular: Sampler = (table, place, salt) => {
  const [x, y, z] = place;
  const flat = z === undefined;
  const [left, top, near] = [
    Math.floor(x!),
    Math.floor(y!),
    Math.floor(z ?? 0),
  ];
  const offset = (byte: number, axis: number): number =>
    (table[(byte + 85 * axis) & 255]! + 0.5) / 256;
  let nearest = Infinity;
  for (let k = flat ? 0 : -2; k <= (flat ? 0 : 2); k++) {
    for (let j = -2; j <= 2; j++) {
      for (let i = -2; i <= 2; i++) {
        const byte = look(table, left + i, top + j, near + k, salt);
        const dx = left + i + offset(byte, 0) - x!;
        const dy = top + j + offset(byte, 1) - y!;
        const dz = flat ? 0 : near + k + offset(byte, 2) - z;
        nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz);
      }
    }
  }
  return Math.sqrt(nearest) / Math.sqrt(place.length);
};

const samplers: Record<TableKind, Sampler> = {
  perlin: /* @__PURE__ */ blended(perlinCorner),
  value: /* @__PURE__ */ blended(valueCorner),
  cellular,
};
