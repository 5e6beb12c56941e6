/** The answers of the exercises on octaves and flow fields, held against the library or worked out in another way. */
import { describe, expect, it } from 'vitest';
import type { AnyExercise } from '../../../components/exercise-kit/exercise';
import flows from '../../../content/exercises/flow-fields';
import octaves, { LANDS } from '../../../content/exercises/octaves';
import { dataOf } from '../../../components/widget-kit/data';
import { defaults } from '../../../components/widget-kit/definition';
import { widgetNamed } from '../../../components/widgets/registry';
import { type Rational, toNumber } from '../../../src/answers/rational';
import {
  amplitudeSum,
  billow,
  curl2,
  heading,
  meanDirection,
  ridged,
  signed,
  stretch,
} from '../../../src/noise';

function called<K extends AnyExercise['kind']>(id: string, kind: K) {
  const found = [...octaves, ...flows].find((exercise) => exercise.id === id);
  if (found?.kind !== kind) throw new Error(`no ${kind} exercise is called ${id}`);
  return found as Extract<AnyExercise, { kind: K }>;
}
const asFloat = (answer: unknown) =>
  typeof answer === 'object' ? toNumber(answer as Rational) : Number(answer);
const answer = (id: string, variant: object) => asFloat(called(id, 'numeric').answer(variant));

describe('the exercises on octaves', () => {
  it('add up amplitudes as the library does', () => {
    for (const count of [3, 4, 5])
      for (const gain of [4, 5, 6, 8])
        expect(answer('octaves/amplitude-sum', { octaves: count, gain })).toBeCloseTo(
          amplitudeSum(count, gain / 10),
          12,
        );
  });

  it('stretch and fold as the library does', () => {
    for (const value of [20, 44, 59, 75])
      expect(answer('octaves/stretch-value', { value, lo: 25, hi: 65 })).toBeCloseTo(
        stretch(value / 100, 0.25, 0.65),
        12,
      );
    for (const value of [1, 8, 13, 19]) {
      const noise = signed(() => value / 20);
      expect(answer('octaves/ridge-value', { kind: 'ridged', value })).toBeCloseTo(
        ridged(noise)(0, 0, 0),
        12,
      );
      expect(answer('octaves/ridge-value', { kind: 'billow', value })).toBeCloseTo(
        billow(noise)(0, 0, 0),
        12,
      );
    }
  });

  it('have snow and sea on each of their lands once it is stretched, and not before', () => {
    const { widget, ...goal } = called('octaves/snow-and-sea', 'goal');
    const { definition } = widgetNamed(widget);
    for (const seed of LANDS)
      for (const [values, holds] of [
        [goal.start({ seed }), false],
        [goal.reached({ seed }), true],
      ] as const) {
        const set = { ...defaults(definition.parameters), ...values };
        const { outputs } = dataOf(widgetNamed(widget), set);
        expect(goal.holds({ seed }, set, outputs)).toBe(holds);
      }
  });
});

describe('the exercises on flow fields', () => {
  it('read headings as the library does', () => {
    for (const value of [3, 9, 17])
      for (const turns of [2, 3, 4]) {
        const degrees = ((heading(value / 20, turns) * 180) / Math.PI) % 360;
        expect(answer('flow-fields/heading-degrees', { value, turns })).toBeCloseTo(degrees, 2);
      }
  });

  it('average arrows as the library does', () => {
    for (const ways of [
      [0, 0, 2, 4],
      [6, 6, 6, 0],
      [2, 4, 6, 6],
    ])
      expect(answer('flow-fields/mean-length', { ways })).toBeCloseTo(
        meanDirection(ways.map((at) => (at * Math.PI) / 4)).length,
        9,
      );
  });

  it('take a curl from neighbors as the library does', () => {
    const around = { right: 62, left: 34, below: 48, above: 40 };
    // A plane through the four neighbors, a tenth away on either side.
    const noise = (x: number, y: number) =>
      0.5 + x * ((around.right - around.left) / 20) + y * ((around.below - around.above) / 20);
    const { x, y } = curl2(noise, 0, 0, 0, 0.1);
    expect(answer('flow-fields/curl-by-hand', { ...around, axis: 'x' })).toBeCloseTo(x, 9);
    expect(answer('flow-fields/curl-by-hand', { ...around, axis: 'y' })).toBeCloseTo(y, 9);
  });
});
