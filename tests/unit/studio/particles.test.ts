/** Particles: where they go, when they are born again, and that the past can be run anew. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockFlow, blocksOf, headingAt } from '../../../components/widgets/flow-field/field';
import {
  MEMORY,
  RATE,
  spray,
  startParticles,
  stepParticles,
  stepParticlesByBlock,
} from '../../../components/widgets/flow-field/particles';

const settings = { seed: 1234, octaves: 4, white: false, turns: 2, curl: false, depth: 0 };
const WIDTH = 1000;
const HEIGHT = 700;
const { paths } = JSON.parse(readFileSync(new URL('../../golden/flow.json', import.meta.url), 'utf8')) as {
  paths: { rows: { seed: number; octaves: number; positions_every_30_steps: [number, number][] }[] };
};

describe('a particle', () => {
  it.each(paths.rows)('follows the reference’s path through seed $seed', ({ seed, octaves, ...row }) => {
    const particles = startParticles(1, 1e6, 1e6, 1);
    particles.life[0] = 60_000;
    particles.phase[0] = 0;
    const heading = headingAt({ ...settings, seed, octaves });
    const [start, ...later] = row.positions_every_30_steps;
    // A step works on places, wherever the window is.
    [particles.x[0], particles.y[0]] = start!;
    for (const [x, y] of later) {
      for (let step = 0; step < 30; step++) stepParticles(particles, heading);
      expect(Math.hypot(particles.x[0]! - x, particles.y[0]! - y)).toBeLessThan(0.05);
    }
  });

  it('lives between two and six seconds, and starts anew inside the window', () => {
    const particles = startParticles(2000, WIDTH, HEIGHT, 7);
    expect(Math.min(...particles.life)).toBeGreaterThanOrEqual(2 * RATE);
    expect(Math.max(...particles.life)).toBeLessThanOrEqual(6 * RATE);
    for (let step = 0; step < 400; step++) stepParticles(particles, () => 0);
    particles.x.forEach((x) => expect(x >= 0 && x < WIDTH).toBe(true));
    particles.y.forEach((y) => expect(y >= 0 && y < HEIGHT).toBe(true));
  });
});

describe('a crowd', () => {
  it('comes to the same picture from any start that is a life back', () => {
    const flow = blockFlow(blocksOf(settings, WIDTH, HEIGHT), settings);
    const whole = startParticles(500, WIDTH, HEIGHT, 3);
    while (whole.step < 1000) stepParticlesByBlock(whole, flow);
    const late = startParticles(500, WIDTH, HEIGHT, 3, 1000 - MEMORY);
    while (late.step < 1000) stepParticlesByBlock(late, flow);
    expect(late.x).toEqual(whole.x);
    expect(late.y).toEqual(whole.y);
  });

  it('is spread evenly when it is born', () => {
    const { x, y } = startParticles(40_000, WIDTH, HEIGHT, 11);
    const quarters = [0, 0, 0, 0];
    x.forEach((left, i) => (quarters[(left < WIDTH / 2 ? 0 : 1) + (y[i]! < HEIGHT / 2 ? 0 : 2)]! += 1));
    for (const count of quarters) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});

describe('a spray', () => {
  it('takes the particles of the list in turn, and colors them until they are born again', () => {
    const particles = startParticles(10, WIDTH, HEIGHT, 5);
    spray(
      particles,
      Array.from({ length: 7 }, () => ({ x: 1, y: 2 })),
    );
    expect([...particles.amber]).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0]);
    spray(
      particles,
      Array.from({ length: 5 }, () => ({ x: 3, y: 4 })),
    );
    expect(particles.next).toBe(2);
    expect([...particles.x.slice(7)]).toEqual([3, 3, 3]);
    for (let step = 0; step < MEMORY; step++) stepParticles(particles, () => 0);
    expect(Math.max(...particles.amber)).toBe(0);
  });

  it('leaves alone whose place would be outside the window', () => {
    const particles = startParticles(3, WIDTH, HEIGHT, 5);
    const before = particles.x.slice();
    spray(particles, [{ x: -1, y: 5 }]);
    expect(particles.x).toEqual(before);
    expect(particles.next).toBe(1);
  });
});
