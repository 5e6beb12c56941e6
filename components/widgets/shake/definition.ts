import { define } from '../../widget-kit/definition';

/** Frames a second. */
export const RATE = 60;

export const definition = define({
  name: 'shake',
  title: 'Shake and flicker',
  question: 'How does a picture shake like a hand and not like a rattle?',
  chapter: 'octaves',
  caption:
    'The scene is moved by noise over time, once for each direction, and a third noise is the torch. Below, the last two seconds. ' +
    'Try this: play it, then read the noise at whole numbers, which is white noise.',
  shape: { wide: 1.9, narrow: 1.05 },
  parameters: {
    frame: {
      kind: 'number',
      control: 'slider',
      label: 'Frame',
      help: 'Sixtieths of a second since the start.',
      default: 150,
      min: 0,
      max: 1800,
    },
    noise: {
      kind: 'choice',
      label: 'Noise',
      help: 'Smooth: read in small steps along a line. White: a number of its own for every frame.',
      default: 'smooth',
      options: [
        { value: 'smooth', label: 'smooth' },
        { value: 'white', label: 'white' },
      ],
    },
    amplitude: {
      kind: 'number',
      control: 'slider',
      label: 'Amplitude',
      help: 'The farthest that the scene is moved, in pixels.',
      default: 8,
      min: 0,
      max: 24,
    },
    speed: {
      kind: 'number',
      control: 'slider',
      label: 'Speed',
      help: 'How many squares of noise go by in a second. White noise has no speed.',
      default: 4,
      min: 0.5,
      max: 12,
      step: 0.5,
    },
  },
  outputs: {
    offsetX: { label: 'Right', unit: 'px', digits: 1 },
    offsetY: { label: 'Down', unit: 'px', digits: 1 },
    biggestStep: { label: 'Largest step in a frame', unit: 'px', digits: 1 },
  },
  say({ noise, frame, amplitude }, { offsetX, offsetY, biggestStep }) {
    const written = (value: number) => value.toFixed(1).replace('-', '−');
    return (
      `At frame ${frame}, ${noise} noise of ${amplitude} pixels has moved the scene by ${written(offsetX!)} pixels to the right and ` +
      `${written(offsetY!)} down. In the last two seconds the largest step from one frame to the next was ${written(biggestStep!)} pixels.`
    );
  },
  code: ['value1', 'smoothstep', 'lerp', 'hash01'],
  clock: { parameter: 'frame', perSecond: RATE },
});
