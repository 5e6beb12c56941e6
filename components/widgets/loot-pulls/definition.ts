import { define } from '../../widget-kit/definition';
import { entryNames, weightsOf } from '../../widget-kit/weights';

const names: Record<string, string> = {
  'one-by-one': 'A roll for each entry',
  line: 'One roll on the line',
  alias: 'The alias table',
};

export const definition = define({
  name: 'loot-pulls',
  title: 'A million pulls',
  question: 'How far do pulls stray from the weights?',
  chapter: 'weighted-loot',
  caption:
    'On the left each entry’s share, with a tick where its weight says it should end; on the right how far off it is, on a scale that follows, over the band that luck alone keeps to 95 times in 100. Try this: make a hundred times as many pulls, and watch the scale on the right.',
  shape: { wide: 2.05, narrow: 1 },
  parameters: {
    method: {
      kind: 'choice',
      label: 'Method',
      help: 'How an entry is picked by weight.',
      default: 'line',
      options: [
        { value: 'one-by-one', label: 'Roll for each' },
        { value: 'line', label: 'One roll' },
        { value: 'alias', label: 'Alias table' },
      ],
    },
    weights: {
      kind: 'weights',
      label: 'Weights',
      help: 'The weight of each entry. The arrow keys change the one that the caret is in.',
      default: '60 25 12 3',
      most: 8,
    },
    pulls: {
      kind: 'choice',
      label: 'Pulls',
      help: 'How many times the table is pulled.',
      default: '10000',
      options: [
        { value: '100', label: '100' },
        { value: '1000', label: '1,000' },
        { value: '10000', label: '10,000' },
        { value: '100000', label: '100,000' },
        { value: '1000000', label: '1,000,000' },
      ],
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Where the generator (PCG32) starts.', default: 99 },
  },
  outputs: {
    last: { label: 'Last entry', unit: '%', digits: 2 },
    worst: { label: 'Farthest off', unit: 'std. errors', digits: 1, none: 'not by any' },
    chi: { label: 'Chi-square', digits: 1, none: 'none' },
    p: { label: 'p-value', digits: 4, none: 'none' },
  },
  say({ method, weights, pulls, seed }, { last, worst, chi, p }) {
    const table = weightsOf(weights);
    const name = entryNames(table.length).at(-1)!;
    const verdict =
      p === null
        ? 'There is only one entry to pull.'
        : p < 0.001
          ? `The shares are too far off to be luck (chi-square ${chi!.toFixed(1)}).`
          : p < 0.05
            ? `The shares are farther off than luck usually makes them (chi-square ${chi!.toFixed(1)}).`
            : `The shares are as luck makes them (chi-square ${chi!.toFixed(1)}), the farthest ${worst!.toFixed(1)} standard errors off.`;
    return (
      `${names[method]}, ${Number(pulls).toLocaleString('en-US')} pulls with seed ${seed}: ` +
      `${name} came up in ${last!.toFixed(2)} percent of them. ${verdict}`
    );
  },
  code: [
    'pickLinear',
    'sliceAt',
    'totalWeight',
    'pickOneByOne',
    'AliasTable',
    'expectedShares',
    'standardError',
    'chiSquare',
    'Pcg32',
  ],
  long: true,
});
