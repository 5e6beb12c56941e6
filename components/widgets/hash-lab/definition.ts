import { define } from '../../widget-kit/definition';

/** The hash with one of its steps left out, and the second one. */
const STEPS = [
  { value: 'whole', label: 'all of hash01' },
  { value: 'no-spread', label: 'no multipliers' },
  { value: 'no-first-fold', label: 'no first fold' },
  { value: 'no-multiply', label: 'no last multiplier' },
  { value: 'no-last-fold', label: 'no last fold' },
  { value: 'sum', label: 'the sum alone' },
  { value: 'second', label: 'the second hash' },
] as const;

export const definition = define({
  name: 'hash-lab',
  title: 'What each step of the hash is for',
  question: 'Which steps does a hash need?',
  chapter: 'value-noise',
  caption:
    'Left, the hash of the corners around (x, y), with (x, y) framed. Right, how often flipping one bit of what goes in changes each bit of what comes out: half of the time is ideal, black is never. ' +
    'Try this: leave out one step after another, and end with the second hash.',
  shape: { wide: 1.9, narrow: 0.78 },
  parameters: {
    hash: {
      kind: 'choice',
      label: 'Steps',
      help: 'Which steps of the hash are taken.',
      default: 'whole',
      options: STEPS,
    },
    x: {
      kind: 'number',
      control: 'slider',
      label: 'x',
      help: 'The corner’s place across.',
      default: 3,
      min: -100,
      max: 100,
    },
    y: {
      kind: 'number',
      control: 'slider',
      label: 'y',
      help: 'The corner’s place down.',
      default: 2,
      min: -100,
      max: 100,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'The key that the place is hashed with.', default: 1234 },
  },
  outputs: {
    value: { label: 'Value', digits: 4 },
    avalanche: { label: 'Avalanche', unit: '% of bits change', digits: 1 },
    stuck: { label: 'Pairs that never do' },
  },
  say({ hash, x, y, seed }, { value, avalanche, stuck }) {
    const which = STEPS.find((step) => step.value === hash)!.label;
    return `The hash of (${x}, ${y}) with seed ${seed} is ${value!.toFixed(4)}. Measured for ${which}: flipping one bit of what goes in changes ${avalanche!.toFixed(1)} percent of the bits that come out, and ${stuck === 0 ? 'no pair of bits is' : `${stuck} of 2304 pairs of bits are`} without any effect.`;
  },
  code: ['hash01', 'stagedHash01', 'hashMix', 'hashBits', 'avalanche'],
});
