import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'octave-cost',
  title: 'When detail is wasted',
  question: 'From which octave on is detail too fine for the pixels?',
  chapter: 'octaves',
  caption:
    'A picture, each of its pixels drawn large, and what becomes of it when the view moves by half a pixel. Amber octaves have squares below two pixels. ' +
    'Try this: leave them out.',
  shape: { wide: 1.75, narrow: 1.12 },
  parameters: {
    octaves: {
      kind: 'number',
      control: 'slider',
      label: 'Octaves',
      help: 'How many layers are added.',
      default: 9,
      min: 1,
      max: 12,
    },
    square: {
      kind: 'number',
      control: 'slider',
      label: 'First squares',
      help: 'How many pixels the squares of the first octave are wide.',
      default: 20,
      min: 8,
      max: 128,
      step: 4,
    },
    gain: {
      kind: 'number',
      control: 'slider',
      label: 'Gain',
      help: 'Each octave’s amplitude over the one before.',
      default: 0.75,
      min: 0.3,
      max: 0.9,
      step: 0.05,
    },
  },
  outputs: {
    useful: { label: 'Octaves the pixels can show' },
    cost: { label: 'Samples a pixel' },
    change: { label: 'Half a pixel changes each by', unit: '%', digits: 1 },
  },
  say({ octaves, square }, { useful, cost, change }) {
    return (
      `With first squares of ${square} pixels, ${useful} of ${octaves} octaves have squares of two pixels or more. ` +
      `Each pixel costs ${cost} samples, and moving by half a pixel changes it by ${change!.toFixed(1)} percent of the range on average.`
    );
  },
  code: ['fractalField2', 'amplitudeSum', 'stretch'],
});
