import { define } from '../../widget-kit/definition';
import { entryNames, weightsOf } from '../../widget-kit/weights';

export const definition = define({
  name: 'loot-line',
  title: 'A roll on the line',
  question: 'How does one roll pick by weight?',
  chapter: 'weighted-loot',
  caption:
    'Weights laid end to end, one roll, and the walk that finds its slice. Try this: put the roll on the border at 60 exactly, then let slices hold their end instead.',
  shape: { wide: 2.25, narrow: 1.1 },
  parameters: {
    u: {
      kind: 'number',
      control: 'slider',
      label: 'Fraction u',
      help: 'What the generator gives, from 0 up to but not including 1. The roll is u times the whole line. Press or drag on the line to set it.',
      default: 0.71,
      min: 0,
      max: 0.999,
      step: 0.001,
    },
    weights: {
      kind: 'weights',
      label: 'Weights',
      help: 'The weight of each entry. The arrow keys change the one that the caret is in.',
      default: '60 25 12 3',
      most: 8,
    },
    holds: {
      kind: 'choice',
      label: 'A slice holds',
      help: 'Which of its two ends belongs to a slice: it decides what a roll on a border picks.',
      default: 'start',
      options: [
        { value: 'start', label: 'Its start' },
        { value: 'end', label: 'Its end' },
      ],
    },
  },
  outputs: {
    total: { label: 'Total', digits: 3 },
    roll: { label: 'Roll', digits: 3 },
    slice: { label: 'Slice' },
  },
  say({ weights, holds }, { total, roll, slice }) {
    const table = weightsOf(weights);
    const name = entryNames(table.length)[slice!]!;
    const flaw = table[slice!] === 0 ? ' Its weight is 0: it should never come up.' : '';
    return (
      `A line of ${total} holds ${table.length} slices, each with its ${holds}. ` +
      `The roll ${Number(roll!.toFixed(3))} falls into slice ${slice}, ${name}.${flaw}`
    );
  },
  code: ['sliceAt', 'totalWeight', 'sliceHoldingEnd'],
});
