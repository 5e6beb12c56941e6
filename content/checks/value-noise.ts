/** How the programs of chapter 6 are judged. */
import type { Case, CodeChecks, Mistake, Program, Property } from '../../components/exercise-kit/code/checks';
import { showValue } from '../../components/exercise-kit/code/show-value';
import {
  ask,
  does,
  fifth,
  near,
  placesIn,
  smooth,
  valueNoise,
  type Ways,
} from '../../components/exercise-kit/code/watch-noise';

const written = (value: number) => String(Number(value.toFixed(6))).replace('-', '−');

/** Corners and shares that tell every blend apart. */
const BLENDS = [0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 1].flatMap((t) =>
  (
    [
      [0.2, 0.8],
      [0.6, 0.1],
      [0, 1],
      [0.3, 0.3],
      [-1, 5],
    ] as const
  ).map(([a, b]) => [a, b, t] as const),
);

const blends = (program: Program, way: (a: number, b: number, t: number) => number) =>
  BLENDS.every(([a, b, t]) => near(program(a, b, t), way(a, b, t)));
const by = (share: (t: number) => number) => (program: Program) =>
  blends(program, (a, b, t) => a + (b - a) * share(t));

const rightBlend = (a: number, b: number, t: number) => a + (b - a) * smooth(t);

const blendCase = (a: number, b: number, t: number): Case => ({
  call: `\`blend(${a}, ${b}, ${t})\``,
  expected: written(rightBlend(a, b, t)),
  run: (program) => program(a, b, t),
  holds: (got) => near(got, rightBlend(a, b, t)),
});

const blend: CodeChecks = {
  cases: [
    blendCase(0.2, 0.8, 0),
    blendCase(0.2, 0.8, 0.25),
    blendCase(0.6, 0.1, 0.5),
    blendCase(0.6, 0.1, 0.75),
    blendCase(0.6, 0.1, 1),
  ],
  properties: [
    {
      name: 'every blend',
      broken: (program) => {
        const missed = BLENDS.find((given) => !near(program(...given), rightBlend(...given)));
        return (
          missed &&
          `\`blend(${missed.join(', ')})\` should give ${written(rightBlend(...missed))}, and gave ${showValue(program(...missed))}.`
        );
      },
    },
  ],
  mistakes: [
    {
      name: 'nothing-returned',
      say: 'The function returns nothing. Is a `return` missing?',
      made: (program) => program(0.2, 0.8, 0.25) === undefined,
    },
    {
      name: 'straight',
      say: 'That is the straight blend: `t` goes into `lerp` as it is. Send it through `smoothstep` first.',
      made: by((t) => t),
    },
    {
      name: 'swapped',
      say: 'It begins at b and ends at a. At t = 0 the blend has to be a: in `a + (b − a) × t` the two have changed places.',
      made: by((t) => 1 - smooth(t)),
    },
    {
      name: 'share-only',
      say: 'That is the share, from `smoothstep` alone. It still has to be blended: between a and b, with `lerp`.',
      made: (program) => blends(program, (_, __, t) => smooth(t)),
    },
    {
      name: 'cubic-off',
      say: 'The share is 3t² − t³, which ends at 2. In 3t² − 2t³, or `t * t * (3 - 2 * t)`, the cube is taken away twice.',
      made: by((t) => t * t * (3 - t)),
    },
    {
      name: 'one-t-short',
      say: 'The share is t(3 − 2t): one factor t is missing, so that it leaves the first corner steeply. It is `t * t * (3 - 2 * t)`.',
      made: by((t) => t * (3 - 2 * t)),
    },
    {
      name: 'squared',
      say: 'The share is t². That is flat where it begins and steep where it ends; smoothstep is flat at both.',
      made: by((t) => t * t),
    },
    {
      name: 'quintic',
      say: 'That is the quintic, which is a fine blend and another one. Here it is 3t² − 2t³.',
      made: by(fifth),
    },
    {
      name: 'cosine',
      say: 'That is the cosine blend. It is close, and another curve: here it is 3t² − 2t³.',
      made: by((t) => (1 - Math.cos(Math.PI * t)) / 2),
    },
    {
      name: 'eased-twice',
      say: 'The share goes through `smoothstep` twice. Once is enough.',
      made: by((t) => smooth(smooth(t))),
    },
    {
      name: 'difference-missing',
      say: 'b itself is added, and not the way from a to b: it is `a + (b - a) * t`.',
      made: (program) => blends(program, (a, b, t) => a + b * smooth(t)),
    },
  ],
};

const AXES = ['x', 'y', 'z'];
const named = (axes: number) => AXES.slice(0, axes);
const list = (place: readonly number[]) => place.map(written).join(', ');

function noiseCase(name: string, place: readonly number[], seed: number): Case {
  const wanted = valueNoise(place, seed);
  return {
    call: `\`${name}(${list(place)}, ${seed}, hash)\``,
    expected: written(wanted),
    run: (program) => ask(program, place, seed).got,
    holds: (got) => near(got, wanted),
  };
}

function propertiesOf(name: string, axes: number): Property[] {
  return [
    {
      name: 'every place',
      broken: (program) => {
        const missed = placesIn(axes).find(
          ({ place, seed }) => !near(ask(program, place, seed).got, valueNoise(place, seed)),
        );
        return (
          missed &&
          `\`${name}(${list(missed.place)}, ${missed.seed}, hash)\` should give ${written(valueNoise(missed.place, missed.seed))}, and gave ${showValue(ask(program, missed.place, missed.seed).got)}.`
        );
      },
    },
    {
      name: 'any order',
      broken: (program) => {
        const places = placesIn(axes).slice(0, 60);
        const there = places.map(({ place, seed }) => ask(program, place, seed).got);
        const back = [...places].reverse().map(({ place, seed }) => ask(program, place, seed).got);
        return there.every((got, at) => Object.is(got, back[places.length - 1 - at]))
          ? undefined
          : 'Asked for the same places in another order, it gives other values.';
      },
    },
  ];
}

/** Share ways in which only one axis goes wrong. */
const onAxis =
  (wrong: number, share: (t: number) => number) =>
  (t: number, axis: number): number =>
    axis === wrong ? share(t) : smooth(t);

function mistakesOf(axes: number): Mistake[] {
  const some = (program: Program) =>
    placesIn(axes)
      .slice(0, 200)
      .map(({ place, seed }) => ask(program, place, seed));
  const way =
    (ways: Ways) =>
    (program: Program): boolean =>
      does(program, axes, ways);
  const across = named(axes).join(', ');
  const list: (Mistake | false)[] = [
    {
      name: 'nothing-returned',
      say: 'The function returns nothing. Is a `return` missing?',
      made: (program) => some(program).some(({ got }) => got === undefined),
    },
    {
      name: 'not-a-number',
      say: 'Some results are NaN. A name that is misspelled, or a call with one argument too few, does that.',
      made: (program) => some(program).some(({ got }) => Number.isNaN(got)),
    },
    {
      name: 'changing',
      say: 'Asked twice for the same place, it gives two values. Noise keeps no state: draw nothing from `Math.random` or from a counter, and take every corner’s value from `hash`.',
      made: (program) => {
        const [first, second] = [some(program), some(program)];
        return first.some(({ got }, at) => !Object.is(got, second[at]!.got));
      },
    },
    {
      name: 'no-hash',
      say: '`hash` is never called. The value of every corner comes from it.',
      made: (program) => some(program).every(({ hashed }) => hashed.length === 0),
    },
    {
      name: 'seed-ignored',
      say: 'Every seed gives the same field: the seed has to be passed on to `hash`, last.',
      made: (program) =>
        placesIn(axes)
          .slice(0, 60)
          .every(({ place }) => Object.is(ask(program, place, 1).got, ask(program, place, 2).got)),
    },
    {
      name: 'fraction-hashed',
      say: '`hash` is asked for a place that is not whole. Corners are whole numbers: round down with `Math.floor` first.',
      made: (program) =>
        some(program).some(({ hashed }) => hashed.flat().some((given) => !Number.isInteger(given))),
    },
    {
      name: 'truncation',
      say: 'Right of 0 all is well, and left of 0 it is not: a number is cut off toward zero there, and −0.25 becomes 0. `Math.floor` rounds down everywhere. `Math.trunc`, `| 0` and `~~` do not.',
      made: (program) =>
        does(program, axes, { whole: Math.trunc }) ||
        placesIn(axes).every(({ place, seed }) => {
          const right = near(ask(program, place, seed).got, valueNoise(place, seed));
          return place.every((at) => at >= 0) ? right : true;
        }),
    },
    {
      name: 'rounded',
      say: '`Math.round` finds the nearest corner, which may be the one behind the place. The square begins at `Math.floor`.',
      made: way({ whole: Math.round }),
    },
    {
      name: 'straight',
      say: 'The blend is straight: the field has creases at every corner. Send how far into the square you are through `smoothstep`.',
      made: way({ share: (t) => t }),
    },
    {
      name: 'whole-place-eased',
      say: '`smoothstep` gets the whole place. It wants how far into the square the place lies, from 0 to 1: the place minus its floor.',
      made: way({ share: (_, axis, place) => smooth(place[axis]!) }),
    },
    {
      name: 'quintic',
      say: 'It is blended with the quintic. That is a fine choice, and another field: here it is smoothstep.',
      made: way({ share: fifth }),
    },
    {
      name: 'steps',
      say:
        axes === 1
          ? 'Every place has the value of the corner to its left. Either nothing is blended, or the second corner is the first once more: it lies at the floor `+ 1`.'
          : 'Every place has the value of its square’s first corner. Either nothing is blended, or all corners are the same one: the others lie at the floor `+ 1`.',
      made: way({ share: () => 0 }),
    },
    {
      name: 'reversed',
      say: 'The blends run backward: at t = 0 it has to be the near corner, at t = 1 the far one.',
      made: way({ share: (t) => 1 - smooth(t) }),
    },
    {
      name: 'seed-moved',
      say: 'The far corners are hashed with another seed. The seed stays; only the place moves on by 1.',
      made: way({
        corner: (near, far, seed) =>
          axes === 1
            ? [near[0]!, seed + Number(far[0])]
            : [...near.map((at, axis) => at + Number(far[axis])), seed + Number(far.some(Boolean))],
      }),
    },
    axes > 1 && {
      name: 'missing-column',
      say: 'Nothing changes on the way across a square: both corners of an edge are the same one. The right one lies at x `+ 1`.',
      made: way({ share: onAxis(0, () => 0) }),
    },
    axes > 1 && {
      name: 'missing-row',
      say: 'Nothing changes on the way down a square: its lower edge is the upper one once more. The lower corners lie at y `+ 1`.',
      made: way({ share: onAxis(1, () => 0) }),
    },
    axes > 1 && {
      name: 'swapped',
      say: 'x and y have changed places in the blend: the corners along x are blended by y’s share, or the other way round. Blend (left, top) with (left + 1, top) by x’s share.',
      made: way({
        share: (_, axis, place) => {
          const other = axis < 2 ? 1 - axis : axis;
          return smooth(place[other]! - Math.floor(place[other]!));
        },
      }),
    },
    axes > 1 && {
      name: 'transposed',
      say: `x and y have changed places in \`hash\`: it takes ${across} in this order, then the seed.`,
      made: way({
        corner: (near, far, seed) => {
          const [x, y, ...rest] = near.map((at, axis) => at + Number(far[axis])) as [number, number];
          return [y, x, ...rest, seed];
        },
      }),
    },
    axes > 1 && {
      name: 'fourth-corner',
      say: 'The corner that is far on both axes is wrong: it takes `+ 1` in x and in y.',
      made: (program) =>
        [0, 1].some((kept) =>
          does(program, axes, {
            corner: (near, far, seed) => [
              ...near.map((at, axis) => at + Number(far[axis] && !(far[0] && far[1] && axis === kept))),
              seed,
            ],
          }),
        ),
    },
    axes === 2 && {
      name: 'half-eased',
      say: 'One of the two blends is straight. Both shares go through `smoothstep`.',
      made: (program) => [0, 1].some((axis) => does(program, axes, { share: onAxis(axis, (t) => t) })),
    },
    axes === 3 && {
      name: 'missing-slice',
      say: 'Nothing changes with z: the second slice is the first once more. It lies at the floor of z `+ 1`.',
      made: way({ share: onAxis(2, () => 0) }),
    },
    axes === 3 && {
      name: 'straight-slices',
      say: 'From slice to slice the blend is straight. z’s share goes through `smoothstep` like the others.',
      made: way({ share: onAxis(2, (t) => t) }),
    },
  ];
  return list.filter((mistake) => mistake !== false);
}

export default {
  'value-noise/blend': blend,
  'value-noise/value-noise-1': {
    cases: [
      noiseCase('valueNoise1', [3], 7),
      noiseCase('valueNoise1', [3.5], 7),
      noiseCase('valueNoise1', [3.25], 7),
      noiseCase('valueNoise1', [-0.25], 7),
      noiseCase('valueNoise1', [3.25], 8),
    ],
    properties: propertiesOf('valueNoise1', 1),
    mistakes: mistakesOf(1),
  },
  'value-noise/value-noise-2': {
    cases: [
      noiseCase('valueNoise2', [3, 2], 7),
      noiseCase('valueNoise2', [3.5, 2], 7),
      noiseCase('valueNoise2', [3.25, 2.5], 7),
      noiseCase('valueNoise2', [-0.25, 1.75], 7),
      noiseCase('valueNoise2', [3.25, 2.5], 8),
    ],
    properties: propertiesOf('valueNoise2', 2),
    mistakes: mistakesOf(2),
  },
  'value-noise/value-noise-3': {
    cases: [
      noiseCase('valueNoise3', [3, 2, 1], 7),
      noiseCase('valueNoise3', [3.25, 2.5, 1], 7),
      noiseCase('valueNoise3', [3.25, 2.5, 1.5], 7),
      noiseCase('valueNoise3', [-0.25, 1.75, -3.5], 7),
      noiseCase('valueNoise3', [3.25, 2.5, 1.5], 8),
    ],
    properties: propertiesOf('valueNoise3', 3),
    mistakes: mistakesOf(3),
  },
} satisfies Readonly<Record<string, CodeChecks>>;
