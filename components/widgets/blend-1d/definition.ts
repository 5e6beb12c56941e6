import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'blend-1d',
  title: 'A blend between corners',
  question: 'How should the value get from one corner to the next?',
  chapter: 'value-noise',
  caption:
    'Two corners you can drag, their neighbors, and the curve between; below, its slope. ' +
    'Try this: choose the straight blend, and see what happens to the slope at each corner.',
  shape: { wide: 1.75, narrow: 0.95 },
  parameters: {
    left: {
      kind: 'number',
      control: 'slider',
      label: 'Left corner',
      help: 'The value of the corner at 0.',
      default: 0.2,
      min: 0,
      max: 1,
      step: 0.01,
    },
    right: {
      kind: 'number',
      control: 'slider',
      label: 'Right corner',
      help: 'The value of the corner at 1.',
      default: 0.8,
      min: 0,
      max: 1,
      step: 0.01,
    },
    t: {
      kind: 'number',
      control: 'slider',
      label: 't',
      help: 'How far on the way from the left corner to the right one.',
      default: 0.25,
      min: 0,
      max: 1,
      step: 0.01,
    },
    blend: {
      kind: 'choice',
      label: 'Blend',
      help: 'Which curve leads from corner to corner.',
      default: 'smooth',
      options: [
        { value: 'straight', label: 'straight' },
        { value: 'smooth', label: 'smoothstep' },
        { value: 'quintic', label: 'quintic' },
      ],
    },
  },
  outputs: {
    value: { label: 'Value', digits: 5 },
    slope: { label: 'Slope', digits: 4 },
  },
  say({ left, right, t, blend }, { value, slope }) {
    const way = { straight: 'the straight blend', smooth: 'smoothstep', quintic: 'the quintic' }[blend];
    return `Between the corners ${left} and ${right}, ${t} of the way along, ${way} gives ${Number(value!.toFixed(5))}, with a slope of ${Number(slope!.toFixed(4))}.`;
  },
  code: ['lerp', 'smoothstep', 'smoothstepSlope', 'quintic', 'quinticSlope'],
});
