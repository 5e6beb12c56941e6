/** Chapter 5, points in a circle. */
import { type Rational, rational, toNumber } from '../../src/answers/rational';
import {
  type Generator,
  inCircle,
  inCircleNaive,
  Pcg32,
  type RealMapping,
  sample,
  uniformInt,
} from '../../src/random';
import { drawUntil, pick } from '../../components/exercise-kit/draw';
import { exercise, type ExactNumber } from '../../components/exercise-kit/exercise';
import { grouped } from '../numbers/numerals';

const ratio = (num: number, den: number) => rational(BigInt(num), BigInt(den));

const asFloat = (answer: ExactNumber): number =>
  typeof answer === 'object' ? toNumber(answer) : Number(answer);

/** At most so many digits after the point, and none that are not needed. */
const short = (answer: ExactNumber, digits = 4): string => String(Number(asFloat(answer).toFixed(digits)));

/** Mistakes that happen to lead to the right number, or so near it that it counts as right, are none. */
function unlike<M extends { answer: ExactNumber }>(right: ExactNumber, near: number, mistakes: readonly M[]) {
  return mistakes.filter(({ answer }) => Math.abs(asFloat(answer) - asFloat(right)) > near);
}

type Method = 'even' | 'naive';

interface Within {
  method: Method;
  /** In percent of the radius. */
  part: number;
}

/** In percent of the points. */
const shareWithin = ({ method, part }: Within): Rational =>
  method === 'even' ? ratio(part * part, 100) : ratio(part, 1);

const made: Record<Method, string> = {
  even: 'by an even angle and `r = R * Math.sqrt(u)`',
  naive: 'by an even angle and `r = R * u`',
};

const partInWords = (part: number) => (part === 50 ? 'half the radius' : `${part} % of the radius`);

const shareWithinPart = exercise<Within>({
  id: 'circle-scatter/share-within',
  title: 'The share within',
  kind: 'numeric',
  asked: { percent: true },
  variant: (rng) => ({
    method: pick(rng, ['even', 'naive']),
    part: pick(rng, [50, 90, 10, 20, 30, 40, 60, 70, 80, 15, 25, 75]),
  }),
  prompt: ({ method, part }) =>
    `Points are scattered in a circle ${made[method]}, where \`u\` is even from 0 to 1. What share of them lies within ${partInWords(part)}?`,
  answer: shareWithin,
  mistakes: ({ method, part }) =>
    unlike(shareWithin({ method, part }), 0, [
      method === 'even'
        ? {
            answer: ratio(part, 1),
            say: 'That is the naive share, where the distance itself is even. The root changes it.',
          }
        : {
            answer: ratio(part * part, 100),
            say: 'That is the inner circle’s part of the area. This scatter is not even: ask how often the distance is so small.',
          },
      {
        answer: ratio(100 - part, 1),
        say: 'That is how much of the radius lies farther out.',
      },
      {
        answer: Math.sqrt(part / 100) * 100,
        say: 'The root belongs to the draw. The share of an area goes the other way, with the square.',
      },
      {
        answer: ratio(part ** 3, 10_000),
        say: 'That is the share of a ball. A circle’s area grows with the square of its radius.',
      },
    ]),
  hints: ({ method, part }) =>
    method === 'even'
      ? [
          'An even scatter gives every part of the circle its part of the area.',
          `The inner circle has ${short(ratio(part, 100))} of the radius. Its area goes with the square of that.`,
        ]
      : [
          'The angle does not matter. For which draws of `u` does the point lie so near?',
          `The distance is \`R * u\`, so \`u\` has to be at most ${short(ratio(part, 100))}. How often is it?`,
        ],
  solution: ({ method, part }) => {
    const p = short(ratio(part, 100));
    return method === 'even'
      ? `${p} × ${p} = ${short(ratio(part * part, 10_000))}, so ${short(ratio(part * part, 100))} %. The inner circle has that part of the area, and an even scatter gives it the same part of the points.`
      : `${part} %. The distance is \`R * u\`, and \`u\` is at most ${p} in ${part} % of all draws. The inner circle has ${short(ratio(part * part, 100))} % of the area.`;
  },
});

interface Ring {
  /** In tenths of the radius. */
  from: number;
  to: number;
}

const ringShare = exercise<Ring>({
  id: 'circle-scatter/ring-share',
  title: 'The share of a ring',
  kind: 'numeric',
  asked: { percent: true },
  variant: (rng) =>
    drawUntil(
      () => ({ from: uniformInt(rng, 1, 8), to: uniformInt(rng, 2, 10) }),
      ({ from, to }) => to > from + 1,
    ),
  prompt: ({ from, to }) =>
    `A ring goes from ${from / 10} of a circle’s radius to ${to === 10 ? 'its rim' : `${to / 10} of it`}. What share of evenly scattered points does it get?`,
  answer: ({ from, to }) => ratio(to * to - from * from, 1),
  mistakes: ({ from, to }) =>
    unlike(ratio(to * to - from * from, 1), 0, [
      {
        answer: ratio(10 * (to - from), 1),
        say: 'That is the ring’s part of the radius. An even scatter goes by area.',
      },
      {
        answer: ratio((to - from) ** 2, 1),
        say: 'That squares the width. Square each radius by itself, and take the difference.',
      },
      { answer: ratio(to * to, 1), say: 'That is the whole outer circle. The inner one has to go.' },
      { answer: ratio(from * from, 1), say: 'That is the hole in the ring.' },
    ]),
  hints: ({ from, to }) => [
    'A ring is a circle with a smaller one taken out of it.',
    `The outer circle gets ${to * to} % of the points, and the inner one ${from * from} %.`,
  ],
  solution: ({ from, to }) =>
    `${to * to} % − ${from * from} % = ${to * to - from * from} %. It is ${to - from} tenths wide, and a ring of that width farther in would get fewer, since it is shorter.`,
});

interface Share {
  /** The radius in px, a multiple of ten. */
  radius: number;
  /** In tenths. */
  part: number;
}

const radiusForShare = exercise<Share>({
  id: 'circle-scatter/radius-for-share',
  title: 'How far for a share',
  kind: 'numeric',
  asked: { unit: 'px' },
  variant: (rng) => ({ radius: 10 * uniformInt(rng, 3, 24), part: uniformInt(rng, 2, 9) }),
  prompt: ({ radius, part }) =>
    `Points are scattered evenly in a circle with a radius of ${radius} px. How far from the middle do you have to go to have ${part * part} % of them?`,
  answer: ({ radius, part }) => ratio(radius * part, 10),
  mistakes: ({ radius, part }) =>
    unlike(ratio(radius * part, 10), 0, [
      {
        answer: ratio(radius * part * part, 100),
        say: 'That goes with the share itself. So near the middle there is less area than that: take the root.',
      },
      {
        answer: ratio(radius * part ** 4, 10_000),
        say: 'That squares the share. From a share of the area to a part of the radius it is the root.',
      },
      {
        answer: ratio(radius * (10 - part), 10),
        say: 'That is how far it is from there to the rim.',
      },
    ]),
  hints: ({ part }) => [
    'The circle that you look for has this part of the area. What part of the radius has it?',
    `The root of ${(part * part) / 100} is ${part / 10}.`,
  ],
  solution: ({ radius, part }) =>
    `√${(part * part) / 100} = ${part / 10}, and ${part / 10} × ${radius} px = ${(radius * part) / 10} px. That is the line \`r = R * Math.sqrt(u)\`, with the share for \`u\`.`,
});

interface Draw {
  /** In quarter turns. */
  quarters: number;
  /** The root of the second fraction, in tenths. */
  root: number;
}

interface TwoPoints {
  radius: number;
  draws: readonly [Draw, Draw];
}

const fractions = ({ draws }: TwoPoints) =>
  draws.flatMap(({ quarters, root }) => [quarters / 4, root ** 2 / 100]);

/** The program's own points, from the fractions that are given. Dust in the last digits is swept away. */
function walked(variant: TwoPoints, method: typeof inCircle, sense = 1): number[] {
  const given = fractions(variant);
  const next: RealMapping = (_, lo, hi) => lo + given.shift()! * (hi - lo);
  const unused: Generator = { nextUint32: () => 0 };
  return variant.draws.flatMap(() => {
    const { x, y } = method(unused, variant.radius, next);
    return [x, sense * y].map((value) => Math.round(value * 1e6) / 1e6 + 0);
  });
}

const same = (a: readonly number[], b: readonly number[]) => a.every((value, at) => value === b[at]);
const side = ['the x axis', 'the y axis', 'the x axis, backward', 'the y axis, backward'] as const;

const twoPoints = exercise<TwoPoints>({
  id: 'circle-scatter/two-points',
  title: 'Two points by hand',
  kind: 'trace',
  program: 'inCircle',
  variant: (rng) => {
    const draw = (): Draw => ({ quarters: uniformInt(rng, 0, 3), root: uniformInt(rng, 2, 9) });
    return drawUntil<TwoPoints>(
      () => ({ radius: 10 * uniformInt(rng, 2, 12), draws: [draw(), draw()] }),
      ({ draws: [a, b] }) =>
        a.quarters !== b.quarters && a.root !== b.root && (a.quarters + b.quarters) % 2 === 1,
    );
  },
  prompt: (variant) =>
    `\`inCircle\` scatters in a circle with a radius of ${variant.radius}. Its generator gives the fractions ${fractions(variant).join(', ')}: for each point first that of the full turn, from the x axis towards the y axis, then \`u\`. Where do the two points lie?`,
  blanks: () => ['x₁', 'y₁', 'x₂', 'y₂'],
  run: (variant) => walked(variant, inCircle),
  mistakes: (variant) => {
    const right = walked(variant, inCircle);
    return [
      {
        values: walked(variant, inCircleNaive),
        say: 'Here the distance is `R * u`. `inCircle` takes the root of `u` first.',
      },
      {
        values: walked(variant, inCircle, -1),
        say: 'Here the turn goes the other way. It goes from the x axis towards the y axis, where y is positive.',
      },
    ].filter(({ values }) => !same(values, right));
  },
  hints: (variant) => [
    'The first fraction is of a full turn: 0.25 is a quarter turn, to the y axis. The second is `u`.',
    `The distances are ${variant.draws.map(({ root }) => `${variant.radius} × √${root ** 2 / 100}`).join(' and ')}.`,
  ],
  solution: (variant) =>
    variant.draws
      .map(({ quarters, root }, at) => {
        const [x, y] = walked(variant, inCircle).slice(2 * at);
        return `${quarters / 4} of a turn points along ${side[quarters]}. √${root ** 2 / 100} = ${root / 10}, so the distance is ${(variant.radius * root) / 10}: (${x}, ${y}).`;
      })
      .join('\n\n'),
});

interface Annulus {
  inner: number;
  outer: number;
  /** In quarters. */
  quarters: number;
}

const uOf = ({ quarters }: Annulus) => quarters / 4;
const annulusRadius = ({ inner, outer, quarters }: Annulus) =>
  Math.sqrt(inner ** 2 + (quarters / 4) * (outer ** 2 - inner ** 2));

const ringRadius = exercise<Annulus>({
  id: 'circle-scatter/annulus-radius',
  title: 'A distance in a ring',
  kind: 'numeric',
  asked: { decimals: 2 },
  variant: (rng) =>
    drawUntil(
      () => ({
        inner: uniformInt(rng, 1, 12),
        outer: uniformInt(rng, 3, 20),
        quarters: uniformInt(rng, 1, 3),
      }),
      ({ inner, outer }) => outer >= inner + 2,
    ),
  prompt: (ring) =>
    `A ring goes from ${ring.inner} to ${ring.outer} around (0, 0). An even point of it is wanted, and the draw for its distance is \`u\` = ${uOf(ring)}. How far from (0, 0) is it?`,
  answer: annulusRadius,
  mistakes: (ring) => {
    const { inner, outer } = ring;
    const u = uOf(ring);
    return unlike(annulusRadius(ring), 0.02, [
      {
        answer: inner + u * (outer - inner),
        say: 'That is an even distance. The inner side of the ring is shorter than the outer and would be crowded.',
      },
      {
        answer: inner + Math.sqrt(u) * (outer - inner),
        say: 'That stretches the root from the inner radius to the outer. The root comes last, of a number between the two squares.',
      },
      {
        answer: outer * Math.sqrt(u),
        say: 'That is for the whole circle. The hole has to stay empty.',
      },
      {
        answer: inner ** 2 + u * (outer ** 2 - inner ** 2),
        say: 'That is the square of the distance. The root of it is still to be taken.',
      },
      {
        answer: Math.sqrt(inner ** 2 + u * (outer - inner) ** 2),
        say: 'The square of the difference is not the difference of the squares.',
      },
    ]);
  },
  hints: ({ inner, outer }) => [
    'It is the square of the distance that is even. Between which two numbers?',
    `The square goes from ${inner ** 2} to ${outer ** 2}. Go the part \`u\` of the way, and take the root.`,
  ],
  solution: (ring) => {
    const { inner, outer } = ring;
    const square = inner ** 2 + uOf(ring) * (outer ** 2 - inner ** 2);
    return `The square is ${inner ** 2} + ${uOf(ring)} × (${outer ** 2} − ${inner ** 2}) = ${square}, and its root is ${annulusRadius(ring).toFixed(2)}.`;
  },
});

interface Target {
  radius: number;
  width: number;
  height: number;
}

const triesFor = ({ radius, width, height }: Target) => (width * height) / (Math.PI * radius * radius);

const expectedTries = exercise<Target>({
  id: 'circle-scatter/expected-tries',
  title: 'Darts for a point',
  kind: 'numeric',
  asked: { decimals: 2 },
  variant: (rng) => {
    const radius = uniformInt(rng, 2, 9);
    const more = () => 2 * radius + uniformInt(rng, 0, 8);
    return { radius, width: more(), height: more() };
  },
  prompt: ({ radius, width, height }) =>
    `A round pond with a radius of ${radius} m lies in a garden of ${width} m by ${height} m. Points of the garden are drawn, evenly, until one lies in the pond. How many does it take on average, that last one included?`,
  answer: triesFor,
  mistakes: (target) => {
    const { radius, width, height } = target;
    const right = triesFor(target);
    return unlike(right, 0.02, [
      { answer: 1 / right, say: 'That is the share of points that hit. How many tries does one hit take?' },
      {
        answer: right - 1,
        say: 'That counts the points that are thrown away. The one that hits is a try too.',
      },
      {
        answer: 4 / Math.PI,
        say: 'That is for a circle that fits its square. This garden is larger than that.',
      },
      {
        answer: (width * height) / (2 * Math.PI * radius),
        say: 'That divides by the way around the pond. Its area is π × r².',
      },
      { answer: (width * height) / radius ** 2, say: 'π is missing from the area of the pond.' },
    ]);
  },
  hints: ({ radius, width, height }) => [
    'What share of the garden is pond? If a share p of tries hits, a hit takes 1/p tries on average.',
    `The garden has ${width * height} m², the pond π × ${radius}² = ${(Math.PI * radius ** 2).toFixed(2)} m².`,
  ],
  solution: (target) => {
    const { radius, width, height } = target;
    return `The pond has π × ${radius}² = ${(Math.PI * radius ** 2).toFixed(2)} m² of ${width * height} m². One try in ${triesFor(target).toFixed(2)} hits, so that is what a point takes on average.`;
  },
});

interface Count {
  darts: number;
  hits: number;
}

const piFromDarts = exercise<Count>({
  id: 'circle-scatter/pi-from-darts',
  title: 'π from darts',
  kind: 'numeric',
  asked: { decimals: 3 },
  variant: (rng) => {
    const darts = pick(rng, [200, 400, 500, 1000, 2000]);
    const usual = Math.round((darts * Math.PI) / 4);
    const stray = Math.round(Math.sqrt(darts * 0.17) * 1.5);
    return { darts, hits: uniformInt(rng, usual - stray, usual + stray) };
  },
  prompt: ({ darts, hits }) =>
    `Of ${grouped(darts)} darts thrown evenly at a square, ${grouped(hits)} hit the circle that fits into it. What do they say π is?`,
  answer: ({ darts, hits }) => ratio(4 * hits, darts),
  mistakes: ({ darts, hits }) =>
    unlike(ratio(4 * hits, darts), 0.002, [
      { answer: ratio(hits, darts), say: 'That is the share that hit, a quarter of π.' },
      { answer: ratio(2 * hits, darts), say: 'The square has an area of 4 r², the circle one of π r².' },
      { answer: ratio(4 * darts, hits), say: 'The fraction is upside down: the hits belong on top.' },
      { answer: ratio(4 * (darts - hits), darts), say: 'Those are the darts that missed.' },
      { answer: Math.PI, say: 'That is π itself. These darts say something else, if not by much.' },
    ]),
  hints: () => [
    'What part of the square is the circle? Write both areas down for a radius of 1.',
    'The circle has an area of π, the square around it one of 4. So the share of hits is about π/4.',
  ],
  solution: ({ darts, hits }) => {
    const found = (4 * hits) / darts;
    const usual = 4 * Math.sqrt((Math.PI / 4) * (1 - Math.PI / 4) * (1 / darts));
    return `4 × ${grouped(hits)} / ${grouped(darts)} = ${short(found, 3)}. With so few darts it usually strays by about ${usual.toFixed(2)}.`;
  },
});

const ballShare = exercise<{ part: number }>({
  id: 'circle-scatter/ball-share',
  title: 'The share of a ball',
  kind: 'numeric',
  asked: { percent: true },
  variant: (rng) => ({ part: uniformInt(rng, 2, 9) }),
  prompt: ({ part }) =>
    `Stars are scattered evenly in a ball. What share of them lies within ${part === 5 ? 'half the radius' : `${part / 10} of the radius`}?`,
  answer: ({ part }) => ratio(part ** 3, 10),
  mistakes: ({ part }) => [
    {
      answer: ratio(part ** 2, 1),
      say: 'That is the share of a circle. The volume of a ball grows with the cube of its radius.',
    },
    {
      answer: ratio(10 * part, 1),
      say: 'That is where the radius itself is even. The middle would be crowded.',
    },
    {
      answer: 100 * Math.cbrt(part / 10),
      say: 'The cube root belongs to the draw. The share goes with the cube.',
    },
    { answer: ratio(1000 - part ** 3, 10), say: 'That is the share that lies farther out.' },
  ],
  hints: ({ part }) => [
    'A ball half as wide is half as high and half as deep, too.',
    `The part of the volume is ${part / 10} × ${part / 10} × ${part / 10}.`,
  ],
  solution: ({ part }) =>
    `${part / 10}³ = ${part ** 3 / 1000}, so ${part ** 3 / 10} %. That is why the draw takes a cube root: \`r = R * Math.cbrt(u)\`.`,
});

interface Cut {
  radius: number;
  height: number;
}

const sphereCap = exercise<Cut>({
  id: 'circle-scatter/sphere-cap',
  title: 'The top of a globe',
  kind: 'numeric',
  asked: { percent: true },
  variant: (rng) => {
    const radius = pick(rng, [8, 10, 16, 20, 25]);
    return { radius, height: uniformInt(rng, 1, radius - 1) };
  },
  prompt: ({ radius, height }) =>
    `Cities are scattered evenly over the surface of a globe with a radius of ${radius} cm. What share of them is more than ${height} cm above the globe’s center?`,
  answer: ({ radius, height }) => ratio(50 * (radius - height), radius),
  mistakes: ({ radius, height }) =>
    unlike(ratio(50 * (radius - height), radius), 0.01, [
      {
        answer: ratio(100 * (radius - height), radius),
        say: 'That is the share of the upper half. The lower half has as many cities again.',
      },
      {
        answer: ratio(50 * (radius + height), radius),
        say: 'That is the share below the cut.',
      },
      {
        answer: (100 * Math.acos(height / radius)) / Math.PI,
        say: 'That goes by the angle from the pole. Rings near a pole are shorter, so an even angle crowds it.',
      },
      {
        answer: ratio(100 * (radius ** 2 - height ** 2), 4 * radius ** 2),
        say: 'That is by the area of the flat cut. The surface of the globe is bent.',
      },
    ]),
  hints: ({ radius }) => [
    'Level cuts that are equally far apart have equally much of a sphere between them, wherever they are.',
    `The globe is ${2 * radius} cm high. What part of that is above the cut?`,
  ],
  solution: ({ radius, height }) =>
    `${radius - height} of ${2 * radius} cm are above the cut, so it is ${short(ratio(50 * (radius - height), radius))} %. On a sphere the height is even.`,
});

interface Snippets {
  even: number;
  wrong: number[];
}

const evenSnippets = [
  {
    id: 'root',
    text: '`a = 2 * PI * u(); r = R * sqrt(u())`',
    say: 'The square of the distance is even, and so is the angle.',
  },
  {
    id: 'reject',
    text: '`do { x = range(-R, R); y = range(-R, R) } while (x*x + y*y > R*R)`',
    say: 'The points of the square are even, and throwing some away leaves those that stay as even as they were.',
  },
  {
    id: 'larger',
    text: '`a = 2 * PI * u(); r = R * max(u(), u())`',
    say: 'The larger of two draws is below v only if both are, with the chance v². That is what the root does, too.',
  },
  {
    id: 'square',
    text: '`a = 2 * PI * u(); r = sqrt(range(0, R*R))`',
    say: 'The square of the distance is even, and the root brings it back.',
  },
] as const;

const wrongSnippets = [
  {
    id: 'naive',
    text: '`a = 2 * PI * u(); r = R * u()`',
    say: 'An even distance puts half of the points within half the radius, on a quarter of the area.',
  },
  {
    id: 'one-draw',
    text: '`v = u(); a = 2 * PI * v; r = R * sqrt(v)`',
    say: 'One draw makes both, so that all points lie on one spiral.',
  },
  {
    id: 'strips',
    text: '`x = range(-R, R); h = sqrt(R*R - x*x); y = range(-h, h)`',
    say: 'Every upright strip gets the same number of points, and the strips at the sides are short: they are crowded.',
  },
  {
    id: 'clamp',
    text: '`x = range(-R, R); y = range(-R, R); d = hypot(x, y); if (d > R) { x *= R/d; y *= R/d }`',
    say: 'What fell outside is pulled to the rim: more than a fifth of the points end up on a line that has no area.',
  },
  {
    id: 'root-outside',
    text: '`a = 2 * PI * u(); r = sqrt(R * u())`',
    say: 'The root is taken of the radius as well, so that the points fill a circle with the radius √R.',
  },
  {
    id: 'power',
    text: '`a = 2 * PI * u(); r = R * u() ** 2`',
    say: 'The square crowds the middle even more than no root at all.',
  },
] as const;

const whichIsEven = exercise<Snippets>({
  id: 'circle-scatter/which-is-even',
  title: 'Which one is even',
  kind: 'choice',
  variant: (rng) => ({
    even: uniformInt(rng, 0, evenSnippets.length - 1),
    wrong: sample(rng, [...wrongSnippets.keys()], 3),
  }),
  prompt: () =>
    'Four programs make a point of a circle with radius `R`, as `x` and `y` or as an angle `a` and a distance `r`. Every `u()` is a fresh fraction, `range(lo, hi)` a fresh number between two others. Which scatters evenly?',
  options: ({ even, wrong }) => [
    { ...evenSnippets[even]!, right: true },
    ...wrong.map((at) => ({ ...wrongSnippets[at]!, right: false })),
  ],
  hints: () => [
    'For each of them, ask how often a point lies within half the radius. It should be a quarter of the time.',
    'Then ask whether some place gets more than its part: the rim, the sides, a line.',
  ],
  solution: ({ even, wrong }) =>
    `${evenSnippets[even]!.text}. ${evenSnippets[even]!.say}\n\nThe others: ${wrong.map((at) => `${wrongSnippets[at]!.text}. ${wrongSnippets[at]!.say}`).join('\n\n')}`,
});

interface Half {
  across: number;
  up: number;
}

const cornerDirections = exercise<Half>({
  id: 'circle-scatter/corner-directions',
  title: 'Towards the corner',
  kind: 'numeric',
  asked: {},
  variant: (rng) => ({ across: uniformInt(rng, 1, 6), up: uniformInt(rng, 1, 6) }),
  prompt: ({ across, up }) =>
    `Directions are made from points of a box ${2 * across} wide and ${2 * up} high, seen from its middle. A slice of one degree towards a corner, and one along the x axis: how many times as many directions does the first get? Take each slice for a narrow triangle. A fraction is welcome.`,
  answer: ({ across, up }) => ratio(across ** 2 + up ** 2, across ** 2),
  mistakes: ({ across, up }) =>
    unlike(ratio(across ** 2 + up ** 2, across ** 2), 1e-6, [
      {
        answer: Math.hypot(across, up) / across,
        say: 'That is how much longer the slice is. It is wider out there by as much: the area goes with the square.',
      },
      {
        answer: ratio(across ** 2, across ** 2 + up ** 2),
        say: 'The fraction is upside down. The corner is farther away and gets more.',
      },
      {
        answer: ratio(across ** 2 + up ** 2, up ** 2),
        say: 'That compares the corner with the y axis.',
      },
      { answer: ratio(up, across), say: 'That compares the two sides. How far away is the corner?' },
      {
        answer: ratio(2, 1),
        say: 'That is so for a square. This box has other sides.',
      },
    ]),
  hints: ({ across, up }) => [
    'A narrow slice that is twice as long is twice as wide at its end, so its area goes with the square of its length.',
    `Along the axis the slice is ${across} long. The square of the way to the corner is ${across}² + ${up}² = ${across ** 2 + up ** 2}.`,
  ],
  solution: ({ across, up }) =>
    `The squares of the lengths are ${across ** 2 + up ** 2} and ${across ** 2}, so the corner gets ${short(ratio(across ** 2 + up ** 2, across ** 2), 3)} times as many. In a square it would be twice as many.`,
});

interface Wood {
  width: number;
  height: number;
  distance: number;
}

const treesIn = ({ width, height, distance }: Wood) => ratio(62 * width * height, 100 * distance ** 2);

const howManyTrees = exercise<Wood>({
  id: 'circle-scatter/how-many-trees',
  title: 'How many trees',
  kind: 'numeric',
  asked: { decimals: 0 },
  variant: (rng) => ({
    width: 10 * uniformInt(rng, 8, 30),
    height: 10 * uniformInt(rng, 8, 30),
    distance: uniformInt(rng, 2, 8),
  }),
  prompt: ({ width, height, distance }) =>
    `A wood of ${width} m by ${height} m is planted as a Poisson-disc: no two trees closer than ${distance} m. It gets about 0.62 trees for each square of the distance. How many trees is that?`,
  answer: treesIn,
  mistakes: (wood) => {
    const { width, height, distance } = wood;
    return unlike(treesIn(wood), 1, [
      {
        answer: ratio(width * height, distance ** 2),
        say: 'That is one for each square of the distance, as in a grid. A scatter leaves gaps: 0.62 of that.',
      },
      {
        answer: ratio(62 * width * height, 100 * distance),
        say: 'The distance has to be squared: a tree takes room in both directions.',
      },
      {
        answer: ratio(width * height * 100, 62 * distance ** 2),
        say: 'Multiply by 0.62. Dividing plants more trees than a grid has room for.',
      },
      {
        answer: ratio(62 * width * height, 100),
        say: 'That is how many there would be at a distance of 1 m.',
      },
    ]);
  },
  hints: ({ width, height, distance }) => [
    'How many squares with the distance for a side make up the wood?',
    `The wood has ${grouped(width * height)} m², and a square of the distance ${distance ** 2} m².`,
  ],
  solution: (wood) => {
    const { width, height, distance } = wood;
    const trees = asFloat(treesIn(wood));
    return `${grouped(width * height)} / ${distance ** 2} × 0.62 = ${grouped(Math.round(trees))}. Half the distance would make room for four times as many.`;
  },
});

interface Plant {
  distance: number;
  wanted: number;
}

const plantTrees = exercise<Plant>({
  id: 'circle-scatter/plant-trees',
  title: 'Room for every tree',
  kind: 'goal',
  widget: 'spacing',
  variant: (rng) => {
    const distance = uniformInt(rng, 7, 22) / 2;
    return { distance, wanted: 10 * Math.floor((0.06 * 10_000) / distance ** 2) };
  },
  prompt: ({ distance, wanted }) =>
    `Place at least ${wanted} points so that no two of them are closer than ${distance}.`,
  start: () => ({ method: 'uniform', radius: 15, seed: 1234 }),
  reached: ({ distance }) => ({ method: 'poisson', radius: distance, seed: 1234 }),
  holds: ({ distance, wanted }, _, { points, least }) =>
    Number(points) >= wanted && Number(least) >= distance,
  say: ({ distance, wanted }, _, { points, least }) =>
    Number(least) < distance
      ? `The closest pair is ${Number(least).toFixed(2)} apart, and it has to be ${distance}.`
      : `They keep their distance, but there are only ${points} of them, and ${wanted} are wanted. Can they move closer?`,
  hints: ({ distance }) => [
    'Which of the methods knows of a distance at all?',
    `Choose Poisson-disc, and a distance of ${distance} or hardly more.`,
  ],
  solution: ({ distance, wanted }) =>
    `Poisson-disc with a distance of ${distance}. With the other methods two points end up close together sooner or later, however few there are; here ${wanted} fit because Bridson’s way fills nearly every gap.`,
});

const evenUses = [
  {
    id: 'coins',
    text: 'Coins in a round arena, so that no part of it is richer than another',
    say: 'The same area is to hold as many coins: that is what even means.',
  },
  {
    id: 'area',
    text: 'Test points, to learn from their share how large a lake in the circle is',
    say: 'Shares stand for areas only if the points are even.',
  },
  {
    id: 'rain',
    text: 'Rain on a round island',
    say: 'A cloud favors no part of the island, and drops may fall close together.',
  },
] as const;

const otherUses = [
  {
    id: 'shots',
    text: 'Shots around the point that is aimed at',
    say: 'Small errors are commoner than large ones. A bell curve in x and in y does that.',
  },
  {
    id: 'blast',
    text: 'Sparks of a blast that is to be brightest in its middle',
    say: 'Here the crowded middle of an even radius is what is wanted.',
  },
  {
    id: 'orchard',
    text: 'Trees that must not stand in each other’s light',
    say: 'An even scatter has clumps. These points have to keep a distance.',
  },
  {
    id: 'bounce',
    text: 'A direction for something to fly off in',
    say: 'A direction has no distance. An even angle is all it takes.',
  },
] as const;

const whenEven = exercise<{ even: number[]; other: number[] }>({
  id: 'circle-scatter/when-even',
  title: 'When even is wanted',
  kind: 'choice',
  several: true,
  variant: (rng) => ({
    even: sample(rng, [...evenUses.keys()], 2),
    other: sample(rng, [...otherUses.keys()], 3),
  }),
  prompt: () => 'For which of these is an even scatter in a circle the right tool?',
  options: ({ even, other }) => [
    ...even.map((at) => ({ ...evenUses[at]!, right: true })),
    ...other.map((at) => ({ ...otherUses[at]!, right: false })),
  ],
  hints: () => [
    'Even means: the same area, the same share. Is that what is wanted?',
    'Strike out where the middle is to be favored, where points must keep away from each other, and where there is no area at all.',
  ],
  solution: ({ even, other }) =>
    `${even.map((at) => `${evenUses[at]!.text}: ${evenUses[at]!.say}`).join('\n\n')}\n\nNot so: ${other.map((at) => `${otherUses[at]!.text}. ${otherUses[at]!.say}`).join('\n\n')}`,
});

/** Where one seed's first point lies, for the words of a solution. */
const firstPoint = (() => {
  const { x, y } = inCircle(new Pcg32(1), 10);
  return `(${x.toFixed(2)}, ${y.toFixed(2)})`;
})();

const randomInCircle = exercise<Record<string, never>>({
  id: 'circle-scatter/random-in-circle',
  title: 'A point of a circle',
  kind: 'code',
  signature: 'randomInCircle(rng: Generator, radius: number): { x: number; y: number }',
  entry: 'randomInCircle',
  variant: () => ({}),
  prompt: () =>
    'Write `randomInCircle`: a point of the circle about (0, 0), evenly, so that equal areas get equal shares. `rng.nextUint32() / 2 ** 32` is a fraction from 0 up to 1. Any way that is even passes; the same seed has to give the same points.',
  start: `/** An even point of a circle about (0, 0). */
function randomInCircle(rng: Generator, radius: number): { x: number; y: number } {
  throw new Error('not written yet: this is where your point begins');
}
`,
  solve: `function randomInCircle(rng: Generator, radius: number): { x: number; y: number } {
  const fraction = () => rng.nextUint32() / 2 ** 32;
  const angle = 2 * Math.PI * fraction();
  const distance = radius * Math.sqrt(fraction());
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}
`,
  hints: () => [
    'There are two ways: an angle and a distance, or darts at the square around the circle.',
    'With an angle and a distance: the angle is an even part of 2π. Which function of a fraction is the distance, so that half of the radius has a quarter of the points?',
    'The distance is `radius * Math.sqrt(u)`, with a fraction `u` of its own. Then `x = distance * Math.cos(angle)`, and `y` the same with `Math.sin`.',
  ],
  solution: () =>
    `The book’s own \`inCircle\` does the same, with fractions of 53 bits: its first point from seed 1, with a radius of 10, is ${firstPoint}. Yours may be another, and as even. Throwing darts at the square takes 4/π tries a point and needs neither root nor sine.`,
});

const randomInAnnulus = exercise<Record<string, never>>({
  id: 'circle-scatter/random-in-annulus',
  title: 'A point of a ring',
  kind: 'code',
  signature: 'randomInAnnulus(rng: Generator, inner: number, outer: number): { x: number; y: number }',
  entry: 'randomInAnnulus',
  variant: () => ({}),
  prompt: () =>
    'Write `randomInAnnulus`: an even point of the ring from `inner` to `outer` about (0, 0), as for enemies that appear not too near and not too far. `inner` may be 0, and is always below `outer`. `rng.nextUint32() / 2 ** 32` is a fraction from 0 up to 1.',
  start: `/** An even point of a ring about (0, 0). */
function randomInAnnulus(rng: Generator, inner: number, outer: number): { x: number; y: number } {
  throw new Error('not written yet: this is where your point begins');
}
`,
  solve: `function randomInAnnulus(rng: Generator, inner: number, outer: number): { x: number; y: number } {
  const fraction = () => rng.nextUint32() / 2 ** 32;
  const angle = 2 * Math.PI * fraction();
  const square = inner ** 2 + fraction() * (outer ** 2 - inner ** 2);
  const distance = Math.sqrt(square);
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}
`,
  hints: () => [
    'In a circle the square of the distance is even, from 0 to R². Between which squares is it even here?',
    'Go an even part of the way from `inner ** 2` to `outer ** 2`.',
    'The distance is the root of `inner ** 2 + u * (outer ** 2 - inner ** 2)`.',
  ],
  solution: () =>
    'With `inner` 0 it is the circle again. Throwing darts is right too, but the thinner the ring, the more of them miss: for one from 9 to 10 only about one in seven hits.',
});

export default [
  shareWithinPart,
  ringShare,
  radiusForShare,
  twoPoints,
  whichIsEven,
  expectedTries,
  piFromDarts,
  cornerDirections,
  ringRadius,
  sphereCap,
  ballShare,
  howManyTrees,
  whenEven,
  plantTrees,
  randomInCircle,
  randomInAnnulus,
];
