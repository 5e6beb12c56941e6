/** Chapter 4, loot with weights. */
import { type Rational, rational } from '../../src/answers/rational';
import {
  aliasHeights,
  chanceWithin,
  pityCurve,
  pullsFor,
  sample,
  sliceAt,
  sliceHoldingEnd,
  standardError,
  uniformInt,
} from '../../src/random';
import { drawUntil, pick } from '../../components/exercise-kit/draw';
import { exercise } from '../../components/exercise-kit/exercise';
import { grouped } from '../numbers/numerals';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
const listed = (list: readonly (number | string)[]) => `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
const value = ({ num, den }: Rational) => Number(num) / Number(den);
/** As few digits as a person would write. */
const plain = (number: number, digits = 6) =>
  Number(number.toPrecision(digits)).toLocaleString('en-US', { maximumSignificantDigits: digits });

/** Mistakes that come out too close to the right number, or to one before them, are none. */
function apart<A extends number | bigint | Rational>(
  right: A,
  decimals: number,
  mistakes: readonly { answer: A; say: string }[],
) {
  const size = (answer: A) => (typeof answer === 'object' ? value(answer) : Number(answer));
  const far = (a: A, b: A) => Math.abs(size(a) - size(b)) > 2 * 10 ** -decimals;
  return mistakes.reduce<{ answer: A; say: string }[]>(
    (kept, mistake) =>
      [right, ...kept.map(({ answer }) => answer)].every((known) => far(mistake.answer, known))
        ? [...kept, mistake]
        : kept,
    [],
  );
}

interface Table {
  weights: number[];
}

/** Weights that a designer would write, adding up to a round total. */
const tables: readonly (readonly number[])[] = [
  [50, 30, 15, 5],
  [70, 20, 8, 2],
  [40, 30, 20, 10],
  [60, 30, 8, 2],
  [55, 25, 15, 5],
  [80, 10, 6, 4],
  [45, 35, 16, 4],
];

/** In percent. */
const missed = ({ weights }: Table) =>
  weights
    .slice(0, -1)
    .reduce<Rational>(
      (left, weight) => rational(left.num * BigInt(100 - weight), left.den * 100n),
      rational(100n),
    );

const oneByOne = exercise<Table>({
  id: 'weighted-loot/one-by-one-share',
  title: 'What the last entry gets',
  kind: 'numeric',
  asked: { percent: true, decimals: 1 },
  variant: (rng) => ({ weights: [...pick(rng, tables)] }),
  prompt: ({ weights }) =>
    `A table has the weights ${listed(weights)}, so its last entry should come up ${weights.at(-1)} % of the time. A program gives each entry a roll of its own, in order, and takes the last one if all others miss. How often does the last one really come up, in percent?`,
  answer: missed,
  mistakes: ({ weights }) => {
    const last = weights.at(-1)!;
    const shares = weights.slice(0, -1);
    return apart<Rational>(missed({ weights }), 1, [
      {
        answer: rational(BigInt(last)),
        say: 'That is what the table wants. This program gives the last entry all that the others leave over.',
      },
      {
        answer: shares.reduce<Rational>(
          (all, weight) => rational(all.num * BigInt(weight), all.den * 100n),
          rational(100n),
        ),
        say: 'That is how often all of the others would hit. The last entry is taken when they all miss.',
      },
      {
        answer: rational(missed({ weights }).num * BigInt(last), missed({ weights }).den * 100n),
        say: 'That gives the last entry a roll of its own too. It has none: it is what remains.',
      },
      {
        answer: rational(100n, BigInt(weights.length)),
        say: 'That is an equal share. The misses are not equally likely.',
      },
    ]);
  },
  hints: ({ weights }) => [
    'The last entry comes up when all the others have missed. How likely is each of those misses?',
    `The misses are ${listed(weights.slice(0, -1).map((weight) => `${100 - weight} %`))}. Multiply them.`,
  ],
  solution: ({ weights }) =>
    `${weights
      .slice(0, -1)
      .map((weight) => plain(1 - weight / 100))
      .join(
        ' × ',
      )} = ${plain(value(missed({ weights })) / 100)}, which is ${plain(value(missed({ weights })))} %. The table wanted ${weights.at(-1)} %.`,
});

interface Rolled extends Table {
  rolls: number[];
}

const slicesOf = ({ weights, rolls }: Rolled) => rolls.map((roll) => sliceAt(weights, roll));

const whichSlice = exercise<Rolled>({
  id: 'weighted-loot/which-slice',
  title: 'Which slice',
  kind: 'trace',
  program: 'sliceAt',
  variant: (rng) => {
    const weights = upTo(5).map(() => uniformInt(rng, 1, 9));
    // One entry without weight, not the last, so that its border can be rolled.
    const retired = uniformInt(rng, 1, 3);
    weights[retired] = 0;
    const border = sum(weights.slice(0, retired));
    const total = sum(weights);
    const others = drawUntil(
      () => upTo(3).map(() => uniformInt(rng, 0, 2 * total - 1) / 2),
      (rolls) => new Set([...rolls, border]).size === 4,
    );
    return { weights, rolls: [others[0]!, border, others[1]!, others[2]!] };
  },
  prompt: ({ weights, rolls }) =>
    `The weights are ${listed(weights)}. Into which slice does each of the rolls ${listed(rolls)} fall? Slices are counted from 0.`,
  blanks: ({ rolls }) => rolls.map((roll) => `roll ${roll}`),
  run: slicesOf,
  mistakes: (rolled) => {
    const right = slicesOf(rolled);
    const { weights, rolls } = rolled;
    const filled = weights.map((weight, index) => ({ weight, index })).filter(({ weight }) => weight > 0);
    const skipping = rolls.map((roll) =>
      sliceAt(
        filled.map(({ weight }) => weight),
        roll,
      ),
    );
    return [
      {
        values: rolls.map((roll) => sliceHoldingEnd(weights, roll)),
        say: 'Here a roll on a border was given to the slice that ends there. A slice holds its start.',
      },
      {
        values: right.map((index) => index + 1),
        say: 'Here slices were counted from 1. They are counted from 0.',
      },
      {
        values: skipping,
        say: 'Here the entry of weight 0 was left out of the count. It takes up no room on the line, but it keeps its index.',
      },
    ].filter(({ values }) => values.join() !== right.join());
  },
  hints: ({ weights }) => [
    'Add the weights up, one after another: these are the ends. Each roll belongs to the first end beyond it.',
    `The ends are ${listed(weights.map((_, index) => sum(weights.slice(0, index + 1))))}.`,
  ],
  solution: ({ weights, rolls }) => {
    const ends = weights.map((_, index) => sum(weights.slice(0, index + 1)));
    return `The ends are ${listed(ends)}. ${rolls
      .map(
        (roll) =>
          `${roll} is below ${ends[sliceAt(weights, roll)]} and not below any end before it: slice ${sliceAt(weights, roll)}.`,
      )
      .join(' ')} The slice without weight is never picked.`;
  },
});

interface Border extends Table {
  index: number;
}

const startOf = ({ weights, index }: Border) => sum(weights.slice(0, index)) / sum(weights);
const ordinal = ['first', 'second', 'third', 'fourth'];

const firstOfSlice = exercise<Border>({
  id: 'weighted-loot/first-of-slice',
  title: 'Where a slice begins',
  kind: 'goal',
  widget: 'loot-line',
  variant: (rng) => ({ weights: [...pick(rng, tables)], index: uniformInt(rng, 1, 3) }),
  prompt: ({ weights, index }) =>
    `With the weights ${listed(weights)}, put the roll on the very first place that picks the ${ordinal[index]} entry.`,
  start: ({ weights }) => ({ weights: weights.join(' '), u: 0, holds: 'start' }),
  reached: (border) => ({
    weights: border.weights.join(' '),
    u: Number(startOf(border).toFixed(3)),
    holds: 'start',
  }),
  holds: (border, values) =>
    values.weights === border.weights.join(' ') &&
    values.holds === 'start' &&
    Math.abs(Number(values.u) - startOf(border)) < 0.0005,
  say: (border, values, { roll, slice }) => {
    if (values.weights !== border.weights.join(' '))
      return `Set the weights to ${border.weights.join(' ')} first.`;
    if (values.holds !== 'start') return 'Let the slices hold their start first.';
    if (slice === border.index)
      return `The roll ${plain(roll!)} does pick it, but lower rolls do so too. Go left to the border.`;
    return slice! < border.index
      ? `The roll ${plain(roll!)} is in a slice before it. Go right.`
      : `The roll ${plain(roll!)} is in a slice after it. Go left.`;
  },
  hints: ({ weights, index }) => [
    'A slice holds its start. Where does the slice before it end?',
    `The weights before it add up to ${sum(weights.slice(0, index))} of ${sum(weights)}.`,
  ],
  solution: (border) =>
    `u = ${plain(startOf(border))}: the roll is then ${sum(border.weights.slice(0, border.index))}, the sum of the weights before. A slice holds its start, so this roll picks the ${ordinal[border.index]} entry already.`,
});

const sayings = {
  fine: [
    {
      id: 'zero',
      text: '`[5, 0, 3]`',
      say: 'A single zero is fine. That entry has no slice and never comes up.',
    },
    { id: 'fractions', text: '`[0.5, 0.25, 0.125]`', say: 'Weights need not be whole, nor add up to 1.' },
    { id: 'alone', text: '`[7]`', say: 'One entry is a table. It comes up every time.' },
    {
      id: 'large',
      text: '`[1000000, 1]`',
      say: 'Uneven weights are fine. The second comes up once in a million pulls or so.',
    },
    { id: 'first-zero', text: '`[0, 0, 4]`', say: 'Only one entry has weight, so only that one comes up.' },
  ],
  bad: [
    { id: 'empty', text: '`[]`', say: 'There is nothing to pick.' },
    { id: 'all-zero', text: '`[0, 0, 0]`', say: 'The line has no length, so no roll can fall on it.' },
    {
      id: 'negative',
      text: '`[8, -2, 4]`',
      say: 'A slice cannot be shorter than nothing. The line would turn back on itself.',
    },
    {
      id: 'nan',
      text: '`[4, 0 / 0, 2]`',
      say: '`0 / 0` is not a number, so the total is not one either, and every comparison with it is false.',
    },
    {
      id: 'infinite',
      text: '`[1, 1 / 0]`',
      say: '`1 / 0` is infinite, and so is the total. A fraction of it is no place on a line.',
    },
  ],
} as const;

interface Choice {
  fine: number[];
  bad: number[];
}

const badTables = exercise<Choice>({
  id: 'weighted-loot/bad-tables',
  title: 'Tables to refuse',
  kind: 'choice',
  several: true,
  variant: (rng) => ({ fine: sample(rng, upTo(5), 3), bad: sample(rng, upTo(5), 2) }),
  prompt: () => 'Which of these tables must a picker refuse, because no pick from them makes sense?',
  options: ({ fine, bad }) => [
    ...fine.map((at) => ({ ...sayings.fine[at]!, right: false })),
    ...bad.map((at) => ({ ...sayings.bad[at]!, right: true })),
  ],
  hints: () => [
    'Lay each table out as a line. Does it have a length above 0, and can a roll fall on it?',
    'Two of them have no such line.',
  ],
  solution: ({ fine, bad }) =>
    `${bad.map((at) => `${sayings.bad[at]!.text}. ${sayings.bad[at]!.say}`).join('\n\n')}\n\nThe others make sense: ${fine.map((at) => `${sayings.fine[at]!.text}. ${sayings.fine[at]!.say}`).join(' ')}`,
});

const pickWeighted = exercise<Record<string, never>>({
  id: 'weighted-loot/pick-weighted',
  title: 'Pick by weight',
  kind: 'code',
  signature: 'pickWeighted(rng: Generator, weights: number[]): number',
  entry: 'pickWeighted',
  variant: () => ({}),
  prompt: () =>
    'Write `pickWeighted`: it returns the index of an entry, each as often as its weight says. Weights are 0 or more, not all 0, not always whole, and add up to anything. An entry of weight 0 never comes up. `rng.nextUint32()` gives the next raw value, 0 to 4,294,967,295. The weights stay as they were.',
  start: `/** The index of an entry: twice the weight, twice as often. */
function pickWeighted(rng: Generator, weights: number[]): number {
  throw new Error('not written yet: this is where your pick begins');
}
`,
  solve: `function pickWeighted(rng: Generator, weights: number[]): number {
  let total = 0;
  for (const weight of weights) total += weight;
  const roll = (rng.nextUint32() / 2 ** 32) * total;
  let index = 0;
  let end = weights[0]!;
  while (roll >= end) {
    index += 1;
    end += weights[index]!;
  }
  return index;
}
`,
  hints: () => [
    'Lay the weights end to end. How long is the line, and what is a place on it, from 0 up to but not including its end?',
    'The place is `rng.nextUint32() / 2 ** 32 * total`. Walk along, adding weights up, until the end of a slice lies beyond it.',
    'Go on while `roll >= end`. A roll on a border belongs to the slice that starts there, so that an entry of weight 0 holds nothing.',
  ],
  solution: () =>
    'One roll, stretched over the whole line, and a walk to the first end beyond it. The ends are added up in the same order as the total, so the last end is the total to the bit and the walk cannot run off the table.\n\nA roll of 32 bits is enough for any loot table. With `2 ** 32 - 1` for `2 ** 32` the highest roll would be the total itself, which belongs to no slice.',
});

interface Measured {
  percent: number;
  pulls: number;
}

const errorPoints = ({ percent, pulls }: Measured) => 100 * standardError(percent / 100, pulls);

const standard = exercise<Measured>({
  id: 'weighted-loot/standard-error',
  title: 'One standard error',
  kind: 'numeric',
  asked: { percent: true, decimals: 2 },
  variant: (rng) => ({
    percent: pick(rng, [2, 3, 4, 5, 8, 10, 12, 15, 20, 25, 30, 40]),
    pulls: pick(rng, [400, 500, 900, 1000, 1600, 2000, 2500, 4000, 5000, 10_000]),
  }),
  prompt: ({ percent, pulls }) =>
    `An entry has a share of ${percent} %. In ${grouped(pulls)} pulls, how large is one standard error of the measured share, in percentage points?`,
  answer: errorPoints,
  mistakes: (drawn) => {
    const { percent, pulls } = drawn;
    const p = percent / 100;
    return apart(errorPoints(drawn), 2, [
      {
        answer: errorPoints(drawn) / 100,
        say: 'That is the share. In percentage points it is a hundred times as large.',
      },
      { answer: 100 * Math.sqrt(p / pulls), say: 'The factor 1 − p is missing under the root.' },
      { answer: (100 * (p * (1 - p))) / pulls, say: 'The root is missing: that is the variance.' },
      { answer: (100 * Math.sqrt(p * (1 - p))) / pulls, say: 'The number of pulls belongs under the root.' },
      {
        answer: Math.sqrt(p * (1 - p) * pulls),
        say: 'That is how far the *count* strays. Divide by the pulls for a share.',
      },
      {
        answer: 2 * errorPoints(drawn),
        say: 'That is two standard errors, half the width of the band. One was asked for.',
      },
    ]);
  },
  hints: ({ percent }) => [
    'It is √(p(1 − p)/N), with p as a fraction.',
    `p = ${percent / 100}, so p(1 − p) = ${plain((percent / 100) * (1 - percent / 100))}. Divide by the pulls, take the root, and multiply by 100 for percentage points.`,
  ],
  solution: (drawn) =>
    `√(${drawn.percent / 100} × ${plain(1 - drawn.percent / 100)} / ${grouped(drawn.pulls)}) = ${plain(errorPoints(drawn) / 100, 4)}, which is ${plain(errorPoints(drawn), 3)} percentage points. About 95 runs in a hundred end between ${plain(drawn.percent - 2 * errorPoints(drawn), 3)} % and ${plain(drawn.percent + 2 * errorPoints(drawn), 3)} %.`,
});

interface Narrower {
  pulls: number;
  times: number;
}

const narrower = exercise<Narrower>({
  id: 'weighted-loot/narrower-band',
  title: 'A narrower band',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({ pulls: 100 * uniformInt(rng, 2, 30), times: uniformInt(rng, 3, 10) }),
  prompt: ({ pulls, times }) =>
    `You measured a share with ${grouped(pulls)} pulls, and the band around it is too wide for you. How many pulls make it ${times} times as narrow?`,
  answer: ({ pulls, times }) => BigInt(pulls * times * times),
  mistakes: ({ pulls, times }) => [
    {
      answer: BigInt(pulls * times),
      say: `${times} times the pulls make the band only √${times} times as narrow.`,
    },
    {
      answer: BigInt(pulls * times * times - pulls),
      say: 'That is how many more pulls you need. All of them together were asked for.',
    },
    {
      answer: BigInt(pulls * 2 * times),
      say: `The pulls stand under a root. To divide a root by ${times}, what must happen to the number under it?`,
    },
  ],
  hints: ({ times }) => [
    'The standard error has the pulls under a root, in the denominator.',
    `To divide the root by ${times}, multiply the pulls by ${times} × ${times}.`,
  ],
  solution: ({ pulls, times }) =>
    `${times} × ${times} = ${times * times} times as many: ${grouped(pulls * times * times)}. This is why measuring well is expensive.`,
});

const halvings = (n: number) => Math.ceil(Math.log2(n));

const halving = exercise<{ n: number }>({
  id: 'weighted-loot/halving-steps',
  title: 'How often to halve',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({
    n: drawUntil(
      () => uniformInt(rng, 20, 5000),
      (n) => !Number.isInteger(Math.log2(n)),
    ),
  }),
  prompt: ({ n }) =>
    `A table of ${grouped(n)} entries is kept as cumulative ends. Each look at an end halves what is left, or rounds the half up at worst. How many looks find the slice of any roll, at most?`,
  answer: ({ n }) => BigInt(halvings(n)),
  mistakes: ({ n }) => [
    { answer: BigInt(n), say: 'That is a walk along the whole table. Halving skips most of it.' },
    {
      answer: BigInt(Math.round(n / 2)),
      say: 'That is how far a walk goes on average. Each look halves what is left.',
    },
    {
      answer: BigInt(halvings(n) - 1),
      say: `2 to the power ${halvings(n) - 1} is ${grouped(2 ** (halvings(n) - 1))}, fewer than there are entries. One more look is needed.`,
    },
    { answer: BigInt(halvings(n) + 1), say: 'Once one slice is left, there is nothing more to look at.' },
  ],
  hints: ({ n }) => [
    'How many entries can be told apart with one look? With two? With ten?',
    `The least power of two that reaches ${grouped(n)} is ${grouped(2 ** halvings(n))}.`,
  ],
  solution: ({ n }) =>
    `${halvings(n)}, since 2 to the power ${halvings(n)} is ${grouped(2 ** halvings(n))} and reaches ${grouped(n)}, and one power less does not. A walk would pass ${grouped(Math.round(n / 2))} entries on average if their weights were equal.`,
});

const aliasTables: readonly (readonly number[])[] = [
  [10, 6, 3, 1],
  [12, 5, 2, 1],
  [9, 7, 3, 1],
  [20, 12, 6, 2],
  [30, 6, 3, 1],
  [8, 6, 4, 2],
  [24, 10, 4, 2],
  [5, 9, 2, 4],
];

const heightsOf = ({ weights }: Table) =>
  Array.from(aliasHeights(weights), (height) => Number(height.toFixed(9)));

const aliasStart = exercise<Table>({
  id: 'weighted-loot/alias-heights',
  title: 'Heights before dealing',
  kind: 'trace',
  program: 'aliasHeights',
  variant: (rng) => ({ weights: sample(rng, pick(rng, aliasTables), 4) }),
  prompt: ({ weights }) =>
    `An alias table is to be built for the weights ${listed(weights)}. How high does each entry stand before anything is moved, if one column is 1?`,
  blanks: ({ weights }) => weights.map((weight, index) => `entry ${index} (weight ${weight})`),
  run: heightsOf,
  mistakes: ({ weights }) => [
    {
      values: weights.map((weight) => Number((weight / sum(weights)).toFixed(9))),
      say: 'Those are the shares. There are four columns, so an average share fills a quarter of the total: multiply by 4.',
    },
    {
      values: weights.map((weight) => Number((weight / Math.max(...weights)).toFixed(9))),
      say: 'That measures against the largest entry. A column is as high as the *average* entry.',
    },
    {
      values: weights.map((weight) => weight / 4),
      say: 'That divides by the number of columns. Divide by the average weight.',
    },
  ],
  hints: ({ weights }) => [
    'A column is as high as an average entry. How much is the average weight?',
    `The weights add up to ${sum(weights)}, so the average is ${sum(weights) / 4}. Divide each weight by that.`,
  ],
  solution: ({ weights }) => {
    const heights = heightsOf({ weights });
    const small = heights.filter((height) => height < 1).length;
    return `The average weight is ${sum(weights) / 4}, and the heights are ${listed(heights)}. They add up to 4, one for each column. ${small === 1 ? 'One is' : `${['No', 'One', 'Two', 'Three'][small]} are`} too low and will be filled up from those that are too high.`;
  },
});

const situations = [
  {
    text: 'an enemy drops one of five things, and the weights depend on the player’s luck at that moment',
    right: 'walk',
    why: 'The table is short and changes with every pull. Anything prepared would be thrown away at once.',
  },
  {
    text: 'a map of 200,000 fixed terrain weights is pulled from a million times while a level loads',
    right: 'alias',
    why: 'The table is long, stays as it is, and is pulled often. Building it once is soon paid back, and each pull takes the same short time.',
  },
  {
    text: 'a table of 3,000 fixed weights, and old replays, recorded with the walk, have to give the same picks from the same seeds',
    right: 'halving',
    why: 'Halving finds the same slice of the same roll as the walk does. The alias table would pick differently from the same draws.',
  },
  {
    text: 'a card game deals from a handful of piles, and each card dealt makes its pile lighter',
    right: 'walk',
    why: 'The weights change with each pull, and there are only a few of them.',
  },
] as const;

const methods = [
  {
    id: 'walk',
    text: 'Walk along the weights',
    wrong:
      'A walk adds up the whole table for every pull. Here something prepared once would save nearly all of that.',
  },
  {
    id: 'halving',
    text: 'Keep the cumulative ends, and halve',
    wrong: 'The ends would have to be added up again, or there is something quicker once the table stays.',
  },
  {
    id: 'alias',
    text: 'Build an alias table',
    wrong: 'Building it takes work that grows with the table, and its picks are others than the walk’s.',
  },
] as const;

const whichMethod = exercise<{ at: number }>({
  id: 'weighted-loot/which-method',
  title: 'Which way to pick',
  kind: 'choice',
  variant: (rng) => ({ at: uniformInt(rng, 0, situations.length - 1) }),
  prompt: ({ at }) => `Which method fits best: ${situations[at]!.text}?`,
  options: ({ at }) =>
    methods.map(({ id, text, wrong }) => ({
      id,
      text,
      right: id === situations[at]!.right,
      say: id === situations[at]!.right ? situations[at]!.why : wrong,
    })),
  hints: () => [
    'How long is the table, and how often does it change between pulls?',
    'And does anybody depend on getting the same picks from the same seed as before?',
  ],
  solution: ({ at }) => {
    const { right, why } = situations[at]!;
    return `${methods.find(({ id }) => id === right)!.text}. ${why}`;
  },
});

interface Drop {
  percent: number;
  pulls: number;
}

const within = ({ percent, pulls }: Drop) => 100 * chanceWithin(percent / 100, pulls);
const rates = [0.5, 1, 1.5, 2, 3, 4, 5] as const;

const oneDrop = exercise<Drop>({
  id: 'weighted-loot/one-drop',
  title: 'At least one drop',
  kind: 'numeric',
  asked: { percent: true, decimals: 1 },
  variant: (rng) => {
    const percent = pick(rng, rates);
    return { percent, pulls: Math.round((100 / percent) * pick(rng, [0.5, 0.6, 0.8, 1, 1.2, 1.5])) };
  },
  prompt: ({ percent, pulls }) =>
    `A drop has a chance of ${percent} % in each pull. What is the chance of at least one in ${pulls} pulls, in percent?`,
  answer: within,
  mistakes: (drawn) => {
    const { percent, pulls } = drawn;
    return apart(within(drawn), 1, [
      {
        answer: percent * pulls,
        say: 'That adds the chances up, which goes past 100 sooner or later. Misses multiply.',
      },
      { answer: 100 - within(drawn), say: 'That is the chance of no drop at all. Take it from 100.' },
      { answer: 100, say: 'Nothing is certain here. Some players have no luck in every one of the pulls.' },
      { answer: percent, say: 'That is the chance in a single pull.' },
      {
        answer: pulls * percent * (1 - percent / 100) ** (pulls - 1),
        say: 'That is the chance of *exactly* one. Two or more count as well.',
      },
    ]);
  },
  hints: ({ percent, pulls }) => [
    'How likely is it that every one of the pulls misses?',
    `One pull misses with a chance of ${plain(1 - percent / 100)}, and ${pulls} of them with that to the power ${pulls}.`,
  ],
  solution: (drawn) =>
    `1 − ${plain(1 - drawn.percent / 100)} to the power ${drawn.pulls} = ${plain(within(drawn) / 100, 4)}, so ${plain(within(drawn), 4)} %. ${(100 - within(drawn)).toFixed(0)} players in a hundred go without.`,
});

interface Wanted {
  percent: number;
  wanted: number;
}

const needed = ({ percent, wanted }: Wanted) => BigInt(pullsFor(percent / 100, wanted / 100));

const pullsForChance = exercise<Wanted>({
  id: 'weighted-loot/pulls-for-chance',
  title: 'Enough pulls',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({ percent: pick(rng, rates), wanted: pick(rng, [50, 75, 80, 90, 90, 95]) }),
  prompt: ({ percent, wanted }) =>
    `A drop has a chance of ${percent} % in each pull. How many pulls does it take, at least, for a chance of ${wanted} % or more to have it?`,
  answer: needed,
  mistakes: (drawn) => {
    const { percent, wanted } = drawn;
    return apart<bigint>(needed(drawn), 0, [
      {
        answer: BigInt(Math.round(wanted / percent)),
        say: 'That adds the chances up until they reach it. But misses multiply, so it takes longer.',
      },
      {
        answer: BigInt(Math.round(100 / percent)),
        say: 'That is the number of pulls it takes on average, which is another question.',
      },
      {
        answer: BigInt(Math.max(1, pullsFor(percent / 100, 1 - wanted / 100))),
        say: 'That leaves the wrong part over: the chance of *no* drop has to fall that low.',
      },
    ]);
  },
  hints: ({ percent, wanted }) => [
    `All pulls miss with ${plain(1 - percent / 100)} to the power n. How small must that become?`,
    `It must be ${plain(1 - wanted / 100)} or less, so n is log ${plain(1 - wanted / 100)} divided by log ${plain(1 - percent / 100)}, rounded up.`,
  ],
  solution: (drawn) => {
    const { percent, wanted } = drawn;
    const exact = Math.log1p(-wanted / 100) / Math.log1p(-percent / 100);
    return `log ${plain(1 - wanted / 100)} / log ${plain(1 - percent / 100)} = ${exact.toFixed(2)}, so ${grouped(needed(drawn))} pulls. On average the drop takes ${plain(100 / percent, 4)}.`;
  },
});

const afterMisses = exercise<{ percent: number; misses: number }>({
  id: 'weighted-loot/after-misses',
  title: 'After so many misses',
  kind: 'choice',
  variant: (rng) => {
    const percent = pick(rng, [1, 2, 4, 5]);
    return { percent, misses: Math.round((100 / percent) * pick(rng, [1, 1.5, 2])) - 1 };
  },
  prompt: ({ percent, misses }) =>
    `A table without pity gives a drop with a chance of ${percent} %. You have missed ${misses} times in a row. What is the chance of your next pull?`,
  options: ({ percent, misses }) => [
    {
      id: 'same',
      text: `${percent} %`,
      right: true,
      say: 'The table keeps no count of your misses. Only a rule that does, such as pity, could change the chance.',
    },
    {
      id: 'due',
      text: 'Higher: a hit is due by now',
      right: false,
      say: 'Something would have to remember the misses, and nothing does. The share evens out by being diluted, not by being paid back.',
    },
    {
      id: 'certain',
      text: `${plain(100 * chanceWithin(percent / 100, misses + 1), 3)} %`,
      right: false,
      say: `That was the chance of at least one hit in ${misses + 1} pulls, before the first of them. ${misses} have been made, and how they went is known.`,
    },
    {
      id: 'lower',
      text: 'Lower: the table is probably on a losing streak',
      right: false,
      say: 'A streak is what you see when you look back. It has no hold on the next roll.',
    },
  ],
  hints: () => ['What does the table know of the pulls before?', 'Each pull is a new roll on the same line.'],
  solution: ({ percent, misses }) =>
    `${percent} %, as for the first pull. ${misses} misses in a row happen to ${plain(100 * (1 - chanceWithin(percent / 100, misses)), 3)} players in a hundred, and the next pull treats them like all others.`,
});

interface Capped {
  percent: number;
  hard: number;
}

const cappedMean = ({ percent, hard }: Capped) =>
  pityCurve({ base: percent / 100, softStart: hard + 1, step: 0, hard }).mean;

const capped = exercise<Capped>({
  id: 'weighted-loot/capped-mean',
  title: 'The mean under a hard cap',
  kind: 'numeric',
  asked: { decimals: 1 },
  variant: (rng) => ({
    percent: pick(rng, [1, 2, 3, 4, 5, 10]),
    hard: pick(rng, [5, 8, 10, 20, 25, 30, 40, 50, 60, 80, 90]),
  }),
  prompt: ({ percent, hard }) =>
    `Each pull hits with a chance of ${percent} %, and pull ${hard} hits for certain if none before has. There is no soft pity. How many pulls does the first hit take on average?`,
  answer: cappedMean,
  mistakes: (drawn) => {
    const { percent, hard } = drawn;
    return apart(cappedMean(drawn), 1, [
      { answer: 100 / percent, say: 'That is the mean without the cap. The cap cuts the long waits short.' },
      { answer: hard, say: 'That is the longest wait. Some players are lucky before.' },
      {
        answer: hard / 2,
        say: 'Halfway would be right if every pull up to the cap were equally likely to be the one.',
      },
      {
        answer: (hard + 1) / 2,
        say: 'That would be right if every pull up to the cap were equally likely to be the one.',
      },
      {
        answer: (100 / percent) * (1 - (1 - percent / 100) ** (hard - 1)),
        say: 'That is one pull short: the pull at the cap is made too, by all who have had no hit before it.',
      },
    ]);
  },
  hints: ({ percent, hard }) => [
    'Every player makes pull 1. Who makes pull 2? The mean is the sum of these shares, up to the cap.',
    `With q = ${plain(1 - percent / 100)} the sum is 1 + q + q² + … up to q to the power ${hard - 1}, which is (1 − q to the power ${hard}) / ${percent / 100}.`,
  ],
  solution: (drawn) =>
    `Pull n is made by those who missed n − 1 times, so the mean is 1 + q + q² + … + q^${drawn.hard - 1} with q = ${plain(1 - drawn.percent / 100)}. That is (1 − q^${drawn.hard}) / ${drawn.percent / 100} = ${plain(cappedMean(drawn), 5)}. Without the cap it would be ${plain(100 / drawn.percent, 4)}.`,
});

const pullsUntilDrop = exercise<Record<string, never>>({
  id: 'weighted-loot/pulls-until-drop',
  title: 'Pulls until a drop',
  kind: 'code',
  signature: 'pullsUntilDrop(rng: Generator, chance: number, hard: number): number',
  entry: 'pullsUntilDrop',
  variant: () => ({}),
  prompt: () =>
    'Write `pullsUntilDrop`: pull until it hits, and return how many pulls that took, the one that hit included. Each pull hits with `chance`, from 0 to 1, and the pull with the number `hard` hits for certain if none before it has. `rng.nextUint32()` gives the next raw value, 0 to 4,294,967,295.',
  start: `/** How many pulls the first hit takes, 1 to \`hard\`. */
function pullsUntilDrop(rng: Generator, chance: number, hard: number): number {
  throw new Error('not written yet: this is where your pulls begin');
}
`,
  solve: `function pullsUntilDrop(rng: Generator, chance: number, hard: number): number {
  for (let pull = 1; pull < hard; pull++) {
    const u = rng.nextUint32() / 2 ** 32;
    if (u < chance) return pull;
  }
  return hard;
}
`,
  hints: () => [
    'Count pulls from 1. A pull hits if a new fraction from 0 up to 1 is below `chance`.',
    'Each pull needs a draw of its own, inside the loop. What if the loop comes to `hard`?',
    'Loop with `pull` from 1 to `hard - 1`, return `pull` on a hit, and return `hard` after the loop.',
  ],
  solution: () =>
    'Each pull below the cap has a roll of its own, and the one at the cap needs none. `u < chance` never hits at a chance of 0, and always at a chance of 1, since u stays below 1.\n\nThere is a shorter way: the number of pulls that one fraction u stands for is log(1 − u) / log(1 − chance), rounded down, plus 1, and never more than `hard`.',
});

interface Bag {
  good: number;
  size: number;
}

const bagWait = exercise<Bag>({
  id: 'weighted-loot/bag-wait',
  title: 'The longest drought',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => {
    const good = uniformInt(rng, 2, 6);
    return { good, size: good * uniformInt(rng, 3, 12) + uniformInt(rng, 1, good) };
  },
  prompt: ({ good, size }) =>
    `A loot bag holds ${size} tokens, ${good} of them golden. It is emptied in random order and then filled again. How many tokens that are not golden can come in a row, at most?`,
  answer: ({ good, size }) => BigInt(2 * (size - good)),
  mistakes: ({ good, size }) =>
    apart<bigint>(BigInt(2 * (size - good)), 0, [
      {
        answer: BigInt(size - good),
        say: 'That is the worst within one bag. The next one may begin as badly as this one ended.',
      },
      {
        answer: BigInt(2 * (size - 1)),
        say: 'That would be right for a single golden token. Here the others have to come somewhere too.',
      },
      {
        answer: BigInt(Math.ceil(size / good) - 1),
        say: 'That is about the average distance. The worst case was asked for.',
      },
      { answer: BigInt(2 * size), say: 'The golden tokens of both bags have to come somewhere.' },
      { answer: BigInt(size), say: 'One bag is not the worst case. A drought can reach over a refill.' },
    ]),
  hints: () => [
    'A drought is longest when it reaches over a refill. How do the two bags lie then?',
    'All golden tokens come first in one bag, and last in the next.',
  ],
  solution: ({ good, size }) =>
    `One bag gives its ${good} golden tokens first and then ${size - good} others; the next gives ${size - good} others before its first golden one. Together ${2 * (size - good)}. A table with the same shares has no such end.`,
});

const cures = [
  {
    id: 'stream',
    text: 'Draw each chest from a stream of its own, keyed by the world’s seed and the chest',
    right: true,
    say: 'What is in a chest is settled before anyone opens anything, so there is nothing to try again.',
  },
  {
    id: 'state',
    text: 'Save the generator’s state with the game',
    right: false,
    say: 'The next roll is then always the same, but the player can choose what to spend it on: open another chest first.',
  },
  {
    id: 'fresh',
    text: 'Seed the generator afresh from the system on every load',
    right: false,
    say: 'That is what makes loading again worth it: every load is a new roll.',
  },
  {
    id: 'better',
    text: 'Use a better generator, such as PCG32',
    right: false,
    say: 'Nothing is wrong with the numbers. The player sees one, and asks for another.',
  },
  {
    id: 'alias',
    text: 'Pick with an alias table',
    right: false,
    say: 'How a roll becomes an entry does not matter here. When the roll is made does.',
  },
  {
    id: 'pity',
    text: 'Add a pity rule',
    right: false,
    say: 'It makes long droughts shorter. Each load would still roll again.',
  },
] as const;

const reload = exercise<{ wrong: number[] }>({
  id: 'weighted-loot/reload',
  title: 'Load and try again',
  kind: 'choice',
  variant: (rng) => ({ wrong: sample(rng, upTo(5), 3) }),
  prompt: () =>
    'Players save before a row of chests, open some, and load again until they like what they got, opening them in another order if need be. Which change makes that pointless?',
  options: ({ wrong }) => [cures[0], ...wrong.map((at) => cures[at + 1]!)],
  hints: () => [
    'Two things may change between loads: the numbers that are drawn, and what they are drawn for.',
    'What is in a chest must depend on neither.',
  ],
  solution: () => `${cures[0].text}. ${cures[0].say}`,
});

export default [
  oneByOne,
  whichSlice,
  firstOfSlice,
  badTables,
  pickWeighted,
  standard,
  narrower,
  halving,
  aliasStart,
  whichMethod,
  oneDrop,
  pullsForChance,
  afterMisses,
  capped,
  pullsUntilDrop,
  bagWait,
  reload,
];
