import type { Generator } from './generator';

/**
 * Another generator, with a count of how many raw numbers have been drawn from it: what a method
 * really costs.
 */
export class CountingGenerator implements Generator {
  /** Raw numbers drawn so far. Set it to 0 to count afresh. */
  draws = 0;
  readonly #source: Generator;

  constructor(source: Generator) {
    this.#source = source;
  }

  nextUint32(): number {
    this.draws += 1;
    return this.#source.nextUint32();
  }
}
