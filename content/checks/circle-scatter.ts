/** How the programs of chapter 5 are judged. */
import type { Case, CodeChecks, Mistake, Program, Property } from '../../components/exercise-kit/code/checks';
import { scripted } from '../../components/exercise-kit/code/scripted';
import { showValue } from '../../components/exercise-kit/code/show-value';
import {
  areaWithin,
  cellEvenness,
  distance,
  draws,
  evenness,
  isInside,
  isPoint,
  points,
  results,
  type Sampler,
  turn,
  turnsBy,
} from '../../components/exercise-kit/code/watch-points';

/** Four tests of evenness are made of a right program: together they are unlucky less than once in a million. */
const LEVEL = 1e-7;
/** A suspicion is named once the points fit it about this well. */
const FITS = 1e-3;
const MANY = 9600;
const SOME = 2000;

const same = (a: readonly unknown[], b: readonly unknown[]) =>
  a.every((got, at) => showValue(got) === showValue(b[at]));

/** By degrees a full turn is 57 turns and a bit: too nearly even for any count to see. */
const byDegrees = (sampler: Sampler, program: Program) =>
  turnsBy(sampler, program, (u) => (360 * u) / (2 * Math.PI));

/** What every even scatter promises. */
function propertiesOf(sampler: Sampler): Property[] {
  const { inner, outer } = sampler;
  const where =
    inner > 0 ? `from ${inner} to ${outer} away from (0, 0)` : `no farther than ${outer} from (0, 0)`;
  return [
    {
      name: 'points',
      broken: (program) => {
        const other = results(sampler, program, SOME, 11).findIndex((got) => !isPoint(got));
        return other < 0
          ? undefined
          : 'Every result has to be `{ x, y }` with two finite numbers, and one was not.';
      },
    },
    {
      name: 'inside',
      broken: (program) => {
        const outside = points(sampler, program, SOME, 11).find((point) => !isInside(sampler, point));
        return outside && `Every point has to lie ${where}, and ${showValue(outside)} does not.`;
      },
    },
    {
      name: 'same seed, same results',
      broken: (program) =>
        same(results(sampler, program, 100, 5), results(sampler, program, 100, 5))
          ? undefined
          : 'The same seed has to give the same points again, and it does not. Is something kept from call to call?',
    },
    {
      name: 'even from the middle out',
      broken: (program) =>
        evenness(
          points(sampler, program, MANY, 12).map((point) => areaWithin(sampler, point)),
          20,
        ) < LEVEL
          ? 'Rings of equal area do not get equally many points.'
          : undefined,
    },
    {
      name: 'even all around',
      broken: (program) =>
        evenness(points(sampler, program, MANY, 13).map(turn), 24) < LEVEL
          ? 'Some directions get more points than others.'
          : undefined,
    },
    {
      name: 'even everywhere',
      broken: (program) =>
        cellEvenness(sampler, points(sampler, program, MANY, 14)) < LEVEL
          ? 'Parts of equal area do not get equally many points.'
          : undefined,
    },
    {
      name: 'a whole turn',
      broken: (program) =>
        byDegrees(sampler, program) ? 'The angle is given in degrees, where radians are wanted.' : undefined,
    },
  ];
}

/** The points are even in the part of the radius, raised to a power: 2 is right, and 1 is naive. */
function hasPower(sampler: Sampler, program: Program, power: number): boolean {
  const made = points(sampler, program, SOME, 21);
  const parts = made.map((point) => distance(point) / sampler.outer);
  return (
    parts.every((part) => part <= 1 + 1e-9) &&
    evenness(
      parts.map((part) => part ** power),
      12,
    ) > FITS
  );
}

const farthest = (sampler: Sampler, program: Program) =>
  Math.max(...points(sampler, program, SOME, 22).map(distance));

/** The wrong ways that rings and circles have in common. The first that fits speaks. */
function mistakesOf(sampler: Sampler): Mistake[] {
  const { outer } = sampler;
  const some = (program: Program) => results(sampler, program, 200, 21);
  const made = (program: Program) => points(sampler, program, SOME, 21);
  /** How many of 24 slices have a point. */
  const directions = (program: Program) =>
    new Set(made(program).map((point) => Math.floor(turn(point) * 24))).size;
  const differ = (program: Program) => new Set(some(program).map((got) => showValue(got))).size > 1;
  return [
    {
      name: 'nothing-returned',
      say: 'The function returns nothing. Is a `return` missing?',
      made: (program) => some(program).includes(undefined),
    },
    {
      name: 'promise',
      say: 'The function returns a promise. A point is wanted at once: leave `async` out.',
      made: (program) => some(program)[0] instanceof Promise,
    },
    {
      name: 'list-returned',
      say: 'The function returns a list. A point is wanted as `{ x, y }`, with its two names.',
      made: (program) => Array.isArray(some(program)[0]),
    },
    {
      name: 'math-random',
      say: 'The points do not come from `rng`: the same seed gives other points each time. `Math.random` cannot be seeded; draw from `rng.nextUint32()`.',
      made: (program) => draws(sampler, program) === 0 && differ(program),
    },
    {
      name: 'constant',
      say: 'Nothing is drawn from `rng`, and the point is always the same. Call `rng.nextUint32()` for each number.',
      made: (program) => draws(sampler, program) === 0,
    },
    {
      name: 'not-a-number',
      say: 'Some coordinates are not numbers. The square root of a negative number is one way to get there.',
      made: (program) => some(program).some((got) => !isPoint(got)),
    },
    {
      name: 'raw',
      say: 'The points lie much too far out. A raw value goes up to 4,294,967,295: divide it by `2 ** 32` to get a fraction.',
      made: (program) => farthest(sampler, program) > 1000 * outer,
    },
    {
      name: 'degrees',
      say: 'The angle runs to 360, and `Math.cos` and `Math.sin` take radians: a full turn is 2π. With 360 radians the points go around 57 times and a bit, so that the bit gets one lap more than the rest.',
      made: (program) => byDegrees(sampler, program),
    },
    {
      name: 'one-draw',
      say: 'One draw makes both the angle and the distance, so that the points lie along a spiral. Draw a second time.',
      made: (program) =>
        draws(sampler, program, 50) === 50 ||
        made(program).every((point) => Math.abs(turn(point) - areaWithin(sampler, point)) < 1e-6),
    },
    {
      name: 'quarter',
      say: 'All the points lie where x and y are positive: a quarter of what is wanted. A fraction u goes from 0 to 1; `2 * u - 1` goes from −1 to 1.',
      made: (program) => made(program).every(({ x, y }) => x >= 0 && y >= 0),
    },
    {
      name: 'half-turn',
      say: 'Only half of all directions come up. A full turn is 2π, and π is half of it.',
      made: (program) => Math.abs(directions(program) - 12) <= 1,
    },
    {
      name: 'short-turn',
      say: 'Most directions never come up. The angle has to run over a full turn, 0 to 2π.',
      made: (program) => directions(program) < 22,
    },
  ];
}

const RADIUS = 10;
const circle: Sampler = {
  inner: 0,
  outer: RADIUS,
  call: (program, rng) => program(rng, RADIUS),
};

const small: Sampler = { inner: 0, outer: 0.25, call: (program, rng) => program(rng, 0.25) };

/** Holds for other sizes too. Checked by the size alone and by rings, since the rest has been looked at. */
const otherSize = (sampler: Sampler, size: string): Property => ({
  name: `even for ${size}`,
  broken: (program) => {
    const made = points(sampler, program, MANY / 2, 15);
    if (made.length < MANY / 2 || !made.every((point) => isInside(sampler, point)))
      return `With ${size} some points lie outside.`;
    return evenness(
      made.map((point) => areaWithin(sampler, point)),
      16,
    ) < LEVEL
      ? `With ${size} rings of equal area do not get equally many points.`
      : undefined;
  },
});

const one = (name: string, sampler: Sampler, given: string, expected: string, seed: number): Case => ({
  call: `\`${name}(new Pcg32(${seed}), ${given})\``,
  expected,
  run: (program) => sampler.call(program, scripted([], seed).rng),
  holds: (got) => isPoint(got) && isInside(sampler, got),
});

/** How many of 4,000 points lie within the circle that holds a quarter of the area: 27 is one deviation. */
const quarterOf = (sampler: Sampler, what: string): Case => ({
  call: `4,000 points, how many ${what}`,
  expected: 'about 1,000',
  run: (program) =>
    points(sampler, program, 4000, 6).filter((point) => {
      const area = areaWithin(sampler, point);
      return area >= 0 && area <= 0.25;
    }).length,
  // Six deviations: a right program is outside once in five hundred million times.
  holds: (got) => typeof got === 'number' && Math.abs(got - 1000) <= 165,
});

const randomInCircle: CodeChecks = {
  cases: [
    one('randomInCircle', circle, '10', 'a point within 10', 1),
    one('randomInCircle', small, '0.25', 'a point within 0.25', 2),
    quarterOf(circle, 'within half the radius'),
  ],
  properties: [...propertiesOf(circle), otherSize(small, 'radius 0.25')],
  mistakes: [
    ...mistakesOf(circle),
    {
      name: 'on-the-rim',
      say: 'All the points lie on the rim. Stretching every arrow to the radius makes directions; the inside is missing.',
      made: (program) =>
        points(circle, program, SOME, 21).every((point) => Math.abs(distance(point) / RADIUS - 1) < 1e-6),
    },
    {
      name: 'clamped',
      say: 'Many points lie exactly on the rim: what fell outside was pulled back to it. Throw such a point away and draw another.',
      made: (program) =>
        points(circle, program, SOME, 21).filter((point) => Math.abs(distance(point) / RADIUS - 1) < 1e-6)
          .length >
        SOME / 20,
    },
    {
      name: 'square',
      say: 'The points fill the whole square around the circle. Those in its corners lie outside: draw again when x² + y² is more than the radius squared.',
      made: (program) => {
        const made = points(circle, program, SOME, 21);
        return (
          made.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= RADIUS) &&
          made.some((point) => distance(point) > 1.2 * RADIUS)
        );
      },
    },
    {
      name: 'root-outside',
      say: 'The root is taken of the radius too: √(R × u) reaches only √R. Take the root of the fraction alone, and multiply after that.',
      made: (program) => Math.abs(farthest(circle, program) / Math.sqrt(RADIUS) - 1) < 0.01,
    },
    {
      name: 'unit',
      say: 'The points stay within 1, whatever the radius. Multiply by it.',
      made: (program) => farthest(circle, program) <= 1,
    },
    {
      name: 'diameter',
      say: 'The points stay within half of what is asked for: the radius was taken for the diameter.',
      made: (program) => Math.abs((2 * farthest(circle, program)) / RADIUS - 1) < 0.02,
    },
    {
      name: 'too-far',
      say: 'The points go out to twice the radius. The distance from the middle is at most the radius itself.',
      made: (program) => Math.abs(farthest(circle, program) / (2 * RADIUS) - 1) < 0.02,
    },
    {
      name: 'box-direction',
      say: 'The distances are right and the directions are not: an arrow to a point of a square leans towards the diagonals. Take an even angle.',
      made: (program) => {
        const made = points(circle, program, MANY, 23);
        return (
          hasPower(circle, program, 2) &&
          evenness(
            made.map((point) => (turn(point) * 4) % 1),
            8,
          ) < LEVEL
        );
      },
    },
    {
      name: 'radius-times-u',
      say: 'Half of the points lie within half the radius, on a quarter of the area. That is R × u, an even radius. It is the square of the radius that must be even.',
      made: (program) => hasPower(circle, program, 1),
    },
    {
      name: 'squared',
      say: 'The fraction is squared, which crowds the middle even more. The other way around: take its square root.',
      made: (program) => hasPower(circle, program, 1 / 2),
    },
    {
      name: 'cube-root',
      say: 'A cube root is for a ball, whose volume grows with r³. A circle’s area grows with r²: take the square root.',
      made: (program) => hasPower(circle, program, 3),
    },
  ],
};

const [INNER, OUTER] = [6, 10];
const annulus: Sampler = {
  inner: INNER,
  outer: OUTER,
  call: (program, rng) => program(rng, INNER, OUTER),
};
const whole: Sampler = { inner: 0, outer: 3, call: (program, rng) => program(rng, 0, 3) };

/** Distances that are even when undone so: how a wrong rule for the distance is known. */
function undoneBy(program: Program, undo: (radius: number) => number): boolean {
  const parts = points(annulus, program, SOME, 21).map((point) => undo(distance(point)));
  return parts.every((part) => part >= -1e-9 && part <= 1 + 1e-9) && evenness(parts, 12) > FITS;
}

const randomInAnnulus: CodeChecks = {
  cases: [
    one('randomInAnnulus', annulus, '6, 10', 'a point 6 to 10 away', 1),
    one('randomInAnnulus', whole, '0, 3', 'a point within 3', 2),
    quarterOf(annulus, 'in the inner quarter of the area'),
  ],
  properties: [...propertiesOf(annulus), otherSize(whole, 'inner radius 0')],
  mistakes: [
    ...mistakesOf(annulus),
    {
      name: 'even-radius',
      say: 'The distance itself is even, and so the inner side is crowded: a ring near it is shorter than one near the rim. It is the square of the distance that must be even.',
      made: (program) => undoneBy(program, (r) => (r - INNER) / (OUTER - INNER)),
    },
    {
      name: 'root-stretched',
      say: 'The root of a fraction was stretched from the inner radius to the outer. That is right only when the inner one is 0. Pick the square first, between the two squares, and take the root last.',
      made: (program) => undoneBy(program, (r) => ((r - INNER) / (OUTER - INNER)) ** 2),
    },
    {
      name: 'no-root',
      say: 'The distances go from the inner square to the outer one: the root at the end is missing.',
      made: (program) =>
        farthest(annulus, program) > 0.9 * OUTER ** 2 && farthest(annulus, program) <= OUTER ** 2,
    },
    {
      name: 'hole-filled',
      say: 'The hole in the middle is filled. Leave out what is nearer than `inner`.',
      made: (program) =>
        farthest(annulus, program) <= OUTER * (1 + 1e-9) &&
        points(annulus, program, SOME, 21).some((point) => distance(point) < 0.5 * INNER),
    },
    {
      name: 'difference-squared',
      say: 'The squares do not add up: (b − a)² is not b² − a². Square each radius by itself, then take the difference.',
      made: (program) => undoneBy(program, (r) => (r * r - INNER ** 2) / (OUTER - INNER) ** 2),
    },
    {
      name: 'added-root',
      say: 'The inner radius was added to a distance that already reaches the outer one, so that points lie outside.',
      made: (program) => {
        const far = farthest(annulus, program);
        return far > OUTER && far <= INNER + OUTER;
      },
    },
    {
      name: 'clamped',
      say: 'Many points lie exactly on a border: what fell outside was pulled back to it. Throw such a point away and draw another.',
      made: (program) =>
        points(annulus, program, SOME, 21).filter((point) =>
          [INNER, OUTER].some((border) => Math.abs(distance(point) / border - 1) < 1e-6),
        ).length >
        SOME / 20,
    },
  ],
};

export default {
  'circle-scatter/random-in-circle': randomInCircle,
  'circle-scatter/random-in-annulus': randomInAnnulus,
} satisfies Readonly<Record<string, CodeChecks>>;
