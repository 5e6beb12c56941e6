import { define } from '../../widget-kit/definition';

/** The window of Noise Fields, in pixels. */
export const WINDOW = { width: 1000, height: 700 } as const;

export const definition = define({
  name: 'flow-field',
  title: 'Noise Fields',
  question: 'What happens to things that a field of noise carries?',
  chapter: 'flow-fields',
  caption:
    'Particles drift along headings made of noise. Nobody drew the rivers. ' +
    'Try this: play it, then switch to white noise.',
  shape: { wide: 10 / 7, narrow: 10 / 7 },
  parameters: {
    noise: {
      kind: 'choice',
      label: 'Noise',
      help: 'Hills, or every pixel for itself.',
      default: 'value',
      options: [
        { value: 'value', label: 'Value noise' },
        { value: 'white', label: 'White noise' },
      ],
    },
    octaves: {
      kind: 'number',
      control: 'slider',
      label: 'Octaves',
      help: 'Layers of value noise, each finer and fainter.',
      default: 4,
      min: 1,
      max: 4,
    },
    turns: {
      kind: 'number',
      control: 'slider',
      label: 'Turns',
      help: 'Full turns that the values from 0 to 1 are spread over.',
      default: 2,
      min: 0.25,
      max: 4,
      step: 0.25,
    },
    particles: {
      kind: 'number',
      control: 'slider',
      label: 'Particles',
      help: 'How many are carried.',
      default: 2500,
      min: 100,
      max: 5000,
      step: 100,
    },
    greys: { kind: 'flag', label: 'Show the noise', help: 'The values behind the headings.', default: false },
    seed: { kind: 'seed', label: 'Seed', help: 'Which field it is.', default: 1234 },
    frame: {
      kind: 'number',
      control: 'box',
      label: 'Frame',
      help: 'Sixtieths of a second since the start.',
      default: 240,
      min: 0,
      max: 3600,
    },
  },
  outputs: {
    lean: { label: 'Mean direction’s length', digits: 2 },
  },
  say({ noise, octaves, turns, particles, seed, frame }, { lean }) {
    const kind =
      noise === 'white' ? 'white noise' : `value noise of ${octaves} ${octaves === 1 ? 'octave' : 'octaves'}`;
    return (
      `${particles} particles after ${(frame / 60).toFixed(1)} seconds in ${kind}, seed ${seed}, ` +
      `its values spread over ${turns} ${turns === 1 ? 'turn' : 'turns'}. ` +
      `Averaged over the window, the headings make an arrow of length ${lean?.toFixed(2)}: 1 would be all the same way.`
    );
  },
  code: ['flow2', 'heading', 'fractal2', 'value2', 'hash01'],
  clock: { parameter: 'frame', perSecond: 60 },
});
