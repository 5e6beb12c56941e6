import { define } from '../../widget-kit/definition';

const names: Record<string, string> = {
  'fisher-yates': 'Fisher and Yates',
  'swap-any': 'Swapping with any slot',
  comparator: 'Sorting by a coin',
  sattolo: 'Off by one (Sattolo)',
};

export const definition = define({
  name: 'shuffle-bias',
  title: 'Where the cards land',
  question: 'Does every card land in every slot equally often?',
  chapter: 'fisher-yates',
  caption:
    'Rows are where a card starts, columns where it lands; a number is how far above or below its fair share a slot is, in percent, and bold where luck would hardly do it. Try this: switch to sorting by a coin, then to Fisher and Yates.',
  shape: { wide: 1.7, narrow: 0.95 },
  parameters: {
    method: {
      kind: 'choice',
      label: 'Method',
      help: 'How the deck is shuffled. Sorting is done by your own browser.',
      default: 'swap-any',
      options: [
        { value: 'fisher-yates', label: 'Fisher–Yates' },
        { value: 'swap-any', label: 'Swap with any' },
        { value: 'comparator', label: 'Sort by a coin' },
        { value: 'sattolo', label: 'Off by one' },
      ],
    },
    cards: {
      kind: 'number',
      control: 'slider',
      label: 'Cards',
      help: 'How many cards the deck has.',
      default: 8,
      min: 3,
      max: 12,
    },
    runs: {
      kind: 'choice',
      label: 'Shuffles',
      help: 'How many times a deck in order is shuffled.',
      default: '10000',
      options: [
        { value: '1000', label: '1,000' },
        { value: '10000', label: '10,000' },
        { value: '100000', label: '100,000' },
      ],
    },
    seed: {
      kind: 'seed',
      label: 'Seed',
      help: 'Where the generator (PCG32) starts.',
      default: 1234,
    },
  },
  outputs: {
    worst: { label: 'Worst cell', unit: '%', digits: 1 },
    from: { label: 'from slot' },
    to: { label: 'to slot' },
    chi: { label: 'Chi-square', digits: 1 },
    p: { label: 'p-value', digits: 4 },
  },
  say({ method, cards, runs }, { worst, from, to, chi, p }) {
    const verdict =
      p! < 0.001
        ? 'far too uneven to be luck'
        : p! < 0.05
          ? 'more uneven than luck usually makes'
          : 'as even as luck allows';
    return (
      `${names[method]}, ${Number(runs).toLocaleString('en-US')} shuffles of ${cards} cards: where cards land is ${verdict} (chi-square ${chi!.toFixed(1)}). ` +
      `The worst cell is ${Math.abs(worst!).toFixed(1)} percent ${worst! < 0 ? 'below' : 'above'} its fair share: from slot ${from} to slot ${to}.`
    );
  },
  code: [
    'shuffle',
    'swapAnyShuffle',
    'comparatorShuffle',
    'sattolo',
    'uniformInt',
    'Pcg32',
    'chiSquare',
    'chiSquareP',
  ],
  long: true,
});
