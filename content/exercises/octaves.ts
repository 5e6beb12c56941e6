/** Chapter 7, octaves. */
import { add, div, mul, pow, type Rational, rational, sub, toNumber } from '../../src/answers/rational';
import { uniformInt } from '../../src/random';
import { drawUntil, pick } from '../../components/exercise-kit/draw';
import { exercise } from '../../components/exercise-kit/exercise';

const q = (num: number, den = 1) => rational(BigInt(num), BigInt(den));
const sum = (parts: readonly Rational[]) => parts.reduce(add, q(0));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

/** At most so many digits after the point, and none that are not needed. */
const written = (value: Rational, digits = 4) =>
  String(Number(toNumber(value).toFixed(digits))).replace('-', '−');

interface Mistake {
  answer: Rational;
  say: string;
}
/** Mistakes that lead to the right number, or so near that it counts as right, are none; of two alike the first speaks. */
function unlike(right: Rational, mistakes: readonly Mistake[], near = 0.002): Mistake[] {
  const apart = (a: Rational, b: Rational) => Math.abs(toNumber(a) - toNumber(b)) > near;
  return mistakes.filter(
    ({ answer }, at) =>
      apart(answer, right) && mistakes.slice(0, at).every((other) => apart(answer, other.answer)),
  );
}

const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

interface Amplitudes {
  octaves: number;
  /** Tenths. */
  gain: number;
}
const powersOf = ({ gain }: Amplitudes, from: number, count: number) =>
  upTo(count).map((at) => pow(q(gain, 10), from + at));

const amplitudeSum = exercise<Amplitudes>({
  id: 'octaves/amplitude-sum',
  title: 'What to divide by',
  kind: 'numeric',
  asked: { decimals: 3 },
  variant: (rng) => ({ octaves: uniformInt(rng, 3, 5), gain: pick(rng, [4, 5, 6, 8]) }),
  prompt: ({ octaves, gain }) =>
    `${octaves} octaves are added with a gain of ${gain / 10}. What has the sum to be divided by, so that it stays from 0 to 1?`,
  answer: (given) => sum(powersOf(given, 0, given.octaves)),
  mistakes: (given) => {
    const { octaves, gain } = given;
    return unlike(sum(powersOf(given, 0, octaves)), [
      {
        answer: div(q(1), sub(q(1), q(gain, 10))),
        say: 'That is where the sum would end if the octaves never did: 1 / (1 − gain). Here there are only some of them.',
      },
      {
        answer: sum(powersOf(given, 0, octaves - 1)),
        say: 'That is one octave too few. The first one, with amplitude 1, counts.',
      },
      {
        answer: sum(powersOf(given, 0, octaves + 1)),
        say: 'That is one octave too many: the first one has the amplitude 1, and not the gain.',
      },
      {
        answer: sum(powersOf(given, 1, octaves)),
        say: 'The first octave has the amplitude 1. Only the second is multiplied by the gain.',
      },
      {
        answer: pow(q(gain, 10), octaves - 1),
        say: 'That is the last octave’s amplitude. Add up all of them.',
      },
      {
        answer: q(octaves),
        say: 'That would do for octaves of equal strength. Here each is fainter than the one before.',
      },
      {
        answer: mul(q(octaves), q(gain, 10)),
        say: 'Only one octave has the gain itself for its amplitude. They go 1, the gain, its square, its cube.',
      },
    ]);
  },
  hints: ({ gain }) => [
    'Divide by the largest value that the sum can have: every layer at 1.',
    `The amplitudes are 1, ${gain / 10}, ${written(pow(q(gain, 10), 2))} and so on.`,
  ],
  solution: (given) => {
    const powers = powersOf(given, 0, given.octaves);
    return `The amplitudes are ${powers.map((power) => written(power)).join(', ')}. If every layer were 1, the sum would be ${written(sum(powers))}, and by that it is divided.`;
  },
});

interface Sizes {
  /** Pixels. */
  first: number;
  /** Halves: 3 is 1.5. */
  lacunarity: number;
  /** Which octave, the first being 1. */
  which: number;
}
const sizeOf = ({ first, lacunarity }: Sizes, steps: number) => div(q(first), pow(q(lacunarity, 2), steps));

const kthFrequency = exercise<Sizes>({
  id: 'octaves/kth-frequency',
  title: 'Squares of an octave',
  kind: 'numeric',
  asked: { decimals: 1, unit: 'px' },
  variant: (rng) => ({
    first: 20 * uniformInt(rng, 9, 20),
    lacunarity: pick(rng, [3, 4, 4, 5, 6]),
    which: uniformInt(rng, 3, 5),
  }),
  prompt: ({ first, lacunarity, which }) =>
    `The first octave has squares of ${first} pixels, and the lacunarity is ${lacunarity / 2}. How many pixels wide are the squares of the ${ORDINALS[which]} octave? One digit after the point is enough.`,
  answer: (given) => sizeOf(given, given.which - 1),
  mistakes: (given) => {
    const { first, lacunarity, which } = given;
    return unlike(
      sizeOf(given, which - 1),
      [
        {
          answer: sizeOf(given, which),
          say: 'That is the next octave. The first one has not been divided at all.',
        },
        { answer: sizeOf(given, which - 2), say: 'That is the octave before it.' },
        {
          answer: div(q(2 * first), q(lacunarity * (which - 1))),
          say: 'The lacunarity is multiplied by itself from octave to octave, and not by the octave’s number.',
        },
        {
          answer: mul(q(first), pow(q(lacunarity, 2), which - 1)),
          say: 'The frequency grows by the lacunarity. The squares shrink by it.',
        },
        {
          answer: div(q(first), pow(q(2), which - 1)),
          say: `That is for a lacunarity of 2. Here it is ${lacunarity / 2}.`,
        },
      ],
      0.11,
    );
  },
  hints: ({ first, lacunarity }) => [
    'From one octave to the next the squares are divided by the lacunarity.',
    `The second octave’s are ${first} / ${lacunarity / 2} pixels wide. How many such steps are there in all?`,
  ],
  solution: (given) =>
    `${WORDS[given.which - 1]!.replace(/^./, (letter) => letter.toUpperCase())} steps from the first octave to the ${ORDINALS[given.which]}, each dividing by ${given.lacunarity / 2}: ${upTo(
      given.which,
    )
      .map((steps) => written(sizeOf(given, steps), 1))
      .join(', ')}.`,
});

/** Three layers at one place, in tenths. */
type Layers = readonly [number, number, number];
const weighted = (layers: Layers, weights: readonly Rational[]) =>
  sum(layers.map((layer, at) => mul(q(layer, 10), weights[at]!)));
const HALVES = [q(1), q(1, 2), q(1, 4)];
const TOTAL = q(7, 4);

const sumByHand = exercise<Layers>({
  id: 'octaves/sum-by-hand',
  title: 'Three layers, one height',
  kind: 'numeric',
  asked: { decimals: 2 },
  variant: (rng) =>
    drawUntil(
      () => [uniformInt(rng, 1, 9), uniformInt(rng, 1, 9), uniformInt(rng, 1, 9)] as const,
      ([a, b, c]) => Math.abs(a - c) >= 4 && a !== b && b !== c,
    ),
  prompt: ([a, b, c]) =>
    `At some place three octaves have the values ${a / 10}, ${b / 10} and ${c / 10}, the coarsest first. With a gain of ½, what is their sum, divided as it should be? Two digits are enough.`,
  answer: (layers) => div(weighted(layers, HALVES), TOTAL),
  mistakes: (layers) =>
    unlike(
      div(weighted(layers, HALVES), TOTAL),
      [
        {
          answer: weighted(layers, HALVES),
          say: 'That is the weighted sum. Divide it by the sum of the weights.',
        },
        {
          answer: div(sum(layers.map((layer) => q(layer, 10))), q(3)),
          say: 'That is the plain mean. Each octave weighs half as much as the one before.',
        },
        {
          answer: div(weighted(layers, HALVES), q(3)),
          say: 'Divide by the sum of the weights, 1 + ½ + ¼, and not by the number of octaves.',
        },
        {
          answer: div(weighted(layers, HALVES), q(2)),
          say: 'The weights of three octaves add up to 1.75. They would come to 2 only if there were no end of them.',
        },
        {
          answer: div(weighted(layers, [...HALVES].reverse()), TOTAL),
          say: 'The weights are the wrong way round: the coarsest octave is the strongest.',
        },
        {
          answer: sum(layers.map((layer) => q(layer, 10))),
          say: 'Weigh the layers before you add them: by 1, ½ and ¼.',
        },
      ],
      0.011,
    ),
  hints: ([a, b]) => [
    'Weigh each value: the first by 1, the second by ½, the third by ¼.',
    `${a / 10} + ${written(q(b, 20))} + … makes the sum. What is the most that it could be?`,
  ],
  solution: (layers) =>
    `${layers.map((layer, at) => written(mul(q(layer, 10), HALVES[at]!))).join(' + ')} = ${written(weighted(layers, HALVES))}, and divided by 1 + ½ + ¼ = 1.75 that is ${written(div(weighted(layers, HALVES), TOTAL), 3)}.`,
});

interface Traced {
  seed: number;
  octave: number;
}
const traceOf = ({ seed, octave }: Traced) => [2 ** octave, 0.5 ** octave, (seed + octave) >>> 0];

const traceOctaves = exercise<Traced>({
  id: 'octaves/trace-octaves',
  title: 'Inside the loop',
  kind: 'trace',
  program: 'fractal2',
  variant: (rng) => ({
    octave: uniformInt(rng, 2, 4),
    // Sometimes so near the last seed that counting starts again.
    seed: uniformInt(rng, 0, 3) === 0 ? 4294967295 - uniformInt(rng, 0, 1) : uniformInt(rng, 2, 9999),
  }),
  prompt: ({ seed, octave }) =>
    `\`fractal2\` runs with the seed ${seed}. Its loop counts octaves from 0. What are the frequency, the amplitude and the octave’s own seed when \`octave\` is ${octave}?`,
  blanks: () => ['frequency', 'amplitude', 'seed'],
  run: traceOf,
  mistakes: (traced) =>
    [
      {
        values: traceOf({ ...traced, octave: traced.octave - 1 }),
        say: 'That is one round too early. The loop counts from 0, so octave 1 has been doubled once.',
      },
      {
        values: traceOf({ ...traced, octave: traced.octave + 1 }),
        say: 'That is one round too late: octave 0 has frequency 1 and amplitude 1.',
      },
      {
        values: [2 ** traced.octave, 2 ** traced.octave, traceOf(traced)[2]!],
        say: 'The frequency doubles, and the amplitude is halved.',
      },
      {
        values: [2 * traced.octave, 1 / (2 * traced.octave), traceOf(traced)[2]!],
        say: 'They are doubled and halved in each round, and not multiplied by the octave’s number.',
      },
      {
        values: [2 ** traced.octave, 0.5 ** traced.octave, traced.seed],
        say: 'Each octave has a seed of its own: the first one’s, plus its number.',
      },
      {
        values: [2 ** traced.octave, 0.5 ** traced.octave, traced.seed + traced.octave],
        say: 'Seeds are whole numbers of 32 bits. After 4294967295 counting starts again at 0.',
      },
    ].filter(({ values }, at, all) => {
      const text = values.join();
      return text !== traceOf(traced).join() && all.findIndex((other) => other.values.join() === text) === at;
    }),
  hints: ({ octave }) => [
    'Go through the rounds one by one: at the end of each the frequency is doubled and the amplitude halved.',
    `Before round ${octave} that has happened ${WORDS[octave]} times.`,
  ],
  solution: (traced) => {
    const [frequency, amplitude, seed] = traceOf(traced);
    return `${WORDS[traced.octave]!.replace(/^./, (letter) => letter.toUpperCase())} rounds have gone by, so the frequency is ${frequency} and the amplitude ${amplitude}. The seed is ${traced.seed} + ${traced.octave}${seed! < traced.seed ? ', counted on from 0 after 4294967295,' : ','} which is ${seed}.`;
  },
});

const KNOBS = ['octaves', 'gain', 'lacunarity', 'scale', 'seed'] as const;
type Knob = (typeof KNOBS)[number];
const seenOf: Record<Knob, string> = {
  octaves:
    'The hills stay where they are, and so do the boulders on them. On the boulders there is now grit that was not there.',
  gain: 'The hills stay where they are. Boulders and grit stay where they are too, but they have become taller, and the whole ground is rough.',
  lacunarity:
    'The hills stay where they are. What lies on them has become smaller, all of it, and there is nothing left between a hill and a pebble.',
  scale: 'Everything is smaller: hills, boulders and grit, as if you had stepped back.',
  seed: 'It is as hilly as before and as rough, and nothing is where it was.',
};
const nameOf: Record<Knob, string> = {
  octaves: 'More octaves',
  gain: 'A higher gain',
  lacunarity: 'A higher lacunarity',
  scale: 'A higher frequency of the first octave',
  seed: 'Another seed',
};
const notOf: Record<Knob, string> = {
  octaves: 'More octaves add something finer, and leave what was there as it was.',
  gain: 'A higher gain makes the finer layers stronger, and leaves their sizes alone.',
  lacunarity: 'A higher lacunarity makes the finer layers finer, and leaves the first one alone.',
  scale: 'A higher frequency shrinks all layers together, the first one too.',
  seed: 'Another seed moves everything to other places.',
};

const whichKnob = exercise<{ knob: Knob }>({
  id: 'octaves/which-knob',
  title: 'What was turned',
  kind: 'choice',
  variant: (rng) => ({ knob: pick(rng, KNOBS) }),
  prompt: ({ knob }) => `One number is changed, and the land with it. ${seenOf[knob]} What was it?`,
  options: ({ knob }) =>
    KNOBS.map((id) => ({
      id,
      text: nameOf[id],
      right: id === knob,
      say: id === knob ? notOf[id] : `${notOf[id]} That is not what is told here.`,
    })),
  hints: () => [
    'Ask three things: did the hills move, did anything change its size, did anything change its strength?',
    'Only the seed moves hills. Only the first frequency changes their size.',
  ],
  solution: ({ knob }) => `${nameOf[knob]}. ${notOf[knob]}`,
});

const whyMiddle = exercise<object>({
  id: 'octaves/why-middle',
  title: 'Why the middle',
  kind: 'choice',
  variant: () => ({}),
  prompt: () => 'With four octaves hardly any value is above 0.9. Why?',
  options: () => [
    {
      id: 'agree',
      text: 'All layers would have to be high at the same place, and they are independent',
      right: true,
      say: 'One layer that is low is enough to pull the sum down, and there are four chances of that.',
    },
    {
      id: 'divide',
      text: 'The sum is divided by 1.875, which makes every value smaller',
      right: false,
      say: 'It is divided by exactly as much as it can be at most. With every layer at 1 the result is 1.',
    },
    {
      id: 'hash',
      text: 'The hash gives few values above 0.9',
      right: false,
      say: 'A corner is above 0.9 one time in ten, whatever the octave.',
    },
    {
      id: 'blend',
      text: 'A blend never gets above its corners',
      right: false,
      say: 'It does not, and that holds for one octave too, where values near 1 are common enough.',
    },
    {
      id: 'amplitude',
      text: 'The later octaves have amplitudes below 0.9',
      right: false,
      say: 'Their amplitudes are in what the sum is divided by. What matters is how seldom the layers agree.',
    },
  ],
  hints: () => [
    'What has to be true of each of the four layers, for the sum to be near 1?',
    'How often do two dice make a twelve? And how often does one of them show a six?',
  ],
  solution: () =>
    'Because independent values seldom agree. For a sum near 1 each of the four layers must be near 1 at the same place. That one is high while another is low is far more likely, and it makes a value in the middle.',
});

interface Stretch {
  /** Hundredths. */
  value: number;
  lo: number;
  hi: number;
}
const stretchedOf = ({ value, lo, hi }: Stretch) => q(value - lo, hi - lo);
const held = (share: Rational) => (toNumber(share) < 0 ? q(0) : toNumber(share) > 1 ? q(1) : share);

const stretchValue = exercise<Stretch>({
  id: 'octaves/stretch-value',
  title: 'A value, stretched',
  kind: 'numeric',
  asked: { decimals: 3 },
  variant: (rng) => {
    const lo = 5 * uniformInt(rng, 3, 6);
    const hi = lo + pick(rng, [40, 50]);
    // Sometimes beyond the range, where it is held.
    const beyond = uniformInt(rng, 0, 4) === 0;
    const value = beyond ? pick(rng, [lo - 5, hi + 5]) : lo + 2 * uniformInt(rng, 3, 17);
    return { value, lo, hi };
  },
  prompt: ({ value, lo, hi }) =>
    `A map’s values are stretched from ${lo / 100} … ${hi / 100} to 0 … 1, and held at the ends. What becomes of ${value / 100}?`,
  answer: (given) => held(stretchedOf(given)),
  mistakes: (given) => {
    const { value, lo, hi } = given;
    return unlike(held(stretchedOf(given)), [
      {
        answer: stretchedOf(given),
        say: 'That lies outside 0 to 1. Values beyond the range are held at its end.',
      },
      {
        answer: q(value, hi - lo),
        say: 'The range starts at its lowest value and not at 0: take that away first.',
      },
      {
        answer: q(value - lo, 100),
        say: 'That is how far it is above the lowest. How much of the whole range is that?',
      },
      { answer: q(value - lo, hi), say: 'Divide by the width of the range, highest minus lowest.' },
      { answer: q(value, hi), say: 'That leaves the lowest value above 0. Take it away, above and below.' },
      {
        answer: sub(q(1), stretchedOf(given)),
        say: 'That is how far it is below the highest. Count from the lowest.',
      },
    ]);
  },
  hints: ({ value, lo, hi }) => [
    'How far above the lowest value is it, and how wide is the whole range?',
    `${written(q(value - lo, 100))} above the lowest, of a width of ${written(q(hi - lo, 100))}.`,
  ],
  solution: (given) => {
    const { value, lo, hi } = given;
    const share = stretchedOf(given);
    const worked = `(${value / 100} − ${lo / 100}) / (${hi / 100} − ${lo / 100}) = ${written(share)}`;
    return toNumber(share) < 0 || toNumber(share) > 1
      ? `${worked}, which lies outside and is held at ${written(held(share))}.`
      : `${worked}.`;
  },
});

interface Folded {
  kind: 'ridged' | 'billow';
  /** Twentieths. */
  value: number;
}
const foldOf = (value: Rational, kind: Folded['kind']) => {
  const size = toNumber(value) < 0 ? sub(q(0), value) : value;
  return kind === 'ridged' ? sub(q(1), size) : size;
};
const signedOf = (value: number) => sub(mul(q(2), q(value, 20)), q(1));

const ridgeValue = exercise<Folded>({
  id: 'octaves/ridge-value',
  title: 'Folded once',
  kind: 'numeric',
  asked: {},
  variant: (rng) =>
    drawUntil(
      () => ({ kind: pick(rng, ['ridged', 'billow'] as const), value: uniformInt(rng, 1, 19) }),
      ({ value }) => ![5, 10, 15].includes(value),
    ),
  prompt: ({ kind, value }) =>
    `Value noise has the value ${value / 20} at some place. What has it there as a ${kind === 'ridged' ? 'ridged' : 'billowed'} layer? The noise is spread over −1 to 1 first.`,
  answer: ({ kind, value }) => foldOf(signedOf(value), kind),
  mistakes: ({ kind, value }) =>
    unlike(foldOf(signedOf(value), kind), [
      {
        answer: foldOf(signedOf(value), kind === 'ridged' ? 'billow' : 'ridged'),
        say:
          kind === 'ridged'
            ? 'That is the billowed layer. Ridges are turned over: 1 minus the size.'
            : 'That is the ridged layer, which is turned over. A billow leaves the creases at the bottom.',
      },
      {
        answer: foldOf(q(value, 20), kind),
        say: 'It was folded before it was spread. Value noise goes from 0 to 1: twice the value, minus 1, goes from −1 to 1.',
      },
      {
        answer: kind === 'ridged' ? sub(q(1), signedOf(value)) : signedOf(value),
        say: 'The sign is still there. A fold takes the size, whichever side of 0 it is on.',
      },
    ]),
  hints: ({ value }) => [
    'First spread it: twice the value, minus 1. Then fold it at 0.',
    `Spread, it is ${written(signedOf(value))}. Its size is what it is without the sign.`,
  ],
  solution: ({ kind, value }) => {
    const spread = signedOf(value);
    const size = foldOf(spread, 'billow');
    return `2 × ${value / 20} − 1 = ${written(spread)}, whose size is ${written(size)}. ${
      kind === 'ridged'
        ? `Turned over, that is 1 − ${written(size)} = ${written(sub(q(1), size))}.`
        : 'That is the billow.'
    }`;
  },
});

const usefulOf = (pixels: number) => Math.floor(Math.log2(pixels / 2)) + 1;

const lastUseful = exercise<{ pixels: number }>({
  id: 'octaves/last-useful',
  title: 'The last one that shows',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) =>
    drawUntil(
      () => ({ pixels: 10 * uniformInt(rng, 5, 90) }),
      ({ pixels }) => !Number.isInteger(Math.log2(pixels)),
    ),
  prompt: ({ pixels }) =>
    `The squares of the first octave are ${pixels} pixels wide, and the lacunarity is 2. How many octaves have squares of two pixels or more?`,
  answer: ({ pixels }) => BigInt(usefulOf(pixels)),
  mistakes: ({ pixels }) => {
    const right = usefulOf(pixels);
    return [
      {
        answer: BigInt(right - 1),
        say: 'That is how often the squares can be halved. The first octave, which is not halved at all, counts too.',
      },
      { answer: BigInt(right + 1), say: 'The last of these has squares below two pixels.' },
      {
        answer: BigInt(Math.floor(pixels / 2)),
        say: 'Each octave halves the squares of the one before. Divide by 2 again and again, not once.',
      },
    ];
  },
  hints: ({ pixels }) => [
    'Halve the width until it is below 2, and count what you had on the way.',
    `${pixels}, ${pixels / 2}, ${pixels / 4} … count those that are 2 or more.`,
  ],
  solution: ({ pixels }) =>
    `${upTo(usefulOf(pixels))
      .map((octave) => Number((pixels / 2 ** octave).toFixed(1)))
      .join(
        ', ',
      )}: that makes ${usefulOf(pixels)}. The next would have squares of ${Number((pixels / 2 ** usefulOf(pixels)).toFixed(2))} pixels.`,
});

const octaveSeeds = exercise<{ seed: number; apart: number; octaves: number }>({
  id: 'octaves/octave-seeds',
  title: 'Neighbors share layers',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({
    seed: uniformInt(rng, 10, 9000),
    apart: uniformInt(rng, 1, 3),
    octaves: uniformInt(rng, 4, 7),
  }),
  prompt: ({ seed, apart, octaves }) =>
    `Two lands of ${octaves} octaves are made with the seeds ${seed} and ${seed + apart}, and each octave adds its number to the seed. How many seeds do both of them use?`,
  answer: ({ apart, octaves }) => BigInt(octaves - apart),
  mistakes: ({ apart, octaves }) =>
    [
      { answer: 0n, say: 'The lands differ, and yet their octaves’ seeds overlap. Write both lists down.' },
      {
        answer: BigInt(octaves),
        say: 'The first list begins with a seed that the second one does not have.',
      },
      {
        answer: BigInt(octaves - apart - 1),
        say: 'Count again: the first seed of the second land is in both lists.',
      },
      { answer: BigInt(apart), say: 'That is how many only one of them uses.' },
    ].filter(
      ({ answer }, at, all) =>
        answer !== BigInt(octaves - apart) && all.findIndex((other) => other.answer === answer) === at,
    ),
  hints: ({ seed, octaves }) => [
    `The first land uses ${seed} to ${seed + octaves - 1}.`,
    'Which of these does the other one use as well?',
  ],
  solution: ({ seed, apart, octaves }) =>
    `The first land uses ${seed} to ${seed + octaves - 1}, the second ${seed + apart} to ${seed + apart + octaves - 1}. Both use ${octaves - apart} of them. Nobody sees it, since the same seed stands at another frequency in each: what is a hill here is a boulder there. Stirred seeds share nothing.`,
});

/** Seeds whose stretched window has enough of both. A test goes through them. */
export const LANDS = [
  2, 28, 54, 80, 132, 184, 197, 210, 262, 314, 340, 353, 366, 379, 405, 418, 431, 444, 457, 470, 483, 509,
  587, 613,
];
/** Percent that deep water and snow have to take. */
const ENDS = 1.5;

const snowAndSea = exercise<{ seed: number }>({
  id: 'octaves/snow-and-sea',
  title: 'Snow and sea',
  kind: 'goal',
  widget: 'terrain-bands',
  variant: (rng) => ({ seed: pick(rng, LANDS) }),
  prompt: ({ seed }) =>
    `Keep the seed, ${seed}, and make a map on which deep water and snow each take at least ${ENDS} % of the land.`,
  start: ({ seed }) => ({ seed, stretch: false, levels: 'equal', octaves: 4 }),
  reached: ({ seed }) => ({ seed, stretch: true, levels: 'equal', octaves: 4 }),
  holds: ({ seed }, values, { deepWater, snow }) =>
    values['seed'] === seed && Number(deepWater) >= ENDS && Number(snow) >= ENDS,
  say: ({ seed }, values, { deepWater, snow }) => {
    if (values['seed'] !== seed) return `That is another land. Set the seed back to ${seed}.`;
    const missing = Number(deepWater) < ENDS ? 'deep water' : 'snow';
    const has = Number(Number(missing === 'snow' ? snow : deepWater).toFixed(1));
    return values['stretch']
      ? `There is ${has} % of ${missing}, and ${ENDS} % are wanted. What else decides how high a band begins?`
      : `There is ${has} % of ${missing}. The values do not come near the ends of their range.`;
  },
  hints: () => [
    'The lowest and the highest band need values near 0 and near 1. Which control brings them there?',
    'Stretch the heights, and keep the bands equally high.',
  ],
  solution: () =>
    'Stretch. The land stays the same, hill for hill: only now its lowest place is 0 and its highest is 1, so the outer bands have something in them. Fewer octaves would help as well, since they crowd the middle less.',
});

const STEPS = {
  scale: 'Multiply the pixel’s place by the scale, to get a place in the noise',
  sample: 'Ask each octave for its value there',
  weigh: 'Multiply each value by its octave’s amplitude, and add them up',
  divide: 'Divide the sum by the amplitudes’ sum',
  stretch: 'Stretch the result by the range that the noise has',
  sink: 'Take away a part that grows with the distance from the middle',
  band: 'Find the band whose limits the height lies between',
} as const;
type Step = keyof typeof STEPS;
const stepsOf = (island: boolean): Step[] =>
  (Object.keys(STEPS) as Step[]).filter((step) => island || step !== 'sink');

/** The steps with one of them moved to just before another. */
function moved(island: boolean, step: Step, before: Step): Step[] {
  const rest = stepsOf(island).filter((other) => other !== step);
  return rest.flatMap((other) => (other === before ? [step, other] : [other]));
}

const orderTerrain = exercise<{ island: boolean }>({
  id: 'octaves/order-terrain',
  title: 'From a pixel to a color',
  kind: 'order',
  variant: (rng) => ({ island: pick(rng, [false, true]) }),
  prompt: ({ island }) =>
    `${island ? 'An island' : 'A map'} is painted pixel by pixel. Put the steps for one pixel in order, the first on top.`,
  rows: ({ island }) => stepsOf(island).map((id) => ({ id, text: STEPS[id] })),
  mistakes: ({ island }) => [
    {
      ids: moved(island, 'stretch', 'divide'),
      say: 'The stretch has to know the values as they come out in the end, from 0 to 1. Divide before it.',
    },
    {
      ids: moved(island, 'band', 'stretch'),
      say: 'A band is found by the height. Once it is found, a stretch comes too late.',
    },
    {
      ids: moved(island, 'stretch', 'sample'),
      say: 'The stretch is for heights, and not for places: there is no height yet.',
    },
    {
      ids: moved(island, 'sample', 'scale'),
      say: 'The octaves are asked about a place in the noise, so the pixel’s place is scaled first.',
    },
    ...(island
      ? [
          {
            ids: moved(island, 'sink', 'stretch'),
            say: 'Stretch the noise by its own range first. What is taken away for the rim is no part of that range.',
          },
        ]
      : []),
  ],
  hints: ({ island }) => [
    'The first step is about the place, the last about the color, and all between are about the value.',
    island
      ? 'The rim is lowered just before the band is found.'
      : 'The last thing done to the value is the stretch.',
  ],
  solution: ({ island }) =>
    `Scale, sample, weigh and add, divide, stretch, ${island ? 'lower the rim, ' : ''}find the band. Sampling, weighing and dividing are \`fractal2\`; the rest is a line each.`,
});

const fractalCode = exercise<Record<string, never>>({
  id: 'octaves/fractal-noise',
  title: 'Write fractal noise',
  kind: 'code',
  signature: 'fractalNoise(x: number, y: number, octaves: number, seed: number, noise: Noise): number',
  entry: 'fractalNoise',
  variant: () => ({}),
  prompt: () =>
    'Add up octaves of `noise(x, y, seed)`, which gives 0 to 1. Each has twice the frequency and half the amplitude of the one before, and its seed is `seed` plus its number, counted from 0. Divide, so that the result stays from 0 to 1.',
  start: `type Noise = (x: number, y: number, seed: number) => number;

/** Octaves of noise at (x, y), from 0 to 1. */
function fractalNoise(x: number, y: number, octaves: number, seed: number, noise: Noise): number {
  throw new Error('not written yet: a loop over the octaves');
}
`,
  solve: `type Noise = (x: number, y: number, seed: number) => number;

function fractalNoise(x: number, y: number, octaves: number, seed: number, noise: Noise): number {
  let sum = 0;
  let total = 0;
  let frequency = 1;
  let amplitude = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise(x * frequency, y * frequency, seed + octave);
    total += amplitude;
    frequency *= 2;
    amplitude /= 2;
  }
  return sum / total;
}
`,
  hints: () => [
    'Keep four numbers through the loop: the sum, the total of the amplitudes, and the present frequency and amplitude.',
    'In each round add `amplitude * noise(x * frequency, y * frequency, seed + octave)`.',
    'After it, `frequency *= 2` and `amplitude /= 2`. In the end `sum / total`.',
  ],
  solution: () =>
    'The total grows beside the sum, so that the division is right for any number of octaves. Put another noise in, ridged or of three dimensions, and the loop does not care.',
});

const remapCode = exercise<Record<string, never>>({
  id: 'octaves/remap',
  title: 'Write remap',
  kind: 'code',
  signature: 'remap(value: number, lo: number, hi: number, toLo: number, toHi: number): number',
  entry: 'remap',
  variant: () => ({}),
  prompt: () =>
    'Move a value from one range into another along a straight line, so that `lo` becomes `toLo` and `hi` becomes `toHi`. What lies outside the first range stays outside the second.',
  start: `function remap(value: number, lo: number, hi: number, toLo: number, toHi: number): number {
  throw new Error('not written yet: how far along is value, from lo to hi?');
}
`,
  solve: `function remap(value: number, lo: number, hi: number, toLo: number, toHi: number): number {
  const share = (value - lo) / (hi - lo);
  return toLo + share * (toHi - toLo);
}
`,
  hints: () => [
    'First find how far along the value is, as a share: 0 at `lo`, 1 at `hi`.',
    'Then go as far along the other range: `toLo` plus that share of its width.',
    'The share is `(value - lo) / (hi - lo)`.',
  ],
  solution: () =>
    'A share is what two ranges have in common. Either of them may run downward, since a width may be negative; with `remap(value, 0, 1, 1, 0)` you turn heights over.',
});

const terrainCode = exercise<Record<string, never>>({
  id: 'octaves/terrain-colors',
  title: 'Colors by height',
  kind: 'code',
  signature: 'colorOf(value: number, lo: number, hi: number, limits: number[], colors: string[]): string',
  entry: 'colorOf',
  variant: () => ({}),
  prompt: () =>
    'Choose a map’s color for a noise value. The map’s values go from `lo` to `hi`: stretch that to 0 … 1 and hold what lies beyond at the ends. `limits` are heights in ascending order. Below the first limit the color is `colors[0]`, from the first limit on it is `colors[1]`, and so on.',
  start: `/** The color of a place whose noise is \`value\`. */
function colorOf(value: number, lo: number, hi: number, limits: number[], colors: string[]): string {
  throw new Error('not written yet: first the height, then its band');
}
`,
  solve: `function colorOf(value: number, lo: number, hi: number, limits: number[], colors: string[]): string {
  const height = Math.min(1, Math.max(0, (value - lo) / (hi - lo)));
  let band = 0;
  while (band < limits.length && height >= limits[band]) band += 1;
  return colors[band];
}
`,
  hints: () => [
    'The height is `(value - lo) / (hi - lo)`, not below 0 and not above 1.',
    'The band is how many of the limits the height has reached.',
    'A height that equals a limit has reached it: `height >= limits[band]`.',
  ],
  solution: () =>
    'Two ideas, kept apart: how high the place is, and which band that is. Counting the limits that are reached needs no special case at either end.',
});

export default [
  amplitudeSum,
  kthFrequency,
  sumByHand,
  traceOctaves,
  whichKnob,
  whyMiddle,
  stretchValue,
  ridgeValue,
  lastUseful,
  octaveSeeds,
  snowAndSea,
  orderTerrain,
  fractalCode,
  remapCode,
  terrainCode,
];
