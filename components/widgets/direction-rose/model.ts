import {
  boxDirection,
  chiSquare,
  direction,
  type Generator,
  inCircleByRejection,
  Pcg32,
  type Point,
  uniformReal,
} from '../../../src/random';
import type { Outputs, Values } from '../../widget-kit/definition';
import type { definition } from './definition';

type Method = Values<typeof definition>['method'];

/** The first petal points along the x axis, and every third along a diagonal or an axis. */
export const PETALS = 24;
const SHOWN = 300;

export interface Data {
  /** How often each petal's direction came up, from the x axis towards the y axis. */
  petals: number[];
  /** What the first directions were made from, in a box from −1 to 1. */
  points: Point[];
  outputs: Outputs<typeof definition>;
}

const methods: Record<Method, (rng: Generator) => Point> = {
  angle: direction,
  box: boxDirection,
  // Its direction is wanted, and a direction does not depend on the arrow's length.
  kept: (rng) => inCircleByRejection(rng, 1),
};

/** The point that a direction of the box is made from, which `boxDirection` stretches. */
const inSquare = (rng: Generator): Point => ({ x: uniformReal(rng, -1, 1), y: uniformReal(rng, -1, 1) });

function petalOf({ x, y }: Point): number {
  const petal = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * PETALS);
  return (petal + PETALS) % PETALS;
}

export function model({ method, count, seed }: Values<typeof definition>): Data {
  const rng = new Pcg32(seed);
  const make = methods[method];
  const petals = new Array<number>(PETALS).fill(0);
  for (let made = 0; made < count; made++) petals[petalOf(make(rng))]! += 1;

  const again = new Pcg32(seed);
  const source = method === 'box' ? inSquare : make;
  const points = Array.from({ length: Math.min(count, SHOWN) }, () => source(again));

  const strays = petals.map((got) => (got * PETALS) / count - 1);
  const worst = strays.reduce((most, stray) => (Math.abs(stray) > Math.abs(most) ? stray : most), 0);
  return {
    petals,
    points,
    outputs: {
      worst: worst * 100,
      at: (Math.max(0, strays.indexOf(worst)) * 360) / PETALS,
      p: chiSquare(petals).p,
    },
  };
}
