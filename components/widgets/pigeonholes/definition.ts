import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'pigeonholes',
  title: 'Pigeonholes',
  question: 'Where do the leftovers go when a remainder deals raw values into piles?',
  chapter: 'modulo-bias',
  caption:
    'Raw values are dealt into piles in turn, and whatever is left over lands on the first piles. Try this: find a number of raw values that treats six piles alike.',
  shape: { wide: 2.2, narrow: 1.1 },
  parameters: {
    raw: {
      kind: 'number',
      control: 'slider',
      label: 'Raw values',
      help: 'How many different values the generator makes: 0 up to one less than this.',
      default: 16,
      min: 1,
      max: 64,
    },
    piles: {
      kind: 'number',
      control: 'slider',
      label: 'Piles',
      help: 'How many results are wanted.',
      default: 6,
      min: 1,
      max: 12,
    },
    reject: {
      kind: 'flag',
      label: 'Reject the leftovers',
      help: 'Throw the raw values below the threshold away and draw again.',
      default: false,
    },
  },
  outputs: {
    most: { label: 'Fullest pile' },
    least: { label: 'Emptiest pile' },
    ratio: { label: 'Ratio', digits: 3, none: 'no end' },
    threshold: { label: 'Threshold' },
  },
  say({ raw, piles, reject }, { most, least, threshold }) {
    const dealt = `${raw} raw ${raw === 1 ? 'value' : 'values'} dealt into ${piles} ${piles === 1 ? 'pile' : 'piles'}`;
    if (most === 0)
      return `${dealt} leave nothing once the lowest ${threshold} are thrown away: every pile is empty.`;
    const thrown = threshold === 1 ? 'raw value 0' : `the lowest ${threshold}`;
    const fate = reject && threshold! > 0 ? `, with ${thrown} thrown away,` : '';
    if (most === least) return `${dealt}${fate} come out even: ${most} in each.`;
    const lucky = threshold === 1 ? 'the first holds' : `the first ${threshold} hold`;
    return `${dealt} come out uneven: ${lucky} ${most}, the rest ${least}.`;
  },
  code: ['moduloInt', 'rejectThreshold'],
  clock: { parameter: 'raw', perSecond: 2 },
});
