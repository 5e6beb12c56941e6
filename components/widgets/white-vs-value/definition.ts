import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'white-vs-value',
  title: 'Static and hills',
  question: 'What turns static into hills?',
  chapter: 'value-noise',
  caption:
    'Left, a random value for every pixel. Right, the same values set far apart, and a smooth blend between. ' +
    'Try this: take the square size down to 1.',
  shape: { wide: 1.85, narrow: 1.7 },
  parameters: {
    scale: {
      kind: 'number',
      control: 'slider',
      label: 'Square size',
      help: 'How many pixels lie from one random value to the next, on the right.',
      default: 18,
      min: 1,
      max: 40,
    },
    seed: {
      kind: 'seed',
      label: 'Seed',
      help: 'Which random values both pictures are made of.',
      default: 1234,
    },
  },
  outputs: {
    whiteStep: { label: 'Step to the next pixel: static', digits: 3 },
    valueStep: { label: 'hills', digits: 3 },
  },
  say({ scale }, { whiteStep, valueStep }) {
    const steps = `From a pixel to its neighbor, the static changes by ${whiteStep!.toFixed(3)} on average`;
    if (scale === 1)
      return `${steps}, and the value noise does too: with squares of one pixel the two are the same picture.`;
    return `${steps}, the value noise with squares of ${scale} pixels by ${valueStep!.toFixed(3)}.`;
  },
  code: ['white2', 'value2', 'smoothstep', 'lerp', 'hash01'],
});
