/** Noise Fields in motion: holds the particles and the field, makes steps, and paints them on one canvas. */
import { inCircle, inCircleNaive, Pcg32 } from '../../src/random';
import {
  blockFlow,
  BLOCK,
  blocksOf,
  fastBlocksOf,
  grey,
  headingAt,
  type Blocks,
} from '../widgets/flow-field/field';
import {
  MEMORY,
  spray,
  startParticles,
  stepParticles,
  stepParticlesByBlock,
  type BlockFlow,
  type HeadingAt,
  type Particles,
} from '../widgets/flow-field/particles';
import { paintStreaks } from '../widgets/flow-field/paint';
import { newLight, packed, paintLight, type Light } from './dense';
import type { Settings } from './settings';

/** Up to here each particle asks for the heading at its own place, and is drawn as a line. Beyond, blocks and light. */
const FEW = 3000;
/** A spray: how many particles, within how many pixels. */
const SPRAY = { count: 300, radius: 60 } as const;
/** Lattice units that the third dimension moves on by in one frame of change. */
export const CHANGE_PER_FRAME = 0.004;

const GROUND = packed(0x14, 0x16, 0x1a);

export class Engine {
  readonly #brush: CanvasRenderingContext2D;
  /** The noise in greys, one pixel a block. */
  readonly #greys = document.createElement('canvas');
  /** Where very many particles are painted, pixel by pixel. */
  readonly #dense = document.createElement('canvas');
  #settings: Settings;
  #particles!: Particles;
  #light: Light | undefined;
  /** What is painted pixel by pixel, and the same memory as one packed color a pixel. */
  #image = new ImageData(1, 1);
  #pixels = new Uint32Array(1);
  /** The greys as a ground for light, one packed color a pixel. */
  #ground = new Uint32Array(0);
  /** The blocks that the greys, and that ground, were made of. */
  #greysOf: Blocks | undefined;
  #groundOf: Blocks | undefined;
  #blocks: Blocks | undefined;
  #flow: BlockFlow | undefined;
  #heading: HeadingAt | undefined;
  /** Sprays draw from a stream of their own: two sprays never lie alike. */
  #sprays = 0;
  frame: number;
  moment: number;
  width = 0;
  height = 0;

  constructor(canvas: HTMLCanvasElement, settings: Settings) {
    this.#brush = canvas.getContext('2d', { alpha: false })!;
    this.#settings = settings;
    this.frame = settings.frame;
    this.moment = settings.moment;
  }

  /** Fits the window, in CSS pixels, and comes to the present frame by running through the last life of everyone. */
  fit(width: number, height: number, ratio: number): void {
    const { canvas } = this.#brush;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    this.#brush.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.width = width;
    this.height = height;
    this.#light = undefined;
    this.#forgetField();
    this.#restart();
  }

  set(settings: Settings): void {
    const before = this.#settings;
    this.#settings = settings;
    const same = (['seed', 'octaves', 'white', 'turns', 'curl', 'noise', 'change'] as const).every(
      (key) => before[key] === settings[key],
    );
    if (!same) {
      this.#forgetField();
      this.#particles.seed = settings.seed;
    }
    if (before.particles !== settings.particles) this.#restart();
  }

  #forgetField(): void {
    this.#blocks = this.#flow = this.#heading = undefined;
  }

  get #field() {
    const { seed, octaves, white, turns, curl } = this.#settings;
    return { seed, octaves, white, turns, curl, depth: this.moment * CHANGE_PER_FRAME };
  }

  #theBlocks(): Blocks {
    // The greys of a field that stands still are the reference's own.
    const { noise, change } = this.#settings;
    const blocks = noise && !change ? blocksOf : fastBlocksOf;
    return (this.#blocks ??= blocks(this.#field, this.width, this.height));
  }

  #restart(): void {
    const { seed, particles, change } = this.#settings;
    const now = { frame: this.frame, moment: this.moment };
    // A new number of particles needs no new past: it would hold the page up.
    const back = Math.min(now.frame, particles > FEW ? 0 : MEMORY);
    this.frame -= back;
    if (change) this.moment = Math.max(0, this.moment - back);
    this.#particles = startParticles(particles, this.width, this.height, seed, this.frame);
    for (let i = 0; i < back; i++) this.step();
    this.moment = now.moment;
  }

  step(): void {
    this.frame += 1;
    if (this.#settings.change) {
      this.moment += 1;
      this.#forgetField();
    }
    if (this.#settings.particles > FEW) {
      this.#flow ??= blockFlow(this.#theBlocks(), this.#field);
      stepParticlesByBlock(this.#particles, this.#flow);
    } else {
      this.#heading ??= headingAt(this.#field);
      stepParticles(this.#particles, this.#heading);
    }
  }

  spray(x: number, y: number): void {
    const rng = new Pcg32(this.#settings.seed, ++this.#sprays);
    const place = this.#settings.naive ? inCircleNaive : inCircle;
    const places = Array.from({ length: SPRAY.count }, () => {
      const point = place(rng, SPRAY.radius);
      return { x: x + point.x, y: y + point.y };
    });
    spray(this.#particles, places);
  }

  draw(): void {
    const { noise, particles } = this.#settings;
    const brush = this.#brush;
    if (particles > FEW) {
      this.#drawLight(noise);
    } else {
      if (noise) this.#drawGreys();
      else {
        brush.fillStyle = '#14161a';
        brush.fillRect(0, 0, this.width, this.height);
      }
    }
    paintStreaks(brush, this.#particles, particles > FEW ? 'amber' : 'all');
  }

  #drawGreys(): void {
    const blocks = this.#theBlocks();
    const { columns, rows, values } = blocks;
    if (this.#greysOf !== blocks) {
      this.#greysOf = blocks;
      this.#greys.width = columns;
      this.#greys.height = rows;
      const image = new ImageData(columns, rows);
      const pixels = new Uint32Array(image.data.buffer);
      values.forEach((value, at) => (pixels[at] = packed(grey(value), grey(value), grey(value))));
      this.#greys.getContext('2d')!.putImageData(image, 0, 0);
    }
    this.#brush.imageSmoothingEnabled = false;
    this.#brush.drawImage(this.#greys, 0, 0, columns * BLOCK, rows * BLOCK);
  }

  #drawLight(noise: boolean): void {
    const { width, height } = this;
    if (this.#light?.width !== width || this.#light.height !== height) {
      this.#light = newLight(width, height);
      this.#dense.width = width;
      this.#dense.height = height;
      this.#image = new ImageData(width, height);
      this.#pixels = new Uint32Array(this.#image.data.buffer);
    }
    paintLight(this.#light, this.#particles, this.#pixelGround(noise), this.#pixels);
    this.#dense.getContext('2d')!.putImageData(this.#image, 0, 0);
    this.#brush.imageSmoothingEnabled = false;
    this.#brush.drawImage(this.#dense, 0, 0, width, height);
  }

  #plain: Uint32Array | undefined;

  /** What lies under the light: the plain ground, or each pixel's block in grey. */
  #pixelGround(noise: boolean): Uint32Array {
    const { width, height } = this;
    if (!noise) {
      if (this.#plain?.length !== width * height) this.#plain = new Uint32Array(width * height).fill(GROUND);
      return this.#plain;
    }
    const blocks = this.#theBlocks();
    if (this.#groundOf === blocks) return this.#ground;
    this.#groundOf = blocks;
    const { columns, values } = blocks;
    const ground = new Uint32Array(width * height);
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / BLOCK) * columns;
      for (let x = 0; x < width; x++) {
        const shade = grey(values[row + Math.floor(x / BLOCK)]!);
        ground[y * width + x] = packed(shade, shade, shade);
      }
    }
    return (this.#ground = ground);
  }

  /** The present picture as a PNG. */
  picture(): Promise<Blob | null> {
    return new Promise((resolve) => this.#brush.canvas.toBlob(resolve, 'image/png'));
  }
}
