import { define } from '../../widget-kit/definition';

const names: Record<string, string> = {
  'fisher-yates': 'Fisher and Yates',
  'swap-any': 'Swapping with any slot',
  comparator: 'Sorting by a coin',
  sattolo: 'Off by one (Sattolo)',
};

export const definition = define({
  name: 'three-cards',
  title: 'Six orders of three cards',
  question: 'How many ways lead to each order of three cards?',
  chapter: 'fisher-yates',
  caption:
    'Each box is one path of picks, all equally likely, drawn beside the order that it ends in; the diamond is what was measured. Try this: find the method whose boxes all end on the line.',
  shape: { wide: 1.95, narrow: 1 },
  parameters: {
    method: {
      kind: 'choice',
      label: 'Method',
      help: 'How the three cards are shuffled. Sorting is done by your own browser.',
      default: 'swap-any',
      options: [
        { value: 'fisher-yates', label: 'Fisher–Yates' },
        { value: 'swap-any', label: 'Swap with any' },
        { value: 'comparator', label: 'Sort by a coin' },
        { value: 'sattolo', label: 'Off by one' },
      ],
    },
    runs: {
      kind: 'choice',
      label: 'Shuffles',
      help: 'How many shuffles are measured beside the counted paths.',
      default: '6000',
      options: [
        { value: '600', label: '600' },
        { value: '6000', label: '6,000' },
        { value: '20000', label: '20,000' },
      ],
    },
    seed: {
      kind: 'seed',
      label: 'Seed',
      help: 'Where the generator (PCG32) of the measured shuffles starts.',
      default: 7,
    },
  },
  outputs: {
    paths: { label: 'Paths' },
    most: { label: 'Most to one order' },
    least: { label: 'Fewest' },
  },
  say({ method, runs }, { paths, most, least }) {
    const share =
      most === least
        ? `the same number, ${most}, to each of the six orders: that is fair`
        : `${most} to the luckiest order and ${least === 0 ? 'none' : least} to the unluckiest: that is unfair`;
    return `${names[method]} has ${paths} equally likely paths through three cards, ${share}. ${Number(runs).toLocaleString('en-US')} shuffles are measured beside them.`;
  },
  code: ['orderCounts', 'shuffle', 'swapAnyShuffle', 'comparatorShuffle', 'sattolo', 'uniformInt', 'Pcg32'],
});
