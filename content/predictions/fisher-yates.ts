/** What chapter 3 asks its reader to predict. */
import { exercise } from '../../components/exercise-kit/exercise';
import { comparatorShuffle, orderCounts, Pcg32, swapAnyShuffle, tally } from '../../src/random';
import { grouped } from '../numbers/numerals';

const { total, orders } = orderCounts(swapAnyShuffle, 3);
const most = Math.max(...orders.map(({ paths }) => paths));
const named = (order: readonly number[]) => order.map((card) => card + 1).join(' ');
const leaders = orders.filter(({ paths }) => paths === most).map(({ order }) => named(order));

const whichOrder = exercise<object>({
  id: 'fisher-yates/which-order',
  title: 'The order that is ahead',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'Three cards lie in the order 1 2 3. A shuffle takes slots 0, 1 and 2 in turn and swaps each with a slot picked at random from all three. Done over and over, which order comes up most often?',
  options: () => [
    {
      id: 'none',
      text: 'None: all six come up equally often',
      right: false,
      say: 'Most people expect this, since every pick is fair. Fair picks do not yet make fair orders.',
    },
    {
      id: 'start',
      text: '1 2 3, the order it started in',
      right: false,
      say: 'Many people expect this, since a card may be swapped with itself. Yet this order is among those that come up least.',
    },
    {
      id: 'reversed',
      text: '3 2 1, the reverse',
      right: false,
      say: 'Swaps do take cards far, but this order is among those that come up least.',
    },
    {
      id: 'three',
      text: `${leaders.slice(0, -1).join(', ')} and ${leaders.at(-1)} share the lead`,
      right: true,
      say: 'These are the three that one path more leads to.',
    },
    {
      id: 'sorted-out',
      text: '2 3 1 alone',
      right: false,
      say: 'It is among the leaders, but not alone.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'Three picks of three make 27 paths. Can six orders share them evenly?',
  ],
  solution: () =>
    `There are 3 × 3 × 3 = ${total} equally likely paths, and 6 orders. The paths come to ${orders.map(({ order, paths }) => `${paths} for ${named(order)}`).join(', ')}. The leaders are a quarter ahead of the rest.`,
});

const CARDS = 8;
const SHUFFLES = 4000;

let measured: readonly number[] | undefined;

/** In percent, by slot. It is measured where it runs, since another browser sorts in another way; once is enough. */
function firstCardLands(): readonly number[] {
  if (measured) return measured;
  const rng = new Pcg32(42);
  const counts = tally(SHUFFLES, 0, CARDS - 1, () => {
    const deck = Array.from({ length: CARDS }, (_, card) => card);
    comparatorShuffle(rng, deck);
    return deck.indexOf(0);
  });
  measured = Array.from(counts, (count) => (count / SHUFFLES) * 100);
  return measured;
}

const sketchFirstCard = exercise<object>({
  id: 'fisher-yates/sketch-first-card',
  title: 'Where the first card lands',
  kind: 'sketch',
  variant: () => ({}),
  prompt: () =>
    `Eight cards are shuffled ${grouped(SHUFFLES)} times by sorting them with a coin: \`cards.sort(() => Math.random() - 0.5)\`. Draw how often the card that starts in slot 0 lands in each slot.`,
  bars: () => Array.from({ length: CARDS }, (_, slot) => String(slot)),
  unit: 'percent of the shuffles',
  max: () => 60,
  truth: firstCardLands,
  hints: () => [
    'A sketch is not judged. Draw what you would bet on.',
    `A fair shuffle would bring it to each slot in ${100 / CARDS} percent of the shuffles. Would a sort compare the first card with all the others?`,
  ],
  solution: () =>
    'The bars behind your sketch were measured just now, by the sort of the browser you are reading in (in print: of the machine that made these pages). A fair shuffle would make them all equally high. They are not, and in another browser they may be uneven in another way, since no standard says how a sort has to compare, only what it does when the comparisons agree with each other.',
});

export default [whichOrder, sketchFirstCard];
