import {
  type FieldValues,
  type FieldWindow,
  requireWindow,
} from './field-window';
import type { FractalOptions } from './fractal';
import { mixedSeed } from './hash-mix';
import { latticeColumns, type LatticeColumns } from './lattice-columns';
import {
  requireGain,
  requireLacunarity,
  requireNumber,
  requireOctaves,
} from './refuse';
import { value3 } from './value';

/** 3t² − 2t³ in doubles: what the reference does in floats. */
const smooth = (t: number): number => t * t * (3 - 2 * t);

/** One octave of value noise over a window, row after row: every corner is hashed once for its row of cells. */
class ValueLayer {
  readonly #columns: LatticeColumns;
  readonly #seed: number;
  /** The planes before and behind z, and how far the place is between them; one plane where there is no z. */
  readonly #near: number;
  readonly #depth: number;
  #upper: Float64Array;
  #lower: Float64Array;
  /** The row of corners that `#upper` holds; `#lower` holds the next. */
  #top = NaN;

  constructor(
    columns: number,
    x: number,
    step: number,
    seed: number,
    z: number,
  ) {
    this.#columns = latticeColumns(columns, x, step, smooth);
    this.#seed = seed;
    this.#near = Math.floor(z);
    this.#depth = smooth(z - Math.floor(z));
    this.#upper = new Float64Array(this.#columns.corners);
    this.#lower = new Float64Array(this.#columns.corners);
  }

  #hashRow(corners: Float64Array, y: number): void {
    const { first } = this.#columns;
    hashCorners(corners, first, y, this.#near, this.#seed);
    if (this.#depth === 0) return;
    const behind = new Float64Array(corners.length);
    hashCorners(behind, first, y, this.#near + 1, this.#seed);
    for (let i = 0; i < corners.length; i++)
      corners[i]! += (behind[i]! - corners[i]!) * this.#depth;
  }

  /** Adds `amplitude` times this layer along y to the row of `values` that begins at `offset`. */
  addRow(
    values: FieldValues,
    offset: number,
    y: number,
    amplitude: number,
  ): void {
    const top = Math.floor(y);
    if (top !== this.#top) {
      if (top === this.#top + 1) {
        [this.#upper, this.#lower] = [this.#lower, this.#upper];
      } else {
        this.#hashRow(this.#upper, top);
      }
      this.#hashRow(this.#lower, top + 1);
      this.#top = top;
    }
    const { starts, blended } = this.#columns;
    const upper = this.#upper;
    const lower = this.#lower;
    const v = smooth(y - top);
    let left = amplitude * (upper[0]! + (lower[0]! - upper[0]!) * v);
    for (let cell = 0; cell < starts.length - 1; cell++) {
      const right =
        amplitude *
        (upper[cell + 1]! + (lower[cell + 1]! - upper[cell + 1]!) * v);
      addBlend(
        values,
        offset,
        starts[cell]!,
        starts[cell + 1]!,
        blended,
        left,
        right - left,
      );
      left = right;
    }
  }
}

/** Samples so far apart, in lattice units, that hardly two share a corner. */
const SPARSE = 4;

/** The same for samples that share no corners: there is nothing to keep. */
class SparseLayer {
  constructor(
    readonly columns: number,
    readonly x: number,
    readonly step: number,
    readonly seed: number,
    readonly z: number,
  ) {}

  addRow(
    values: FieldValues,
    offset: number,
    y: number,
    amplitude: number,
  ): void {
    for (let column = 0; column < this.columns; column++) {
      const x = this.x + column * this.step;
      values[offset + column]! += amplitude * value3(x, y, this.z, this.seed);
    }
  }
}

/** The reference's hash for a row of corners. */
function hashCorners(
  corners: Float64Array,
  first: number,
  y: number,
  z: number,
  seed: number,
): void {
  const row =
    Math.imul(y, 668265263) +
    Math.imul(z, 3266489917) +
    Math.imul(seed, 2246822519);
  for (let i = 0; i < corners.length; i++) {
    let n = (Math.imul(first + i, 374761393) + row) | 0;
    n = Math.imul(n ^ (n >>> 13), 1274126177);
    corners[i] = ((n ^ (n >>> 16)) & 0xffffff) * (1 / 0x1000000);
  }
}

/** The innermost loop, a leaf by itself and four samples at a time: engines make the best of it so. */
function addBlend(
  values: FieldValues,
  offset: number,
  from: number,
  to: number,
  blended: Float64Array,
  left: number,
  rise: number,
): void {
  let column = from;
  for (; column + 3 < to; column += 4) {
    values[offset + column]! += left + rise * blended[column]!;
    values[offset + column + 1]! += left + rise * blended[column + 1]!;
    values[offset + column + 2]! += left + rise * blended[column + 2]!;
    values[offset + column + 3]! += left + rise * blended[column + 3]!;
  }
  for (; column < to; column++)
    values[offset + column]! += left + rise * blended[column]!;
}

function addLayers(
  values: FieldValues,
  { columns, rows, x, y, step }: FieldWindow,
  z: number,
  options: FractalOptions,
): void {
  const {
    seed,
    octaves,
    lacunarity = 2,
    gain = 0.5,
    normalized = true,
    mixed = false,
  } = options;
  requireOctaves(octaves);
  requireLacunarity(lacunarity);
  requireGain(gain);
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) total += gain ** octave;
  const layers = Array.from({ length: octaves }, (_, octave) => {
    const frequency = lacunarity ** octave;
    const own = mixed ? mixedSeed(seed, octave) : (seed + octave) >>> 0;
    const apart = step * frequency;
    const layer =
      apart > SPARSE
        ? new SparseLayer(columns, x * frequency, apart, own, z * frequency)
        : new ValueLayer(columns, x * frequency, apart, own, z * frequency);
    const amplitude = gain ** octave / (normalized ? total : 1);
    return { frequency, amplitude, layer };
  });
  values.fill(0);
  // All octaves of a row before the next row: the row stays near the processor.
  for (let row = 0; row < rows; row++)
    for (const { frequency, amplitude, layer } of layers)
      layer.addRow(
        values,
        row * columns,
        (y + row * step) * frequency,
        amplitude,
      );
}

/**
 * Value noise over a whole window. Within 1e−6 of `value2` at each sample: the blends are done in doubles, and down
 * before across.
 *
 * @param values filled row by row: `rows` × `columns` numbers from 0 to 1
 * @param window where the samples are
 * @param seed whole number from 0 to 4294967295
 * @throws RangeError for a window that is none, lies beyond ±2³¹, or does not fit `values`
 */
export function valueField2(
  values: FieldValues,
  window: FieldWindow,
  seed: number,
): void {
  requireWindow(values, window);
  addLayers(values, window, 0, { seed, octaves: 1 });
}

/**
 * Octaves of value noise over a whole window. Within 1e−6 of `fractal(value2, …)` at each sample.
 *
 * @param values filled row by row: `rows` × `columns` numbers, 0 to 1 while normalized
 * @param window where the samples are, in lattice units of the first octave
 * @throws RangeError for a window or options that are out of range, by name
 */
export function fractalField2(
  values: FieldValues,
  window: FieldWindow,
  options: FractalOptions,
): void {
  requireWindow(values, window);
  addLayers(values, window, 0, options);
}

/**
 * A plane of value noise in three dimensions, at one z: for a field that changes with time. Within 1e−6 of `value3`.
 *
 * @param values filled row by row: `rows` × `columns` numbers from 0 to 1
 * @param z place along the third dimension, in lattice units
 * @throws RangeError for a window or a z that is out of range, by name
 */
export function valueSlice3(
  values: FieldValues,
  window: FieldWindow,
  z: number,
  seed: number,
): void {
  requireWindow(values, window);
  requireNumber('z', z);
  addLayers(values, window, z, { seed, octaves: 1 });
}

/**
 * A plane of octaves of value noise in three dimensions. Within 1e−6 of `fractal3(value3, …)`.
 *
 * @param z place along the third dimension, in lattice units of the first octave
 * @throws RangeError for a window, a z or options that are out of range, by name
 */
export function fractalSlice3(
  values: FieldValues,
  window: FieldWindow,
  z: number,
  options: FractalOptions,
): void {
  requireWindow(values, window);
  requireNumber('z', z);
  addLayers(values, window, z, options);
}
