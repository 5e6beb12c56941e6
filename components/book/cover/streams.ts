/**
 * The cover's picture: particles carried along a field of headings, each drawn with the way it has just come.
 * Pure: the build runs it for the still, the browser for the live field.
 */
import { fractal2, heading } from '../../../src/noise';
import { Pcg32, uniformFloat } from '../../../src/random';

/** Seed, scale (lattice units a pixel) and octaves of Noise Fields, so that the cover is a window into it. */
const SEED = 1234;
const SCALE = 0.0035;
const OCTAVES = 4;

/** Headings are worked out once on a grid this wide, in pixels; a particle takes the nearest. */
const CELL = 10;
/** Points of the way that a particle remembers, and the distance between them in pixels. */
const TRAIL = 9;
const STRIDE = 3;

export interface Streams {
  width: number;
  height: number;
  columns: number;
  headings: Float32Array;
  /** For each particle its trail, newest point first: x, y, x, y … */
  trails: Float32Array;
  /** Frames each particle still has before it is born again elsewhere. */
  lives: Float32Array;
  /** Frames for which a stirred particle stays amber. */
  stirred: Float32Array;
  rng: Pcg32;
}

/** What a pointer stirs: particles within `radius` pixels whirl around it. */
export interface Spoon {
  x: number;
  y: number;
  radius: number;
}

function birth(streams: Streams, particle: number): void {
  const { rng, trails, lives, width, height } = streams;
  const x = uniformFloat(rng) * width;
  const y = uniformFloat(rng) * height;
  for (let point = 0; point < TRAIL; point++) {
    trails[(particle * TRAIL + point) * 2] = x;
    trails[(particle * TRAIL + point) * 2 + 1] = y;
  }
  lives[particle] = 60 + uniformFloat(rng) * 180;
  streams.stirred[particle] = 0;
}

/** A field for a window of `width` × `height` pixels, with `count` particles at random places. */
export function startStreams(width: number, height: number, count: number): Streams {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const headings = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const value = fractal2(column * CELL * SCALE, row * CELL * SCALE, OCTAVES, SEED);
      headings[row * columns + column] = heading(value);
    }
  }
  const streams: Streams = {
    width,
    height,
    columns,
    headings,
    trails: new Float32Array(count * TRAIL * 2),
    lives: new Float32Array(count),
    stirred: new Float32Array(count),
    rng: new Pcg32(SEED, 1),
  };
  for (let particle = 0; particle < count; particle++) birth(streams, particle);
  return streams;
}

/** Moves every particle one stride along its heading, or around the spoon. */
export function stepStreams(streams: Streams, spoon?: Spoon): void {
  const { width, height, columns, headings, trails, lives, stirred } = streams;
  for (let particle = 0; particle < lives.length; particle++) {
    const base = particle * TRAIL * 2;
    const x = trails[base]!;
    const y = trails[base + 1]!;
    lives[particle]! -= 1;
    if (lives[particle]! < 0 || x < 0 || y < 0 || x > width || y > height) {
      birth(streams, particle);
      continue;
    }
    let angle = headings[Math.round(y / CELL) * columns + Math.round(x / CELL)]!;
    if (spoon) {
      const dx = x - spoon.x;
      const dy = y - spoon.y;
      if (dx * dx + dy * dy < spoon.radius * spoon.radius) {
        angle = Math.atan2(dy, dx) + Math.PI / 2;
        stirred[particle] = 150;
      }
    }
    if (stirred[particle]! > 0) stirred[particle]! -= 1;
    trails.copyWithin(base + 2, base, base + (TRAIL - 1) * 2);
    trails[base] = x + Math.cos(angle) * STRIDE;
    trails[base + 1] = y + Math.sin(angle) * STRIDE;
  }
}

/** The same streams with only a `share` of the particles. */
export function thinned(streams: Streams, share: number): Streams {
  const count = Math.round(streams.lives.length * share);
  return {
    ...streams,
    trails: streams.trails.slice(0, count * TRAIL * 2),
    lives: streams.lives.slice(0, count),
    stirred: streams.stirred.slice(0, count),
  };
}

/** The field under the streams as pixels, one a grid cell: the greys of Noise Fields with a cold tint. */
export function fieldPixels({ columns, headings }: Streams): {
  columns: number;
  rows: number;
  rgba: Uint8ClampedArray<ArrayBuffer>;
} {
  const rgba = new Uint8ClampedArray(headings.length * 4);
  headings.forEach((angle, at) => {
    const grey = 20 + 110 * (angle / (4 * Math.PI));
    rgba.set([grey * 0.6, grey * 0.66, grey * 0.78, 255], at * 4);
  });
  return { columns, rows: headings.length / columns, rgba };
}

/** Calls `line` with each particle's trail, as a flat list of coordinates, and whether it is amber. */
export function eachTrail(streams: Streams, line: (trail: Float32Array, amber: boolean) => void): void {
  for (let particle = 0; particle < streams.lives.length; particle++) {
    const trail = streams.trails.subarray(particle * TRAIL * 2, (particle + 1) * TRAIL * 2);
    line(trail, streams.stirred[particle]! > 0);
  }
}
