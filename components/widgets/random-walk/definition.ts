import { define } from '../../widget-kit/definition';

/** Frames a second, pixels a second, and the seconds of the whole run. */
export const RATE = 60;
export const SPEED = 65;
export const LONGEST = 3;

export const definition = define({
  name: 'random-walk',
  title: 'With and without coherence',
  question: 'How far does a particle get in noise, and how far in static?',
  chapter: 'flow-fields',
  caption:
    'The same starts in two fields: value noise, and a heading of its own for every pixel. Below, how far from its start the particle in the middle of them all has come. ' +
    'Try this: play it from the beginning.',
  shape: { wide: 1.5, narrow: 0.92 },
  parameters: {
    frame: {
      kind: 'number',
      control: 'slider',
      label: 'Frame',
      help: 'Sixtieths of a second since the start.',
      default: LONGEST * RATE,
      min: 0,
      max: LONGEST * RATE,
    },
    octaves: {
      kind: 'number',
      control: 'slider',
      label: 'Octaves',
      help: 'Layers of the value noise on the left.',
      default: 4,
      min: 1,
      max: 4,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Which two fields they are.', default: 1234 },
  },
  outputs: {
    travelled: { label: 'Traveled', unit: 'px', digits: 0 },
    inNoise: { label: 'Median distance in noise', unit: 'px', digits: 0 },
    inWhite: { label: 'in white noise', unit: 'px', digits: 1 },
  },
  say({ frame }, { travelled, inNoise, inWhite }) {
    return (
      `After ${(frame / RATE).toFixed(1)} seconds every particle has traveled ${travelled!.toFixed(0)} pixels. ` +
      `Half of them are ${inNoise!.toFixed(0)} pixels or more from their start in value noise, and ${inWhite!.toFixed(1)} in white noise.`
    );
  },
  code: ['flow2', 'heading', 'fractal2', 'value2', 'hash01'],
  clock: { parameter: 'frame', perSecond: RATE },
});
