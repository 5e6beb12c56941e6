/** Chapter 3, a fair shuffle. */
import { type Rational, rational } from '../../src/answers/rational';
import {
  deckBits,
  factorial,
  type Generator,
  orderCounts,
  sample,
  sattolo,
  shuffle,
  shuffleSteps,
  swapAnyShuffle,
  uniformInt,
} from '../../src/random';
import { drawUntil, pick } from '../../components/exercise-kit/draw';
import { exercise } from '../../components/exercise-kit/exercise';
import { grouped } from '../numbers/numerals';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const inOrder = (cards: number) => upTo(cards).map((at) => at + 1);
const same = (a: readonly number[], b: readonly number[]) => a.every((value, at) => value === b[at]);
const raised = (n: number) => String(n).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);
const written = ({ num, den }: Rational) => (den === 1n ? `${num}` : `${num}/${den}`);
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Mistakes that happen to lead to the right number are none. */
function unlike<A extends bigint | Rational>(right: A, mistakes: readonly { answer: A; say: string }[]) {
  const text = (answer: A) => (typeof answer === 'bigint' ? String(answer) : written(answer));
  return mistakes.filter(({ answer }) => text(answer) !== text(right));
}

/** 4 × 3 × 2 × 1. */
const product = (from: number, count = from) =>
  upTo(count)
    .map((at) => from - at)
    .join(' × ');

/** Stands where a generator must, in shuffles whose picks are given. */
const unused: Generator = { nextUint32: () => 0 };

/** Hands out the given picks, one at a time. */
function given(picks: readonly number[]) {
  let at = 0;
  return () => picks[at++]!;
}

interface Walk {
  cards: number;
  /** j for i = cards − 1 down to 1. */
  picks: number[];
}

function drawWalk(rng: Generator, cards: number): Walk {
  return {
    cards,
    picks: upTo(cards - 1).map((at) => uniformInt(rng, 0, cards - 1 - at)),
  };
}

function walked({ cards, picks }: Walk): number[] {
  const deck = inOrder(cards);
  shuffle(unused, deck, given(picks));
  return deck;
}

function wrongWalks(walk: Walk) {
  const { cards, picks } = walk;
  const pulled = inOrder(cards);
  picks.forEach((j, at) => pulled.splice(cards - 1 - at, 0, ...pulled.splice(j, 1)));
  const fromOne = inOrder(cards);
  shuffle(unused, fromOne, given(picks.map((j) => Math.max(0, j - 1))));
  const stopped = walked({ cards, picks: picks.map((j, at) => (at === picks.length - 1 ? 1 : j)) });
  return [
    {
      values: pulled,
      say: 'Here the picked card was pulled out and the others moved up. In a swap only two cards move.',
    },
    {
      values: fromOne,
      say: 'Here the slots were counted from 1. They are counted from 0, so `j = 0` is the first card.',
    },
    {
      values: stopped,
      say: 'The walk goes down to `i = 1`, and its last swap is missing here.',
    },
  ].filter(({ values }) => !same(values, walked(walk)));
}

const tracedOrder = exercise<Walk>({
  id: 'fisher-yates/traced-order',
  title: 'The order after a shuffle',
  kind: 'trace',
  program: 'shuffle',
  variant: (rng) =>
    drawUntil(
      () => drawWalk(rng, 5),
      (walk) => walk.picks.filter((j, at) => j !== 4 - at).length >= 3 && wrongWalks(walk).length === 3,
    ),
  prompt: ({ cards, picks }) =>
    `The cards ${inOrder(cards).join(' ')} lie in slots 0 to ${cards - 1}. A shuffle walks \`i\` from ${cards - 1} down to 1, and its picks are \`j\` = ${picks.join(', ')}. Which card lies in each slot at the end?`,
  blanks: ({ cards }) => upTo(cards).map((slot) => `slot ${slot}`),
  run: walked,
  mistakes: wrongWalks,
  hints: ({ cards, picks }) => [
    'Write the row down afresh after each swap. Slots from `i` up never change again.',
    `The first swap is between slots ${cards - 1} and ${picks[0]}.`,
    `Before the last swap the row is ${[...shuffleSteps(unused, inOrder(cards), given(picks))].at(-2)!.list.join(' ')}.`,
  ],
  solution: ({ cards, picks }) =>
    [...shuffleSteps(unused, inOrder(cards), given(picks))]
      .map(
        ({ i, j, list }) =>
          `\`i = ${i}\`, \`j = ${j}\`: ${list.join(' ')}${i === j ? ' (the card stays)' : ''}.`,
      )
      .join('\n\n'),
});

interface Snippets {
  fair: number;
  wrong: number[];
}

const fairSnippets = [
  {
    id: 'down',
    text: '`for (i = n - 1; i > 0; i--) swap(i, int(0, i))`',
    say: 'Slot i gets one of the i + 1 cards that are still live, each with the same chance, and is then left alone.',
  },
  {
    id: 'up',
    text: '`for (i = 0; i < n - 1; i++) swap(i, int(i, n - 1))`',
    say: 'It is the same walk from the other end: slot i gets one of the cards from i on, itself included, and is then left alone.',
  },
] as const;

const wrongSnippets = [
  {
    id: 'any-up',
    text: '`for (i = 0; i < n; i++) swap(i, int(0, n - 1))`',
    say: 'Each slot is swapped with any slot, settled ones too. That makes nⁿ equally likely paths, which cannot be shared out evenly among n! orders.',
  },
  {
    id: 'any-down',
    text: '`for (i = n - 1; i > 0; i--) swap(i, int(0, n - 1))`',
    say: 'It walks down, but j may lie above i, so slots that were settled are stirred again, and the orders are not equally likely.',
  },
  {
    id: 'off-by-one',
    text: '`for (i = n - 1; i > 0; i--) swap(i, int(0, i - 1))`',
    say: 'j is never i, so no card can stay where it was. Only single cycles come up.',
  },
  {
    id: 'comparator',
    text: '`cards.sort(() => int(0, 1) - 0.5)`',
    say: 'A sort that is told a new story at each comparison gives orders that depend on how it sorts, and not equally often.',
  },
  {
    id: 'two-slots',
    text: '`for (k = 0; k < n; k++) swap(int(0, n - 1), int(0, n - 1))`',
    say: 'That is n swaps of two slots picked freely. With three cards it has 3⁶ = 729 paths, which six orders cannot share evenly, since 729 is odd.',
  },
] as const;

const whichIsFair = exercise<Snippets>({
  id: 'fisher-yates/which-is-fair',
  title: 'Which one is fair',
  kind: 'choice',
  variant: (rng) => ({ fair: uniformInt(rng, 0, 1), wrong: sample(rng, upTo(wrongSnippets.length), 3) }),
  prompt: () =>
    'Four programs shuffle `n` cards. `int(a, b)` is a fair whole number from `a` to `b`, both included, and `swap` swaps two slots. Which makes all orders equally likely?',
  options: ({ fair, wrong }) => [
    { ...fairSnippets[fair]!, right: true },
    ...wrong.map((at) => ({ ...wrongSnippets[at]!, right: false })),
  ],
  hints: () => [
    'Count the paths with three cards. Can six orders share them evenly?',
    'Look for the program that, once it has filled a slot, never touches it again, and that may leave a card where it is.',
  ],
  solution: ({ fair, wrong }) =>
    `${fairSnippets[fair]!.text}. ${fairSnippets[fair]!.say}\n\nThe others: ${wrong.map((at) => `${wrongSnippets[at]!.text}. ${wrongSnippets[at]!.say}`).join('\n\n')}`,
});

const wrongOrders = (n: number) =>
  unlike(factorial(n), [
    {
      answer: BigInt(n) ** BigInt(n),
      say: 'That lets every slot hold any card, the same card twice included. A card that is dealt is gone.',
    },
    { answer: BigInt(n * n), say: 'That is how many pairs of a card and a slot there are.' },
    {
      answer: BigInt((n * (n + 1)) / 2),
      say: 'Those are the right numbers, but added. Each choice goes with each choice before it, so they multiply.',
    },
    { answer: 2n ** BigInt(n), say: 'That is how many subsets the cards have, not how many orders.' },
    {
      answer: factorial(n - 1),
      say: 'That is one factor short: the first slot has as many choices as there are cards.',
    },
  ]);

const ordersOf = exercise<{ cards: number }>({
  id: 'fisher-yates/orders-of-n',
  title: 'How many orders',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({ cards: uniformInt(rng, 4, 10) }),
  prompt: ({ cards }) => `In how many different orders can ${cards} different cards lie?`,
  answer: ({ cards }) => factorial(cards),
  mistakes: ({ cards }) => wrongOrders(cards),
  hints: ({ cards }) => [
    'How many cards can lie in the last slot? And then how many in the one before it?',
    `${cards} for the last slot, ${cards - 1} for the one before, and so on down to 1. Multiply.`,
  ],
  solution: ({ cards }) =>
    `${product(cards)} = ${grouped(factorial(cards))}. These are the choices that the shuffle makes, slot by slot, so each order is reached by exactly one path of choices.`,
});

const swapAny = orderCounts(swapAnyShuffle, 3);
const pathsTo = (order: readonly number[]) => swapAny.orders.find((known) => same(known.order, order))!.paths;
const named = (order: readonly number[]) => order.map((card) => card + 1).join(' ');

/** The picks of every path of the flawed shuffle that ends in this order. */
function pathsInto(order: readonly number[]): string[] {
  return upTo(27)
    .map((path) => [Math.floor(path / 9), Math.floor(path / 3) % 3, path % 3])
    .filter((picks) => {
      const deck = [0, 1, 2];
      swapAnyShuffle(unused, deck, given(picks));
      return same(deck, order);
    })
    .map((picks) => picks.join(''));
}

const pathsToOrder = exercise<{ order: readonly number[] }>({
  id: 'fisher-yates/paths-to-order',
  title: 'Paths to one order',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({ order: pick(rng, swapAny.orders).order }),
  prompt: ({ order }) =>
    `A flawed shuffle swaps slots 0, 1 and 2 in turn, each with any of the three slots. Of its ${swapAny.total} equally likely paths, how many turn 1 2 3 into ${named(order)}?`,
  answer: ({ order }) => BigInt(pathsTo(order)),
  mistakes: ({ order }) =>
    unlike<bigint | Rational>(BigInt(pathsTo(order)), [
      {
        answer: rational(BigInt(swapAny.total), 6n),
        say: 'That is a sixth of the paths, a fair share. It is not even a whole number, so no order can have it.',
      },
      { answer: 1n, say: 'One path to each order is what the fair shuffle has. This one has 27 paths.' },
      {
        answer: BigInt(9 - pathsTo(order)),
        say: 'That is right for other orders, but not for this one. Follow the paths once more.',
      },
    ]),
  hints: ({ order }) => [
    'Go backward: the last swap was one of three. For each of them, what was the order before it?',
    `The last swap is slot 2 with slot 0, 1 or 2. So before it the row was ${[0, 1, 2]
      .map((j) => {
        const before = [...order];
        [before[2], before[j]] = [before[j]!, before[2]!];
        return named(before);
      })
      .join(', or ')}. Now count the paths of two swaps to each of these.`,
  ],
  solution: ({ order }) =>
    `${pathsTo(order)}. Written as the three picks, the paths are ${pathsInto(order).join(', ')}. Over all six orders the counts are ${swapAny.orders.map(({ order: one, paths }) => `${paths} for ${named(one)}`).join(', ')}.`,
});

/** How many orders leave no card where it was. */
function derangements(n: number): bigint {
  let [before, now] = [1n, 0n];
  for (let k = 2; k <= n; k++) [before, now] = [now, BigInt(k - 1) * (now + before)];
  return now;
}

const offByOneReach = exercise<{ cards: number }>({
  id: 'fisher-yates/off-by-one-reach',
  title: 'What off by one can reach',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({ cards: uniformInt(rng, 4, 9) }),
  prompt: ({ cards }) =>
    `A shuffle is off by one: it walks \`i\` from ${cards - 1} down to 1 and picks \`j\` from 0 to \`i - 1\`. How many of the ${grouped(factorial(cards))} orders of ${cards} cards can it reach? Different picks end in different orders.`,
  answer: ({ cards }) => factorial(cards - 1),
  mistakes: ({ cards }) =>
    unlike(factorial(cards - 1), [
      { answer: factorial(cards), say: 'That is all of them. But no card can ever stay where it was.' },
      {
        answer: derangements(cards),
        say: 'That counts every order in which no card stays. This shuffle misses some of those too: it makes one single cycle.',
      },
      {
        answer: factorial(cards) - 1n,
        say: 'That leaves out only the order the cards started in. Many more are out of reach.',
      },
      {
        answer: BigInt(cards - 1) ** BigInt(cards - 1),
        say: `That gives every step ${cards - 1} choices. There are fewer at each step.`,
      },
      {
        answer: BigInt((cards * (cards - 1)) / 2),
        say: 'Those are the right numbers of choices, but added. They multiply.',
      },
    ]),
  hints: ({ cards }) => [
    'How many picks does each step have? Different picks end in different orders, so the choices multiply.',
    `The first step has ${cards - 1} picks, 0 to ${cards - 2}. The last step has one.`,
  ],
  solution: ({ cards }) =>
    `The steps have ${upTo(cards - 1)
      .map((at) => cards - 1 - at)
      .join(
        ', ',
      )} picks, so there are ${product(cards - 1)} = ${grouped(factorial(cards - 1))} paths, each to an order of its own. That is 1 in ${cards} of all orders: those in which following the cards from slot to slot runs through all ${cards} of them before it comes back.`,
});

interface Deck {
  cards: number;
}

const bitsFor = ({ cards }: Deck) => factorial(cards).toString(2).length;

const wrongBits = ({ cards }: Deck) => {
  const each = Math.ceil(Math.log2(cards));
  return unlike(BigInt(bitsFor({ cards })), [
    {
      answer: BigInt(bitsFor({ cards }) - 1),
      say: `That rounds down. 2${raised(bitsFor({ cards }) - 1)} is less than ${cards}!, so some order would have no seed.`,
    },
    {
      answer: BigInt(cards * each),
      say: `That is ${each} bits for each card, as if any card could come again. Later cards have fewer slots left and need less.`,
    },
    { answer: BigInt(each), say: 'That is enough to name one card. A whole order is asked for.' },
    { answer: BigInt(cards), say: 'One bit a card would make two choices for each. There are more.' },
  ]);
};

const seedBitsFor = exercise<Deck>({
  id: 'fisher-yates/seed-bits',
  title: 'Bits for a deck',
  kind: 'numeric',
  asked: { count: true },
  // From three cards on n! is no power of two, so its length in bits is its logarithm rounded up.
  variant: (rng) => ({ cards: uniformInt(rng, 5, 24) }),
  prompt: ({ cards }) =>
    `${cards} cards have ${cards}! orders, and log₂ ${cards}! is ${deckBits(cards).toFixed(2)}. All that is random in a game is its seed. What is the least whole number of bits with which there are at least as many seeds as orders?`,
  answer: (deck) => BigInt(bitsFor(deck)),
  mistakes: wrongBits,
  hints: ({ cards }) => [
    'A seed of b bits has 2 to the power b values.',
    `2 to the power b has to reach ${cards}!, so b has to reach ${deckBits(cards).toFixed(2)}. And b is whole.`,
  ],
  solution: (deck) => {
    const bits = bitsFor(deck);
    const fits =
      bits <= 32
        ? 'A 32-bit seed is enough'
        : bits <= 64
          ? 'A 32-bit seed is not enough, one of 64 bits is'
          : 'Even a 64-bit seed is not enough';
    return `${bits}: the logarithm, ${deckBits(deck.cards).toFixed(2)}, rounded up. ${fits}. And as many seeds as orders are only the least there must be: nothing says that different seeds deal different orders.`;
  },
});

interface Cell {
  from: number;
  to: number;
}

function landing({ from, to }: Cell): Rational {
  const paths = swapAny.orders
    .filter(({ order }) => order[to] === from)
    .reduce((sum, one) => sum + one.paths, 0);
  return rational(BigInt(paths), BigInt(swapAny.total));
}

const landsWhere = exercise<Cell>({
  id: 'fisher-yates/lands-where',
  title: 'Where a card ends up',
  kind: 'numeric',
  asked: {},
  // Many a cell is fair by accident. Those are asked for only where a card stays.
  variant: (rng) =>
    drawUntil(
      () => ({ from: uniformInt(rng, 0, 2), to: uniformInt(rng, 0, 2) }),
      (cell) => cell.from === cell.to || landing(cell).den !== 3n,
    ),
  prompt: ({ from, to }) =>
    `The flawed shuffle, which swaps slots 0, 1 and 2 in turn with any slot, turns 1 2 3 into its orders by this many paths: ${swapAny.orders.map(({ order, paths }) => `${named(order)} by ${paths}`).join(', ')}. How likely is it that card ${from + 1}, which starts in slot ${from}, ${from === to ? 'is in slot ' + from + ' at the end' : 'ends up in slot ' + to}? A fraction is welcome.`,
  answer: landing,
  mistakes: (cell) => {
    const orders = swapAny.orders.filter(({ order }) => order[cell.to] === cell.from);
    return unlike(landing(cell), [
      {
        answer: rational(1n, 3n),
        say: 'That is what a fair shuffle would give. Here the paths are not shared out evenly: count them.',
      },
      {
        answer: rational(BigInt(orders[0]!.paths), BigInt(swapAny.total)),
        say: 'That counts one of the orders. There are two with this card in this slot.',
      },
      {
        answer: rational(BigInt(orders.reduce((sum, { paths }) => sum + paths, 0))),
        say: `That is how many paths there are. A likelihood is a share of all ${swapAny.total}.`,
      },
      {
        answer: rational(4n, 9n),
        say: 'That is the chance that a slot is left alone by two picks of three. Other paths bring a card back.',
      },
    ]);
  },
  hints: (cell) => [
    'In two of the six orders this card is in this slot. Which?',
    `They are ${swapAny.orders
      .filter(({ order }) => order[cell.to] === cell.from)
      .map(({ order }) => named(order))
      .join(' and ')}. Add their paths.`,
  ],
  solution: (cell) => {
    const orders = swapAny.orders.filter(({ order }) => order[cell.to] === cell.from);
    const paths = orders.map((one) => one.paths);
    const sum = paths.reduce((a, b) => a + b);
    const against =
      sum === 9
        ? 'exactly a third: this one cell does not give the flaw away'
        : sum > 9
          ? 'more than a third'
          : 'less than a third';
    return `The orders are ${orders.map(({ order }) => named(order)).join(' and ')}, with ${paths.join(' and ')} paths, ${sum} of ${swapAny.total}. So the chance is ${written(landing(cell))}, ${against}.`;
  },
});

/** All orders of four cards, and by how many paths the shuffle that is off by one reaches them: one or none. */
const fours = orderCounts(sattolo, 4).orders;

function faultOf(order: readonly number[]): string {
  const stay = order.filter((card, slot) => card === slot);
  if (stay.length > 0)
    return `Card ${stay[0]! + 1} is where it was, in slot ${stay[0]}. With \`j\` below \`i\` every card has to move.`;
  return `No card is where it was, but the cards have changed places in two pairs. That is two cycles, and this shuffle makes one.`;
}

/** "0 → 2 → 1 → 3 → 0": where the card of each slot went. */
function cycle(order: readonly number[]): string {
  const path = [0];
  do path.push(order.indexOf(path.at(-1)!));
  while (path.at(-1) !== 0);
  return path.join(' → ');
}

const sattoloOrders = exercise<{ shown: (typeof fours)[number][] }>({
  id: 'fisher-yates/single-cycles',
  title: 'Only single cycles',
  kind: 'choice',
  several: true,
  variant: (rng) => {
    const cycles = fours.filter(({ paths }) => paths > 0);
    const stays = fours.filter(({ order }) => order.some((card, slot) => card === slot));
    const pairs = fours.filter((one) => one.paths === 0 && !stays.includes(one));
    return { shown: [...sample(rng, cycles, 2), ...sample(rng, stays, 2), ...sample(rng, pairs, 1)] };
  },
  prompt: () =>
    'The shuffle that is off by one (Sattolo’s) takes the cards 1 2 3 4, in slots 0 to 3, and picks `j` from 0 to `i - 1`. Which of these orders can come out?',
  options: ({ shown }) =>
    shown.map(({ order, paths }) => ({
      id: `order-${order.map((card) => card + 1).join('')}`,
      text: named(order),
      right: paths > 0,
      say:
        paths > 0
          ? `Following the cards from slot to slot gives ${cycle(order)}, one cycle through all four.`
          : faultOf(order),
    })),
  hints: () => [
    'First strike out every order in which a card is where it was.',
    'For the others, start at slot 0: to which slot did its card go? Go there, and ask again. Do you visit all four slots before you are back?',
  ],
  solution: ({ shown }) =>
    shown
      .map(({ order, paths }) =>
        paths > 0 ? `${named(order)} can: ${cycle(order)}.` : `${named(order)} cannot. ${faultOf(order)}`,
      )
      .join('\n\n'),
});

interface Hand {
  n: number;
  k: number;
}

const dealsOf = ({ n, k }: Hand) => factorial(n) / factorial(n - k);

const partialShuffle = exercise<Hand>({
  id: 'fisher-yates/k-of-n',
  title: 'Some of many',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({ n: uniformInt(rng, 6, 30), k: uniformInt(rng, 2, 4) }),
  prompt: ({ n, k }) =>
    `Out of ${n} players ${k} win, and the first wins more than the second, and so on. A shuffle that stops after ${k} steps draws them. How many different outcomes are equally likely?`,
  answer: dealsOf,
  mistakes: (hand) =>
    unlike(dealsOf(hand), [
      {
        answer: dealsOf(hand) / factorial(hand.k),
        say: 'That counts who wins, but not who wins what. The order of the winners matters here.',
      },
      {
        answer: BigInt(hand.n) ** BigInt(hand.k),
        say: 'That lets one player win twice. Who has won is settled and not drawn again.',
      },
      {
        answer: upTo(hand.k).reduce((sum, at) => sum + BigInt(hand.n - at), 0n),
        say: 'Those are the right numbers of choices, but added. They multiply.',
      },
      { answer: factorial(hand.n), say: 'That is the whole shuffle. It stops early here.' },
      {
        answer: BigInt(hand.n * hand.k),
        say: 'That is how many pairs of a player and a prize there are.',
      },
    ]),
  hints: ({ n, k }) => [
    'How many players can be drawn at the first step? How many are left at the second?',
    `The ${words[k]} steps have ${upTo(k)
      .map((at) => n - at)
      .join(', ')} choices.`,
  ],
  solution: (hand) =>
    `${product(hand.n, hand.k)} = ${grouped(dealsOf(hand))}. Each outcome has one path of picks, so they are equally likely, and after ${words[hand.k]} swaps there is nothing left to do: the other ${hand.n - hand.k} players need not be shuffled.`,
});

const bagWait = exercise<{ things: number }>({
  id: 'fisher-yates/bag-wait',
  title: 'The longest wait',
  kind: 'numeric',
  asked: { count: true },
  variant: (rng) => ({ things: uniformInt(rng, 4, 20) }),
  prompt: ({ things }) =>
    `A shuffle bag holds ${things} different pieces. It is emptied one piece at a time, then filled and shuffled again. You have just drawn the long piece. How many other pieces can come, at most, before the next long piece?`,
  answer: ({ things }) => BigInt(2 * things - 2),
  mistakes: ({ things }) =>
    unlike(BigInt(2 * things - 2), [
      {
        answer: BigInt(things - 1),
        say: 'That is how many can be left in the same bag. The next bag may have the long piece at its very end.',
      },
      {
        answer: BigInt(2 * things - 1),
        say: 'That counts the next long piece too. Only the others in between are asked for.',
      },
      { answer: BigInt(2 * things), say: 'That is two whole bags. The long piece is in both of them.' },
      { answer: BigInt(things), say: 'One bag is not the worst case. The wait can reach over a refill.' },
    ]),
  hints: () => [
    'The worst case spans two bags. Where in each of them does the long piece lie?',
    'First out of one bag, last out of the next.',
  ],
  solution: ({ things }) =>
    `It comes first in one bag, and last in the next. ${things - 1} others are left in the first bag, and ${things - 1} come before it in the second: ${2 * things - 2}. With a fair die of ${things} faces there is no such end.`,
});

const bagRepeat = exercise<{ things: number }>({
  id: 'fisher-yates/bag-repeat',
  title: 'Twice in a row',
  kind: 'numeric',
  asked: {},
  variant: (rng) => ({ things: uniformInt(rng, 3, 20) }),
  prompt: ({ things }) =>
    `A shuffle bag holds ${things} different songs. How likely is it that the first song of a new bag is the one that ended the bag before? A fraction is welcome.`,
  answer: ({ things }) => rational(1n, BigInt(things)),
  mistakes: ({ things }) => [
    {
      answer: rational(0n),
      say: 'Within one bag nothing comes twice. But the new bag holds all songs again, and knows nothing of the old one.',
    },
    {
      answer: rational(1n, BigInt(things) ** 2n),
      say: 'That is the chance of one certain song at both places. Any song will do.',
    },
    {
      answer: rational(1n, BigInt(things - 1)),
      say: 'That leaves the last song out of the count. It is in the new bag as well.',
    },
    {
      answer: rational(BigInt(things - 1), BigInt(things)),
      say: 'That is the chance that it is another song.',
    },
  ],
  hints: ({ things }) => [
    'Suppose you know the song that just ended the bag. What comes first in the new one?',
    `The new bag is fairly shuffled, so each of its ${things} songs is as likely to come first.`,
  ],
  solution: ({ things }) =>
    `1/${things}. Whatever ended the old bag, the new one starts with each of its ${things} songs equally often. A die would repeat itself that often at every throw; the bag can do so only where one bag ends and the next begins.`,
});

const coverDeck = exercise<Deck>({
  id: 'fisher-yates/cover-a-deck',
  title: 'A seed that covers',
  kind: 'goal',
  widget: 'deck-space',
  variant: (rng) => ({ cards: uniformInt(rng, 13, 33) }),
  prompt: ({ cards }) => `Find the fewest seed bits that cover every order of ${cards} cards.`,
  start: () => ({ cards: 52, seedBits: 32 }),
  reached: ({ cards }) => ({ cards, seedBits: bitsFor({ cards }) }),
  holds: ({ cards }, values) => values.cards === cards && values.seedBits === bitsFor({ cards }),
  say: ({ cards }, values, { deckBits: needed }) => {
    if (values.cards !== cards) return `Set the cards to ${cards} first.`;
    return Number(values.seedBits) < Number(needed)
      ? `${values.seedBits} bits are below the ${Number(needed).toFixed(1)} that the deck has. Add bits.`
      : `${values.seedBits} bits cover it, but fewer do so too.`;
  },
  hints: ({ cards }) => [
    'Set the cards first. The upper bar is then what the lower one has to reach.',
    `The bits of the deck are ${deckBits(cards).toFixed(1)}. A seed has a whole number of bits.`,
  ],
  solution: ({ cards }) =>
    `${bitsFor({ cards })} bits. The deck takes ${deckBits(cards).toFixed(2)}, and one bit fewer would leave ${bitsFor({ cards }) - 1}, which is less.`,
});

interface Method {
  method: string;
  start: string;
  wanted: string;
  paths: number;
  why: string;
}

const threeMethods: readonly Method[] = [
  {
    method: 'fisher-yates',
    start: 'swap-any',
    wanted: 'has the same number of paths to each of the six orders',
    paths: orderCounts(shuffle, 3).total,
    why: 'Three choices, then two, make six paths, one to each order.',
  },
  {
    method: 'swap-any',
    start: 'fisher-yates',
    wanted: `has an odd number of paths in all, so that six orders cannot share them evenly`,
    paths: swapAny.total,
    why: 'Three choices three times make 27 paths, and 27 divided by 6 leaves 3: three orders get one path more.',
  },
  {
    method: 'sattolo',
    start: 'fisher-yates',
    wanted: 'never brings up four of the six orders',
    paths: orderCounts(sattolo, 3).total,
    why: 'Two choices, then one, make two paths, to the two orders in which all three cards have moved around in a circle.',
  },
];

const findMethod = exercise<Method>({
  id: 'fisher-yates/find-the-method',
  title: 'Known by its paths',
  kind: 'goal',
  widget: 'three-cards',
  variant: (rng) => pick(rng, threeMethods),
  prompt: ({ wanted }) => `Find the method that ${wanted}.`,
  start: ({ start }) => ({ method: start }),
  reached: ({ method }) => ({ method }),
  holds: ({ method }, values) => values.method === method,
  say: (_, __, { paths, most, least }) =>
    most === least
      ? `This one has ${paths} paths, ${most} to each order.`
      : `This one has ${paths} paths, ${most} to its luckiest order and ${least} to its unluckiest.`,
  hints: () => [
    'Go through the methods, and look at the column of paths.',
    'The last number of the column says how many paths there are in all.',
  ],
  solution: ({ method, why, paths }) =>
    `It is ${{ 'fisher-yates': 'Fisher and Yates’s', 'swap-any': 'swapping with any slot', sattolo: 'Sattolo’s, off by one' }[method]}, with ${paths} paths. ${why}`,
});

const whyNotFair = exercise<{ cards: number }>({
  id: 'fisher-yates/why-not-fair',
  title: 'Why it cannot be fair',
  kind: 'choice',
  variant: (rng) => ({ cards: uniformInt(rng, 3, 8) }),
  prompt: ({ cards }) =>
    `Swapping each of ${cards} slots with any slot has ${cards}${raised(cards)} = ${grouped(BigInt(cards) ** BigInt(cards))} equally likely paths into ${grouped(factorial(cards))} orders. Why can it not be fair, whatever the generator?`,
  options: ({ cards }) => [
    {
      id: 'divide',
      text: `${grouped(factorial(cards))} does not divide ${grouped(BigInt(cards) ** BigInt(cards))}`,
      right: true,
      say: `Each order gets a whole number of paths. Equal numbers would add up to a multiple of ${grouped(factorial(cards))}, and the total is none.`,
    },
    {
      id: 'more',
      text: 'There are more paths than orders',
      right: false,
      say: 'That alone does no harm: twelve paths to six orders, two to each, would be fair.',
    },
    {
      id: 'same-slot',
      text: 'A slot may be swapped with itself',
      right: false,
      say: 'The fair shuffle allows that too. Forbid it there, and no card can stay, which is a flaw of its own.',
    },
    {
      id: 'twice',
      text: 'A card may be moved more than once',
      right: false,
      say: 'In the fair shuffle too a card may be moved again while it is live. Moving more often is not what makes orders unequal.',
    },
    {
      id: 'few',
      text: 'Some orders are never reached',
      right: false,
      say: 'All are reached. They are not reached by equally many paths.',
    },
  ],
  hints: ({ cards }) => [
    'Imagine dealing the paths out to the orders, the same number to each. What would have to come out even?',
    `${grouped(BigInt(cards) ** BigInt(cards))} divided by ${grouped(factorial(cards))} leaves ${grouped(BigInt(cards) ** BigInt(cards) % factorial(cards))}.`,
  ],
  solution: ({ cards }) => {
    const [total, orders] = [BigInt(cards) ** BigInt(cards), factorial(cards)];
    return `${grouped(total)} = ${grouped(total / orders)} × ${grouped(orders)} + ${grouped(total % orders)}, so equal shares do not exist.\n\nAnd so it is for every deck of three cards or more: n! contains the factor n − 1, which has no prime factor in common with n, so it cannot divide n to the power n. It is the remainder trap again, with paths for raw values.`;
  },
});

const letters = (cards: number) => upTo(cards).map((at) => 'ABCDEFGH'[at]!);

/** Makes swaps, given as pairs of slots, on cards A, B, C … */
function swapped(cards: number, swaps: readonly (readonly [number, number])[]): string[] {
  const deck = letters(cards);
  for (const [i, j] of swaps) [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  return deck;
}

const swapsOf = ({ cards, picks }: Walk) => picks.map((j, at) => [cards - 1 - at, j] as const);

function wrongSwaps(walk: Walk) {
  const { cards } = walk;
  const swaps = swapsOf(walk);
  const right = swapped(cards, swaps).join('');
  const oneWay = letters(cards);
  for (const [i, j] of swaps) oneWay.splice(i, 0, ...oneWay.splice(j, 1));
  return [
    {
      ids: swapped(cards, [...swaps].reverse()),
      say: 'Here the swaps were made in the other direction, the last one first. The walk starts at the last slot.',
    },
    { ids: swapped(cards, swaps.slice(0, -1)), say: 'The last swap is missing here.' },
    { ids: swapped(cards, swaps.slice(1)), say: 'The first swap is missing here.' },
    {
      ids: oneWay,
      say: 'Here the card was pulled out and the others moved up. In a swap only two cards move.',
    },
  ].filter(
    ({ ids }, at, all) =>
      ids.join('') !== right && all.findIndex((other) => other.ids.join('') === ids.join('')) === at,
  );
}

const orderAfterSwaps = exercise<Walk>({
  id: 'fisher-yates/order-after-swaps',
  title: 'The row after its swaps',
  kind: 'order',
  variant: (rng) =>
    drawUntil(
      () => drawWalk(rng, 5),
      (walk) => swapsOf(walk).every(([i, j]) => i !== j) && wrongSwaps(walk).length >= 3,
    ),
  prompt: (walk) =>
    `The cards ${letters(walk.cards).join(' ')} lie in slots 0 to ${walk.cards - 1}. A shuffle makes these swaps, one after the other: ${swapsOf(
      walk,
    )
      .map(([i, j]) => `\`${i} ↔ ${j}\``)
      .join(', ')}. Put the cards in the order in which they lie at the end, slot 0 at the top.`,
  rows: (walk) => swapped(walk.cards, swapsOf(walk)).map((card) => ({ id: card, text: card })),
  mistakes: wrongSwaps,
  hints: (walk) => [
    'Write the whole row down afresh after each swap. The numbers are slots, not cards.',
    `After the first swap the row is ${swapped(walk.cards, swapsOf(walk).slice(0, 1)).join(' ')}.`,
    `Before the last swap it is ${swapped(walk.cards, swapsOf(walk).slice(0, -1)).join(' ')}.`,
  ],
  solution: (walk) =>
    swapsOf(walk)
      .map(
        ([i, j], at) => `\`${i} ↔ ${j}\`: ${swapped(walk.cards, swapsOf(walk).slice(0, at + 1)).join(' ')}.`,
      )
      .join('\n\n'),
});

const assembleShuffle = exercise<null>({
  id: 'fisher-yates/assemble-shuffle',
  title: 'Put the shuffle together',
  kind: 'parsons',
  entry: 'shuffle',
  variant: () => null,
  prompt: () =>
    'Put a fair shuffle together from these lines. It changes the list `cards` in place, and `below(n)` is a fair whole number from 0 to `n - 1`. Some lines are traps and stay out.',
  lines: [
    { id: 'open', text: 'function shuffle(cards, below) {' },
    { id: 'walk', text: '  for (let i = cards.length - 1; i > 0; i--) {' },
    { id: 'pick', text: '    const j = below(i + 1);' },
    {
      id: 'any-slot',
      text: '    const j = below(cards.length);',
      trap: {
        instead: 'pick',
        say: '`below(cards.length)` picks any slot, settled ones too. The paths can then not be shared out evenly among the orders.',
      },
    },
    {
      id: 'one-off',
      text: '    const j = below(i);',
      trap: {
        instead: 'pick',
        say: '`below(i)` stops at `i - 1`, so no card can stay where it is. Slot `i` itself has to be among the choices.',
      },
    },
    { id: 'hold', text: '    const held = cards[i];' },
    { id: 'take', text: '    cards[i] = cards[j];' },
    { id: 'put', text: '    cards[j] = held;' },
    {
      id: 'copy',
      text: '    cards[j] = cards[i];',
      trap: {
        instead: 'put',
        say: '`cards[j] = cards[i]` copies one way: when the other slot has been written too, one card is there twice and another is gone.',
      },
    },
    { id: 'end-walk', text: '  }' },
    { id: 'close', text: '}' },
  ],
  hints: () => [
    'A swap takes three lines: one card has to be held while the other moves into its slot.',
    'The pick may be any slot from 0 to `i`, both included. How many slots are that?',
  ],
  solution: () =>
    'The walk goes from the last slot down to the second. There are `i + 1` slots from 0 to `i`, so the pick is `below(i + 1)`. Then the two cards change places, with one of them held in hand.',
});

const fairPick = `/** A fair whole number from 0 to n − 1. */
function pickBelow(rng: Generator, n: number): number {
  const leftover = 2 ** 32 % n;
  let raw = rng.nextUint32();
  while (raw < leftover) raw = rng.nextUint32();
  return raw % n;
}
`;

const writeShuffle = exercise<Record<string, never>>({
  id: 'fisher-yates/write-shuffle',
  title: 'Write a fair shuffle',
  kind: 'code',
  signature: 'shuffle(rng: Generator, list: number[]): void',
  entry: 'shuffle',
  variant: () => ({}),
  prompt: () =>
    'Write `shuffle`: it puts `list` itself into random order, each order as likely as any other. `pickBelow(rng, n)`, the fair pick of the last chapter, is there for you: a whole number from 0 to n − 1. It is tested as this chapter tests: all orders of three and of four cards, and where single cards of a longer list land.',
  start: `${fairPick}
/** Puts the list into random order, in place. */
function shuffle(rng: Generator, list: number[]): void {
  throw new Error('not written yet: this is where your shuffle begins');
}
`,
  solve: `${fairPick}
function shuffle(rng: Generator, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pickBelow(rng, i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
`,
  hints: () => [
    'Walk `i` from the last slot down. Which slots are still live, and how many are there?',
    'Slots 0 to i are live, i itself included: that is i + 1 of them, so `pickBelow(rng, i + 1)` picks one.',
    'Swap in one line, `[list[i], list[j]] = [list[j], list[i]]`, for each `i` from `list.length - 1` down to 1.',
  ],
  solution: () =>
    `With four cards the picks are among ${upTo(3)
      .map((at) => 4 - at)
      .join(
        ', ',
      )} slots: ${orderCounts(shuffle, 4).total} paths, one to each of the ${factorial(4)} orders. Walking up does as well, if slot i is then swapped with one from i on. So does a random number kept for each card, and a sort by those.`,
});

const drawFew = exercise<Record<string, never>>({
  id: 'fisher-yates/draw-few',
  title: 'Draw a few',
  kind: 'code',
  signature: 'drawFew(rng: Generator, list: readonly number[], k: number): number[]',
  entry: 'drawFew',
  variant: () => ({}),
  prompt: () =>
    'Write `drawFew`: it returns k elements from k different slots of `list`, in any order you like. Each selection has to be as likely as any other, and the list stays as it was. No two elements of the list are equal, and k goes from 0 to the length of the list. `pickBelow(rng, n)` is there for you again.',
  start: `${fairPick}
/** Some k of the list, no slot twice, each selection as likely as any other. */
function drawFew(rng: Generator, list: readonly number[], k: number): number[] {
  throw new Error('not written yet: this is where your draw begins');
}
`,
  solve: `${fairPick}
function drawFew(rng: Generator, list: readonly number[], k: number): number[] {
  const copy = [...list];
  for (let i = 0; i < k; i++) {
    const j = i + pickBelow(rng, copy.length - i);
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy.slice(0, k);
}
`,
  hints: () => [
    'A shuffle settles one slot at each step. After k steps, what do you hold?',
    'Shuffle a copy, `[...list]`, from the front: slot i is swapped with a slot from i on. Stop after k steps.',
    'From i on there are `copy.length - i` slots, so `j` is `i + pickBelow(rng, copy.length - i)`. The first k slots are the draw.',
  ],
  solution: () =>
    `Two of four are drawn by ${dealsOf({ n: 4, k: 2 })} equally likely paths of picks, and each of the ${dealsOf({ n: 4, k: 2 }) / factorial(2)} selections has two of them, one for each order of the two. The copy costs as much as the whole list. Where the list is long and k small, keep the slots that were drawn in a \`Set\` instead, and pick again when one is there already.`,
});

export default [
  orderAfterSwaps,
  assembleShuffle,
  tracedOrder,
  ordersOf,
  whichIsFair,
  pathsToOrder,
  findMethod,
  whyNotFair,
  landsWhere,
  offByOneReach,
  sattoloOrders,
  seedBitsFor,
  coverDeck,
  partialShuffle,
  bagWait,
  bagRepeat,
  writeShuffle,
  drawFew,
];
