/**
 * Particles that a field carries. They move in steps of a sixtieth of a second, and everything about them follows
 * from the settings and the number of steps, so that a link can bring back the very picture.
 */
import { hash01 } from '../../../src/noise';

/** Steps a second. */
export const RATE = 60;
/** Pixels a second, and the length in pixels of the streak drawn behind a particle. */
export const SPEED = 65;
export const STREAK = 8;
/** A life lasts between these, in seconds. */
const LIFE = { shortest: 2, longest: 6 };
/** After this many steps every particle has been born again: what was before no longer matters. */
export const MEMORY = LIFE.longest * RATE;

/** The heading, in radians, of whatever is at (x, y), in pixels. */
export type HeadingAt = (x: number, y: number) => number;

/** A heading for each block of the window, as its cosine and sine: for more particles than can each ask for their own. */
export interface BlockFlow {
  block: number;
  columns: number;
  rows: number;
  cos: Float32Array;
  sin: Float32Array;
}

export interface Particles {
  count: number;
  width: number;
  height: number;
  seed: number;
  x: Float32Array;
  y: Float32Array;
  /** The direction of the last step. */
  dx: Float32Array;
  dy: Float32Array;
  /** Steps in a life, and steps of it already lived at the start: no two particles blink together. */
  life: Uint16Array;
  phase: Uint16Array;
  /** 1 where the particle was sprayed, until its life ends. */
  amber: Uint8Array;
  /** Steps made so far. */
  step: number;
  /** The particle that the next spray takes first. */
  next: number;
}

/** Salts that give each use of the hash numbers of its own. */
const SALT = { x: 1, y: 2, life: 3, phase: 4 } as const;

function drawn(particles: Pick<Particles, 'seed'>, particle: number, step: number, salt: number): number {
  return hash01(particle * 8 + salt, step, particles.seed);
}

function birth(particles: Particles, i: number): void {
  particles.x[i] = drawn(particles, i, particles.step, SALT.x) * particles.width;
  particles.y[i] = drawn(particles, i, particles.step, SALT.y) * particles.height;
  particles.dx[i] = 0;
  particles.dy[i] = 0;
  particles.amber[i] = 0;
}

/** `count` particles at random places of a window of `width` × `height` pixels. */
export function startParticles(
  count: number,
  width: number,
  height: number,
  seed: number,
  step = 0,
): Particles {
  const particles: Particles = {
    count,
    width,
    height,
    seed,
    x: new Float32Array(count),
    y: new Float32Array(count),
    dx: new Float32Array(count),
    dy: new Float32Array(count),
    life: new Uint16Array(count),
    phase: new Uint16Array(count),
    amber: new Uint8Array(count),
    step,
    next: 0,
  };
  const { shortest, longest } = LIFE;
  for (let i = 0; i < count; i++) {
    const life = RATE * (shortest + (longest - shortest) * drawn(particles, i, 0, SALT.life));
    particles.life[i] = Math.round(life);
    particles.phase[i] = Math.floor(drawn(particles, i, 0, SALT.phase) * particles.life[i]!);
    birth(particles, i);
  }
  return particles;
}

/** True where the particle's life ends with this step, or it has left the window. */
function ends(particles: Particles, i: number): boolean {
  const { x, y, width, height, life, phase, step } = particles;
  return 0 === (step + phase[i]!) % life[i]! || x[i]! < 0 || y[i]! < 0 || x[i]! >= width || y[i]! >= height;
}

/** One step, each particle asking for the heading at its own place. */
export function stepParticles(particles: Particles, headingAt: HeadingAt): void {
  const { count, x, y, dx, dy } = particles;
  particles.step += 1;
  for (let i = 0; i < count; i++) {
    const heading = headingAt(x[i]!, y[i]!);
    dx[i] = Math.cos(heading);
    dy[i] = Math.sin(heading);
    x[i]! += dx[i]! * (SPEED / RATE);
    y[i]! += dy[i]! * (SPEED / RATE);
    if (ends(particles, i)) birth(particles, i);
  }
}

/** One step, each particle taking the heading of the block it is in. */
export function stepParticlesByBlock(particles: Particles, { block, columns, cos, sin }: BlockFlow): void {
  const { count, x, y, dx, dy } = particles;
  particles.step += 1;
  for (let i = 0; i < count; i++) {
    // Places inside the window are never negative, so cutting off the fraction is flooring.
    const at = ((y[i]! / block) | 0) * columns + ((x[i]! / block) | 0);
    dx[i] = cos[at]!;
    dy[i] = sin[at]!;
    x[i]! += dx[i]! * (SPEED / RATE);
    y[i]! += dy[i]! * (SPEED / RATE);
    if (ends(particles, i)) birth(particles, i);
  }
}

/**
 * Moves the next particles of the list, in turn, to the given places, and colors them amber. A place outside the
 * window takes its particle's turn and nothing else.
 */
export function spray(particles: Particles, places: readonly { x: number; y: number }[]): void {
  for (const place of places) {
    const i = particles.next;
    particles.next = (i + 1) % particles.count;
    if (place.x < 0 || place.y < 0 || place.x >= particles.width || place.y >= particles.height) continue;
    particles.x[i] = place.x;
    particles.y[i] = place.y;
    particles.dx[i] = 0;
    particles.dy[i] = 0;
    particles.amber[i] = 1;
  }
}
