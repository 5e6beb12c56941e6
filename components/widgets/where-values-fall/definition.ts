import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'where-values-fall',
  title: 'Where the values fall',
  question: 'Which values does a sum of octaves take?',
  chapter: 'octaves',
  caption:
    'How often each value comes up. The line is one octave alone; between the marks lie 0.3 to 0.7. ' +
    'Try this: take the octaves from 1 to 8, and watch where the crowding stops.',
  shape: { wide: 2, narrow: 1.15 },
  parameters: {
    octaves: {
      kind: 'number',
      control: 'slider',
      label: 'Octaves',
      help: 'How many layers are added.',
      default: 4,
      min: 1,
      max: 8,
    },
    area: {
      kind: 'choice',
      label: 'Taken from',
      help: 'Places over many squares of the noise, or the window of Noise Fields, which is a few squares wide.',
      default: 'wide',
      options: [
        { value: 'wide', label: 'a wide area' },
        { value: 'window', label: 'one window' },
      ],
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Which noise it is.', default: 1234 },
  },
  outputs: {
    share: { label: 'From 0.3 to 0.7', unit: '%', digits: 1 },
    min: { label: 'Lowest', digits: 2 },
    max: { label: 'Highest', digits: 2 },
  },
  say({ octaves, area, seed }, { share, min, max }) {
    return (
      `${octaves} ${octaves === 1 ? 'octave' : 'octaves'} of seed ${seed}, ${area === 'wide' ? 'over a wide area' : 'in one window'}: ` +
      `${share!.toFixed(1)} percent of the values lie between 0.3 and 0.7. The lowest is ${min!.toFixed(2)} and the highest ${max!.toFixed(2)}.`
    );
  },
  code: ['fastFractal2', 'fractalField2', 'fieldStats', 'shareBetween'],
});
