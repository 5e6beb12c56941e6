import { define } from '../../widget-kit/definition';
import { generatorChoice, generatorInText } from '../../widget-kit/generator-choice';

/** How many draws are searched for a period: one of up to half as many is found. */
export const SEARCHED = 131072;

export const definition = define({
  name: 'low-bits',
  title: 'The low bits',
  question: 'Is every bit of a raw number as random as the others?',
  chapter: 'prngs',
  caption:
    'One bit of each raw number in turn, light for 1, row after row. An LCG’s low bits repeat, and show as stripes. ' +
    'Try this: climb from bit 0 until you no longer see the repetition, then read the period.',
  shape: { wide: 1.9, narrow: 1 },
  parameters: {
    bit: {
      kind: 'number',
      control: 'slider',
      label: 'Bit',
      help: 'Which bit of each raw number is drawn: 0 is the lowest, 31 the highest.',
      default: 3,
      min: 0,
      max: 31,
    },
    generator: { ...generatorChoice, default: 'lcg' },
    seed: { kind: 'seed', label: 'Seed', help: 'Where the generator starts.', default: 42 },
  },
  outputs: {
    period: {
      label: 'Repeats every',
      unit: 'draws',
      none: `no period seen in ${SEARCHED.toLocaleString('en')} draws`,
    },
  },
  say({ bit, generator, seed }, { period }) {
    const which = `Bit ${bit} of ${generatorInText(generator)}, seed ${seed},`;
    if (period === null) return `${which} shows no period in ${SEARCHED} draws.`;
    return `${which} repeats every ${period} draws${period <= 64 ? ': the picture is striped' : ''}.`;
  },
  code: ['bitSequence', 'smallestPeriod', 'makeGenerator', 'Lcg'],
});
