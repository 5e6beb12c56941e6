import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'pity',
  title: 'Pity, exactly',
  question: 'When does the first hit come, under a rule that raises the chance?',
  chapter: 'weighted-loot',
  caption:
    'How likely each pull is to be the one that hits: the ink line is computed, the bars are ten thousand simulated players. Try this: move the soft start past the hard cap, so that no soft pity is left, and see where the players pile up.',
  shape: { wide: 1.9, narrow: 0.98 },
  parameters: {
    base: {
      kind: 'number',
      control: 'slider',
      label: 'Base rate, %',
      help: 'The chance of each pull before pity sets in, in percent.',
      default: 0.6,
      min: 0,
      max: 20,
      step: 0.1,
    },
    softStart: {
      kind: 'number',
      control: 'slider',
      label: 'Soft pity from pull',
      help: 'The first pull with a raised chance. Beyond the hard cap there is no soft pity.',
      default: 74,
      min: 1,
      max: 501,
    },
    step: {
      kind: 'number',
      control: 'slider',
      label: 'Step, %',
      help: 'How much soft pity adds to the chance with each pull, in percentage points.',
      default: 6,
      min: 0,
      max: 50,
      step: 0.5,
    },
    hard: {
      kind: 'number',
      control: 'slider',
      label: 'Hard cap',
      help: 'The pull that hits for certain if none before it has.',
      default: 90,
      min: 1,
      max: 500,
    },
    seed: {
      kind: 'seed',
      label: 'Seed',
      help: 'Where the generator (PCG32) of the simulated players starts.',
      default: 2020,
    },
  },
  outputs: {
    mean: { label: 'Mean', unit: 'pulls', digits: 2 },
    median: { label: 'Median' },
    percentile: { label: '99th percentile' },
    simulated: { label: 'Simulated mean', digits: 2, none: 'none yet' },
  },
  say({ base, softStart, step, hard }, { mean, median, percentile, simulated }) {
    const soft =
      softStart < hard && step > 0 ? `${step} points more with each pull from ${softStart} on, ` : '';
    const many =
      simulated === null ? '' : ` Ten thousand simulated players took ${simulated.toFixed(2)} on average.`;
    return (
      `At ${base} percent, ${soft}certain at pull ${hard}: the first hit takes ${mean!.toFixed(2)} pulls on average. ` +
      `Half of all players have it by pull ${median}, 99 of 100 by pull ${percentile}.${many}`
    );
  },
  code: ['pityChance', 'pityCurve', 'pullsUntilHit', 'Pcg32'],
  long: true,
});
