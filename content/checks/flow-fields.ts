/** How the programs of chapter 8 are judged. */
import type { Case, CodeChecks, Program } from '../../components/exercise-kit/code/checks';
import { showValue } from '../../components/exercise-kit/code/show-value';
import { valueNoise } from '../../components/exercise-kit/code/watch-noise';

const written = (value: number) => String(Number(value.toFixed(6))).replace('-', '−');
const close = (got: unknown, wanted: number) =>
  typeof got === 'number' && Math.abs(got - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted));
const part = (got: unknown, name: string): unknown => Object(got)[name];

const FULL = 2 * Math.PI;

// A direction from a value.

type Place = readonly [x: number, y: number, scale: number, turns: number, seed: number];
const PLACES: readonly Place[] = [
  [0, 0, 0.0035, 1, 1234],
  [500, 350, 0.0035, 2, 1234],
  [812.5, 96.25, 0.0035, 2, 1234],
  [500, 350, 0.0035, 1, 1234],
  [500, 350, 0.02, 2, 1234],
  [-40.5, 700, 0.01, 3, 7],
  [120, 9000.75, 0.5, 2, 99],
  [333, 4.5, 0.015625, 0.5, 0],
];

interface FlowWays {
  angle?: (value: number, turns: number) => number;
  at?: (place: Place) => readonly [number, number];
  seed?: (seed: number) => number;
  direction?: (angle: number) => { x: number; y: number };
}
function flow(
  place: Place,
  {
    angle = (value, turns) => value * turns * FULL,
    at = ([x, y, scale]) => [x * scale, y * scale],
    seed = (own) => own,
    direction = (angle) => ({ x: Math.cos(angle), y: Math.sin(angle) }),
  }: FlowWays = {},
) {
  return direction(angle(valueNoise(at(place), seed(place[4])), place[3]));
}
function askFlow(program: Program, place: Place) {
  let asked = 0;
  const got = program(...place, (x: number, y: number, seed: number) => {
    asked += 1;
    return valueNoise([x, y], seed);
  });
  return { got, asked };
}
const sameWay = (got: unknown, wanted: { x: number; y: number }) =>
  close(part(got, 'x'), wanted.x) && close(part(got, 'y'), wanted.y);
const byFlow = (ways: FlowWays) => (program: Program) =>
  PLACES.every((place) => sameWay(askFlow(program, place).got, flow(place, ways)));
const shownWay = ({ x, y }: { x: number; y: number }) => `{ x: ${written(x)}, y: ${written(y)} }`;
const flowCall = (place: Place) => `\`flowAt(${place.map(written).join(', ')}, noise)\``;
const flowCase = (place: Place): Case => ({
  call: flowCall(place),
  expected: shownWay(flow(place)),
  run: (program) => askFlow(program, place).got,
  holds: (got) => sameWay(got, flow(place)),
});

const flowAt: CodeChecks = {
  cases: PLACES.slice(0, 5).map(flowCase),
  properties: [
    {
      name: 'every place',
      broken: (program) => {
        const missed = PLACES.find((place) => !sameWay(askFlow(program, place).got, flow(place)));
        return (
          missed &&
          `${flowCall(missed)} should give ${shownWay(flow(missed))}, and gave ${showValue(askFlow(program, missed).got)}.`
        );
      },
    },
  ],
  mistakes: [
    {
      name: 'nothing-returned',
      say: 'The function returns nothing. Is a `return` missing?',
      made: (program) => PLACES.some((place) => askFlow(program, place).got === undefined),
    },
    {
      name: 'not-a-number',
      say: 'Some results are NaN. A name that is misspelled, or a call with one argument too few, does that.',
      made: (program) => PLACES.some((place) => Number.isNaN(part(askFlow(program, place).got, 'x'))),
    },
    {
      name: 'angle-returned',
      say: 'It returns the angle. Wanted is the direction: an object with the cosine as `x` and the sine as `y`.',
      made: (program) =>
        PLACES.every((place) =>
          close(
            askFlow(program, place).got,
            valueNoise([place[0] * place[2], place[1] * place[2]], place[4]) * place[3] * FULL,
          ),
        ),
    },
    {
      name: 'no-noise',
      say: '`noise` is never called. The heading is made from its value.',
      made: (program) => PLACES.every((place) => askFlow(program, place).asked === 0),
    },
    {
      name: 'scale-forgotten',
      say: 'The place is given in pixels, and the noise wants it in squares: multiply x and y by `scale`.',
      made: byFlow({ at: ([x, y]) => [x, y] }),
    },
    {
      name: 'half-scaled',
      say: 'Only one of the two coordinates is scaled. Multiply both.',
      made: (program) =>
        byFlow({ at: ([x, y, scale]) => [x * scale, y] })(program) ||
        byFlow({ at: ([x, y, scale]) => [x, y * scale] })(program),
    },
    {
      name: 'divided-by-scale',
      say: 'The place is divided by `scale`, which makes squares a fraction of a pixel wide. Multiply.',
      made: byFlow({ at: ([x, y, scale]) => [x / scale, y / scale] }),
    },
    {
      name: 'turns-ignored',
      say: 'The values go around once, whatever `turns` says. Multiply by it.',
      made: byFlow({ angle: (value) => value * FULL }),
    },
    {
      name: 'no-circle',
      say: 'The value times the turns is a number of turns. A turn has `2 * Math.PI` radians.',
      made: byFlow({ angle: (value, turns) => value * turns }),
    },
    {
      name: 'half-circle',
      say: 'That goes half as far around as it should: a full turn is `2 * Math.PI`.',
      made: byFlow({ angle: (value, turns) => value * turns * Math.PI }),
    },
    {
      name: 'degrees',
      say: 'The angle is in degrees, and `Math.cos` and `Math.sin` take radians.',
      made: byFlow({ angle: (value, turns) => value * turns * 360 }),
    },
    {
      name: 'swapped',
      say: 'Sine and cosine have changed places: x is the cosine, y the sine.',
      made: byFlow({ direction: (angle) => ({ x: Math.sin(angle), y: Math.cos(angle) }) }),
    },
    {
      name: 'y-upward',
      say: 'y is turned over. Here it grows downward, as on a screen: take the sine as it is.',
      made: byFlow({ direction: (angle) => ({ x: Math.cos(angle), y: -Math.sin(angle) }) }),
    },
    {
      name: 'seed-ignored',
      say: 'Every seed gives the same field. Pass `seed` on to `noise`, last.',
      made: (program) => [0, 1].some((seed) => byFlow({ seed: () => seed })(program)),
    },
  ],
};

// A step of a particle.

interface Particle {
  x: number;
  y: number;
  age: number;
}
type Step = readonly [particle: Particle, angle: number, seconds: number];
const SPEED = 65;
const STEPS: readonly Step[] = [
  [{ x: 100, y: 50, age: 0 }, 0, 1],
  [{ x: 100, y: 50, age: 1.5 }, Math.PI / 2, 0.5],
  [{ x: 100, y: 50, age: 1.5 }, Math.PI, 0.25],
  [{ x: 812.5, y: 96.25, age: 3 }, 4, 1 / 64],
  [{ x: 0, y: 0, age: 0.25 }, -1, 0.125],
  [{ x: -20, y: 700, age: 5 }, 12.5, 2],
];
type StepWays = (particle: Particle, angle: number, seconds: number) => Particle;
const advanced: StepWays = ({ x, y, age }, angle, seconds) => ({
  x: x + Math.cos(angle) * SPEED * seconds,
  y: y + Math.sin(angle) * SPEED * seconds,
  age: age + seconds,
});
const askStep = (program: Program, [particle, angle, seconds]: Step) => {
  const given = { ...particle };
  return { got: program(given, angle, seconds), given };
};
const sameParticle = (got: unknown, { x, y, age }: Particle) =>
  close(part(got, 'x'), x) && close(part(got, 'y'), y) && close(part(got, 'age'), age);
const byStep = (way: StepWays) => (program: Program) =>
  STEPS.every((step) => sameParticle(askStep(program, step).got, way(...step)));
const shown = ({ x, y, age }: Particle) => `{ x: ${written(x)}, y: ${written(y)}, age: ${written(age)} }`;
const stepCall = ([particle, angle, seconds]: Step) =>
  `\`advance(${shown(particle)}, ${written(angle)}, ${written(seconds)})\``;
const stepCase = (step: Step): Case => ({
  call: stepCall(step),
  expected: shown(advanced(...step)),
  run: (program) => askStep(program, step).got,
  holds: (got) => sameParticle(got, advanced(...step)),
});
const untouched = (program: Program) =>
  STEPS.every((step) => sameParticle(askStep(program, step).given, step[0]));

const advance: CodeChecks = {
  cases: STEPS.slice(0, 4).map(stepCase),
  properties: [
    {
      name: 'every step',
      broken: (program) => {
        const missed = STEPS.find((step) => !sameParticle(askStep(program, step).got, advanced(...step)));
        return (
          missed &&
          `${stepCall(missed)} should give ${shown(advanced(...missed))}, and gave ${showValue(askStep(program, missed).got)}.`
        );
      },
    },
    {
      name: 'two frames are one',
      broken: (program) => {
        const [particle, angle, seconds] = STEPS[5]!;
        const first = askStep(program, [particle, angle, seconds / 2]).got as Particle;
        return sameParticle(program({ ...first }, angle, seconds / 2), advanced(particle, angle, seconds))
          ? undefined
          : 'Two frames of half the time should carry it exactly as far as one of the whole.';
      },
    },
    {
      name: 'the old one stays',
      broken: (program) =>
        untouched(program) ? undefined : 'The particle that was given has been changed. Return a new one.',
    },
  ],
  mistakes: [
    {
      name: 'nothing-returned',
      say: 'The function returns nothing. Is a `return` missing?',
      made: (program) => STEPS.every((step) => askStep(program, step).got === undefined),
    },
    {
      name: 'changed',
      say: 'The particle that was given has been changed. Make a new one, with the new numbers in it, and leave the old one alone.',
      made: (program) => !untouched(program),
    },
    {
      name: 'not-a-number',
      say: 'Some results are NaN. A name that is misspelled, or a call with one argument too few, does that.',
      made: (program) => STEPS.some((step) => Number.isNaN(part(askStep(program, step).got, 'x'))),
    },
    {
      name: 'time-ignored',
      say: 'It moves as far in a short frame as in a long one, so that it flies on a quick screen. Multiply by `seconds`.',
      made: (program) =>
        [SPEED, SPEED / 60].some((length) =>
          byStep(({ x, y, age }, angle, seconds) => ({
            x: x + Math.cos(angle) * length,
            y: y + Math.sin(angle) * length,
            age: age + seconds,
          }))(program),
        ),
    },
    {
      name: 'speed-ignored',
      say: 'It moves one pixel a second. Multiply by `SPEED` too.',
      made: byStep(({ x, y, age }, angle, seconds) => ({
        x: x + Math.cos(angle) * seconds,
        y: y + Math.sin(angle) * seconds,
        age: age + seconds,
      })),
    },
    {
      name: 'age-kept',
      say: 'It moves right, and never grows older. Add `seconds` to its age.',
      made: byStep((particle, angle, seconds) => ({
        ...advanced(particle, angle, seconds),
        age: particle.age,
      })),
    },
    {
      name: 'age-counted',
      say: 'Its age grows by 1 in each frame. Ages are in seconds: add `seconds`.',
      made: byStep((particle, angle, seconds) => ({
        ...advanced(particle, angle, seconds),
        age: particle.age + 1,
      })),
    },
    {
      name: 'age-replaced',
      say: 'Its age is the time of this frame alone. Add that to what it was.',
      made: byStep((particle, angle, seconds) => ({ ...advanced(particle, angle, seconds), age: seconds })),
    },
    {
      name: 'swapped',
      say: 'Sine and cosine have changed places: x goes by the cosine, y by the sine.',
      made: byStep(({ x, y, age }, angle, seconds) => ({
        x: x + Math.sin(angle) * SPEED * seconds,
        y: y + Math.cos(angle) * SPEED * seconds,
        age: age + seconds,
      })),
    },
    {
      name: 'y-upward',
      say: 'y runs the wrong way. It grows downward, as on a screen: add the sine.',
      made: byStep(({ x, y, age }, angle, seconds) => ({
        x: x + Math.cos(angle) * SPEED * seconds,
        y: y - Math.sin(angle) * SPEED * seconds,
        age: age + seconds,
      })),
    },
    {
      name: 'degrees',
      say: 'The angle is turned into degrees, or taken for them. It comes in radians, and that is what sine and cosine want.',
      made: (program) =>
        [180 / Math.PI, Math.PI / 180].some((factor) =>
          byStep((particle, angle, seconds) => advanced(particle, angle * factor, seconds))(program),
        ),
    },
    {
      name: 'place-lost',
      say: 'That is the way it goes in this frame. Add it to where it was.',
      made: byStep((particle, angle, seconds) => advanced({ ...particle, x: 0, y: 0 }, angle, seconds)),
    },
  ],
};

export default {
  'flow-fields/flow-at': flowAt,
  'flow-fields/advance': advance,
} satisfies Readonly<Record<string, CodeChecks>>;
