/** The answers of the exercises on value noise, held against the reference or worked out in another way. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyExercise } from '../../../components/exercise-kit/exercise';
import exercises from '../../../content/exercises/value-noise';
import { type Rational, rational } from '../../../src/answers';
import { hash01, value2 } from '../../../src/noise';

const golden = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../golden/${name}.json`, import.meta.url), 'utf8'));

function called<K extends AnyExercise['kind']>(name: string, kind: K) {
  const found = exercises.find(({ id }) => id === `value-noise/${name}`);
  if (found?.kind !== kind) throw new Error(`no ${kind} exercise is called ${name}`);
  return found as Extract<AnyExercise, { kind: K }>;
}

const fraction = (text: string): Rational => {
  const [num, den = '1'] = text.split('/');
  return rational(BigInt(num!), BigInt(den));
};
const float = (exact: unknown) => Number((exact as Rational).num) / Number((exact as Rational).den);

describe('the exercises of value noise', () => {
  const { answer: known } = golden('exercises').exercises.find(({ id }: { id: string }) => id === '000-2');

  it('blend the corners 0.6 and 0.1 as the reference does', () => {
    const smooth = called('smooth-blend', 'numeric');
    const straight = called('straight-blend', 'numeric');
    expect(smooth.answer({ a: 6, b: 1, t: 2 })).toEqual(fraction(known['smooth_3.5'].fraction));
    expect(smooth.answer({ a: 6, b: 1, t: 3 })).toEqual(fraction(known['smooth_3.75'].fraction));
    expect(straight.answer({ a: 6, b: 1, t: 3 })).toEqual(fraction(known['straight_3.75'].fraction));
    expect([0.35, 0.178125, 0.225]).toEqual([
      known['smooth_3.5'].decimal,
      known['smooth_3.75'].decimal,
      known['straight_3.75'].decimal,
    ]);
  });

  it('blend 0.2 and 0.8 at a quarter to 0.35 and 0.29375', () => {
    expect(float(called('straight-blend', 'numeric').answer({ a: 2, b: 8, t: 1 }))).toBe(0.35);
    expect(float(called('smooth-blend', 'numeric').answer({ a: 2, b: 8, t: 1 }))).toBe(0.29375);
  });

  it('name what a straight blend gives where a smooth one is asked for', () => {
    const { mistakes } = called('smooth-blend', 'numeric');
    const told = mistakes({ a: 6, b: 1, t: 3 }).find(({ answer }) => float(answer) === 0.225);
    expect(told?.say).toContain('straight blend');
  });

  it('find the square of a place where value2 finds it', () => {
    const { run } = called('trace-square', 'trace');
    expect(run({ x: -1, y: 7 })).toEqual([-1, 1, 0.75, 0.75]);
    expect(run({ x: -7, y: -9 })).toEqual([-2, -3, 0.25, 0.75]);
    // A corner has its own value, and no other: so the corner of the trace is the one value2 begins at.
    const [left, top] = run({ x: -7, y: -9 }) as [number, number];
    expect(value2(left, top, 7)).toBeCloseTo(hash01(-2, -3, 7), 6);
  });

  it('blend four corners, in whatever order the blends are made', () => {
    const { answer } = called('four-corners', 'numeric');
    expect(float(answer({ corners: [0, 10, 4, 8], u: 1, v: 3 }))).toBeCloseTo(
      0.75 * 0.25 * 0 + 0.25 * 0.25 * 1 + 0.75 * 0.75 * 0.4 + 0.25 * 0.75 * 0.8,
      12,
    );
  });

  it('count 8 corners and 7 blends in three dimensions', () => {
    const { answer } = called('corners-in', 'numeric');
    const { corners, lerps } = golden('exercises').exercises.find(
      ({ id }: { id: string }) => id === '000-5',
    ).answer;
    expect(answer({ axes: 3, asks: 'corners' })).toBe(BigInt(corners));
    expect(answer({ axes: 3, asks: 'blends' })).toBe(BigInt(lerps));
  });

  it('measure the crease of a straight blend, and none of an eased one', () => {
    const { answer } = called('slope-jump', 'numeric');
    expect(float(answer({ a: 2, b: 8, c: 5, eased: false }))).toBe(-0.9);
    expect(float(answer({ a: 2, b: 8, c: 5, eased: true }))).toBe(0);
  });

  it('move the plane to where the hash says so', () => {
    const { run } = called('seed-shift', 'trace');
    for (const shift of [
      { x: 3, y: -7, seed: 41 },
      { x: -50, y: 50, seed: 9000 },
    ]) {
      const [x, y] = run(shift) as [number, number];
      expect(hash01(x, y, shift.seed)).toBe(hash01(shift.x, shift.y, shift.seed + 1));
    }
  });
});
