/** Chapter 5, points in a circle. */
import { type Rational, rational } from '../../src/answers';
import { type Generator, inBox, inCircle, Pcg32, sample, uniformInt } from '../../src/random';
import { exercise } from '../../components/exercise-kit/exercise';
import { grouped } from '../numbers/numerals';

const pick = <T>(rng: Generator, items: readonly T[]): T => items[uniformInt(rng, 0, items.length - 1)]!;
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const same = (a: readonly number[], b: readonly number[]) => a.every((value, at) => value === b[at]);
const value = (answer: Rational | number) =>
  typeof answer === 'number' ? answer : Number(answer.num) / Number(answer.den);
/** 56.25, 3.1, 25: as many digits as there are, up to `digits`. */
const short = (n: Rational | number, digits = 2) => String(Number(value(n).toFixed(digits)));
const percentOf = (part: number, whole: number) => rational(100n * BigInt(part), BigInt(whole));

function drawUntil<V>(draw: () => V, fits: (drawn: V) => boolean): V {
  let drawn = draw();
  while (!fits(drawn)) drawn = draw();
  return drawn;
}

/** Mistakes that come so close to the right number that rounding could hide the difference are none. */
function unlike(
  right: Rational | number,
  decimals: number,
  mistakes: readonly { answer: Rational | number; say: string }[],
) {
  return mistakes.filter(({ answer }) => Math.abs(value(answer) - value(right)) > 3 * 10 ** -decimals);
}

interface Within {
  radius: number;
  /** The smaller circle's radius. */
  r: number;
}

function drawWithin(rng: Generator, parts: readonly number[]): Within {
  return drawUntil(
    () => {
      const radius = pick(rng, [20, 40, 60, 80, 100, 120, 160, 200, 240, 300]);
      return { radius, r: (radius * pick(rng, parts)) / 100 };
    },
    ({ r }) => Number.isInteger(r),
  );
}

const evenShare = ({ radius, r }: Within) => percentOf(r * r, radius * radius);

const shareWithin = exercise<Within>({
  id: 'circle-scatter/share-within',
  title: 'An even share',
  kind: 'numeric',
  asked: { percent: true, decimals: 2 },
  variant: (rng) => drawWithin(rng, [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90]),
  prompt: ({ radius, r }) =>
    `Points are scattered evenly in a circle of radius ${radius} px. What share of them lands within ${r} px of the middle?`,
  answer: evenShare,
  mistakes: (drawn) => {
    const { radius, r } = drawn;
    const share = r / radius;
    return unlike(evenShare(drawn), 2, [
      {
        answer: percentOf(r, radius),
        say: 'That is the ratio of the radii, and what an even *radius* would give. An even spread goes by area, and area grows with the square.',
      },
      {
        answer: rational(100n * BigInt(radius * radius - r * r), BigInt(radius * radius)),
        say: 'That is the share that lands farther out.',
      },
      {
        answer: 100 * Math.sqrt(share),
        say: 'That takes the root of the ratio. The root is for making a radius; from a radius to its share it is the square.',
      },
      {
        answer: 100 * share ** 3,
        say: 'That is the share of a ball. In a circle, area grows with the square.',
      },
    ]);
  },
  hints: ({ radius, r }) => [
    'In an even spread the share of the points is the share of the area.',
    `The areas are π × ${r}² and π × ${radius}². In their ratio π cancels.`,
    `Square ${r} / ${radius}, which is ${short(r / radius)}.`,
  ],
  solution: (drawn) => {
    const { radius, r } = drawn;
    return `${r} / ${radius} is ${short(r / radius)}, and its square is ${short(r ** 2 / radius ** 2, 4)}, so ${short(evenShare(drawn))} percent of the area and of the points lie within ${r} px. The ring outside is ${short(100 - (100 * r) / radius)} percent of the radius wide and gets the other ${short(100 - value(evenShare(drawn)))} percent.`;
  },
});

const naiveShare = exercise<Within>({
  id: 'circle-scatter/naive-share',
  title: 'A naive share',
  kind: 'numeric',
  asked: { percent: true, decimals: 2 },
  variant: (rng) => drawWithin(rng, [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90]),
  prompt: ({ radius, r }) =>
    `A program picks an even angle, and \`${radius} * random()\` for the distance from the middle. What share of its points lands within ${r} px of the middle?`,
  answer: ({ radius, r }) => percentOf(r, radius),
  mistakes: (drawn) => {
    const { radius, r } = drawn;
    return unlike(percentOf(r, radius), 2, [
      {
        answer: evenShare(drawn),
        say: 'That is the share of the area, and what an even spread would give. This program does not go by area: its distance is even.',
      },
      { answer: percentOf(radius - r, radius), say: 'That is the share that lands farther out.' },
      {
        answer: 100 * Math.sqrt(r / radius),
        say: 'That takes a root, and there is none in this program. When is the distance at most the given one?',
      },
    ]);
  },
  hints: ({ radius, r }) => [
    'The angle has no part in it. Only the distance decides.',
    `\`${radius} * random()\` is below ${r} when \`random()\` is below ${r} / ${radius}.`,
  ],
  solution: (drawn) => {
    const { radius, r } = drawn;
    const [naive, even] = [percentOf(r, radius), evenShare(drawn)];
    return `\`random()\` is below ${r} / ${radius} = ${short(r / radius)} in ${short(naive)} percent of the draws. The circle they land in has ${short(even)} percent of the area, so its points lie ${short(value(naive) / value(even))} times as close as they would in an even spread.`;
  },
});

interface Share {
  radius: number;
  percent: number;
}

const radiusOf = ({ radius, percent }: Share) => radius * Math.sqrt(percent / 100);

const radiusOfShare = exercise<Share>({
  id: 'circle-scatter/radius-of-share',
  title: 'The radius of a share',
  kind: 'numeric',
  asked: { unit: 'px', decimals: 1 },
  variant: (rng) => ({
    radius: 10 * uniformInt(rng, 4, 30),
    percent: pick(rng, [9, 10, 16, 20, 25, 30, 36, 40, 49, 50, 60, 64, 70, 75, 80, 81, 90]),
  }),
  prompt: ({ radius, percent }) =>
    `Points are scattered evenly in a circle of radius ${radius} px. A smaller circle about the same middle is to hold ${percent} percent of them. What is its radius?`,
  answer: radiusOf,
  mistakes: (drawn) => {
    const { radius, percent } = drawn;
    const share = percent / 100;
    return unlike(radiusOf(drawn), 1, [
      {
        answer: radius * share,
        say: `That circle is ${percent} percent as wide. Its area, and its share of the points, is the square of that.`,
      },
      {
        answer: radius * share ** 2,
        say: 'That squares where the root is needed: the square leads from a radius to its share, the root back.',
      },
      { answer: radius * Math.sqrt(1 - share), say: `That circle leaves ${percent} percent *outside*.` },
      {
        answer: radius * Math.cbrt(share),
        say: 'The cube root is for a ball. In a circle it is the square root.',
      },
      {
        answer: radius - radiusOf(drawn),
        say: 'That is the width of the ring around it.',
      },
    ]);
  },
  hints: ({ radius, percent }) => [
    'Its area has to be that share of the whole area.',
    `(r / ${radius})² has to be ${percent / 100}. What is r / ${radius}?`,
    `Multiply ${radius} by the square root of ${percent / 100}, which is ${short(Math.sqrt(percent / 100), 4)}.`,
  ],
  solution: (drawn) => {
    const { radius, percent } = drawn;
    return `(r / ${radius})² = ${percent / 100}, so r = ${radius} × √${percent / 100} = ${short(radiusOf(drawn))} px. This is how the fair program makes its radius: it draws a share and takes the radius of the circle that holds it.`;
  },
});

interface Tries {
  points: number;
  radius: number;
  side: number;
}

const triesOf = ({ points, radius, side }: Tries) => (points * side ** 2) / (Math.PI * radius ** 2);

const triesNeeded = exercise<Tries>({
  id: 'circle-scatter/tries-needed',
  title: 'What rejection costs',
  kind: 'numeric',
  asked: { count: true, decimals: 0 },
  variant: (rng) => {
    const radius = 20 * uniformInt(rng, 1, 6);
    return {
      points: 100 * uniformInt(rng, 2, 40),
      radius,
      side: (radius * pick(rng, [20, 25, 30, 40])) / 10,
    };
  },
  prompt: ({ points, radius, side }) =>
    `Points are thrown evenly at a square with a side of ${side} px, and those that land in the circle of radius ${radius} px in its middle are kept. How many throws do ${grouped(points)} points in the circle take on average?`,
  answer: triesOf,
  mistakes: (drawn) => {
    const { points, radius, side } = drawn;
    return unlike(triesOf(drawn), 0, [
      {
        answer: (points * Math.PI * radius ** 2) / side ** 2,
        say: `That is how many of ${grouped(points)} throws are kept. Fewer throws than points cannot be enough.`,
      },
      {
        answer: points * (2 - (Math.PI * radius ** 2) / side ** 2),
        say: 'That throws each point that missed once more. The second throw can miss as well, and so can the third.',
      },
      { answer: points, say: 'That would do if every throw were kept. The corners are not.' },
      {
        answer: (points * side ** 2) / (4 * Math.PI * radius ** 2),
        say: 'That takes the diameter for the radius: the area of the circle is π times the square of the *radius*.',
      },
      {
        answer: (points * side) / (Math.PI * radius),
        say: 'The lengths have to be squared: areas decide how often a throw lands in the circle.',
      },
      { answer: (points * side ** 2) / radius ** 2, say: 'π is missing in the area of the circle.' },
    ]);
  },
  hints: ({ radius, side }) => [
    'First the share of the throws that are kept. It is a share of the area.',
    `It is π × ${radius}² / ${side}² = ${short((Math.PI * radius ** 2) / side ** 2, 4)}.`,
    'Divide the points that are wanted by the share that is kept.',
  ],
  solution: (drawn) => {
    const { points, radius, side } = drawn;
    const kept = (Math.PI * radius ** 2) / side ** 2;
    return `The circle has π × ${radius}² = ${grouped(Math.round(Math.PI * radius ** 2))} of the ${grouped(side ** 2)} square pixels, so ${short(100 * kept, 1)} percent of the throws are kept. ${grouped(points)} / ${short(kept, 4)} is about ${grouped(Math.round(triesOf(drawn)))} throws, ${short(1 / kept)} a point.${side === 2 * radius ? ' No square around the circle is smaller, so this is as cheap as it gets.' : ` The tightest square, with a side of ${2 * radius} px, would take ${short(4 / Math.PI)} a point.`}`;
  },
});

interface Darts {
  thrown: number;
  hits: number;
}

const piFrom = ({ thrown, hits }: Darts) => rational(4n * BigInt(hits), BigInt(thrown));

const piFromDarts = exercise<Darts>({
  id: 'circle-scatter/pi-from-darts',
  title: 'π from darts',
  kind: 'numeric',
  asked: { decimals: 3 },
  variant: (rng) => {
    const thrown = pick(rng, [200, 250, 400, 500, 800, 1000]);
    const darts = new Pcg32(rng.nextUint32());
    const hits = upTo(thrown).filter(() => {
      const { x, y } = inBox(darts, 2, 2);
      return Math.hypot(x - 1, y - 1) <= 1;
    }).length;
    return { thrown, hits };
  },
  prompt: ({ thrown, hits }) =>
    `${grouped(thrown)} darts are thrown evenly at a square, and ${grouped(hits)} of them land in the circle that just fits in. What is π, going by these darts?`,
  answer: piFrom,
  mistakes: (drawn) => {
    const { thrown, hits } = drawn;
    return unlike(piFrom(drawn), 3, [
      {
        answer: rational(BigInt(hits), BigInt(thrown)),
        say: 'That is the share of hits, which comes to π / 4: the circle has π r², the square (2 r)² = 4 r².',
      },
      {
        answer: rational(4n * BigInt(thrown - hits), BigInt(thrown)),
        say: 'That uses the darts that missed.',
      },
      {
        answer: rational(4n * BigInt(thrown), BigInt(hits)),
        say: 'That is upside down: it divides the throws by the hits.',
      },
      {
        answer: rational(2n * BigInt(hits), BigInt(thrown)),
        say: 'The square is two radii wide *and* two radii high: the factor is 4.',
      },
    ]);
  },
  hints: ({ thrown, hits }) => [
    'The share of hits is about the area of the circle over the area of the square.',
    'With radius r these are π r² and 4 r². What is π, then?',
    `Multiply ${hits} / ${grouped(thrown)} by 4.`,
  ],
  solution: (drawn) => {
    const { thrown, hits } = drawn;
    const error = 4 * Math.sqrt(((Math.PI / 4) * (1 - Math.PI / 4)) / thrown);
    return `${hits} / ${grouped(thrown)} = ${short(hits / thrown, 4)} is about π / 4, so π is about ${short(piFrom(drawn), 3)}. It is off by ${short(Math.abs(value(piFrom(drawn)) - Math.PI), 3)}; with ${grouped(thrown)} darts an error of about ${short(error)} is usual. A hundred times as many darts buy one more digit.`;
  },
});

interface Ring {
  inner: number;
  middle: number;
  outer: number;
}

const ringPart = ({ inner, middle, outer }: Ring) =>
  percentOf(middle ** 2 - inner ** 2, outer ** 2 - inner ** 2);

const ringShare = exercise<Ring>({
  id: 'circle-scatter/ring-share',
  title: 'The inner part of a ring',
  kind: 'numeric',
  asked: { percent: true, decimals: 1 },
  variant: (rng) => {
    const inner = 10 * uniformInt(rng, 1, 8);
    const middle = inner + 10 * uniformInt(rng, 1, 6);
    return { inner, middle, outer: middle + 10 * uniformInt(rng, 1, 6) };
  },
  prompt: ({ inner, middle, outer }) =>
    `Points are scattered evenly in a ring, from ${inner} px to ${outer} px away from the middle. What share of them is less than ${middle} px away?`,
  answer: ringPart,
  mistakes: (drawn) => {
    const { inner, middle, outer } = drawn;
    return unlike(ringPart(drawn), 1, [
      {
        answer: percentOf(middle - inner, outer - inner),
        say: 'That is the share of the *width*, and what an even radius would give. Square the radii first.',
      },
      {
        answer: percentOf(outer ** 2 - middle ** 2, outer ** 2 - inner ** 2),
        say: 'That is the share in the outer part.',
      },
      {
        answer: percentOf(middle ** 2, outer ** 2),
        say: `That forgets the hole: within ${inner} px there is nothing. Take its area from both.`,
      },
      {
        answer: percentOf(middle ** 2 - inner ** 2, outer ** 2),
        say: 'That compares with the full circle. The hole has to go there too.',
      },
      {
        answer: percentOf((middle - inner) ** 2, (outer - inner) ** 2),
        say: 'That squares the widths. The area of a ring is the difference of two squares, not the square of a difference.',
      },
    ]);
  },
  hints: ({ inner, middle, outer }) => [
    'The area of a ring is one circle less another.',
    `The inner part has π × (${middle}² − ${inner}²), the whole ring π × (${outer}² − ${inner}²).`,
    `Divide ${grouped(middle ** 2 - inner ** 2)} by ${grouped(outer ** 2 - inner ** 2)}.`,
  ],
  solution: (drawn) => {
    const { inner, middle, outer } = drawn;
    return `(${middle}² − ${inner}²) / (${outer}² − ${inner}²) = ${grouped(middle ** 2 - inner ** 2)} / ${grouped(outer ** 2 - inner ** 2)}, about ${short(ringPart(drawn), 1)} percent. By width the inner part would have ${short(percentOf(middle - inner, outer - inner), 1)} percent. It is the square of the radius that is even, here from ${grouped(inner ** 2)} to ${grouped(outer ** 2)}.`;
  },
});

const ballPart = ({ radius, r }: Within) => percentOf(r ** 3, radius ** 3);

const ballShare = exercise<Within>({
  id: 'circle-scatter/ball-share',
  title: 'The middle of a ball',
  kind: 'numeric',
  asked: { percent: true, decimals: 1 },
  variant: (rng) => drawWithin(rng, [20, 25, 30, 40, 50, 60, 70, 75, 80, 90]),
  prompt: ({ radius, r }) =>
    `Sparks are scattered evenly in a ball of radius ${radius} cm. What share of them is within ${r} cm of the middle?`,
  answer: ballPart,
  mistakes: (drawn) => {
    const { radius, r } = drawn;
    return unlike(ballPart(drawn), 1, [
      {
        answer: evenShare(drawn),
        say: 'That is the share of a circle. A ball has a third direction, and its volume grows with the cube.',
      },
      { answer: percentOf(r, radius), say: 'That is the ratio of the radii. An even spread goes by volume.' },
      {
        answer: percentOf(radius ** 3 - r ** 3, radius ** 3),
        say: 'That is the share that is farther out.',
      },
      {
        answer: 100 * Math.cbrt(r / radius),
        say: 'The cube root makes a radius from a share. From a radius to its share it is the cube.',
      },
    ]);
  },
  hints: ({ radius, r }) => [
    'In an even spread the share of the points is the share of the volume.',
    'When all lengths double, a volume grows by 2 × 2 × 2.',
    `Multiply ${r} / ${radius} = ${short(r / radius)} by itself, and by itself again.`,
  ],
  solution: (drawn) => {
    const { radius, r } = drawn;
    return `(${r} / ${radius})³ = ${short((r / radius) ** 3, 6)}, so ${short(ballPart(drawn), 1)} percent. In a circle it would be ${short(evenShare(drawn))} percent. The more directions there are, the more of the room lies far out, which is why the radius of an even point of a ball is a *cube* root.`;
  },
});

interface Snippets {
  fair: number;
  wrong: number[];
}

const evenRadii = [
  {
    id: 'root',
    text: '`r = R * Math.sqrt(random())`',
    say: 'The radius stays below r when `random()` stays below (r / R)², which is the share of the area.',
  },
  {
    id: 'larger',
    text: '`r = R * Math.max(random(), random())`',
    say: 'The larger of two draws stays below r / R only if both do, which happens with a chance of (r / R)². That is the share of the area, without a root.',
  },
  {
    id: 'square',
    text: '`r = Math.sqrt(R * R * random())`',
    say: 'The square of the radius is even from 0 to R², and the root makes a radius of it.',
  },
] as const;

const unevenRadii = [
  {
    id: 'naive',
    text: '`r = R * random()`',
    say: 'The radius is even, and so half of the points land on the innermost quarter of the area.',
  },
  {
    id: 'power',
    text: '`r = R * random() ** 2`',
    say: 'That squares where a root is needed. 71 percent of the points land within half the radius.',
  },
  {
    id: 'smaller',
    text: '`r = R * Math.min(random(), random())`',
    say: 'The smaller of two draws is near 0 more often than near 1: 75 percent of the points land within half the radius.',
  },
  {
    id: 'mean',
    text: '`r = R * (random() + random()) / 2`',
    say: 'The mean of two draws is mostly near one half. The points make a ring, and the rim stays nearly bare.',
  },
  {
    id: 'cube-root',
    text: '`r = R * Math.cbrt(random())`',
    say: 'The cube root is for a ball. In a circle it pushes too many points outward: 12.5 percent land within half the radius.',
  },
  {
    id: 'root-of-all',
    text: '`r = Math.sqrt(R * random())`',
    say: 'The R is under the root with the rest, so the points fill a circle of radius √R. They are even, in the wrong circle.',
  },
] as const;

const whichIsEven = exercise<Snippets>({
  id: 'circle-scatter/which-is-even',
  title: 'Which radius is even',
  kind: 'choice',
  variant: (rng) => ({
    fair: uniformInt(rng, 0, evenRadii.length - 1),
    wrong: sample(rng, upTo(unevenRadii.length), 3),
  }),
  prompt: () =>
    'Four programs pick a point in a circle of radius `R`, where `R` is 100. All take the angle `2 * Math.PI * random()` and then a radius. `random()` is even from 0 to 1, and new at each call. Which one fills the circle evenly?',
  options: ({ fair, wrong }) => [
    { ...evenRadii[fair]!, right: true },
    ...wrong.map((at) => ({ ...unevenRadii[at]!, right: false })),
  ],
  hints: () => [
    'A quarter of the area lies within half the radius. How often is each `r` below 50?',
    'You need an r that is below half of R with a chance of one quarter.',
  ],
  solution: ({ fair, wrong }) =>
    `${evenRadii[fair]!.text}. ${evenRadii[fair]!.say}\n\nThe others: ${wrong.map((at) => `${unevenRadii[at]!.text}. ${unevenRadii[at]!.say}`).join('\n\n')}`,
});

const fairArrows = [
  {
    id: 'angle',
    text: 'Draw an even angle `a` from 0 to 2π; the arrow is (cos a, sin a)',
    say: 'A direction is an angle. If the angle is even, so is the direction.',
  },
  {
    id: 'dart',
    text: 'Throw darts at a square until one lands in its circle; stretch its arrow from the middle to length 1',
    say: 'A circle reaches equally far in all directions, so each gets the same share of its points.',
  },
  {
    id: 'disc-point',
    text: 'Take a point at the radius √u and an even angle; stretch its arrow to length 1',
    say: 'Stretching throws the radius away and leaves the angle, which was even from the start. It works, with more effort than it needs.',
  },
] as const;

const unfairArrows = [
  {
    id: 'box',
    text: 'Take an even point of a square; stretch its arrow from the middle to length 1',
    say: 'A square reaches farther into its corners, so the diagonals come up twice as often as the directions of the sides.',
  },
  {
    id: 'half-turn',
    text: 'Draw an even angle `a` from 0 to π; the arrow is (cos a, sin a)',
    say: 'π is half a turn. All these arrows point to one side.',
  },
  {
    id: 'two-angles',
    text: 'Draw two even angles `a` and `b` from 0 to 2π; the arrow is (cos a, sin b)',
    say: 'Cosine and sine belong to one angle. Of two angles they make an arrow whose length is seldom 1.',
  },
  {
    id: 'even-x',
    text: 'Draw an even `x` from −1 to 1; the arrow is (x, √(1 − x²)), up or down by a coin',
    say: 'Near x = ±1 the circle is steep, and a short stretch of x has a long arc. So those directions come up too seldom.',
  },
  {
    id: 'two-draws',
    text: 'Add two even angles from 0 to π; the arrow is (cos a, sin a) of the sum',
    say: 'The sum of two draws is near its middle more often than near its ends, as with two dice.',
  },
] as const;

const fairDirection = exercise<Snippets>({
  id: 'circle-scatter/fair-direction',
  title: 'A fair direction',
  kind: 'choice',
  variant: (rng) => ({
    fair: uniformInt(rng, 0, fairArrows.length - 1),
    wrong: sample(rng, upTo(unfairArrows.length), 3),
  }),
  prompt: () =>
    'Four programs pick a direction, as an arrow of length 1. Which makes every direction equally likely?',
  options: ({ fair, wrong }) => [
    { ...fairArrows[fair]!, right: true },
    ...wrong.map((at) => ({ ...unfairArrows[at]!, right: false })),
  ],
  hints: () => [
    'Think of a narrow slice of directions, and turn it around. Does its share change?',
    'Look for the shape that looks the same from all sides, and for one full turn.',
  ],
  solution: ({ fair, wrong }) =>
    `${fairArrows[fair]!.text}. ${fairArrows[fair]!.say}\n\nThe others: ${wrong.map((at) => `${unfairArrows[at]!.text}. ${unfairArrows[at]!.say}`).join('\n\n')}`,
});

const wantsOther = [
  {
    id: 'trees',
    text: 'The trees of an orchard, which need room',
    say: 'Even points fall in clumps and leave gaps, by chance. Trees that keep their distance need a rule for it, such as Poisson-disc sampling.',
  },
  {
    id: 'shots',
    text: 'The holes that a good archer leaves in a target',
    say: 'A good archer hits the middle more often than the rim. That is crowding that you want: a bell curve on each axis draws it.',
  },
  {
    id: 'torch',
    text: 'The sparks of a torch, bright in the middle and thin at the rim',
    say: 'This wants more points in the middle, and here the naive radius is not a mistake but a look.',
  },
] as const;

const wantsEven = [
  {
    id: 'rain',
    text: 'Raindrops on a round table',
    say: 'Rain knows nothing of the table: equal areas get equally many drops. Even is right, with its clumps.',
  },
  {
    id: 'chest',
    text: 'A treasure that may be buried anywhere on a round island',
    say: 'If no square foot is to be a better place to dig than another, the spread has to be even.',
  },
  {
    id: 'area',
    text: 'Sample points to measure how much of a round lake is frozen',
    say: 'The share of the points is the share of the area only if the spread is even.',
  },
  {
    id: 'dust',
    text: 'Specks of dust on a round lens',
    say: 'Dust settles where it falls, and no spot of the lens draws it. Equal areas get equally many specks.',
  },
] as const;

const notEven = exercise<Snippets>({
  id: 'circle-scatter/not-even',
  title: 'When even is wrong',
  kind: 'choice',
  variant: (rng) => ({
    fair: uniformInt(rng, 0, wantsOther.length - 1),
    wrong: sample(rng, upTo(wantsEven.length), 3),
  }),
  prompt: () =>
    'Four things are scattered in a circle, each point drawn by itself and evenly by area. For which of them is that *not* what you want?',
  options: ({ fair, wrong }) => [
    { ...wantsOther[fair]!, right: true },
    ...wrong.map((at) => ({ ...wantsEven[at]!, right: false })),
  ],
  hints: () => [
    'Even means: equal areas get equally many points in the long run, and no point knows of another.',
    'In three of these no place in the circle is better than another, and the things do not mind their neighbors.',
  ],
  solution: ({ fair, wrong }) =>
    `${wantsOther[fair]!.text}. ${wantsOther[fair]!.say}\n\nEven is right for the others: ${wrong.map((at) => `${wantsEven[at]!.text}. ${wantsEven[at]!.say}`).join('\n\n')}`,
});

interface Draws {
  radius: number;
  /** Tenths; the draws are their squares, so that the roots come out on paper. */
  roots: number[];
}

const drawsOf = ({ roots }: Draws) => roots.map((root) => (root * root) / 100);
const sixDigits = (n: number) => Number(n.toFixed(6));
/** Stands where a generator must, where the draws are given. */
const unused: Generator = { nextUint32: () => 0 };

/** How far out the library puts a point with this draw: at the angle 0, x is the distance. */
function distance(radius: number, u: number): number {
  const given = [0, u];
  return sixDigits(inCircle(unused, radius, () => given.shift()!).x);
}

const runDraws = (drawn: Draws) => drawsOf(drawn).map((u) => distance(drawn.radius, u));

function wrongDistances(drawn: Draws) {
  const { radius } = drawn;
  const us = drawsOf(drawn);
  return [
    {
      values: us.map((u) => sixDigits(radius * u)),
      say: 'That is the naive radius: the root is missing.',
    },
    {
      values: us.map((u) => sixDigits(radius * u * u)),
      say: 'That squares the draw. The root is wanted.',
    },
    {
      values: us.map((u) => sixDigits((radius * u) / 2)),
      say: 'That halves the draw. The root of a number is what gives the number when multiplied by itself.',
    },
    {
      values: us.map((u) => sixDigits(radius - distance(radius, u))),
      say: 'That is how far each point is from the rim.',
    },
  ].filter(({ values }) => !same(values, runDraws(drawn)));
}

const tracePoints = exercise<Draws>({
  id: 'circle-scatter/trace-points',
  title: 'From draws to distances',
  kind: 'trace',
  program: 'inCircle',
  variant: (rng) => ({
    radius: 10 * uniformInt(rng, 2, 20),
    roots: sample(rng, [1, 2, 3, 4, 5, 6, 7, 8, 9], 4),
  }),
  prompt: (drawn) =>
    `A program that fills a circle of radius ${drawn.radius} evenly draws \`u\` = ${drawsOf(drawn).join(', ')} for the radius of four points. How far from the middle does each land?`,
  blanks: (drawn) => drawsOf(drawn).map((u) => `u = ${u}`),
  run: runDraws,
  mistakes: wrongDistances,
  hints: (drawn) => {
    const [u] = drawsOf(drawn);
    return [
      'The share `u` of the area lies within the distance you look for.',
      'The distance is the radius of the circle times √u.',
      `√${u} is ${drawn.roots[0]! / 10}, since ${drawn.roots[0]! / 10} × ${drawn.roots[0]! / 10} = ${u}.`,
    ];
  },
  solution: (drawn) =>
    `${drawsOf(drawn)
      .map(
        (u, at) => `√${u} = ${drawn.roots[at]! / 10}, times ${drawn.radius} is ${distance(drawn.radius, u)}`,
      )
      .join(
        '; ',
      )}. Small draws land farther out than you may expect: a draw of 0.25 goes to half the radius, since a quarter of the area lies within.`,
});

interface Target {
  from: 'naive' | 'even';
  /** The method that reaches it. */
  method: 'naive' | 'even' | 'rejection';
  half: number;
  most: number;
  least: number;
}

const CLOSE = 2;
const targets: readonly Omit<Target, 'least'>[] = [
  { from: 'naive', method: 'even', half: 25, most: 81 },
  { from: 'naive', method: 'rejection', half: 25, most: 81 },
  { from: 'even', method: 'naive', half: 50, most: 90 },
];
/** What a reader is told that some method must not be used. */
const without = { even: 'rejection', rejection: 'even', naive: undefined } as const;
const methodName = { naive: 'the even radius', even: 'the square root', rejection: 'rejection' } as const;

const evenByFigure = exercise<Target>({
  id: 'circle-scatter/even-by-figure',
  title: 'Shares in the figure',
  kind: 'goal',
  widget: 'circle-scatter',
  variant: (rng) => ({ ...pick(rng, targets), least: 500 * uniformInt(rng, 4, 8) }),
  prompt: ({ method, half, most, least }) => {
    const not = without[method];
    return `Bring the share of the points within half the radius to ${half} percent and the share within 0.9 of the radius to ${most}, each within ${CLOSE}, with at least ${grouped(least)} points${not ? `, and without ${methodName[not]}` : ''}.`;
  },
  start: ({ from }) => ({ method: from, points: 500 }),
  reached: ({ method }) => ({ method, points: 5000 }),
  holds: ({ method, half, most, least }, values, outputs) =>
    values.method !== without[method] &&
    Number(values.points) >= least &&
    near(outputs.half, half) &&
    near(outputs.most, most),
  say: ({ method, half, most, least }, values, outputs) => {
    if (values.method === without[method])
      return `The points are to come without ${methodName[without[method]!]}. There is another way.`;
    if (!near(outputs.half, half) || !near(outputs.most, most))
      return `${short(outputs.half ?? 0, 1)} percent of the points are within half the radius and ${short(outputs.most ?? 0, 1)} percent within 0.9 of it; ${half} and ${most} are wanted.`;
    return `The shares are right. There are ${grouped(Number(values.points))} points, and at least ${grouped(least)} are wanted.`;
  },
  hints: ({ half, method, least }) => [
    half === 25
      ? 'A quarter of the area lies within half the radius. Which methods go by area?'
      : 'Half of the points on a quarter of the area: which method crowds the middle?',
    `Choose ${methodName[method]}, and then at least ${grouped(least)} points. If luck leaves a share too far off, take more points.`,
  ],
  solution: ({ method, half, most }) =>
    half === 25
      ? `With ${methodName[method]} the share of the points is the share of the area: 0.5² = 25 percent within half the radius, 0.9² = 81 percent within 0.9 of it. The method sets what the shares come to; the number of points sets how near they are to it.`
      : `With an even radius the share is the ratio of the radii: ${half} percent within half the radius, ${most} percent within 0.9 of it, where the areas are 25 and 81 percent.`,
});

function near(output: number | null | undefined, wanted: number): boolean {
  return typeof output === 'number' && Math.abs(output - wanted) <= CLOSE;
}

const RANDOM = `// A number from 0 up to, but not including, 1.
const random = (rng: Generator): number => rng.nextUint32() / 2 ** 32;
`;

const randomInCircle = exercise<object>({
  id: 'circle-scatter/random-in-circle',
  title: 'A point in a circle',
  kind: 'code',
  signature: 'randomInCircle(rng: Generator, radius: number): { x: number; y: number }',
  entry: 'randomInCircle',
  variant: () => ({}),
  prompt: () =>
    'Write `randomInCircle(rng, radius)`: a random point `{ x, y }` of the circle of that radius about (0, 0), evenly by area. `random(rng)` is there for you, and is new at each call. The same generator has to give the same points.',
  start: `${RANDOM}
function randomInCircle(rng: Generator, radius: number): { x: number; y: number } {
  throw new Error('not written yet');
}
`,
  solve: `${RANDOM}
function randomInCircle(rng: Generator, radius: number): { x: number; y: number } {
  const angle = 2 * Math.PI * random(rng);
  // A quarter of the area lies within half the radius.
  const r = radius * Math.sqrt(random(rng));
  return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
}
`,
  hints: () => [
    'A point can be made from an angle and a distance: `x` is the distance times the cosine, `y` times the sine.',
    'Within the distance r lies the share (r / radius)² of the area. Draw the share, and work back to r.',
    'The distance is `radius * Math.sqrt(random(rng))`, and the angle takes a draw of its own.',
  ],
  solution: () =>
    'It must be the square of the distance that is even, since area grows with the square, so the distance is the root of an even number. The angle is a full turn, 2π, and has a draw of its own. Throwing points at the square around the circle until one lands inside does as well: it takes 4 / π, about 1.27, throws a point.',
});

const randomDirection = exercise<object>({
  id: 'circle-scatter/random-direction',
  title: 'A direction',
  kind: 'code',
  signature: 'randomDirection(rng: Generator): { x: number; y: number }',
  entry: 'randomDirection',
  variant: () => ({}),
  prompt: () =>
    'Write `randomDirection(rng)`: an arrow `{ x, y }` of length 1, in a random direction, each as likely as any other. `random(rng)` is there for you, and is new at each call. The same generator has to give the same arrows.',
  start: `${RANDOM}
function randomDirection(rng: Generator): { x: number; y: number } {
  throw new Error('not written yet');
}
`,
  solve: `${RANDOM}
function randomDirection(rng: Generator): { x: number; y: number } {
  const angle = 2 * Math.PI * random(rng);
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
`,
  hints: () => [
    'One number says everything about a direction.',
    'A full turn is 2π in radians, which is what `Math.cos` and `Math.sin` take.',
    'Keep the angle in a variable, since the cosine and the sine have to be of the same one.',
  ],
  solution: () =>
    'A direction is an angle, and one draw makes it. Stretching a point of a square to length 1 looks as good and favors the diagonals, where the square reaches farther. Throw away the points outside the circle first, and that way is fair too.',
});

export default [
  shareWithin,
  naiveShare,
  radiusOfShare,
  whichIsEven,
  tracePoints,
  evenByFigure,
  triesNeeded,
  piFromDarts,
  fairDirection,
  ringShare,
  ballShare,
  notEven,
  randomInCircle,
  randomDirection,
];
