/** Chapter 1, numbers that only look random. */
import { rational } from '../../src/answers/rational';
import {
  bitPeriod,
  type Generator,
  halfOpenReach,
  Lcg,
  lcgStep,
  libcxxInt,
  libstdcxxInt,
  moduloInt,
  Mt19937,
  uniformInt,
} from '../../src/random';
import { drawUntil, pick } from '../../components/exercise-kit/draw';
import { exercise } from '../../components/exercise-kit/exercise';

const english = new Intl.NumberFormat('en-US');
const grouped = (n: number) => english.format(n).replace('-', '−');
const raised = (n: number) => String(n).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);

/** What a die of so many sides shows for a raw number, the plain way. */
const face = (raw: number, sides: number) => moduloInt({ nextUint32: () => raw }, sides) + 1;
const rolls = (rng: Generator, count: number) => Array.from({ length: count }, () => moduloInt(rng, 6) + 1);
const same = (a: readonly number[], b: readonly number[]) => a.every((value, i) => value === b[i]);

/** A generator small enough for paper. */
interface Toy {
  multiplier: number;
  increment: number;
  bits: number;
  seed: number;
}

const size = ({ bits }: Toy) => 2 ** bits;
const step = ({ multiplier, increment, bits }: Toy, state: number) =>
  lcgStep(state, multiplier, increment, bits);
const product = ({ multiplier, increment }: Toy, state: number) => multiplier * state + increment;
const rule = (toy: Toy) => `\`s ← (${toy.multiplier}·s + ${toy.increment}) mod ${size(toy)}\``;

/** The next `count` states, by whatever one step is taken to be. */
function walk(toy: Toy, count: number, next = (state: number) => step(toy, state)): number[] {
  const states = [toy.seed];
  while (states.length <= count) states.push(next(states.at(-1)!));
  return states.slice(1);
}

function drawToy(rng: Generator, multipliers: readonly number[], fewest: number, most: number): Toy {
  const bits = uniformInt(rng, fewest, most);
  const multiplier = pick(rng, multipliers);
  const increment = 2 * uniformInt(rng, 0, 5) + 1;
  return { multiplier, increment, bits, seed: uniformInt(rng, 1, 2 ** bits - 1) };
}

/** Lists that readers make of a step misread, each with its sentence. */
function wrongWalks(toy: Toy) {
  const { multiplier, increment } = toy;
  return [
    {
      values: walk(toy, 3, (state) => product(toy, state)),
      say: `These states were never brought back below ${size(toy)}. The machine has only the states 0 to ${size(toy) - 1}.`,
    },
    {
      values: walk(toy, 3, (state) => (multiplier * (state + increment)) % size(toy)),
      say: 'Here the increment was added before multiplying. The step multiplies first.',
    },
    {
      values: walk(toy, 3, (state) => (multiplier * state) % size(toy)),
      say: `The increment is missing: each step also adds ${increment}.`,
    },
    {
      values: [toy.seed, ...walk(toy, 2)],
      say: 'That list begins with the seed. The seed is the state before the first step.',
    },
  ];
}

const nextStates = exercise<Toy>({
  id: 'prngs/next-states',
  title: 'Three steps by hand',
  kind: 'trace',
  program: 'lcgStep',
  variant: (rng) =>
    drawUntil(
      () => drawToy(rng, [5, 9, 13], 4, 6),
      (toy) => !wrongWalks(toy).some(({ values }) => same(values, walk(toy, 3))),
    ),
  prompt: (toy) =>
    `A small generator steps by ${rule(toy)} and starts at the seed ${toy.seed}. What are its next three states?`,
  blanks: () => ['s₁', 's₂', 's₃'],
  run: (toy) => walk(toy, 3),
  mistakes: wrongWalks,
  hints: (toy) => {
    const [first, second] = walk(toy, 2) as [number, number];
    return [
      'Each state is made from the one before it, so take them in order: multiply, add, keep the remainder.',
      `The first step makes ${toy.multiplier} × ${toy.seed} + ${toy.increment} = ${product(toy, toy.seed)}. Take ${size(toy)} away as often as it goes.`,
      `s₁ is ${first} and s₂ is ${second}, so s₃ is what ${product(toy, second)} leaves when divided by ${size(toy)}.`,
    ];
  },
  solution: (toy) => {
    const states = [toy.seed, ...walk(toy, 3)];
    return [1, 2, 3]
      .map((at) => {
        const [before, after] = [states[at - 1]!, states[at]!];
        const sum = product(toy, before);
        return `s${'₁₂₃'[at - 1]} = ${toy.multiplier} × ${before} + ${toy.increment} = ${sum}, and ${sum} mod ${size(toy)} = ${after}.`;
      })
      .join('\n\n');
  },
});

interface Dice {
  states: number[];
  sides: number;
}

const wrongDice = ({ states, sides }: Dice) => [
  {
    values: states.map((s) => s % sides),
    say: `Those are the remainders, 0 to ${sides - 1}. A die starts at 1, so add one to each.`,
  },
  {
    values: states.map((s) => (s + 1) % sides),
    say: 'Here one was added before the remainder was taken, and the highest face became 0.',
  },
  {
    values: states.map((s) => Math.floor(s / sides) + 1),
    say: 'That is how often the number of sides goes into each state. The die uses what is left over.',
  },
];

const diceFromStates = exercise<Dice>({
  id: 'prngs/dice-from-states',
  title: 'Dice from states',
  kind: 'trace',
  program: 'moduloInt',
  variant: (rng) =>
    drawUntil(
      () => ({ states: walk(drawToy(rng, [5, 13, 21, 29, 37], 7, 7), 4), sides: pick(rng, [4, 6, 8, 10]) }),
      ({ states, sides }) => {
        const right = states.map((s) => face(s, sides));
        return (
          right.includes(sides) && !wrongDice({ states, sides }).some(({ values }) => same(values, right))
        );
      },
    ),
  prompt: ({ states, sides }) =>
    `A generator’s next four states are ${states.join(', ')}. What does a die of ${sides} sides show, if a state s makes the roll \`s mod ${sides} + 1\`?`,
  blanks: () => ['roll 1', 'roll 2', 'roll 3', 'roll 4'],
  run: ({ states, sides }) => states.map((s) => face(s, sides)),
  mistakes: wrongDice,
  hints: ({ states, sides }) => [
    `\`s mod ${sides}\` is what is left of s after taking ${sides} away as often as it goes.`,
    `${states[0]} is ${Math.floor(states[0]! / sides)} × ${sides} and ${states[0]! % sides} over.`,
    `The remainders are ${states.map((s) => s % sides).join(', ')}. Now make the lowest face a 1.`,
  ],
  solution: ({ states, sides }) =>
    `The remainders by ${sides} are ${states.map((s) => s % sides).join(', ')}. One more makes the rolls ${states.map((s) => face(s, sides)).join(', ')}. The faces of these rolls alternate between odd and even, and so do the states: the lowest bit of such a generator flips at every step.`,
});

/** All states whose next one is `state`: one, as long as the multiplier is odd. */
const statesBefore = (toy: Toy, state: number) =>
  Array.from({ length: size(toy) }, (_, s) => s).filter((s) => step(toy, s) === state);

/** What a reader is left with who takes the first state back: multiplier × seed, and how often the modulus went. */
function backward(toy: Toy) {
  const [first] = walk(toy, 1) as [number];
  const lowest = (first - toy.increment + size(toy)) % size(toy);
  return { first, lowest, multiple: toy.multiplier * toy.seed };
}

const wrongSeeds = (toy: Toy) => {
  const { first } = backward(toy);
  const { multiplier, increment } = toy;
  return [
    {
      answer: rational(BigInt(first - increment), BigInt(multiplier)),
      say: `That divides as if nothing had been dropped. Before the modulus, ${multiplier}·s + ${increment} may have been larger than ${first} by any multiple of ${size(toy)}.`,
    },
    { answer: walk(toy, 4)[3]!, say: 'That is the state after these three. The seed comes before them.' },
    { answer: first, say: 'That is the first state after the seed, one step too late.' },
    {
      answer: statesBefore({ ...toy, increment: 0 }, first)[0]!,
      say: `That seed fits if nothing is added. Take ${increment} away before undoing the multiplication.`,
    },
  ];
};

const findSeed = exercise<Toy>({
  id: 'prngs/find-seed',
  title: 'The seed behind a run',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) =>
    drawUntil(
      () => drawToy(rng, [5, 9], 5, 6),
      (toy) => {
        const { lowest, multiple } = backward(toy);
        const wrong = wrongSeeds(toy).map(({ answer }) => answer);
        return multiple !== lowest && !wrong.includes(toy.seed) && new Set(wrong).size === wrong.length;
      },
    ),
  prompt: (toy) =>
    `A generator steps by ${rule(toy)}. After the seed, its first states are ${walk(toy, 3).join(', ')}. What was the seed, from 0 to ${size(toy) - 1}?`,
  answer: (toy) => statesBefore(toy, walk(toy, 1)[0]!)[0]!,
  mistakes: wrongSeeds,
  hints: (toy) => {
    const { first, lowest, multiple } = backward(toy);
    const { multiplier: a, increment: c } = toy;
    return [
      `One step back undoes one step. What must ${a}·s + ${c} have been to leave ${first}?`,
      `Without the increment, ${a}·s is ${lowest}, or ${lowest + size(toy)}, or ${lowest + 2 * size(toy)}, and so on. One of these is a multiple of ${a}.`,
      `It is ${multiple}. Divide it by ${a}.`,
    ];
  },
  solution: (toy) => {
    const { first, lowest, multiple } = backward(toy);
    const { multiplier: a, increment: c } = toy;
    const tried = Array.from(
      { length: (multiple - lowest) / size(toy) + 1 },
      (_, k) => lowest + k * size(toy),
    );
    return `The first state, ${first}, is what ${a}·s + ${c} leaves modulo ${size(toy)}. So ${a}·s is one of ${tried.join(', ')}, …, in steps of ${size(toy)}. The first multiple of ${a} among them is ${multiple} = ${a} × ${toy.seed}, and the seed is ${toy.seed}.\n\nCheck it forward: ${a} × ${toy.seed} + ${c} = ${product(toy, toy.seed)}, which leaves ${first}. No other seed does, so a short look at the output gives this machine away.`;
  },
});

interface Parting {
  raws: number[];
  turn: number;
}

/** The rolls of machine A, or of B, which draws one number before its roll on turn `extra`. */
function played(raws: readonly number[], extra = Infinity): number[] {
  return raws.slice(1).map((_, at) => face(raws[at + 1 >= extra ? at + 1 : at]!, 6));
}

function firstDifference({ raws, turn }: Parting): number {
  const [a, b] = [played(raws), played(raws, turn)];
  return a.findIndex((roll, at) => roll !== b[at]) + 1;
}

const lockstepPart = exercise<Parting>({
  id: 'prngs/lockstep-part',
  title: 'Where two machines part',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => {
    const turn = uniformInt(rng, 2, 5);
    const parts = turn + uniformInt(rng, 0, 2);
    return drawUntil(
      () => {
        const raws = Array.from({ length: 9 }, () => uniformInt(rng, 0, 99));
        // By chance the two may agree for a while: other numbers, same faces.
        for (let at = turn; at < parts; at++) raws[at] = (raws[at - 1]! % 6) + 6 * uniformInt(rng, 0, 15);
        return { raws, turn };
      },
      (drawn) => new Set(drawn.raws).size === drawn.raws.length && firstDifference(drawn) === parts,
    );
  },
  prompt: ({ raws, turn }) =>
    `Two machines draw from the same list of raw numbers, ${raws.join(', ')}, and each turn roll \`raw mod 6 + 1\`. On turn ${turn}, before its roll, machine B draws one number for a spark. On which turn do the two rolls differ for the first time?`,
  answer: firstDifference,
  mistakes: (drawn) => {
    const { turn } = drawn;
    const parts = firstDifference(drawn);
    const chance = (at: number) => ({
      answer: at,
      say: `On turn ${at} machine B rolls from another raw number, and by chance it shows the same face.`,
    });
    return [
      ...Array.from({ length: parts - turn }, (_, lag) => chance(turn + lag)),
      { answer: turn - 1, say: `Up to turn ${turn - 1} both machines have drawn the same numbers.` },
      {
        answer: parts + 1,
        say:
          parts === turn
            ? `The spark comes before the roll of turn ${turn}, so that roll is made from the next number already.`
            : `They have parted already, on an earlier turn.`,
      },
    ];
  },
  hints: ({ raws, turn }) => [
    `Before turn ${turn} nothing differs. From then on, B rolls with the number that A will use one turn later.`,
    `On turn ${turn}, A uses ${raws[turn - 1]} and B uses ${raws[turn]}. Different numbers can show the same face.`,
    `From turn ${turn} on, A rolls ${played(raws)
      .slice(turn - 1)
      .join(', ')} and B rolls ${played(raws, turn)
      .slice(turn - 1)
      .join(', ')}. Find the first turn where they disagree.`,
  ],
  solution: (drawn) => {
    const { raws, turn } = drawn;
    const parts = firstDifference(drawn);
    const luck =
      parts > turn
        ? ` The machines are out of step from turn ${turn} on, and luck hides it until turn ${parts}. In a real game this is the bug that shows up long after its cause.`
        : ' Here the damage shows at once, which is the lucky case.';
    return `A rolls ${played(raws).join(', ')}. B rolls ${played(raws, turn).join(', ')}. The first turn that differs is ${parts}.${luck}`;
  },
});

const lowBitPeriod = exercise<{ bit: number }>({
  id: 'prngs/low-bit-period',
  title: 'How soon a bit repeats',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({ bit: uniformInt(rng, 2, 12) }),
  prompt: ({ bit }) =>
    `The generator \`s ← (1103515245·s + 12345) mod 2³²\` is started anywhere, and bit ${bit} of each raw number is written down, bit 0 being the lowest. After how many draws does that sequence of bits repeat?`,
  answer: ({ bit }) => bitPeriod(new Lcg(42), bit, 2 ** (bit + 2))!,
  mistakes: ({ bit }) => [
    {
      answer: 2 ** bit,
      say: `That would be the period of bit ${bit - 1}. Bits are counted from 0: up to bit ${bit} there are ${bit + 1} of them.`,
    },
    {
      answer: 2 * (bit + 1),
      say: `Every further bit doubles the period, so it is a power of two, not a multiple.`,
    },
    {
      answer: 2 ** 32,
      say: 'That is the period of the whole state. The low bits come round far sooner.',
    },
    {
      answer: bit + 1,
      say: `That counts the bits from 0 to ${bit}. How many values can they take together?`,
    },
  ],
  hints: ({ bit }) => [
    'Multiplying and adding carry upward only: a bit never depends on the bits above it.',
    `So the lowest ${bit + 1} bits are a small generator of their own, modulo 2${raised(bit + 1)}.`,
    `It goes through all of its 2${raised(bit + 1)} states before it repeats, and bit ${bit} with it.`,
  ],
  solution: ({ bit }) =>
    `Bits 0 to ${bit} never hear of the bits above them. They form a generator with ${bit + 1} bits, which visits all 2${raised(bit + 1)} = ${grouped(2 ** (bit + 1))} states and starts over. Bit 0 repeats every 2 draws, and each further bit doubles that. The whole state needs ${grouped(2 ** 32)} draws.`,
});

const howManyWorlds = exercise<{ bits: number; players: number }>({
  id: 'prngs/how-many-worlds',
  title: 'Worlds in a seed',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({
    bits: pick(rng, [10, 12, 14, 16, 18, 20, 24]),
    players: pick(rng, [20_000_000, 50_000_000, 80_000_000]),
  }),
  prompt: ({ bits, players }) =>
    `A game builds each world from a seed of ${bits} bits and nothing else. ${grouped(players)} players each start a new world with a fresh seed. How many different worlds can they see at most?`,
  answer: ({ bits }) => 2 ** bits,
  mistakes: ({ bits, players }) => [
    {
      answer: players,
      say: 'That would give every player a world of their own, and there are not that many seeds.',
    },
    {
      answer: 2 ** bits - 1,
      say: 'That is the largest seed. Seeds start at 0, so there is one more of them.',
    },
    { answer: 2 * bits, say: 'Each bit doubles the number of seeds; it does not add two.' },
    { answer: bits ** 2, say: `That is ${bits} squared. Each of the ${bits} bits has two values.` },
  ],
  hints: ({ bits }) => [
    'The seed decides everything, so two players with the same seed see the same world.',
    `How many numbers can be written with ${bits} bits?`,
    `Each bit doubles the count: 2 multiplied by itself, ${bits} factors in all.`,
  ],
  solution: ({ bits, players }) =>
    `A seed of ${bits} bits has 2${raised(bits)} = ${grouped(2 ** bits)} values, and each decides one world. With ${grouped(players)} players that is ${Math.floor(players / 2 ** bits) === 1 ? 'more than one player' : `about ${grouped(Math.round(players / 2 ** bits))} players`} to a world. A better generator changes nothing about it; a longer seed does.`,
});

interface Range {
  lo: number;
  hi: number;
}

const inclusiveCount = exercise<Range>({
  id: 'prngs/inclusive-count',
  title: 'Both ends count',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) =>
    drawUntil(
      () => {
        const lo = uniformInt(rng, -20, 40);
        return { lo, hi: lo + uniformInt(rng, 4, 60) };
      },
      ({ lo, hi }) => lo !== 0 && lo !== 1 && hi > 0,
    ),
  prompt: ({ lo, hi }) => `How many different values can \`uniformInt(rng, ${lo}, ${hi})\` return?`,
  answer: ({ lo, hi }) => hi - lo + 1,
  mistakes: ({ lo, hi }) => [
    {
      answer: hi - lo,
      say: `That is the distance from ${grouped(lo)} to ${hi}. Both ends are included, so there is one more.`,
    },
    {
      answer: hi - lo - 1,
      say: `Those are the whole numbers strictly between ${grouped(lo)} and ${hi}. Both ends can come up too.`,
    },
    { answer: hi, say: `That counts from 1 to ${hi}. This range starts at ${grouped(lo)}.` },
    ...(lo < 0
      ? [
          {
            answer: hi + lo,
            say: `Taking ${grouped(lo)} away from ${hi} makes the number larger, not smaller.`,
          },
        ]
      : []),
  ],
  hints: ({ lo, hi }) => [
    'A range of whole numbers has both ends. Try a short one first: 1 to 6 is a die.',
    `The distance from ${grouped(lo)} to ${hi} is ${hi - lo}. A fence of that many gaps has one post more.`,
  ],
  solution: ({ lo, hi }) =>
    `${hi} − ${lo < 0 ? `(${grouped(lo)})` : lo} = ${hi - lo} is the distance, and both ends count: ${hi - lo} + 1 = ${hi - lo + 1}. A die agrees: from 1 to 6 the distance is 5, and it has 6 faces.`,
});

const halfOpen = exercise<Range>({
  id: 'prngs/half-open',
  title: 'Which ends come up',
  kind: 'choice',
  several: true,
  variant: (rng) => {
    const lo = uniformInt(rng, 1, 20);
    return { lo, hi: lo + uniformInt(rng, 2, 10) };
  },
  prompt: ({ lo, hi }) => `Which of these numbers can \`uniformReal(rng, ${lo}, ${hi})\` return?`,
  options: ({ lo, hi }) => [
    { id: 'lo', text: `${lo}`, right: true, say: `The lower end, ${lo}, belongs to the range.` },
    {
      id: 'inside',
      text: `${hi - 1}.999`,
      right: true,
      say: `${hi - 1}.999 is below ${hi}, and that is enough.`,
    },
    {
      id: 'hi',
      text: `${hi}`,
      right: false,
      say: `The range is half open: it goes up to ${hi} without reaching it.`,
    },
    { id: 'below', text: `${lo - 1}.999`, right: false, say: `${lo - 1}.999 lies below the range.` },
  ],
  hints: () => [
    'A range of real numbers is half open: one end belongs to it, the other does not.',
    'Where one range ends the next can begin, and no number belongs to both. Which end has to be left out for that?',
  ],
  solution: ({ lo, hi }) =>
    `The range is ${lo} ≤ x < ${hi}: the lower end can come up, the upper end cannot, and everything between can, as far as a double is fine enough to hold it. The library draws again in the rare case that rounding lands on ${hi}.`,
});

const topOfTheRange = exercise<Range>({
  id: 'prngs/top-of-the-range',
  title: 'The top that is reached',
  kind: 'choice',
  variant: (rng) => {
    const [lo, hi] = pick(rng, [
      [2, 6],
      [10, 20],
      [1, 2],
      [5, 9],
      [20, 30],
      [50, 60],
    ] as const);
    return { lo, hi };
  },
  prompt: ({ lo, hi }) =>
    `In 32-bit floats, \`${lo} + u * ${hi - lo}\` is tried for every raw number, with u = raw / 2³² kept below 1. It gives exactly ${hi} for ${grouped(halfOpenReach(lo, hi, 32).hiCount)} of them. Why?`,
  options: ({ hi }) => [
    {
      id: 'rounding',
      text: `The sum is rounded, and the nearest float is ${hi}`,
      right: true,
      say: `Just below ${hi} floats lie further apart than the largest values of u do, so the last few sums are rounded to ${hi}.`,
    },
    {
      id: 'one',
      text: 'u is 1 for these raw numbers',
      right: false,
      say: 'u stays below 1 here. It is the sum that does not stay below the top.',
    },
    {
      id: 'inclusive',
      text: 'A range of numbers includes both of its ends',
      right: false,
      say: `Ranges of whole numbers do. The formula was meant to stop short of ${hi}, and for real numbers it would.`,
    },
    {
      id: 'generator',
      text: 'The generator favors high raw numbers',
      right: false,
      say: 'Every raw number was tried once, so no generator is involved.',
    },
  ],
  hints: ({ lo, hi }) => [
    'Floats are finest near 0 and get coarser as numbers grow.',
    `Take the largest u there is below 1. Is there a float between ${lo} + u × ${hi - lo} and ${hi}?`,
  ],
  solution: ({ lo, hi }) =>
    `u × ${hi - lo} is as fine as floats are just below ${hi - lo}. Adding ${lo} moves it up to ${hi}, where floats lie further apart, and the sum goes to the nearest one. For ${grouped(halfOpenReach(lo, hi, 32).hiCount)} of ${grouped(2 ** 32)} raw numbers that is ${hi} itself. So “the top is never reached” needs a guard, such as drawing again.`,
});

interface Situation {
  asks: string;
  right: 'fixed' | 'fresh' | 'stream';
  fixed: string;
  fresh: string;
  stream: string;
}

const situations: readonly Situation[] = [
  {
    asks: 'A test generates a hundred levels and checks that each can be finished. When one cannot, you want to look at that same level.',
    right: 'fixed',
    fixed:
      'The test tries the same hundred levels every time, so a failure can be looked at and its cure checked.',
    fresh: 'Then a failure is gone by the time you look for it.',
    stream: 'A stream of its own keeps purposes apart. What brings the same level back is a seed you know.',
  },
  {
    asks: 'Everybody who plays today is to explore the same dungeon, on any machine.',
    right: 'fixed',
    fixed: 'The date makes a good seed: known to every machine and different tomorrow.',
    fresh: 'Fresh seeds differ from machine to machine, and so would the dungeons.',
    stream: 'Streams part the draws within one game. What everybody shares is the seed itself.',
  },
  {
    asks: 'A player presses “New game” and expects a world that nobody has seen.',
    right: 'fresh',
    fixed: 'A seed written into the program gives every new game the same world.',
    fresh:
      'The system hands out bits that neither you nor the player knew before. Keep the seed, to be able to share the world.',
    stream: 'With the same seed, the same stream gives the same world as last time.',
  },
  {
    asks: 'A deck is shuffled for a table of strangers, each of whom would like to know the order beforehand.',
    right: 'fresh',
    fixed: 'Whoever learns the fixed seed knows every deck to come.',
    fresh:
      'Nobody can know what the system had not drawn yet. For money, the generator has to be one that cannot be predicted either.',
    stream: 'A stream from a known seed is known too.',
  },
  {
    asks: 'A replay must find the same loot, even where a patch has added sparks and screen shake that draw numbers too.',
    right: 'stream',
    fixed: 'The replay has its seed already. The sparks still take numbers that the loot was going to get.',
    fresh: 'A fresh seed gives the replay other loot for certain.',
    stream: 'Sparks draw from their own sequence, and the loot never notices how many there are.',
  },
  {
    asks: 'Rain gets thicker in the next version, yet in every known world the treasure should stay where it is.',
    right: 'stream',
    fixed: 'The worlds keep their seeds, but every extra raindrop drawn before the treasure would move it.',
    fresh: 'Fresh seeds move all the treasure there is.',
    stream: 'Weather and treasure draw from sequences of their own, so more of one leaves the other alone.',
  },
];

const whichSeed = exercise<Situation>({
  id: 'prngs/which-seed',
  title: 'Fixed, fresh or apart',
  kind: 'choice',
  variant: (rng) => pick(rng, situations),
  prompt: ({ asks }) => `${asks} What does this call for?`,
  options: ({ right, fixed, fresh, stream }) => [
    { id: 'fixed', text: 'A fixed seed, known in advance', right: right === 'fixed', say: fixed },
    { id: 'fresh', text: 'A fresh seed from the system', right: right === 'fresh', say: fresh },
    { id: 'stream', text: 'The same seed, on a stream of its own', right: right === 'stream', say: stream },
  ],
  hints: () => [
    'What has to come out the same here, and what must not?',
    'A fixed seed repeats everything, a fresh one repeats nothing, and a stream keeps one purpose from disturbing another.',
  ],
  solution: (situation) => {
    const answer = { fixed: 'A fixed seed', fresh: 'A fresh seed', stream: 'A stream of its own' }[
      situation.right
    ];
    return `${answer}. ${situation[situation.right]}`;
  },
});

/** What a die of each of two C++ libraries rolls from one seed of mt19937. */
function rolledBy(seed: number) {
  const rolled = (roll: typeof libcxxInt) => {
    const rng = new Mt19937(seed);
    return Array.from({ length: 8 }, () => roll(rng, 1, 6));
  };
  return { libcxx: rolled(libcxxInt), libstdcxx: rolled(libstdcxxInt) };
}

const sameSeedElsewhere = exercise<{ seed: number }>({
  id: 'prngs/same-seed-elsewhere',
  title: 'One seed, two libraries',
  kind: 'choice',
  variant: (rng) =>
    drawUntil(
      () => ({ seed: uniformInt(rng, 1, 999) }),
      ({ seed }) => !same(rolledBy(seed).libcxx.slice(0, 5), rolledBy(seed).libstdcxx),
    ),
  prompt: ({ seed }) =>
    `One C++ program is built with two standard libraries. It seeds \`std::mt19937\` with ${seed} and rolls a \`std::uniform_int_distribution\` from 1 to 6. What is sure to be the same in both builds?`,
  options: ({ seed }) => {
    const { libcxx, libstdcxx } = rolledBy(seed);
    const differ = `the rolls begin ${libcxx.slice(0, 5).join(' ')} under libc++ and ${libstdcxx.slice(0, 5).join(' ')} under libstdc++`;
    return [
      { id: 'raw', text: 'The raw numbers only', right: true, say: `The standard fixes them; ${differ}.` },
      { id: 'rolls', text: 'The rolls only', right: false, say: `It is the other way around: ${differ}.` },
      {
        id: 'both',
        text: 'The raw numbers and the rolls',
        right: false,
        say: `The raw numbers agree, but how a distribution uses them is left open: ${differ}.`,
      },
      {
        id: 'neither',
        text: 'Neither',
        right: false,
        last: true,
        say: 'The C++ standard fixes every output of `mt19937` to the last bit.',
      },
    ];
  },
  hints: () => [
    'Two parts make a roll: a generator of raw bits, and a distribution that shapes them.',
    'The standard states the one as an exact recipe, and of the other only how likely each result has to be.',
  ],
  solution: ({ seed }) => {
    const { libcxx, libstdcxx } = rolledBy(seed);
    return `The raw numbers. The standard gives \`mt19937\` as an exact recipe, but asks of a distribution only that each result be equally likely. With the seed ${seed}, libc++ rolls ${libcxx.join(' ')}, and libstdc++ (since GCC 11) ${libstdcxx.join(' ')}. A world that is shared by its seed needs a mapping of its own.`;
  },
});

const mathRandom = exercise<object>({
  id: 'prngs/math-random',
  title: 'A replay that does not',
  kind: 'choice',
  variant: () => ({}),
  prompt: () =>
    'A replay stores which keys were pressed and when, and its dice use `Math.random()`. Played back, the game goes another way. Why?',
  options: () => [
    {
      id: 'seed',
      text: '`Math.random()` takes no seed, and its state cannot be saved',
      right: true,
      say: 'The numbers were decided by a state that you can neither read nor set, so there is nothing to store.',
    },
    {
      id: 'true',
      text: '`Math.random()` is truly random',
      right: false,
      say: 'It is a generator like the others, with a state and a step. You are not given a handle to it.',
    },
    {
      id: 'rounding',
      text: 'Its results are rounded, and rounding does not repeat',
      right: false,
      say: 'Rounding follows fixed rules: the same operands give the same result every time.',
    },
    {
      id: 'weak',
      text: 'It is not random enough',
      right: false,
      say: 'A poor generator replays as well as a good one, as long as it can be started at the same place.',
    },
  ],
  hints: () => [
    'What would the replay have to store in order to get the same dice?',
    'Look for a way to set where `Math.random()` starts.',
  ],
  solution: () =>
    'A replay needs the same seed, the same generator and the same order of calls. `Math.random()` starts from a seed that the browser picks and shows to nobody, so the second run starts elsewhere. Use a generator that you seed yourself, and store the seed with the keys.',
});

const oneSparkMore = exercise<{ blast: number; effect: string }>({
  id: 'prngs/one-spark-more',
  title: 'One spark more',
  kind: 'choice',
  variant: (rng) => ({
    blast: uniformInt(rng, 2, 9),
    effect: pick(rng, ['a spark', 'a puff of smoke', 'a falling leaf', 'a shake of the camera']),
  }),
  prompt: ({ blast, effect }) =>
    `Loot and effects draw from one generator. A patch lets explosions draw one number more, for ${effect}, and you replay an old seed whose first explosion is on turn ${blast}. What changes?`,
  options: ({ blast, effect }) => [
    {
      id: 'after',
      text: 'The loot found after that explosion',
      right: true,
      say: `Each draw after turn ${blast} gets the number that was meant for the next one.`,
    },
    {
      id: 'nothing',
      text: 'Nothing: it is the same seed',
      right: false,
      say: 'The seed decides the sequence of numbers. Who gets which of them is decided by the order of the calls.',
    },
    {
      id: 'effect',
      text: 'Only the new effect',
      right: false,
      say: `The number for ${effect} comes out of the same sequence, and whoever is behind it in line moves up by one.`,
    },
    {
      id: 'all',
      text: 'All loot, from the first turn on',
      right: false,
      say: `Before turn ${blast} the calls are the old ones, and so are the numbers.`,
    },
    {
      id: 'fair',
      text: 'Good loot gets rarer',
      right: false,
      say: 'Every item is as likely as before. It is other items that come, not worse ones.',
    },
  ],
  hints: () => [
    'Think of the numbers as a queue: the seed decides their order, each call takes the next.',
    'One caller takes one number too many. Who notices, and from when on?',
  ],
  solution: ({ blast, effect }) =>
    `Up to turn ${blast} everything is as it was. Then ${effect} takes a number that loot used to get, and all loot after it is drawn from a queue that has moved up by one. A stream of its own for effects prevents it.`,
});

interface Streak {
  shown: number[];
  next: number;
}

const oddEven = exercise<Streak>({
  id: 'prngs/odd-even',
  title: 'A die with a habit',
  kind: 'choice',
  variant: (rng) => {
    const [next, ...before] = rolls(new Lcg(uniformInt(rng, 0, 4294967295)), 5).reverse() as [
      number,
      ...number[],
    ];
    return { shown: before.reverse(), next };
  },
  prompt: ({ shown }) =>
    `The generator \`s ← (1103515245·s + 12345) mod 2³²\` rolls a die by \`s mod 6 + 1\`. The last rolls were ${shown.join(', ')}. What is known about the next one?`,
  options: ({ shown, next }) => {
    const last = shown.at(-1)!;
    const isOdd = next % 2 === 1;
    const habit = `After ${last} comes an ${isOdd ? 'odd' : 'even'} roll, always: the lowest bit of the state flips at every step.`;
    return [
      {
        id: 'odd',
        text: 'It is odd',
        right: isOdd,
        say: isOdd ? habit : `Look at the rolls so far. ${habit}`,
      },
      {
        id: 'even',
        text: 'It is even',
        right: !isOdd,
        say: isOdd ? `Look at the rolls so far. ${habit}` : habit,
      },
      {
        id: 'nothing',
        text: 'Nothing: every face is equally likely',
        right: false,
        last: true,
        say: 'That is what a fair die promises. Write “odd” or “even” under each of these rolls.',
      },
    ];
  },
  hints: () => [
    'Look at the rolls for a while, but not at how large they are.',
    'The multiplier and the increment are both odd. What does a step do to an odd state, and what to an even one?',
    'An odd number times an odd state, plus an odd number, is even; an even state becomes odd. A remainder by 6 keeps that.',
  ],
  solution: ({ shown, next }) =>
    `With an odd multiplier and an odd increment, an odd state becomes even and an even one odd. The remainder by 6 keeps odd and even apart, so the die alternates forever: after ${shown.at(-1)} the next roll is ${next % 2 === 1 ? 'odd' : 'even'} (it is a ${next}). Use the high bits, or a better generator.`,
});

const secrets = [
  {
    id: 'password',
    text: 'Codes that reset a password',
    say: 'Whoever asks for enough codes can compute the ones sent to others.',
  },
  {
    id: 'cards',
    text: 'Dealing cards for money',
    say: 'A patient player who has seen enough cards can know the rest, and will.',
  },
  { id: 'key', text: 'The key that locks a secret', say: 'A key that can be computed is no key.' },
];
const harmless = [
  { id: 'trees', text: 'Where the trees of a forest stand', say: 'Nobody gains by predicting a tree.' },
  {
    id: 'sort',
    text: 'Lists to test a sorting routine with',
    say: 'A test wants variety and a seed, and gets both.',
  },
  {
    id: 'darts',
    text: 'A million darts to estimate π',
    say: 'An estimate needs an even spread, not a secret.',
  },
  { id: 'shake', text: 'The shake of a camera', say: 'Shake has no opponent.' },
];

const unfit = exercise<{ secret: number; left: number }>({
  id: 'prngs/unfit',
  title: 'What good is good for',
  kind: 'choice',
  variant: (rng) => ({
    secret: uniformInt(rng, 0, secrets.length - 1),
    left: uniformInt(rng, 0, harmless.length - 1),
  }),
  prompt: () =>
    'The Mersenne Twister passes nearly every statistical test, and whoever has seen 624 of its outputs in a row can compute all the rest. For which of these is it unfit?',
  options: ({ secret, left }) => [
    { ...secrets[secret]!, right: true },
    ...harmless.filter((_, at) => at !== left).map((use) => ({ ...use, right: false })),
  ],
  hints: () => [
    'Good statistics and being hard to predict are two things.',
    'In which of these does somebody gain by knowing the next number?',
  ],
  solution: ({ secret }) =>
    `${secrets[secret]!.text}. ${secrets[secret]!.say} Statistical tests ask whether numbers look even and unrelated; they do not ask whether the state can be worked out. Where somebody gains by guessing, use the system’s cryptographic source.`,
});

const stripes = exercise<{ period: number }>({
  id: 'prngs/stripes',
  title: 'Stripes of a given width',
  kind: 'goal',
  widget: 'low-bits',
  variant: (rng) => ({ period: 2 ** pick(rng, [3, 5, 6, 7, 8, 9, 10]) }),
  prompt: ({ period }) =>
    `Set the figure so that the bit it draws repeats every ${grouped(period)} draws. Before you try, work out which bit that is.`,
  start: () => ({ bit: 3, generator: 'lcg', seed: 42 }),
  reached: ({ period }) => ({ bit: Math.log2(period) - 1, generator: 'lcg', seed: 42 }),
  holds: ({ period }, _, outputs) => outputs.period === period,
  say: ({ period }, values, { period: now }) => {
    if (typeof now !== 'number') {
      return values.generator === 'lcg'
        ? 'No period shows in the draws looked at. A lower bit repeats sooner.'
        : 'This generator shows no period on any bit. Choose the LCG.';
    }
    return now < period
      ? `Bit ${values.bit} repeats every ${grouped(now)} draws, which is too soon. A higher bit takes longer.`
      : `Bit ${values.bit} repeats every ${grouped(now)} draws, which is too late. A lower bit repeats sooner.`;
  },
  hints: ({ period }) => [
    'Only the LCG has bits with short periods. Move up one bit and see what becomes of the period.',
    'Bit 0 repeats every 2 draws, and every further bit doubles that.',
    `${grouped(period)} is 2${raised(Math.log2(period))}, and bit 0 stands at 2${raised(1)}.`,
  ],
  solution: ({ period }) =>
    `Bit k of such an LCG repeats every 2 to the power k + 1 draws. ${grouped(period)} = 2${raised(Math.log2(period))}, so k is ${Math.log2(period) - 1}. The seed does not matter: it moves the stripes and leaves their width alone.`,
});

/** After how many steps a toy's state comes round. */
function cycle(toy: Toy): number {
  const start = walk(toy, size(toy)).at(-1)!;
  return walk({ ...toy, seed: start }, size(toy)).indexOf(start) + 1;
}

const fullTour = exercise<Toy>({
  id: 'prngs/full-tour',
  title: 'Visit every state',
  kind: 'goal',
  widget: 'lcg-stepper',
  variant: (rng) =>
    drawUntil(
      () => ({
        multiplier: uniformInt(rng, 3, 15),
        increment: uniformInt(rng, 1, 12),
        bits: uniformInt(rng, 4, 6),
        seed: uniformInt(rng, 1, 15),
      }),
      (toy) => cycle(toy) > 1 && cycle(toy) < size(toy),
    ),
  prompt: (toy) =>
    `This machine steps by ${rule(toy)} and could visit ${size(toy)} states, yet it repeats every ${cycle(toy)} steps. Change its multiplier, its increment or both, and nothing else, until it visits all ${size(toy)}.`,
  start: ({ multiplier, increment, bits, seed }) => ({
    steps: 16,
    seed,
    multiplier,
    increment,
    modulusBits: bits,
    sides: 6,
  }),
  reached: ({ increment, bits, seed }) => ({
    steps: 16,
    seed,
    multiplier: 5,
    increment: increment + 1 - (increment % 2),
    modulusBits: bits,
    sides: 6,
  }),
  holds: (toy, values, outputs) => values.modulusBits === toy.bits && outputs.period === size(toy),
  say: (toy, values, { period }) => {
    if (values.modulusBits !== toy.bits)
      return `Leave the bits at ${toy.bits}, so that there are ${size(toy)} states.`;
    const now = period === 1 ? 'It stands still.' : `It repeats every ${grouped(period ?? 0)} steps.`;
    if (Number(values.multiplier) % 2 === 0) {
      return `${now} An even multiplier pushes bits out at the top that never come back.`;
    }
    if (Number(values.increment) % 2 === 0) {
      return `${now} With an odd multiplier and an even increment the lowest bit never changes.`;
    }
    return `${now} The lowest bit flips as it should, but the lowest two come round after two steps. Try the next odd multiplier.`;
  },
  hints: () => [
    'Watch the lowest bit first: is the state odd and even in turn, or does it get stuck?',
    'The lowest bit flips at every step if the multiplier and the increment are both odd. That is needed, and not yet enough.',
    'The multiplier also has to be one more than a multiple of four, such as 5.',
  ],
  solution: (toy) => {
    const { multiplier, increment, bits } = toy;
    const cured = { ...toy, multiplier: 5, increment: increment + 1 - (increment % 2), bits };
    const faults = [
      ...(multiplier % 4 === 1 ? [] : [`${multiplier} is not one more than a multiple of four`]),
      ...(increment % 2 === 1 ? [] : [`${increment} is even`]),
    ];
    return `Modulo a power of two, an LCG visits every state exactly when its increment is odd and its multiplier is one more than a multiple of four (T. Hull and A. Dobell, 1962). Here ${faults.join(', and ')}. A machine that does visit all ${size(toy)} is ${rule(cured)}. The multiplier 1 would do too, and the machine would count up in equal steps: a full period is needed, and does not make a generator good.`;
  },
});

export default [
  nextStates,
  diceFromStates,
  inclusiveCount,
  howManyWorlds,
  mathRandom,
  halfOpen,
  topOfTheRange,
  oddEven,
  lowBitPeriod,
  stripes,
  findSeed,
  lockstepPart,
  oneSparkMore,
  whichSeed,
  sameSeedElsewhere,
  unfit,
  fullTour,
];
