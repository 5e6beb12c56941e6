import type { Outputs, Values } from '../../widget-kit/definition';
import { WINDOW, type definition } from './definition';
import { blockFlow, blocksOf, fastBlocksOf, type Blocks } from './field';
import { MEMORY, startParticles, stepParticlesByBlock, type BlockFlow, type Particles } from './particles';

export interface Data {
  particles: Particles;
  blocks: Blocks;
  outputs: Outputs<typeof definition>;
}

/** The last run, so that the next frame is one step and not a life's worth of them. What comes out is the same. */
let last: { key: string; blocks: Blocks; flow: BlockFlow; particles: Particles } | undefined;

export function model({ frame, ...values }: Values<typeof definition>): Data {
  const key = JSON.stringify(values);
  if (last?.key !== key || last.particles.step > frame) {
    const field = {
      seed: values.seed,
      octaves: values.octaves,
      white: values.noise === 'white',
      turns: values.turns,
      curl: false,
      depth: 0,
    };
    // Greys that are shown are the reference's own.
    const blocks = (values.greys ? blocksOf : fastBlocksOf)(field, WINDOW.width, WINDOW.height);
    last = {
      key,
      blocks,
      flow: blockFlow(blocks, field),
      // Everyone has been born again within this many steps, so an earlier start would end in the same picture.
      particles: begin(values, Math.max(0, frame - MEMORY)),
    };
  }
  if (frame - last.particles.step > MEMORY) last.particles = begin(values, frame - MEMORY);
  while (last.particles.step < frame) stepParticlesByBlock(last.particles, last.flow);

  const { x, y, dx, dy } = last.particles;
  return {
    // The next frame moves the arrays on; what was handed out stays as it is.
    particles: { ...last.particles, x: x.slice(), y: y.slice(), dx: dx.slice(), dy: dy.slice() },
    blocks: last.blocks,
    outputs: { lean: lean(last.flow) },
  };
}

function begin({ particles, seed }: { particles: number; seed: number }, step: number): Particles {
  return startParticles(particles, WINDOW.width, WINDOW.height, seed, step);
}

function lean({ cos, sin }: BlockFlow): number {
  let east = 0;
  let south = 0;
  for (let at = 0; at < cos.length; at++) {
    east += cos[at]!;
    south += sin[at]!;
  }
  return Math.hypot(east, south) / cos.length;
}
