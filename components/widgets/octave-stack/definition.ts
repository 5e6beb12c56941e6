import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'octave-stack',
  title: 'Octaves, and their sum',
  question: 'What does each octave add?',
  chapter: 'octaves',
  caption:
    'A cut through the land: each octave by itself, at its own strength, and their sum. Try this: add octaves one by one.',
  shape: { wide: 1.6, narrow: 0.82 },
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
    lacunarity: {
      kind: 'number',
      control: 'slider',
      label: 'Lacunarity',
      help: 'Each octave’s frequency over the one before: how much finer it is.',
      default: 2,
      min: 1,
      max: 4,
      step: 0.1,
    },
    gain: {
      kind: 'number',
      control: 'slider',
      label: 'Gain',
      help: 'Each octave’s amplitude over the one before: how much fainter it is.',
      default: 0.5,
      min: 0,
      max: 1,
      step: 0.05,
    },
    kind: {
      kind: 'choice',
      label: 'Layers',
      help: 'The noise as it comes, or folded at its middle.',
      default: 'plain',
      options: [
        { value: 'plain', label: 'as they come' },
        { value: 'ridged', label: 'ridged' },
        { value: 'billow', label: 'billow' },
      ],
    },
    seed: {
      kind: 'seed',
      label: 'Seed',
      help: 'The first octave’s; each further one adds its number.',
      default: 1234,
    },
  },
  outputs: {
    amplitudeSum: { label: 'Sum of amplitudes', digits: 3 },
    finest: { label: 'Finest squares, of the first’s width', unit: '%', digits: 1 },
  },
  say({ octaves, lacunarity, gain, kind }, { amplitudeSum, finest }) {
    const layers = `${octaves} ${octaves === 1 ? 'octave' : 'octaves'} of ${kind === 'plain' ? '' : `${kind} `}value noise`;
    return (
      `${layers}, lacunarity ${lacunarity}, gain ${gain}: the amplitudes add up to ${amplitudeSum!.toFixed(3)}, ` +
      `and the finest squares are ${finest!.toFixed(1)} percent as wide as the first.`
    );
  },
  code: ['fractal', 'amplitudeSum', 'signed', 'ridged', 'billow', 'fastValue2'],
});
