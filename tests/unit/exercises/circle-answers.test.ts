/** The answers of the circle's exercises, against points that are scattered and counted. */
import { describe, expect, it } from 'vitest';
import type { AnyExercise } from '../../../components/exercise-kit/exercise';
import exercises from '../../../content/exercises/circle-scatter';
import predictions from '../../../content/predictions/circle-scatter';
import { type Rational, rational } from '../../../src/answers';
import {
  type Generator,
  inAnnulus,
  inBall,
  inCircle,
  inCircleNaive,
  Pcg32,
  type Point,
  type Point3,
  uniformReal,
} from '../../../src/random';

const POINTS = 40_000;

function called<K extends AnyExercise['kind']>(name: string, kind: K) {
  const found = [...exercises, ...predictions].find(({ id }) => id === `circle-scatter/${name}`);
  if (found?.kind !== kind) throw new Error(`no ${kind} exercise is called ${name}`);
  return found as Extract<AnyExercise, { kind: K }>;
}

const value = (answer: Rational | number | bigint) =>
  typeof answer === 'object' ? Number(answer.num) / Number(answer.den) : Number(answer);

/** In percent. */
function within(r: number, draw: (rng: Generator) => Point | Point3): number {
  const rng = new Pcg32(5);
  let hits = 0;
  for (let k = 0; k < POINTS; k++) {
    const point = draw(rng);
    if (Math.hypot(point.x, point.y, 'z' in point ? point.z : 0) < r) hits++;
  }
  return (100 * hits) / POINTS;
}

const isNear = (measured: number, answer: Rational | number | bigint, by = 1) =>
  expect(Math.abs(measured - value(answer))).toBeLessThan(by);

describe('the exercises of the circle', () => {
  it('share an even spread as 25 and 81 percent, a naive one as 50 and 90', () => {
    const [even, naive] = [called('share-within', 'numeric'), called('naive-share', 'numeric')];
    const [half, most] = [
      { radius: 100, r: 50 },
      { radius: 100, r: 90 },
    ];
    expect([half, most].map(even.answer)).toEqual([rational(25n), rational(81n)]);
    expect([half, most].map(naive.answer)).toEqual([rational(50n), rational(90n)]);
  });

  it('agree with points that are counted', () => {
    const drawn = { radius: 80, r: 60 };
    isNear(
      within(60, (rng) => inCircle(rng, 80)),
      called('share-within', 'numeric').answer(drawn),
    );
    isNear(
      within(60, (rng) => inCircleNaive(rng, 80)),
      called('naive-share', 'numeric').answer(drawn),
    );
    isNear(
      within(60, (rng) => inBall(rng, 80)),
      called('ball-share', 'numeric').answer(drawn),
    );
    isNear(
      within(60, (rng) => inAnnulus(rng, 30, 80)),
      called('ring-share', 'numeric').answer({ inner: 30, middle: 60, outer: 80 }),
    );
  });

  it('find the radius that holds a share', () => {
    const r = value(called('radius-of-share', 'numeric').answer({ radius: 120, percent: 30 }) as number);
    isNear(
      within(r, (rng) => inCircle(rng, 120)),
      30,
    );
  });

  it('count the throws until enough have hit', () => {
    const rng = new Pcg32(8);
    const [radius, side] = [40, 100];
    let [throws, hits] = [0, 0];
    while (hits < POINTS) {
      throws++;
      const [x, y] = [uniformReal(rng, 0, side), uniformReal(rng, 0, side)];
      if (Math.hypot(x - side / 2, y - side / 2) <= radius) hits++;
    }
    const answer = value(called('tries-needed', 'numeric').answer({ points: POINTS, radius, side }));
    expect(Math.abs(throws / answer - 1)).toBeLessThan(0.02);
  });

  it('get π from darts, and darts that hit as often as they should', () => {
    const darts = called('pi-from-darts', 'numeric');
    expect(darts.answer({ thrown: 1000, hits: 785 })).toEqual(rational(157n, 50n));
    const guesses = Array.from({ length: 100 }, (_, seed) =>
      value(darts.answer(darts.variant(new Pcg32(seed)))),
    );
    isNear(guesses.reduce((sum, guess) => sum + guess, 0) / guesses.length, Math.PI, 0.05);
  });

  it('trace the roots', () => {
    expect(called('trace-points', 'trace').run({ radius: 70, roots: [5, 9, 1] })).toEqual([35, 63, 7]);
  });

  it('sketch ten rings that are alike', () => {
    const rings = called('sketch-rings', 'sketch').truth({});
    expect(rings).toHaveLength(10);
    for (const ring of rings) isNear(ring, 10, 2);
  });
});
