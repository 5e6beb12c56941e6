import { define } from '../../widget-kit/definition';

/** Time goes by one fortieth of a square with each frame, which is also one sample's width. */
export const FRAMES_PER_SQUARE = 40;

export const definition = define({
  name: 'slice-3d',
  title: 'Time as a third dimension',
  question: 'How does a field change without only moving?',
  chapter: 'value-noise',
  caption:
    'One field, seen over time. Added to x, time slides the picture; as a third coordinate, it changes the hills themselves. ' +
    'Try this: play it both ways, and watch the difference from the first picture.',
  shape: { wide: 2, narrow: 2 },
  parameters: {
    time: {
      kind: 'number',
      control: 'slider',
      label: 'Frame',
      help: 'How many frames have gone by. Forty of them are one square of time.',
      default: 24,
      min: 0,
      max: 160,
    },
    change: {
      kind: 'choice',
      label: 'Time is',
      help: 'What is done with time: it is added to x, or it becomes the third coordinate.',
      default: 'morph',
      options: [
        { value: 'slide', label: 'added to x' },
        { value: 'morph', label: 'a third axis' },
      ],
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Which field is seen.', default: 1234 },
  },
  outputs: {
    squares: { label: 'Time', unit: 'squares', digits: 3 },
    shift: { label: 'First picture, moved by', unit: 'squares', digits: 3 },
    difference: { label: 'still differs by', digits: 3 },
  },
  say({ change }, { squares, shift, difference }) {
    const best =
      difference! < 0.0005
        ? 'shows exactly what it showed then'
        : `still differs from what it showed then by ${difference!.toFixed(3)} on average`;
    return `With time ${change === 'slide' ? 'added to x' : 'as a third coordinate'}, after ${squares!.toFixed(3)} squares of time, the picture moved back by ${shift!.toFixed(3)} squares ${best}.`;
  },
  code: ['valueSlice3', 'valueField2', 'addLayers', 'ValueLayer'],
  clock: { parameter: 'time', perSecond: 20 },
});
