/** Chapter 6, from static to hills. */
import { type Rational, rational } from '../../src/answers/rational';
import { SEED_SHIFT } from '../../src/noise/hash-shift';
import { type Generator, uniformInt } from '../../src/random';
import { drawUntil, pick } from '../../components/exercise-kit/draw';
import { exercise } from '../../components/exercise-kit/exercise';

/** Exact arithmetic in small fractions. */
const q = (num: number, den = 1) => rational(BigInt(num), BigInt(den));
const plus = (a: Rational, b: Rational) => rational(a.num * b.den + b.num * a.den, a.den * b.den);
const minus = (a: Rational, b: Rational) => rational(a.num * b.den - b.num * a.den, a.den * b.den);
const times = (a: Rational, b: Rational) => rational(a.num * b.num, a.den * b.den);
const lerpOf = (a: Rational, b: Rational, t: Rational) => plus(a, times(minus(b, a), t));
const smooth = (t: Rational) => times(times(t, t), minus(q(3), times(q(2), t)));
const fifth = (t: Rational) =>
  times(times(times(t, t), t), plus(times(t, minus(times(t, q(6)), q(15))), q(10)));
const equal = (a: Rational, b: Rational) => a.num === b.num && a.den === b.den;

/** All fractions here end: 0.35, −0.5. */
const written = ({ num, den }: Rational) => String(Number(num) / Number(den)).replace('-', '−');
const signed = (value: number) => String(value).replace('-', '−');

interface Mistake {
  answer: Rational;
  say: string;
}
/** Mistakes that happen to lead to the right number are none, and of two that meet the first speaks. */
function unlike(right: Rational, mistakes: readonly Mistake[]): Mistake[] {
  return mistakes.filter(
    ({ answer }, at) =>
      !equal(answer, right) && mistakes.findIndex((other) => equal(other.answer, answer)) === at,
  );
}

interface Blend {
  /** Tenths. */
  a: number;
  b: number;
  /** Quarters. */
  t: number;
}
const placed = ({ a, b, t }: Blend) => ({ from: q(a, 10), to: q(b, 10), share: q(t, 4) });
const drawBlend = (rng: Generator, shares: readonly number[]) =>
  drawUntil(
    () => ({ a: uniformInt(rng, 1, 9), b: uniformInt(rng, 1, 9), t: pick(rng, shares) }),
    ({ a, b }) => Math.abs(a - b) >= 3,
  );

const straightBlend = exercise<Blend>({
  id: 'value-noise/straight-blend',
  title: 'A straight blend',
  kind: 'numeric',
  asked: {},
  variant: (rng) => drawBlend(rng, [1, 3]),
  prompt: (given) => {
    const { from, to, share } = placed(given);
    return `The corner at 3 holds ${written(from)}, the corner at 4 holds ${written(to)}. What does a straight blend give at ${written(plus(q(3), share))}?`;
  },
  answer: (given) => {
    const { from, to, share } = placed(given);
    return lerpOf(from, to, share);
  },
  mistakes: (given) => {
    const { from, to, share } = placed(given);
    return unlike(lerpOf(from, to, share), [
      {
        answer: lerpOf(to, from, share),
        say: 'That is as far from the right corner as you should be from the left one: the two corners have changed places.',
      },
      {
        answer: lerpOf(from, to, smooth(share)),
        say: 'That is the smooth blend. The straight one takes t as it is.',
      },
      {
        answer: times(minus(to, from), share),
        say: 'That is how far the value has come. It started at the left corner: add its value.',
      },
      {
        answer: plus(from, times(to, share)),
        say: 'What is added is a part of the way from one corner to the other, b − a, and not of b.',
      },
      { answer: lerpOf(from, to, q(1, 2)), say: 'That is the value halfway.' },
    ]);
  },
  hints: (given) => {
    const { from, to, share } = placed(given);
    return [
      `How far into the square does the place lie? t is the place minus 3, which is ${written(share)}.`,
      `From corner to corner the value changes by ${written(minus(to, from))}. You have come ${written(share)} of the way.`,
    ];
  },
  solution: (given) => {
    const { from, to, share } = placed(given);
    return `t = ${written(share)}, and ${written(from)} + (${written(minus(to, from))}) × ${written(share)} = ${written(lerpOf(from, to, share))}.`;
  },
});

const smoothBlend = exercise<Blend>({
  id: 'value-noise/smooth-blend',
  title: 'A smooth blend',
  kind: 'numeric',
  asked: {},
  variant: (rng) => drawBlend(rng, [1, 2, 3]),
  prompt: (given) => {
    const { from, to, share } = placed(given);
    return `The corner at 3 holds ${written(from)}, the corner at 4 holds ${written(to)}. What does a smooth blend, with smoothstep, give at ${written(plus(q(3), share))}?`;
  },
  answer: (given) => {
    const { from, to, share } = placed(given);
    return lerpOf(from, to, smooth(share));
  },
  mistakes: (given) => {
    const { from, to, share } = placed(given);
    return unlike(lerpOf(from, to, smooth(share)), [
      {
        answer: lerpOf(from, to, share),
        say: 'That is the straight blend. Send t through 3t² − 2t³ before you use it.',
      },
      {
        answer: lerpOf(to, from, smooth(share)),
        say: 'The two corners have changed places: at t = 0 the value is the left one’s.',
      },
      { answer: smooth(share), say: 'That is the eased share. Now blend with it, from corner to corner.' },
      {
        answer: lerpOf(from, to, times(share, share)),
        say: 'That takes t² for the share. Smoothstep is 3t² − 2t³.',
      },
      {
        answer: lerpOf(from, to, fifth(share)),
        say: 'That is the quintic’s blend. Smoothstep is the shorter one, 3t² − 2t³.',
      },
      {
        answer: times(minus(to, from), smooth(share)),
        say: 'That is how far the value has come. It started at the left corner: add its value.',
      },
    ]);
  },
  hints: (given) => {
    const { share } = placed(given);
    return [
      `t is ${written(share)}, how far into the square the place lies. Ease it first: 3t² − 2t³.`,
      `The eased share is ${written(smooth(share))}. Blend from the left corner to the right one with it.`,
    ];
  },
  solution: (given) => {
    const { from, to, share } = placed(given);
    return `t = ${written(share)}, and 3t² − 2t³ = ${written(smooth(share))}. So the value is ${written(from)} + (${written(minus(to, from))}) × ${written(smooth(share))} = ${written(lerpOf(from, to, smooth(share)))}. A straight blend would give ${written(lerpOf(from, to, share))}.`;
  },
});

const slopeJump = exercise<{ a: number; b: number; c: number; eased: boolean }>({
  id: 'value-noise/slope-jump',
  title: 'A crease at a corner',
  kind: 'numeric',
  asked: {},
  variant: (rng) => {
    const eased = uniformInt(rng, 0, 3) === 0;
    return {
      ...drawUntil(
        () => ({ a: uniformInt(rng, 1, 9), b: uniformInt(rng, 1, 9), c: uniformInt(rng, 1, 9) }),
        ({ a, b, c }) => a !== b && b !== c && a !== c && c - b !== b - a,
      ),
      eased,
    };
  },
  prompt: ({ a, b, c, eased }) =>
    `Three corners in a row hold ${a / 10}, ${b / 10} and ${c / 10}, one unit apart, with a ${eased ? 'smoothstep' : 'straight'} blend between. By how much does the slope change at the middle corner, from left to right of it?`,
  answer: ({ a, b, c, eased }) => (eased ? q(0) : q(c - 2 * b + a, 10)),
  mistakes: ({ a, b, c, eased }) =>
    unlike(eased ? q(0) : q(c - 2 * b + a, 10), [
      {
        answer: q(c - 2 * b + a, 10),
        say: 'That is the change for a straight blend. Smoothstep arrives at each corner flat, and leaves it flat.',
      },
      {
        answer: q(0),
        say: 'There is a change: a straight blend arrives with one slope and leaves with another.',
      },
      {
        answer: q(2 * b - a - c, 10),
        say: 'The sign is turned round: take the slope on the left away from the one on the right.',
      },
      {
        answer: q(c - a, 10),
        say: 'Those are the two slopes added up. The change is the right one minus the left one.',
      },
      { answer: q(c - b, 10), say: 'That is the slope on the right. What was it on the left?' },
      { answer: q(b - a, 10), say: 'That is the slope on the left. What is it on the right?' },
    ]),
  hints: ({ a, b, c, eased }) =>
    eased
      ? [
          'What is the slope of smoothstep at t = 0, and at t = 1?',
          'Flat on the left of the corner, flat on its right.',
        ]
      : [
          'A straight blend has one slope in each square: the right value minus the left one.',
          `On the left it is ${signed((b - a) / 10)}, on the right ${signed((c - b) / 10)}.`,
        ],
  solution: ({ a, b, c, eased }) =>
    eased
      ? 'Nothing. Smoothstep has the slope 0 at both ends, so the two pieces meet flat, whatever the corners hold.'
      : `On the left the slope is ${signed((b - a) / 10)}, on the right ${signed((c - b) / 10)}: it changes by ${written(q(c - 2 * b + a, 10))} from one side to the other. The eye takes such a jump for a crease.`,
});

const conditions = exercise<object>({
  id: 'value-noise/four-conditions',
  title: 'Four conditions',
  kind: 'choice',
  several: true,
  variant: () => ({}),
  prompt: () =>
    'A cubic has four numbers to choose, so four conditions fix it. Which four is smoothstep, s(t) = 3t² − 2t³, made to meet?',
  options: () => [
    { id: 'start', text: 's(0) = 0', right: true, say: 'It starts at the left corner’s value.' },
    { id: 'end', text: 's(1) = 1', right: true, say: 'It ends at the right corner’s value.' },
    { id: 'flat-start', text: 'the slope at 0 is 0', right: true, say: 'It leaves the corner flat.' },
    { id: 'flat-end', text: 'the slope at 1 is 0', right: true, say: 'It arrives flat.' },
    {
      id: 'bend',
      text: 'the second derivative at 0 is 0',
      right: false,
      say: 'It is 6 there. Asking for that as well takes a longer polynomial, the quintic.',
    },
    {
      id: 'steepest',
      text: 'the slope at ½ is 1',
      right: false,
      say: 'It is 1.5 there: having been flat at both ends, it has to catch up in the middle.',
    },
  ],
  hints: () => [
    'Two say where it starts and ends, two say how.',
    'Try a condition on the formula. Its slope is 6t − 6t².',
  ],
  solution: () =>
    's(0) = 0, s(1) = 1, and a slope of 0 at both ends. Write s = at³ + bt² + ct + d: the conditions at 0 make d and c zero, and those at 1 say a + b = 1 and 3a + 2b = 0, so that a = −2 and b = 3.',
});

interface Place {
  /** Quarters. */
  x: number;
  y: number;
}
const quarters = (n: number) => n / 4;
const squareOf = ({ x, y }: Place, whole = Math.floor) => {
  const [left, top] = [whole(quarters(x)) + 0, whole(quarters(y)) + 0];
  return [left, top, quarters(x) - left, quarters(y) - top];
};

const traceSquare = exercise<Place>({
  id: 'value-noise/trace-square',
  title: 'Which square, and where in it',
  kind: 'trace',
  program: 'value2',
  variant: (rng) =>
    drawUntil(
      () => ({ x: uniformInt(rng, -30, -1), y: uniformInt(rng, -30, 30) }),
      ({ x, y }) => x % 4 !== 0 && y % 4 !== 0,
    ),
  prompt: ({ x, y }) =>
    `\`value2\` is asked for the place (${signed(quarters(x))}, ${signed(quarters(y))}). Which corner does it take for its square’s upper left, and how far into the square does the place lie, across and down?`,
  blanks: () => ['left', 'top', 'x − left', 'y − top'],
  run: (place) => squareOf(place),
  mistakes: (place) =>
    [
      {
        values: squareOf(place, Math.trunc),
        say: 'That cuts the fractions off, toward zero. Below zero, the corner to the left is the next whole number down.',
      },
      {
        values: squareOf(place, Math.round),
        say: 'That is the nearest corner. The square begins at the next whole number down.',
      },
      {
        values: squareOf(place, Math.ceil),
        say: 'Those are rounded up: they are the corner at the lower right.',
      },
    ].filter(
      ({ values }, at, all) =>
        values.some((value, blank) => value !== squareOf(place)[blank]) &&
        all.findIndex((other) => other.values.join() === values.join()) === at,
    ),
  hints: ({ x }) => [
    'The floor of a number is the next whole number down, on both sides of zero.',
    `The floor of ${signed(quarters(x))} is ${signed(Math.floor(quarters(x)))}, and the place lies ${quarters(x) - Math.floor(quarters(x))} to the right of it.`,
  ],
  solution: (place) => {
    const [left, top, across, down] = squareOf(place) as [number, number, number, number];
    return `The corner is (${signed(left)}, ${signed(top)}), and the place lies ${across} across and ${down} down from it. Both shares are from 0 to 1, as they have to be.`;
  },
});

interface Four {
  /** Tenths, upper left, upper right, lower left, lower right. */
  corners: readonly [number, number, number, number];
  /** Quarters: already eased. */
  u: number;
  v: number;
}
function downAcross({ corners: [a, b, c, d] }: Four, u: Rational, v: Rational) {
  const top = lerpOf(q(a, 10), q(b, 10), u);
  const bottom = lerpOf(q(c, 10), q(d, 10), u);
  return { top, bottom, value: lerpOf(top, bottom, v) };
}

const fourCorners = exercise<Four>({
  id: 'value-noise/four-corners',
  title: 'Four corners, three blends',
  kind: 'numeric',
  asked: {},
  variant: (rng) =>
    drawUntil(
      () => {
        const draw = () => uniformInt(rng, 0, 10);
        return {
          corners: [draw(), draw(), draw(), draw()] as const,
          u: uniformInt(rng, 1, 3),
          v: uniformInt(rng, 1, 3),
        };
      },
      (four) => four.u !== four.v && new Set(four.corners).size === 4,
    ),
  prompt: ({ corners: [a, b, c, d], u, v }) =>
    `A square’s upper corners hold ${a / 10} (left) and ${b / 10} (right), its lower ones ${c / 10} and ${d / 10}. The eased shares of a place are u = ${u / 4} across and v = ${v / 4} down. What is its value?`,
  answer: (four) => downAcross(four, q(four.u, 4), q(four.v, 4)).value,
  mistakes: (four) => {
    const [u, v] = [q(four.u, 4), q(four.v, 4)];
    const { top, bottom, value } = downAcross(four, u, v);
    const [a, b, c, d] = four.corners;
    return unlike(value, [
      {
        answer: downAcross(four, v, u).value,
        say: 'u and v have changed places: u is how far across, so it blends left with right.',
      },
      {
        answer: downAcross(four, smooth(u), smooth(v)).value,
        say: 'That eases the shares once more. They are given after smoothstep.',
      },
      { answer: top, say: 'That is the value on the upper edge. Blend on down, with v.' },
      { answer: bottom, say: 'That is the value on the lower edge. The upper one counts too.' },
      {
        answer: lerpOf(bottom, top, v),
        say: 'The last blend runs upward: at v = 0 it has to be the upper edge.',
      },
      {
        answer: q(a + b + c + d, 40),
        say: 'That is the plain average, which holds in the middle of the square.',
      },
    ]);
  },
  hints: (four) => {
    const { top, bottom } = downAcross(four, q(four.u, 4), q(four.v, 4));
    return [
      'Two blends across, one on each edge, both with u. Then one down, with v.',
      `The upper edge has ${written(top)} there, the lower one ${written(bottom)}.`,
    ];
  },
  solution: (four) => {
    const { top, bottom, value } = downAcross(four, q(four.u, 4), q(four.v, 4));
    return `On the upper edge ${written(top)}, on the lower one ${written(bottom)}. From the one to the other, with v = ${four.v / 4}: ${written(value)}.\n\nBlending down first and then across gives the same.`;
  },
});

const inWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const cornersIn = exercise<{ axes: number; asks: 'corners' | 'blends' }>({
  id: 'value-noise/corners-in',
  title: 'More dimensions',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({ axes: uniformInt(rng, 3, 7), asks: pick(rng, ['corners', 'blends'] as const) }),
  prompt: ({ axes, asks }) =>
    `Value noise in ${inWords[axes]} dimensions: how many ${asks === 'corners' ? 'corners have to be hashed' : 'blends between two values have to be made'} for one place?`,
  answer: ({ axes, asks }) => (asks === 'corners' ? 2n ** BigInt(axes) : 2n ** BigInt(axes) - 1n),
  mistakes: ({ axes, asks }) => {
    const corners = 2n ** BigInt(axes);
    const right = asks === 'corners' ? corners : corners - 1n;
    return [
      {
        answer: BigInt(2 * axes),
        say: 'Two to an axis, but they are not added: each new axis doubles all there were.',
      },
      {
        answer: BigInt(axes) ** 2n,
        say: 'It doubles with each axis: 2, 4, 8 and on. That is another thing than squaring.',
      },
      {
        answer: asks === 'corners' ? corners - 1n : corners,
        say:
          asks === 'corners'
            ? 'That is the number of blends. Each of them makes one value of two, down to the last.'
            : 'That is the number of corners. A blend makes one value of two, so that the last one is left over.',
      },
      { answer: BigInt(axes), say: 'That is one for each axis. Count them for the square first.' },
      { answer: corners / 2n, say: 'That is one axis too few.' },
    ].filter(
      ({ answer }, at, all) => answer !== right && all.findIndex((other) => other.answer === answer) === at,
    );
  },
  hints: ({ axes, asks }) => [
    'On a line there are 2 corners and 1 blend; in a square, 4 and 3.',
    asks === 'corners'
      ? `Each axis doubles the corners: multiply 2 by itself, ${inWords[axes]} of them.`
      : `There are ${2 ** axes} corners. Each blend makes one value of two.`,
  ],
  solution: ({ axes, asks }) =>
    asks === 'corners'
      ? `${2 ** axes}: each axis has a near and a far side, so the corners double with every one.`
      : `${2 ** axes - 1}. There are ${2 ** axes} corners, each blend leaves one value fewer, and one is wanted at the end. This doubling is why other noises were invented for many dimensions.`,
});

const whyHash = exercise<object>({
  id: 'value-noise/why-a-hash',
  title: 'Why a hash',
  kind: 'choice',
  variant: () => ({}),
  prompt: () =>
    'The value of corner (3, 2) could come from a generator: seed it, and draw once for every corner on the way there. What is the hash’s real advantage?',
  options: () => [
    {
      id: 'any-order',
      text: 'Any corner can be asked for, in any order, and gives its own value at once',
      right: true,
      say: 'A place and a seed go in, a number comes out, and nothing has to be remembered or drawn before.',
    },
    {
      id: 'more-random',
      text: 'Its numbers are more random',
      right: false,
      say: 'They are less so: a good generator passes tests that this hash does not. It is good enough for the eye.',
    },
    {
      id: 'repeat',
      text: 'A generator would not give the same world twice',
      right: false,
      say: 'It would, from the same seed, as long as everybody walks through the corners in the same order.',
    },
    {
      id: 'range',
      text: 'It stays between 0 and 1',
      right: false,
      say: 'So do the fractions that are made from a generator.',
    },
    {
      id: 'smooth',
      text: 'Nearby corners get nearby values',
      right: false,
      say: 'They do not, and must not: corners are as unrelated as dice. The blend is what makes neighbors alike.',
    },
  ],
  hints: () => [
    'Think of a player who walks left, and of another who walks right.',
    'What would a generator have to draw before it comes to the corner (−1,000,000, 0)?',
  ],
  solution: () =>
    'Random access. A world without edges has no first corner, and players come to its corners in an order of their own. With a hash, a corner’s value is a property of its place.',
});

interface Shift {
  x: number;
  y: number;
  seed: number;
}
const shiftedBy = ({ x, y }: Shift, sign: 1 | -1) => [x + sign * SEED_SHIFT[0], y + sign * SEED_SHIFT[1]];

const seedShifted = exercise<Shift>({
  id: 'value-noise/seed-shift',
  title: 'The same plane, moved',
  kind: 'trace',
  program: 'hash01',
  variant: (rng) => ({
    x: uniformInt(rng, -50, 50),
    y: uniformInt(rng, -50, 50),
    seed: uniformInt(rng, 2, 9000),
  }),
  prompt: ({ x, y, seed }) =>
    `With \`hash01\`, seed s + 1 is seed s moved: \`hash01(x, y, s + 1) = hash01(x + ${SEED_SHIFT[0]}, y + ${SEED_SHIFT[1]}, s)\`. At which corner does seed ${seed} hold the value that seed ${seed + 1} holds at (${signed(x)}, ${signed(y)})?`,
  blanks: () => ['x', 'y'],
  run: (shift) => shiftedBy(shift, 1),
  mistakes: (shift) => [
    {
      values: shiftedBy(shift, -1),
      say: 'That is the way back: where seed s + 1 holds what seed s holds at that corner.',
    },
    {
      values: [shift.x, shift.y],
      say: 'At that corner the two seeds hold values of their own. The plane is moved.',
    },
  ],
  hints: ({ seed }) => [
    `Here s is ${seed}. Put the corner into the equation’s left side, and read its right side.`,
    `Add ${SEED_SHIFT[0]} to x and ${SEED_SHIFT[1]} to y.`,
  ],
  solution: (shift) => {
    const [x, y] = shiftedBy(shift, 1) as [number, number];
    return `(${signed(x)}, ${signed(y)}). The three products are added before anything is mixed, so one seed more and a certain move of the corner come to the same sum. Nobody sees it in one window, which is at most some hundred corners wide. A seed that is mixed in by itself, as the second hash does it, has no such twin.`;
  },
});

interface Trait {
  says: string;
  right: 'white' | 'value' | 'gradient';
  why: string;
}
const traits: readonly Trait[] = [
  {
    says: 'has the value 0 at every corner, and hills between',
    right: 'gradient',
    why: 'Gradient noise fixes the slope at each corner and the value at none of them, except for its being 0.',
  },
  {
    says: 'has its hilltops on corners of the grid',
    right: 'value',
    why: 'A blend of corner values is nowhere higher than the corners it blends.',
  },
  {
    says: 'changes by about a third of its range from each sample to the next, however close the samples are',
    right: 'white',
    why: 'In white noise each sample is drawn by itself, and two even numbers from 0 to 1 differ by a third on average.',
  },
  {
    says: 'is what Ken Perlin published in 1985',
    right: 'gradient',
    why: 'Perlin noise is gradient noise. Value noise is often called by his name, and is another thing.',
  },
  {
    says: 'keeps a random number at each corner and blends between them',
    right: 'value',
    why: 'Those numbers are values, and so is the noise named.',
  },
  {
    says: 'needs no blend at all',
    right: 'white',
    why: 'Each sample is a hash of its own place.',
  },
];
const noiseNames = { white: 'White noise', value: 'Value noise', gradient: 'Gradient noise' } as const;
const notThis = {
  white: 'White noise has no corners and no hills: every sample is drawn by itself.',
  value: 'Value noise holds random values at its corners, so that its hilltops lie on them.',
  gradient: 'Gradient noise holds random slopes at its corners, where its value is 0.',
} as const;

const whichNoise = exercise<Trait>({
  id: 'value-noise/which-noise',
  title: 'Which noise is it',
  kind: 'choice',
  variant: (rng) => pick(rng, traits),
  prompt: ({ says }) => `Which noise ${says}?`,
  options: ({ right, why }) => [
    ...(['white', 'value', 'gradient'] as const).map((name) => ({
      id: name,
      text: noiseNames[name],
      right: name === right,
      say: name === right ? why : notThis[name],
    })),
    {
      id: 'none',
      text: 'None of these',
      right: false,
      say: `One of them does. ${why}`,
      last: true,
    },
  ],
  hints: () => [
    'What does each of them keep at a corner: nothing, a value, a slope?',
    'The word before “noise” says it.',
  ],
  solution: ({ right, why }) => `${noiseNames[right]}. ${why}`,
});

interface Steep {
  /** Tenths: the value in the middle. */
  middle: number;
  /** Tenths: the difference of the corners, right minus left. */
  rise: number;
}
const tenths = (n: number) => n / 10;
const reachedBy = ({ middle, rise }: Steep) => ({
  left: tenths(middle - rise / 2),
  right: tenths(middle + rise / 2),
  t: 0.5,
  blend: 'smooth',
});
const slopeOf = ({ rise }: Steep) => signed(Math.round(rise * 15) / 100);

const setSlope = exercise<Steep>({
  id: 'value-noise/set-the-slope',
  title: 'A hillside to measure',
  kind: 'goal',
  widget: 'blend-1d',
  variant: (rng) =>
    drawUntil(
      () => ({ middle: uniformInt(rng, 3, 7), rise: 2 * uniformInt(rng, -3, 3) }),
      ({ middle, rise }) => rise !== 0 && Math.abs(rise / 2) <= Math.min(middle, 10 - middle),
    ),
  prompt: (steep) =>
    `With smoothstep, set the corners so that the value in the middle, at t = 0.5, is ${tenths(steep.middle)} and the slope there is ${slopeOf(steep)}.`,
  start: () => ({ left: 0.2, right: 0.9, t: 0.25, blend: 'smooth' }),
  reached: reachedBy,
  holds: (steep, { blend, t }, { value, slope }) =>
    blend === 'smooth' &&
    t === 0.5 &&
    Math.abs(Number(value) - tenths(steep.middle)) < 1e-4 &&
    Math.abs(Number(slope) - steep.rise * 0.15) < 1e-4,
  say: (steep, { blend, t }, { value, slope }) => {
    if (blend !== 'smooth') return 'Choose smoothstep for the blend.';
    if (t !== 0.5) return 'Put t at 0.5 first.';
    if (Math.abs(Number(value) - tenths(steep.middle)) >= 1e-4)
      return `The value in the middle is ${Number(Number(value).toFixed(4))}, and it is the average of the corners.`;
    return `The value is right, and the slope is ${signed(Number(Number(slope).toFixed(4)))}. Move the corners by the same amount, one up and one down.`;
  },
  hints: (steep) => [
    'In the middle the value is the average of the two corners, and the slope is 1.5 times their difference.',
    `The corners have to differ by ${signed(tenths(steep.rise))}, and to lie around ${tenths(steep.middle)}.`,
  ],
  solution: (steep) => {
    const { left, right } = reachedBy(steep);
    return `Left ${left}, right ${right}: their average is ${tenths(steep.middle)}, and 1.5 × ${signed(tenths(steep.rise))} is ${slopeOf(steep)}. A straight blend would have the slope ${signed(tenths(steep.rise))}; what smoothstep saves at the corners it spends in the middle.`;
  },
});

/** Handed to the reader ready-made, so that the exercise is about corners. */
const given = `const smoothstep = (t: number) => t * t * (3 - 2 * t);
const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
`;

const blendCode = exercise<Record<string, never>>({
  id: 'value-noise/blend',
  title: 'Write the blend',
  kind: 'code',
  signature: 'blend(a: number, b: number, t: number): number',
  entry: 'blend',
  variant: () => ({}),
  prompt: () =>
    'Write `smoothstep` and `lerp`, so that `blend` leads smoothly from a, at t = 0, to b, at t = 1. `smoothstep(t)` is 3t² − 2t³; `lerp` goes straight from a to b.',
  start: `function smoothstep(t: number): number {
  throw new Error('not written yet: 3t² − 2t³ belongs here');
}

/** a at t = 0, b at t = 1, straight between. */
function lerp(a: number, b: number, t: number): number {
  throw new Error('not written yet: the straight way belongs here');
}

function blend(a: number, b: number, t: number): number {
  return lerp(a, b, smoothstep(t));
}
`,
  solve: `function smoothstep(t: number): number {
  return t * t * (3 - 2 * t);
}

function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

function blend(a: number, b: number, t: number): number {
  return lerp(a, b, smoothstep(t));
}
`,
  hints: () => [
    'In code, 3t² − 2t³ reads `3 * t * t - 2 * t * t * t`; taking out t² makes it shorter.',
    'For `lerp`, start at a, and add as much of the way from a to b as t says.',
    '`t * t * (3 - 2 * t)`, and `a + (b - a) * t`.',
  ],
  solution: () =>
    'The share is eased before it is used, so that `lerp` stays what it is, a straight way. Put another S-curve in place of `smoothstep`, and the rest need not know.',
});

const noise1Code = exercise<Record<string, never>>({
  id: 'value-noise/value-noise-1',
  title: 'Noise along a line',
  kind: 'code',
  signature: 'valueNoise1(x: number, seed: number, hash: Hash): number',
  entry: 'valueNoise1',
  variant: () => ({}),
  prompt: () =>
    'Write value noise along a line. `hash(corner, seed)` gives the value at a whole number, from 0 up to 1; between two corners the value is their smooth blend. It has to work on both sides of zero.',
  start: `type Hash = (corner: number, seed: number) => number;
${given}
/** Value noise at x. */
function valueNoise1(x: number, seed: number, hash: Hash): number {
  throw new Error('not written yet: which two corners lie around x?');
}
`,
  solve: `type Hash = (corner: number, seed: number) => number;
${given}
function valueNoise1(x: number, seed: number, hash: Hash): number {
  const left = Math.floor(x);
  return lerp(hash(left, seed), hash(left + 1, seed), smoothstep(x - left));
}
`,
  hints: () => [
    'The corner to the left of x is the next whole number down, for negative x too.',
    'How far into the square x lies is x minus that corner, from 0 to 1. Ease it before you blend.',
    '`Math.floor(x)` and one more are the corners; `smoothstep(x - left)` is the share.',
  ],
  solution: () =>
    'Two corners, one blend. Nothing is remembered from call to call: the same x and seed give the same value in any order, which is what the hash is for.',
});

const noise2Code = exercise<Record<string, never>>({
  id: 'value-noise/value-noise-2',
  title: 'Noise over a plane',
  kind: 'code',
  signature: 'valueNoise2(x: number, y: number, seed: number, hash: Hash): number',
  entry: 'valueNoise2',
  variant: () => ({}),
  prompt: () =>
    'Write value noise in two dimensions. `hash(x, y, seed)` gives the value of a corner, and takes whole numbers. Blend the four corners around the place, two by two, with smoothstep both ways.',
  start: `type Hash = (x: number, y: number, seed: number) => number;
${given}
/** Value noise at (x, y). */
function valueNoise2(x: number, y: number, seed: number, hash: Hash): number {
  throw new Error('not written yet: which four corners lie around the place?');
}
`,
  solve: `type Hash = (x: number, y: number, seed: number) => number;
${given}
function valueNoise2(x: number, y: number, seed: number, hash: Hash): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = smoothstep(x - left);
  const v = smoothstep(y - top);
  const upper = lerp(hash(left, top, seed), hash(left + 1, top, seed), u);
  const lower = lerp(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), u);
  return lerp(upper, lower, v);
}
`,
  hints: () => [
    'Find the square’s upper left corner with `Math.floor`, on each axis. The other three lie one further in x, in y, and in both.',
    'Blend the two upper corners by x’s share, the two lower ones by the same share, and then the results by y’s share.',
    '`lerp(upper, lower, v)`, where `upper` is `lerp(hash(left, top, seed), hash(left + 1, top, seed), u)`.',
  ],
  solution: () =>
    'Four corners, three blends. Down first and then across would give the same field: both come to a weighted mean of the four corners.',
});

const noise3Code = exercise<Record<string, never>>({
  id: 'value-noise/value-noise-3',
  title: 'Noise that changes',
  kind: 'code',
  signature: 'valueNoise3(x: number, y: number, z: number, seed: number, hash: Hash): number',
  entry: 'valueNoise3',
  variant: () => ({}),
  prompt: () =>
    'Write value noise in three dimensions, so that time can be the third. `hash(x, y, z, seed)` gives the value of a corner. A cube has eight of them.',
  start: `type Hash = (x: number, y: number, z: number, seed: number) => number;
${given}
/** Value noise at (x, y, z). */
function valueNoise3(x: number, y: number, z: number, seed: number, hash: Hash): number {
  throw new Error('not written yet: two slices of two dimensions, and a blend between');
}
`,
  solve: `type Hash = (x: number, y: number, z: number, seed: number) => number;
${given}
function valueNoise3(x: number, y: number, z: number, seed: number, hash: Hash): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const near = Math.floor(z);
  const u = smoothstep(x - left);
  const v = smoothstep(y - top);
  const slice = (k: number) =>
    lerp(
      lerp(hash(left, top, k, seed), hash(left + 1, top, k, seed), u),
      lerp(hash(left, top + 1, k, seed), hash(left + 1, top + 1, k, seed), u),
      v,
    );
  return lerp(slice(near), slice(near + 1), smoothstep(z - near));
}
`,
  hints: () => [
    'Keep z at a whole number for a moment: what is left is noise in two dimensions.',
    'Make such a slice a function of z, and call it for the floor of z and for the next whole number.',
    'Blend the two slices with `smoothstep(z - Math.floor(z))`.',
  ],
  solution: () =>
    'Eight corners, seven blends: three in each slice and one between. With z = time the field changes from slice to slice, and easing z keeps it from jerking as it passes one.',
});

export default [
  straightBlend,
  smoothBlend,
  slopeJump,
  conditions,
  traceSquare,
  fourCorners,
  cornersIn,
  whyHash,
  seedShifted,
  whichNoise,
  setSlope,
  blendCode,
  noise1Code,
  noise2Code,
  noise3Code,
];
