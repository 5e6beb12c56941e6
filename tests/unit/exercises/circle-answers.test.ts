/** The answers of the circle's exercises: known ones, and others worked out in another way. */
import { describe, expect, it } from 'vitest';
import type { AnyExercise, ExactNumber } from '../../../components/exercise-kit/exercise';
import { pose } from '../../../components/exercise-kit/variants';
import exercises from '../../../content/exercises/circle-scatter';
import { rational, toNumber } from '../../../src/answers';
import { inAnnulus, inBall, inBox, inCircle, inCircleNaive, onSphere, Pcg32 } from '../../../src/random';
import golden from '../../golden/exercises.json';
import scatter from '../../golden/scatter.json';

function called<K extends AnyExercise['kind']>(name: string, kind: K) {
  const found = exercises.find(({ id }) => id === `circle-scatter/${name}`);
  if (found?.kind !== kind) throw new Error(`no ${kind} exercise is called ${name}`);
  return found as Extract<AnyExercise, { kind: K }>;
}

const numberOf = (answer: ExactNumber) => (typeof answer === 'object' ? toNumber(answer) : Number(answer));
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const MANY = 40_000;

/** The share of many draws that hold, in percent. */
function measured(draw: (rng: Pcg32) => boolean): number {
  const rng = new Pcg32(5);
  let held = 0;
  for (let drawn = 0; drawn < MANY; drawn++) if (draw(rng)) held += 1;
  return (100 * held) / MANY;
}

function eachVariant<V>(name: string, look: (variant: V, answer: number) => void, seeds = SEEDS): void {
  const exercise = called(name, 'numeric');
  for (const seed of seeds) {
    const variant = pose(exercise, seed).variant as V;
    look(variant, numberOf(exercise.answer(variant)));
  }
}

describe('the shares of even and naive scatters', () => {
  const { answer: known } = golden.exercises.find(({ id }) => id === '000-3')! as unknown as {
    answer: Record<string, { decimal: number }>;
  };
  const { answer } = called('share-within', 'numeric');
  const shareOf = (method: string, part: number) => numberOf(answer({ method, part })) / 100;

  it('are 25 and 81 percent, and 50 and 90, within half and nine tenths', () => {
    expect(shareOf('even', 50)).toBe(known['even_half']!.decimal);
    expect(shareOf('even', 90)).toBe(known['even_90']!.decimal);
    expect(shareOf('naive', 50)).toBe(known['naive_half']!.decimal);
    expect(shareOf('naive', 90)).toBe(known['naive_90']!.decimal);
  });

  it('are near what a million points counted', () => {
    const million = scatter.shares.find(({ points }) => points === 1_000_000)!;
    for (const [method, counts] of [
      ['even', million.even_by_tenth_of_radius],
      ['naive', million.naive_by_tenth_of_radius],
    ] as const) {
      let within = 0;
      counts.forEach((count, tenth) => {
        within += count / 1e6;
        expect(within).toBeCloseTo(shareOf(method, 10 * (tenth + 1)), 2);
      });
    }
  });

  it('come up in every variant when counted', () => {
    eachVariant<{ method: 'even' | 'naive'; part: number }>(
      'share-within',
      ({ method, part }, share) => {
        const make = method === 'even' ? inCircle : inCircleNaive;
        const counted = measured((rng) => {
          const { x, y } = make(rng, 100);
          return Math.hypot(x, y) <= part;
        });
        expect(Math.abs(counted - share)).toBeLessThan(1.2);
      },
      SEEDS.slice(0, 8),
    );
  });
});

describe('other shapes, counted', () => {
  const few = SEEDS.slice(0, 6);

  it('rings', () => {
    eachVariant<{ from: number; to: number }>(
      'ring-share',
      ({ from, to }, share) => {
        const counted = measured((rng) => {
          const { x, y } = inCircle(rng, 10);
          return Math.hypot(x, y) >= from && Math.hypot(x, y) <= to;
        });
        expect(Math.abs(counted - share)).toBeLessThan(1.2);
      },
      few,
    );
  });

  it('distances in a ring', () => {
    eachVariant<{ inner: number; outer: number; quarters: number }>(
      'annulus-radius',
      ({ inner, outer, quarters }, radius) => {
        const counted = measured((rng) => {
          const { x, y } = inAnnulus(rng, inner, outer);
          return Math.hypot(x, y) <= radius;
        });
        expect(Math.abs(counted - 25 * quarters)).toBeLessThan(1.2);
      },
      few,
    );
  });

  it('balls and globes', () => {
    eachVariant<{ part: number }>(
      'ball-share',
      ({ part }, share) => {
        const counted = measured((rng) => {
          const { x, y, z } = inBall(rng, 10);
          return Math.hypot(x, y, z) <= part;
        });
        expect(Math.abs(counted - share)).toBeLessThan(1.2);
      },
      few,
    );
    eachVariant<{ radius: number; height: number }>(
      'sphere-cap',
      ({ radius, height }, share) => {
        expect(Math.abs(measured((rng) => onSphere(rng, radius).z > height) - share)).toBeLessThan(1.2);
      },
      few,
    );
  });

  it('ponds', () => {
    eachVariant<{ radius: number; width: number; height: number }>(
      'expected-tries',
      ({ radius, width, height }, tries) => {
        const counted = measured((rng) => {
          const { x, y } = inBox(rng, width, height);
          return Math.hypot(x - width / 2, y - height / 2) <= radius;
        });
        expect(Math.abs(counted - 100 / tries)).toBeLessThan(1.2);
      },
      few,
    );
  });

  it('corners of boxes', () => {
    const { answer } = called('corner-directions', 'numeric');
    expect(answer({ across: 1, up: 1 })).toEqual(rational(2n));
    const slice = (middle: number) =>
      measured((rng) => {
        const { x, y } = inBox(rng, 8, 6);
        return Math.abs(Math.atan2(y - 3, x - 4) - middle) < 0.05;
      });
    const counted = slice(Math.atan2(3, 4)) / slice(0);
    // 25/16 in a slice without width; this one reaches past the corner on both sides.
    expect(Math.abs(counted - numberOf(answer({ across: 4, up: 3 })))).toBeLessThan(0.2);
  });
});

describe('by hand', () => {
  it('a point a quarter turn on, at half the radius', () => {
    const draws = [
      { quarters: 1, root: 5 },
      { quarters: 2, root: 9 },
    ];
    expect(called('two-points', 'trace').run({ radius: 60, draws })).toEqual([0, 30, -54, 0]);
  });

  it('81 percent lie within 54 of 60 px', () => {
    expect(called('radius-for-share', 'numeric').answer({ radius: 60, part: 9 })).toEqual(rational(54n));
  });

  it('157 of 200 darts say 3.14', () => {
    expect(called('pi-from-darts', 'numeric').answer({ darts: 200, hits: 157 })).toEqual(rational(157n, 50n));
  });

  it('620 trees at 4 m in a hundred by a hundred and sixty', () => {
    const wood = { width: 100, height: 160, distance: 4 };
    expect(called('how-many-trees', 'numeric').answer(wood)).toEqual(rational(620n));
  });
});
