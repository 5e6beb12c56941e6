/** Chapter 2, the remainder trap. */
import { type Rational, rational } from '../../src/answers/rational';
import {
  type Bias,
  biasOf,
  floorInt,
  type Fraction,
  type Generator,
  moduloInt,
  rejectThreshold,
  uniformInt,
} from '../../src/random';
import { drawUntil, pick } from '../../components/exercise-kit/draw';
import { exercise } from '../../components/exercise-kit/exercise';

const english = new Intl.NumberFormat('en-US');
const grouped = (n: number | bigint) => english.format(n);
const threeDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });
const raised = (n: number) => String(n).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);
const power = (bits: number) => `2${raised(bits)} = ${grouped(2 ** bits)}`;

/** Some of the items, each at most once, in their own order. */
function some<T>(rng: Generator, items: readonly T[], count: number): T[] {
  let wanted = count;
  return items.filter((_, at) => {
    const isIn = uniformInt(rng, 1, items.length - at) <= wanted;
    if (isIn) wanted--;
    return isIn;
  });
}

const value = ({ num, den }: Rational) => Number(num) / Number(den);
const exact = ([numerator, denominator]: Fraction) => rational(numerator, denominator);
const written = ({ num, den }: Rational) => (den === 1n ? grouped(num) : `${grouped(num)}/${grouped(den)}`);
/** Too far apart for one to be taken for the other when rounded or cut off after so many decimals. */
const apart = (a: Rational, b: Rational, decimals: number) =>
  Math.abs(value(a) - value(b)) > 2 * 10 ** -decimals;

/** R raw values are asked for n results. */
interface Deal {
  raw: number;
  n: number;
}

const remainder = (raw: number, n: number) => moduloInt({ nextUint32: () => raw }, n);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const pileOf = ({ raw, n }: Deal, pile: number) => upTo(raw).filter((v) => remainder(v, n) === pile);
const dealt = ({ raw, n }: Deal) => {
  const { quotient: q, remainder: r } = biasOf(raw, n);
  return `${grouped(raw)} = ${grouped(q)} × ${grouped(n)} + ${grouped(r)}`;
};
/** "Result 0", "results 0 and 1", "results 0 to 4": from one whole number to another. */
function span(from: number, to: number): string {
  if (from === to) return grouped(from);
  return `${grouped(from)} ${to === from + 1 ? 'and' : 'to'} ${grouped(to)}`;
}
const counted = (count: number | bigint, what: string) =>
  `${grouped(count)} ${what}${Number(count) === 1 ? '' : 's'}`;
/** "twice", "3/2 times". */
const times = (ratio: Rational) => (value(ratio) === 2 ? 'twice' : `${written(ratio)} times`);
/** The bias in percent, as far as anybody reads it. */
const ahead = ({ quotient }: Bias) => threeDigits.format(100 / Number(quotient));

const generators = [10, 16, 20, 32, 50, 64, 100, 128, 256, 1000, 1024, 4096, 32768, 65536] as const;

function drawDeal(rng: Generator, sizes: readonly number[], fits: (drawn: Deal) => boolean): Deal {
  return drawUntil(
    () => {
      const raw = pick(rng, sizes);
      return { raw, n: uniformInt(rng, 3, Math.min(Math.floor(raw / 1.5), raw > 200 ? 1000 : 60)) };
    },
    (drawn) => drawn.raw % drawn.n !== 0 && fits(drawn),
  );
}

function miscounts({ raw, n }: Deal) {
  const { quotient, remainder: r } = biasOf(raw, n);
  return [
    {
      answer: BigInt(n) - r,
      say: 'That is the complement of the leftover: the results that are *not* favored.',
    },
    {
      answer: quotient,
      say: 'That is how many raw values every result gets at least, not how many results get more.',
    },
    {
      answer: quotient + 1n,
      say: 'That is how many raw values a favored result gets, not how many results are favored.',
    },
    {
      answer: r - 1n,
      say: 'That is the last favored result. Results are counted from 0, so there is one more of them.',
    },
  ];
}

const favoredCount = exercise<Deal>({
  id: 'modulo-bias/favored-count',
  title: 'How many are favored',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) =>
    drawDeal(rng, generators, (drawn) => {
      const { favored } = biasOf(drawn.raw, drawn.n);
      return !miscounts(drawn).some(({ answer }) => answer === favored);
    }),
  prompt: ({ raw, n }) =>
    `A generator makes ${grouped(raw)} raw values, 0 to ${grouped(raw - 1)}, and a program takes \`raw % ${n}\`. How many of the ${grouped(n)} results come up more often than the others?`,
  answer: ({ raw, n }) => biasOf(raw, n).favored,
  mistakes: miscounts,
  hints: ({ raw, n }) => [
    'Deal the raw values into piles in turn. How many are left when no further full round can be dealt?',
    `${grouped(raw)} raw values make ${counted(biasOf(raw, n).quotient, 'full round')} of ${n}. The leftovers go to one pile each.`,
    `The leftover is ${grouped(raw)} − ${grouped(biasOf(raw, n).quotient)} × ${n}.`,
  ],
  solution: (deal) => {
    const { quotient: q, favored } = biasOf(deal.raw, deal.n);
    const who = favored === 1n ? 'Result 0 is' : `Results ${span(0, Number(favored) - 1)} are`;
    return `${dealt(deal)}. Each result gets ${counted(q, 'raw value')}, and the ${grouped(favored)} left over ${favored === 1n ? 'goes to one result' : `go to ${grouped(favored)} results, one each`}. ${who} made by ${counted(q + 1n, 'raw value')}, the others by ${grouped(q)}.`;
  },
});

function misratios({ raw, n }: Deal) {
  const { quotient: q, remainder: r, ratioExact } = biasOf(raw, n);
  return [
    {
      answer: rational(1n, q),
      say: 'That is how far a favored result is ahead. The ratio is one more than that.',
    },
    {
      answer: rational(q, q + 1n),
      say: 'That is upside down: how often the others come up for each favored result.',
    },
    {
      answer: rational(BigInt(raw), BigInt(n)),
      say: 'That is how many raw values there are per result, on average.',
    },
    {
      answer: rational(r, BigInt(n) - r),
      say: 'That compares how many results are favored with how many are not. How often each comes up is asked for.',
    },
    {
      answer: rational(q + 1n),
      say: 'That is how many raw values a favored result gets. Compare it with the others.',
    },
  ].filter(({ answer }) => value(answer) !== value(exact(ratioExact)));
}

const ratio = exercise<Deal>({
  id: 'modulo-bias/ratio',
  title: 'Lucky against unlucky',
  kind: 'numeric',
  asked: {},
  variant: (rng) => drawDeal(rng, generators, ({ raw, n }) => raw / n < 400),
  prompt: ({ raw, n }) =>
    `Out of ${grouped(raw)} raw values a program makes ${grouped(n)} results by \`raw % ${n}\`. How many times as often does a favored result come up as one that is not? A fraction is welcome.`,
  answer: ({ raw, n }) => exact(biasOf(raw, n).ratioExact),
  mistakes: misratios,
  hints: ({ raw, n }) => [
    'Count the raw values that make a favored result, and those that make another.',
    `${grouped(raw)} raw values make ${counted(biasOf(raw, n).quotient, 'full round')} of ${n}, and every result gets one from each round. A favored result gets one more.`,
    `Divide ${grouped(biasOf(raw, n).quotient + 1n)} by ${grouped(biasOf(raw, n).quotient)}.`,
  ],
  solution: (deal) => {
    const { quotient: q, ratioExact, ratio: about } = biasOf(deal.raw, deal.n);
    return `${dealt(deal)}. A favored result is made by ${grouped(q + 1n)} raw values and another by ${grouped(q)}, so it comes up ${times(exact(ratioExact))} as often${q === 1n ? '' : `, about ${threeDigits.format(about)}`}. The size of the leftover has no part in it.`;
  },
});

const wrongMaps = ({ raw, n }: Deal) => [
  {
    values: upTo(raw).map((v) => floorInt(v / raw, n)),
    say: 'Those are piles filled one after the other, as multiplying and rounding down fills them. A remainder deals in turn.',
  },
  {
    values: upTo(raw).map((v) => Math.floor(v / n)),
    say: `That is how often ${n} goes into each raw value. The remainder is what is left over.`,
  },
  {
    values: upTo(raw).map((v) => remainder(v, n) + 1),
    say: 'Remainders start at 0: the raw value 0 leaves 0.',
  },
];

const fullMapping = exercise<Deal>({
  id: 'modulo-bias/full-mapping',
  title: 'The whole deal',
  kind: 'trace',
  program: 'moduloInt',
  variant: (rng) =>
    drawDeal(rng, [7, 8, 9, 10], ({ raw, n }) => {
      const right = upTo(raw).map((v) => remainder(v, n));
      return n < 6 && !wrongMaps({ raw, n }).some(({ values }) => values.every((v, at) => v === right[at]));
    }),
  prompt: ({ raw, n }) =>
    `A generator makes the raw values 0 to ${raw - 1}, and \`raw % ${n}\` sends each to one of ${n} piles. Which pile does each raw value go to?`,
  blanks: ({ raw }) => upTo(raw).map((v) => `raw ${v}`),
  run: ({ raw, n }) => upTo(raw).map((v) => remainder(v, n)),
  mistakes: wrongMaps,
  hints: ({ n }) => [
    'Deal them like cards: one to each pile in turn, and around again.',
    `The piles are 0 to ${n - 1}. The raw value ${n - 1} goes to the last of them.`,
    `The raw value ${n} leaves 0 when divided by ${n}, and the round begins again.`,
  ],
  solution: (deal) => {
    const piles = upTo(deal.n).map((pile) => `pile ${pile} holds ${pileOf(deal, pile).join(', ')}`);
    const { favored, quotient } = biasOf(deal.raw, deal.n);
    return `In order: ${upTo(deal.raw)
      .map((v) => remainder(v, deal.n))
      .join(
        ', ',
      )}. So ${piles.join('; ')}. ${favored === 1n ? 'The first pile holds' : `The first ${favored} piles hold`} ${quotient + 1n}, the rest ${quotient}.`;
  },
});

const shortPile = exercise<Deal>({
  id: 'modulo-bias/short-pile',
  title: 'Which pile is short',
  kind: 'choice',
  variant: (rng) => {
    const n = uniformInt(rng, 3, 5);
    return { raw: uniformInt(rng, 2, 5) * n + n - 1, n };
  },
  prompt: ({ raw, n }) =>
    `The raw values 0 to ${raw - 1} are dealt into ${n} piles by \`raw % ${n}\`. One pile gets fewer than the others. Which?`,
  options: ({ raw, n }) => {
    const holds = (pile: number) =>
      `Pile ${pile} gets ${pileOf({ raw, n }, pile).join(', ')}: ${pileOf({ raw, n }, pile).length} of them`;
    return [
      ...upTo(n).map((pile) => ({
        id: `pile-${pile}`,
        text: `Pile ${pile}`,
        right: pile === n - 1,
        say:
          pile === n - 1
            ? `${holds(pile)}, one fewer than the others.`
            : `${holds(pile)}, and pile ${n - 1} has one fewer.`,
      })),
      {
        id: 'changes',
        text: 'It changes from run to run',
        right: false,
        last: true,
        say: 'The deal is fixed: a raw value goes to the same pile every time. Only which raw value comes is random.',
      },
    ];
  },
  hints: ({ raw, n }) => [
    'The last round of the deal stops early. Where does a round start?',
    `${dealt({ raw, n })}. The leftovers go to piles 0, 1 and so on, as far as they reach.`,
  ],
  solution: (deal) =>
    `${dealt(deal)}. The ${deal.n - 1} left over go to piles ${span(0, deal.n - 2)}, and pile ${deal.n - 1} goes without. It is the last results that a remainder makes too seldom, never the first.`,
});

const RAND_VALUES = 32768;

function mislast(n: number) {
  const r = rejectThreshold(RAND_VALUES, n);
  const short = rejectThreshold(RAND_VALUES - 1, n);
  return [
    { answer: r, say: `That is how many are favored. They start at 0, so the last of them is one less.` },
    {
      answer: short - 1,
      say: `That takes ${grouped(RAND_VALUES - 1)} for the number of raw values. It is the largest of them, and 0 counts too.`,
    },
    { answer: n - 1, say: `That is the largest result there is. The favored ones stop before it.` },
    { answer: n - r, say: `That is how many results are *not* favored.` },
  ].filter(({ answer }) => answer >= 0);
}

const randMaxLast = exercise<{ n: number }>({
  id: 'modulo-bias/rand-max-last',
  title: 'The last lucky result',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) =>
    drawUntil(
      () => ({ n: pick(rng, [20, 52, 90, 100, 120, 150, 250, 300, 360, 365, 500, 600, 999, 1000]) }),
      ({ n }) => {
        const r = rejectThreshold(RAND_VALUES, n);
        return r > 1 && !mislast(n).some(({ answer }) => answer === r - 1);
      },
    ),
  prompt: ({ n }) =>
    `A \`rand()\` whose \`RAND_MAX\` is ${grouped(RAND_VALUES - 1)} is used as \`rand() % ${n}\`. The results from 0 up to some number come up more often than the rest. Up to which number?`,
  answer: ({ n }) => rejectThreshold(RAND_VALUES, n) - 1,
  mistakes: ({ n }) => mislast(n),
  hints: ({ n }) => [
    '`RAND_MAX` is the largest raw value. How many raw values are there?',
    `${dealt({ raw: RAND_VALUES, n })}. The leftovers go to the first results.`,
    `There are ${rejectThreshold(RAND_VALUES, n)} favored results, and the first of them is 0.`,
  ],
  solution: ({ n }) => {
    const { quotient: q, remainder: r } = biasOf(RAND_VALUES, n);
    return `There are ${grouped(RAND_VALUES)} raw values, since 0 is one of them, and ${dealt({ raw: RAND_VALUES, n })}. Results ${span(0, Number(r) - 1)} come up ${grouped(q + 1n)} times in every ${grouped(RAND_VALUES)}, and ${span(Number(r), n - 1)} come up ${grouped(q)} times. The last favored result is ${r - 1n}.`;
  },
});

function mispercent(n: number) {
  const { quotient: q, remainder: r, aboveFairExact, ratioExact } = biasOf(RAND_VALUES, n);
  const percent = rational(100n, q);
  return [
    {
      answer: rational(100n * aboveFairExact[0], aboveFairExact[1]),
      say: 'That is how far a favored result is above the fair share. Compare it with the results that are not favored.',
    },
    {
      answer: rational(100n * r, BigInt(RAND_VALUES)),
      say: 'That is the share of raw values left over. How far a favored result is ahead does not depend on it.',
    },
    {
      answer: rational(100n * r, BigInt(n)),
      say: 'That is the share of the results that are favored, not how far they are ahead.',
    },
    {
      answer: rational(100n * ratioExact[0], ratioExact[1]),
      say: 'That includes the other result’s own 100 percent. How much *more* often is asked for.',
    },
  ].filter(({ answer }) => apart(answer, percent, 3));
}

const randMaxPercent = exercise<{ n: number }>({
  id: 'modulo-bias/rand-max-percent',
  title: 'Ahead by how much',
  kind: 'numeric',
  asked: { percent: true, decimals: 3 },
  variant: (rng) =>
    drawUntil(
      () => ({ n: pick(rng, [100, 150, 250, 300, 365, 600, 1000, 1500, 2500, 3000, 5000, 9000]) }),
      ({ n }) => mispercent(n).length >= 3,
    ),
  prompt: ({ n }) =>
    `A \`rand()\` makes ${grouped(RAND_VALUES)} raw values and is used as \`rand() % ${n}\`. By how many percent does a favored result come up more often than one that is not favored?`,
  answer: ({ n }) => rational(100n, biasOf(RAND_VALUES, n).quotient),
  mistakes: ({ n }) => mispercent(n),
  hints: ({ n }) => [
    'How many raw values make a favored result, and how many make another?',
    `${dealt({ raw: RAND_VALUES, n })}. A favored result gets one raw value more than ${grouped(biasOf(RAND_VALUES, n).quotient)}.`,
    `One part in ${grouped(biasOf(RAND_VALUES, n).quotient)}, in percent: divide 100 by it.`,
  ],
  solution: ({ n }) => {
    const bias = biasOf(RAND_VALUES, n);
    const { quotient: q } = bias;
    return `${dealt({ raw: RAND_VALUES, n })}. A favored result is made by ${grouped(q + 1n)} raw values, another by ${grouped(q)}: it is ahead by one part in ${grouped(q)}, which is ${1000n % q === 0n ? '' : 'about '}${Number((100 / Number(q)).toFixed(3))} percent.`;
  },
});

function misthresholds({ raw, n }: Deal) {
  const r = rejectThreshold(raw, n);
  return [
    {
      answer: raw - r,
      say: `That is the other cure: throw away the raw values from ${grouped(raw - r)} up. Here those *below* the threshold go.`,
    },
    {
      answer: n,
      say: `Throwing away all raw values below ${n} costs more than it has to. Only the leftover has to go.`,
    },
    { answer: Math.floor(raw / n), say: 'That is how often the number of results goes into the raw values.' },
    { answer: r - 1, say: 'That is the last raw value to go. The threshold is the first that stays.' },
    {
      answer: n - r,
      say: 'That is how many raw values are missing for one more round. How many are too many?',
    },
  ];
}

const threshold = exercise<Deal>({
  id: 'modulo-bias/threshold',
  title: 'Where rejection starts',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) =>
    drawDeal(rng, [8, 16, 32, 64, 128, 256, 512, 1024, 4096, 65536], (drawn) => {
      const r = rejectThreshold(drawn.raw, drawn.n);
      return !misthresholds(drawn).some(({ answer }) => answer === r);
    }),
  prompt: ({ raw, n }) =>
    `A generator makes ${grouped(raw)} raw values. Raw values below a threshold are drawn again, and the others become \`raw % ${n}\`. Which is the smallest threshold that makes the results fair?`,
  answer: ({ raw, n }) => rejectThreshold(raw, n),
  mistakes: misthresholds,
  hints: ({ raw, n }) => [
    `The raw values that stay have to share out evenly, so their number is a multiple of ${n}.`,
    `The largest multiple of ${n} up to ${grouped(raw)} is ${grouped(raw - (raw % n))}. How many raw values is that short of all?`,
    `Throw away ${grouped(raw)} − ${grouped(raw - (raw % n))} of them, beginning at 0.`,
  ],
  solution: ({ raw, n }) => {
    const r = rejectThreshold(raw, n);
    return `${dealt({ raw, n })}. With the lowest ${r} thrown away, ${grouped(raw - r)} raw values stay, and each result is made by ${grouped((raw - r) / n)} of them. The threshold is the remainder itself, ${r}.`;
  },
});

function misdraws({ raw, n }: Deal) {
  const [all, r] = [BigInt(raw), BigInt(rejectThreshold(raw, n))];
  return [
    {
      answer: rational(all - r, all),
      say: 'That is the chance that one draw is kept. How many draws does it take?',
    },
    { answer: rational(r, all), say: 'That is the chance that a draw is thrown away.' },
    {
      answer: rational(all + r, all),
      say: 'That allows for one more draw. The second one can be thrown away as well, and so can the third.',
    },
    { answer: rational(all, BigInt(n)), say: 'That is how many raw values there are for each result.' },
  ];
}

const expectedDraws = exercise<Deal>({
  id: 'modulo-bias/expected-draws',
  title: 'What fairness costs',
  kind: 'numeric',
  asked: { decimals: 3 },
  variant: (rng) =>
    drawDeal(rng, [8, 16, 32, 64], (drawn) => {
      const right = exact(biasOf(drawn.raw, drawn.n).meanDrawsExact);
      return misdraws(drawn).every(({ answer }) => apart(answer, right, 3));
    }),
  prompt: ({ raw, n }) =>
    `A generator makes ${raw} raw values, and ${n} results are wanted. The leftover raw values are drawn again, as often as it takes. How many raw values does one result use on average?`,
  answer: ({ raw, n }) => exact(biasOf(raw, n).meanDrawsExact),
  mistakes: misdraws,
  hints: ({ raw, n }) => [
    'First find the chance that one draw is kept.',
    `${dealt({ raw, n })}, so ${raw - (raw % n)} of ${raw} raw values are kept.`,
    `If ${raw - (raw % n)} draws are kept of every ${raw}, each that is kept has cost ${raw} / ${raw - (raw % n)}.`,
  ],
  solution: ({ raw, n }) => {
    const { meanDraws, meanDrawsExact } = biasOf(raw, n);
    return `${dealt({ raw, n })}, so ${raw - (raw % n)} of ${raw} raw values are kept. In the long run ${raw} draws make ${raw - (raw % n)} results, which is ${written(exact(meanDrawsExact))} draws a result, about ${meanDraws.toFixed(3)}. It stays below 2 as long as there are no more results than raw values, since less than half is ever thrown away.`;
  },
});

interface Sizes {
  bits: number;
  even: number[];
  odd: number[];
}

const fairSizes = exercise<Sizes>({
  id: 'modulo-bias/fair-sizes',
  title: 'Results that share out',
  kind: 'choice',
  several: true,
  variant: (rng) => {
    const bits = uniformInt(rng, 7, 16);
    return {
      bits,
      even: some(rng, [2, 4, 8, 16, 32, 64], 2),
      odd: some(rng, [3, 6, 10, 12, 20, 24, 36, 48, 52, 96, 100], 3),
    };
  },
  prompt: ({ bits }) =>
    `A generator makes ${power(bits)} raw values. For which numbers of results n is \`raw % n\` fair?`,
  options: ({ bits, even, odd }) =>
    [...even, ...odd]
      .sort((a, b) => a - b)
      .map((n) => {
        const { quotient, remainder: left } = biasOf(2 ** bits, n);
        return {
          id: `n-${n}`,
          text: `n = ${n}`,
          right: left === 0n,
          say:
            left === 0n
              ? `${grouped(2 ** bits)} is ${grouped(quotient)} × ${n}, with nothing left over.`
              : `${grouped(2 ** bits)} leaves ${left} over when divided by ${n}.`,
        };
      }),
  hints: ({ bits }) => [
    'Fair means that the deal comes out even: nothing is left over.',
    `${grouped(2 ** bits)} is made of twos alone. Which numbers divide it?`,
  ],
  solution: ({ bits, even }) =>
    `The only numbers that divide 2${raised(bits)} are powers of two, so of these ${even.join(' and ')}. Being even is not enough: 6 has a 3 in it, and no power of two has. A die is never fair this way, for any number of bits.`,
});

/** Two numbers of results with one quotient, and leftovers as unlike as they come. */
interface Pair {
  raw: number;
  full: number;
  bare: number;
}

const leftoverSize = exercise<Pair>({
  id: 'modulo-bias/leftover-size',
  title: 'Does the leftover matter',
  kind: 'choice',
  variant: (rng) =>
    drawUntil(
      () => {
        const raw = 2 ** uniformInt(rng, 10, 16);
        const q = uniformInt(rng, 3, 9);
        const [smallest, largest] = [Math.floor(raw / (q + 1)) + 1, Math.floor((raw - 1) / q)];
        return { raw, full: smallest + uniformInt(rng, 0, 3), bare: largest - uniformInt(rng, 0, 1) };
      },
      ({ raw, full, bare }) => raw % full > 4 * (raw % bare) && raw % bare > 0,
    ),
  prompt: ({ raw, full, bare }) =>
    `Of ${grouped(raw)} raw values, \`raw % ${full}\` leaves ${grouped(raw % full)} over and \`raw % ${bare}\` leaves ${grouped(raw % bare)}. In which of the two is a favored result further ahead of one that is not?`,
  options: ({ raw, full, bare }) => {
    const { quotient: q } = biasOf(raw, full);
    return [
      {
        id: 'more',
        text: `In \`raw % ${full}\`, with the larger leftover`,
        right: false,
        say: `A larger leftover makes more results lucky. Each of them is ahead by one raw value, as before: ${q + 1n} against ${q}.`,
      },
      {
        id: 'fewer',
        text: `In \`raw % ${bare}\`, where fewer share the luck`,
        right: false,
        say: `Luck is not shared out. Each lucky result gets one raw value more, ${q + 1n} against ${q}, whether few are lucky or many.`,
      },
      {
        id: 'same',
        text: 'They are ahead by the same amount',
        right: true,
        say: `In both a favored result is made by ${q + 1n} raw values and another by ${q}.`,
      },
    ];
  },
  hints: ({ raw, full, bare }) => [
    'Work out how many raw values make a favored result, in both.',
    `${dealt({ raw, n: full })}, and ${dealt({ raw, n: bare })}. What do the two lines share?`,
  ],
  solution: ({ raw, full, bare }) => {
    const bias = biasOf(raw, full);
    return `${dealt({ raw, n: full })}, and ${dealt({ raw, n: bare })}. In both, a favored result is made by ${bias.quotient + 1n} raw values and another by ${bias.quotient}: ahead by ${ahead(bias)} percent. The leftover decides how many results are lucky; how far they are ahead depends on the number of full rounds alone, here ${bias.quotient}.`;
  },
});

const spareToLast = exercise<Deal>({
  id: 'modulo-bias/spare-to-last',
  title: 'A friend’s cure',
  kind: 'choice',
  variant: (rng) => drawDeal(rng, [32, 50, 64, 100, 128, 256], ({ raw, n }) => raw % n > 2 && raw / n > 2),
  prompt: ({ raw, n }) =>
    `From ${raw} raw values, \`raw % ${n}\` favors ${raw % n} results. A friend cuts the raw values into ${n} blocks of ${Math.floor(raw / n)}, one block for each result, and sends the ${raw % n} left over to the last result. What becomes of the bias?`,
  options: ({ raw, n }) => {
    const [q, r] = [Math.floor(raw / n), raw % n];
    return [
      {
        id: 'worse',
        text: 'One result is favored now, and by more',
        right: true,
        say: `The last result is made by ${q + r} raw values, the others by ${q}.`,
      },
      {
        id: 'fair',
        text: 'It is gone: every result has its own block',
        right: false,
        say: `The blocks are even. The ${r} raw values after them still have to go somewhere, and they all go to one place.`,
      },
      {
        id: 'same',
        text: 'It is as large as before, at another place',
        right: false,
        say: `Before, no result had more than one raw value too many. Now one result has ${r}.`,
      },
      {
        id: 'less',
        text: 'It is smaller, since only one result is favored',
        right: false,
        say: `Fewer are favored, but this one is made by ${q + r} raw values where the others have ${q}.`,
      },
    ];
  },
  hints: ({ raw, n }) => [
    'Count the raw values that make the last result.',
    `It has its block of ${Math.floor(raw / n)} and all ${raw % n} leftovers.`,
  ],
  solution: ({ raw, n }) => {
    const [q, r] = [Math.floor(raw / n), raw % n];
    return `The last result is made by ${q} + ${r} = ${q + r} raw values and every other by ${q}, so it comes up ${times(rational(BigInt(q + r), BigInt(q)))} as often. The remainder did less harm: ${written(rational(BigInt(q + 1), BigInt(q)))}. Leftovers cannot be placed fairly, which is why they are drawn again.`;
  },
});

const mathFloor = exercise<{ n: number }>({
  id: 'modulo-bias/math-floor',
  title: 'The one everybody writes',
  kind: 'choice',
  variant: (rng) => ({ n: pick(rng, [6, 10, 12, 20, 52, 100]) }),
  prompt: ({ n }) => `How fair are the results of \`Math.floor(Math.random() * ${n})\`, from 0 to ${n - 1}?`,
  options: ({ n }) => [
    {
      id: 'scattered',
      text: 'A few are ahead by less than one part in a trillion',
      right: true,
      say: `The 2⁵² or more values of \`Math.random()\` cannot be shared out evenly among ${n} either. There are so many that nobody will notice.`,
    },
    {
      id: 'exact',
      text: 'Exactly fair: every real number is equally likely',
      right: false,
      say: `\`Math.random()\` makes one of 2⁵² or 2⁵³ values, and that number is not a multiple of ${n}.`,
    },
    {
      id: 'remainder',
      text: `As unfair as \`rand() % ${n}\` with 15 bits`,
      right: false,
      say: `The reason is the same, the size is not: what counts is how many raw values there are for each result.`,
    },
    {
      id: 'top',
      text: `It returns ${n} once in a while`,
      right: false,
      say: `\`Math.random()\` stays below 1, and so the product stays below ${n}.`,
    },
    {
      id: 'ends',
      text: `0 and ${n - 1} come up half as often as the others`,
      right: false,
      say: 'That happens with `Math.round`. Rounding down gives every result a stretch of the same length.',
    },
  ],
  hints: () => [
    'Cut the stretch from 0 to 1 into equal pieces, one for each result. Where do the values of `Math.random()` lie in it?',
    'It has 2⁵² or 2⁵³ values, depending on the browser. Pigeons and boxes again, with very many pigeons.',
  ],
  solution: ({ n }) =>
    `Nearly fair, and not exactly. Some of the ${n} stretches hold one value of \`Math.random()\` more than others: one in at least ${grouped(2n ** 52n / BigInt(n))}. The lucky results lie scattered, not at the start as with a remainder. What it lacks is not fairness but a seed.`,
});

/** Four bits, so that a product fits on paper. */
const FOUR_BITS = 16;

interface Products {
  n: number;
  raws: number[];
}

const wrongProducts = ({ n, raws }: Products) => [
  {
    values: raws.map((x) => x % n),
    say: `Those are remainders by ${n}. Here the raw value is multiplied, and the top of the product is kept.`,
  },
  {
    values: raws.map((x) => (x * n) % FOUR_BITS),
    say: 'Those are the bottom halves, which the shift drops. The top halves are the results.',
  },
  {
    values: raws.map((x) => Math.round((x * n) / FOUR_BITS)),
    say: 'Those are rounded to the nearest. A shift drops what is behind the point, however large.',
  },
];

const multiplyShift = exercise<Products>({
  id: 'modulo-bias/multiply-shift',
  title: 'Multiply and shift',
  kind: 'trace',
  program: 'floorInt',
  variant: (rng) =>
    drawUntil(
      () => ({ n: pick(rng, [3, 5, 6, 7, 9, 10, 11, 12]), raws: some(rng, upTo(FOUR_BITS).slice(1), 4) }),
      ({ n, raws }) => {
        const right = raws.map((x) => floorInt(x / FOUR_BITS, n));
        return !wrongProducts({ n, raws }).some(({ values }) => values.every((v, at) => v === right[at]));
      },
    ),
  prompt: ({ n, raws }) =>
    `A 4-bit generator makes the raw values ${raws.join(', ')}, and \`(raw * ${n}) >> 4\` makes a result from 0 to ${n - 1}. What are the results?`,
  blanks: ({ raws }) => raws.map((x) => `raw ${x}`),
  run: ({ n, raws }) => raws.map((x) => floorInt(x / FOUR_BITS, n)),
  mistakes: wrongProducts,
  hints: ({ n, raws }) => [
    'A shift by 4 divides by 16 and drops what is behind the point.',
    `The first product is ${raws[0]} × ${n} = ${raws[0]! * n}. How often does 16 go into it?`,
    `The products are ${raws.map((x) => x * n).join(', ')}. Divide each by 16 and round down.`,
  ],
  solution: ({ n, raws }) =>
    `${raws.map((x) => `${x} × ${n} = ${x * n} holds ${Math.floor((x * n) / FOUR_BITS)} sixteens`).join('; ')}. So the results are ${raws.map((x) => floorInt(x / FOUR_BITS, n)).join(', ')}. Neighboring raw values go to the same result here, where a remainder would deal them to different ones.`,
});

const bottom = (x: number, n: number) => (x * n) % FOUR_BITS;

const lemireRedraw = exercise<Products>({
  id: 'modulo-bias/lemire-redraw',
  title: 'Which draws go back',
  kind: 'choice',
  several: true,
  variant: (rng) => {
    const n = pick(rng, [3, 5, 6, 7, 9, 10, 11, 12, 13]);
    const least = rejectThreshold(FOUR_BITS, n);
    const back = upTo(FOUR_BITS).filter((x) => bottom(x, n) < least);
    const kept = upTo(FOUR_BITS).filter((x) => bottom(x, n) >= least);
    const again = some(rng, back, Math.min(2, back.length));
    return { n, raws: [...again, ...some(rng, kept, 5 - again.length)].sort((a, b) => a - b) };
  },
  prompt: ({ n }) =>
    `Lemire’s method on a 4-bit generator splits \`raw × ${n}\` into a top half, how many 16s it holds, and a bottom half, what is left. A raw value is drawn again if its bottom half is below the threshold, 16 mod ${n}. Which of these are drawn again?`,
  options: ({ n, raws }) => {
    const least = rejectThreshold(FOUR_BITS, n);
    return raws.map((x) => {
      const again = bottom(x, n) < least;
      return {
        id: `raw-${x}`,
        text: `raw = ${x}`,
        right: again,
        say: `${x} × ${n} = ${x * n} leaves ${bottom(x, n)}, which is ${again ? '' : 'not '}below ${least}.`,
      };
    });
  },
  hints: ({ n }) => [
    `First the threshold: what does 16 leave when divided by ${n}?`,
    `The threshold is ${rejectThreshold(FOUR_BITS, n)}. Multiply each raw value by ${n} and look at what 16 leaves of it.`,
  ],
  solution: ({ n, raws }) => {
    const least = rejectThreshold(FOUR_BITS, n);
    const back = upTo(FOUR_BITS).filter((x) => bottom(x, n) < least);
    return `The threshold is ${least}. The bottom halves are ${raws.map((x) => `${bottom(x, n)} for ${x}`).join(', ')}. Of all sixteen raw values, ${back.join(', ')} ${back.length === 1 ? 'is' : 'are'} drawn again, and each result is left with ${(FOUR_BITS - least) / n}.`;
  },
});

interface Program {
  bits: number;
  n: number;
}

const unfair: readonly Program[] = [
  { bits: 15, n: 1000 },
  { bits: 32, n: 3_000_000_000 },
  { bits: 16, n: 5000 },
  { bits: 24, n: 1_000_000 },
  { bits: 8, n: 6 },
  { bits: 8, n: 20 },
  { bits: 10, n: 100 },
  { bits: 32, n: 100_000_000 },
];
const fairEnough: readonly Program[] = [
  { bits: 15, n: 6 },
  { bits: 15, n: 52 },
  { bits: 15, n: 100 },
  { bits: 32, n: 6 },
  { bits: 32, n: 1000 },
  { bits: 32, n: 1_000_000 },
  { bits: 24, n: 365 },
];

const whoNotices = exercise<{ programs: Program[] }>({
  id: 'modulo-bias/who-notices',
  title: 'When it matters',
  kind: 'choice',
  several: true,
  variant: (rng) => ({ programs: [...some(rng, unfair, 2), ...some(rng, fairEnough, 2)] }),
  prompt: () =>
    'A studio fixes a remainder only where a favored result is ahead of the others by more than 1 percent. Which of these does it have to fix?',
  options: ({ programs }) =>
    programs.map(({ bits, n }) => {
      const bias = biasOf(2 ** bits, n);
      return {
        id: `bits-${bits}-n-${n}`,
        text: `${bits} raw bits, ${grouped(n)} results`,
        right: bias.quotient < 100n,
        say: `With ${bits} bits and ${grouped(n)} results, each gets at least ${grouped(bias.quotient)}, so a favored one is ahead by ${ahead(bias)} percent.`,
      };
    }),
  hints: () => [
    'Ahead by 1 percent means one raw value in a hundred.',
    'So all that matters is whether a result gets fewer than 100 raw values. Divide 2 to the power of the bits by n, roughly.',
  ],
  solution: ({ programs }) =>
    `${programs
      .map(({ bits, n }) => {
        const bias = biasOf(2 ** bits, n);
        return `${bits} bits and ${grouped(n)} results: ${grouped(bias.quotient)} each, ahead by ${ahead(bias)} percent.`;
      })
      .join(
        ' ',
      )} More bits help and more results hurt. A fair method costs next to nothing, though, so a library has no reason to ask.`,
});

const alike = exercise<{ piles: number; raw: number }>({
  id: 'modulo-bias/alike',
  title: 'Treat all piles alike',
  kind: 'goal',
  widget: 'pigeonholes',
  variant: (rng) =>
    drawUntil(
      () => ({ piles: uniformInt(rng, 3, 12), raw: uniformInt(rng, 13, 40) }),
      ({ piles, raw }) => raw % piles !== 0,
    ),
  prompt: ({ piles }) =>
    `Find a number of raw values that treats ${piles} piles alike, without rejecting any. There is more than one.`,
  start: ({ piles, raw }) => ({ raw, piles, reject: false }),
  reached: ({ piles, raw }) => ({ raw: raw - (raw % piles), piles, reject: false }),
  holds: ({ piles }, values, { most, least }) =>
    values.piles === piles && values.reject === false && most === least && Number(least) > 0,
  say: ({ piles }, values, { most, least }) => {
    if (values.piles !== piles) return `Leave the piles at ${piles}: that many results are wanted.`;
    if (values.reject)
      return 'Rejecting makes any number fair. Here the deal has to come out even without it.';
    return `The fullest pile holds ${most} and the emptiest ${least}. Watch the pile that the last raw value goes to.`;
  },
  hints: ({ piles }) => [
    'Add raw values one at a time and watch when a round is complete.',
    `A round takes ${piles} raw values. Any number of whole rounds will do.`,
  ],
  solution: ({ piles }) => {
    const bits = [4, 8].includes(piles)
      ? `The powers of two from ${piles} up are among them, so raw bits share out evenly.`
      : `No power of two is among them, so raw bits never share out evenly, however many there are.`;
    return `Every multiple of ${piles} does it: ${piles}, ${2 * piles}, ${3 * piles} and so on. ${bits}`;
  },
});

interface Target {
  piles: number;
  q: number;
  raw: number;
}

const exactRatio = exercise<Target>({
  id: 'modulo-bias/exact-ratio',
  title: 'Unfair to order',
  kind: 'goal',
  widget: 'pigeonholes',
  variant: (rng) =>
    drawUntil(
      () => ({ piles: uniformInt(rng, 4, 9), q: uniformInt(rng, 1, 4), raw: uniformInt(rng, 5, 60) }),
      ({ piles, q, raw }) => Math.floor(raw / piles) !== q,
    ),
  prompt: ({ piles, q }) =>
    `Make a die with ${piles} faces as unfair as ordered: with rejecting off, set the raw values so that the fullest of ${piles} piles holds exactly ${times(rational(BigInt(q + 1), BigInt(q)))} as many as the emptiest.`,
  start: ({ piles, raw }) => ({ raw, piles, reject: false }),
  reached: ({ piles, q }) => ({ raw: q * piles + 1, piles, reject: false }),
  holds: ({ piles, q }, values, { most, least }) =>
    values.piles === piles && values.reject === false && most === q + 1 && least === q,
  say: ({ piles, q }, values, { most, least, ratio: now }) => {
    if (values.piles !== piles) return `Leave the piles at ${piles}.`;
    if (values.reject) return 'Rejecting makes the piles even. Leave it off.';
    if (least === 0) return 'Some piles are empty, so there is no ratio. Add raw values.';
    if (most === least) return 'The piles are even. One raw value more or less changes that.';
    return `${most} against ${least} is a ratio of ${threeDigits.format(now ?? 0)}, which is ${Number(least) > q ? 'too small. Fewer raw values make a larger one.' : 'too large. More raw values make a smaller one.'}`;
  },
  hints: ({ q }) => [
    'The fullest pile is never more than one raw value ahead of the emptiest.',
    `So the emptiest has to hold ${q} and the fullest ${q + 1}.`,
    `Deal ${q === 1 ? 'one full round' : `${q} full rounds`} and then a few more, but not another full round.`,
  ],
  solution: ({ piles, q }) =>
    `The piles have to hold ${q + 1} and ${q}, so ${q === 1 ? 'one round' : `${q} rounds`} and a part of the next: any number from ${q * piles + 1} to ${(q + 1) * piles - 1}. All of them are unfair by the same ratio. The leftover decides how many piles are lucky, and nothing else.`,
});

interface Limit {
  n: number;
  percent: number;
}

/** Ahead by less than so many percent: more raw values for each result than this. */
const tooFew = ({ percent }: Limit) => Math.round(100 / percent);
const fewestBits = (limit: Limit) =>
  upTo(33).findIndex((bits) => bits >= 4 && biasOf(2 ** bits, limit.n).quotient > tooFew(limit));

const enoughBits = exercise<Limit>({
  id: 'modulo-bias/enough-bits',
  title: 'Enough bits',
  kind: 'goal',
  widget: 'bias-meter',
  variant: (rng) => ({
    n: pick(rng, [6, 20, 52, 100, 365, 1000, 5000]),
    percent: pick(rng, [10, 1, 0.1, 0.01]),
  }),
  prompt: ({ n, percent }) =>
    `A game asks for ${grouped(n)} results by remainder. Find the fewest raw bits with which a favored result is ahead by less than ${percent} percent.`,
  start: (limit) => ({ bits: fewestBits(limit) - 3, n: limit.n }),
  reached: (limit) => ({ bits: fewestBits(limit), n: limit.n }),
  holds: (limit, values) => values.n === limit.n && values.bits === fewestBits(limit),
  say: ({ n, percent }, values, outputs) => {
    if (values.n !== n) return `Leave the number of results at ${grouped(n)}.`;
    if (typeof outputs.percent !== 'number')
      return 'With so few bits some results never come up at all. Add bits.';
    const now = `A favored result is ahead by ${threeDigits.format(outputs.percent)} percent`;
    return outputs.percent < percent
      ? `${now}, which is below ${percent}. Fewer bits do it too.`
      : `${now}, which is not below ${percent}. Add bits.`;
  },
  hints: (limit) => {
    const needed = tooFew(limit) + 1;
    return [
      'Each further bit doubles the raw values, and about halves the bias.',
      `Ahead by less than ${limit.percent} percent means at least ${grouped(needed)} raw values for each result.`,
      `So there have to be at least ${grouped(needed)} × ${grouped(limit.n)} = ${grouped(needed * limit.n)} raw values. Which is the first power of two that large?`,
    ];
  },
  solution: (limit) => {
    const bits = fewestBits(limit);
    const [enough, before] = [biasOf(2 ** bits, limit.n), biasOf(2 ** (bits - 1), limit.n)];
    return `A favored result is ahead by one part in q, the raw values that every result gets, so q has to be above ${grouped(tooFew(limit))}. With ${bits} bits it is ${grouped(enough.quotient)}, and a favored result is ahead by ${ahead(enough)} percent. With ${bits - 1} bits it was ${grouped(before.quotient)}: ${before.quotient === 0n ? 'some results never came up' : `${ahead(before)} percent`}.`;
  },
});

const rollDieCode = exercise<Record<string, never>>({
  id: 'modulo-bias/roll-die',
  title: 'Write a fair die',
  kind: 'code',
  signature: 'rollDie(rng: Generator): number',
  entry: 'rollDie',
  variant: () => ({}),
  prompt: () =>
    'Write `rollDie`: a die that is exactly fair. `rng.nextUint32()` gives the next raw value, a whole number from 0 to 4,294,967,295. Each of 1 to 6 has to be made by equally many raw values, so that none of them is favored, not even by one in four billion.',
  start: `/** A roll of a fair die, 1 to 6, from the raw values of \`rng\`. */
function rollDie(rng: Generator): number {
  throw new Error('not written yet: this is where your die begins');
}
`,
  solve: `function rollDie(rng: Generator): number {
  const leftover = 2 ** 32 % 6;
  let raw = rng.nextUint32();
  while (raw < leftover) raw = rng.nextUint32();
  return (raw % 6) + 1;
}
`,
  hints: () => [
    'Start with the remainder, `(raw % 6) + 1`. How many raw values are left over when 2³² of them are dealt into six piles?',
    `${dealt({ raw: 2 ** 32, n: 6 })}. Refuse that many raw values, and every pile holds the same.`,
    'Draw in a loop: as long as `raw` is below `2 ** 32 % 6`, draw again. Then take the remainder and add 1.',
  ],
  solution: () =>
    `${dealt({ raw: 2 ** 32, n: 6 })}. With the first ${rejectThreshold(2 ** 32, 6)} raw values refused, every result is made by ${grouped(biasOf(2 ** 32, 6).quotient)} of them. The loop matters: the second draw may be a leftover too. Refusing the last ${rejectThreshold(2 ** 32, 6)} does as well.`,
});

const pickBelowCode = exercise<Record<string, never>>({
  id: 'modulo-bias/pick-below',
  title: 'Any number of results',
  kind: 'code',
  signature: 'pickBelow(rng: Generator, n: number): number',
  entry: 'pickBelow',
  variant: () => ({}),
  prompt: () =>
    'Write `pickBelow`: an exactly fair whole number from 0 to n − 1, for every n from 1 to 2³². `rng.nextUint32()` gives the next raw value, 0 to 4,294,967,295.',
  start: `/** A fair whole number from 0 to n − 1, for n from 1 to 2 ** 32. */
function pickBelow(rng: Generator, n: number): number {
  throw new Error('not written yet: this is where your pick begins');
}
`,
  solve: `function pickBelow(rng: Generator, n: number): number {
  const leftover = 2 ** 32 % n;
  let raw = rng.nextUint32();
  while (raw < leftover) raw = rng.nextUint32();
  return raw % n;
}
`,
  hints: () => [
    'It is the fair die with n in place of 6, and without the `+ 1`. What is left over now?',
    'The leftover is `2 ** 32 % n`. Keep to `%` and comparisons: `|` and `&` make a signed number of 32 bits.',
    'Draw again as long as `raw` is below the leftover, then return `raw % n`.',
  ],
  solution: () =>
    `The leftover is 2³² mod n: for n = 7 that is ${rejectThreshold(2 ** 32, 7)}, and for a power of two nothing at all, so that no draw is refused. Fewer than half of all raw values are ever thrown away.`,
});

export default [
  fullMapping,
  shortPile,
  favoredCount,
  ratio,
  alike,
  exactRatio,
  randMaxLast,
  randMaxPercent,
  leftoverSize,
  fairSizes,
  enoughBits,
  threshold,
  expectedDraws,
  spareToLast,
  multiplyShift,
  lemireRedraw,
  mathFloor,
  whoNotices,
  rollDieCode,
  pickBelowCode,
];
