import { define } from '../../widget-kit/definition';

const names: Record<string, string> = {
  angle: 'By an even angle',
  box: 'By stretching the arrow to a point of a box',
  kept: 'By stretching the arrow to a point that the circle kept',
};

export const definition = define({
  name: 'direction-rose',
  title: 'A rose of directions',
  question: 'Does every direction come up equally often?',
  chapter: 'circle-scatter',
  caption:
    'On the left, the points that directions are made from; on the right, a petal’s area is how often its direction comes up, and the line is what a fair petal reaches. Try this: keep only the points in the circle.',
  shape: { wide: 1.75, narrow: 0.6 },
  parameters: {
    method: {
      kind: 'choice',
      label: 'Method',
      help: 'How a direction is made from random numbers.',
      default: 'box',
      options: [
        { value: 'box', label: 'Point of a box' },
        { value: 'kept', label: 'Point of a circle' },
        { value: 'angle', label: 'Even angle' },
      ],
    },
    count: {
      kind: 'number',
      control: 'slider',
      label: 'Directions',
      help: 'How many directions are drawn.',
      default: 10000,
      min: 500,
      max: 20000,
      step: 500,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Where the generator (PCG32) starts.', default: 1234 },
  },
  outputs: {
    worst: { label: 'Worst petal', unit: '%', digits: 1 },
    at: { label: 'at', unit: '°' },
    p: { label: 'p-value', digits: 3 },
  },
  say({ method, count }, { worst, at, p }) {
    const verdict =
      p! < 0.001
        ? 'far too uneven to be luck'
        : p! < 0.05
          ? 'more uneven than luck usually makes'
          : 'as even as luck allows';
    return (
      `${names[method]}, ${count.toLocaleString('en-US')} directions are ${verdict}. ` +
      `The worst of 24 petals, at ${at} degrees, is ${Math.abs(worst!).toFixed(1)} percent ${worst! < 0 ? 'below' : 'above'} its fair share.`
    );
  },
  code: [
    'direction',
    'boxDirection',
    'inCircleByRejection',
    'fromPolar',
    'uniformReal',
    'Pcg32',
    'chiSquare',
  ],
});
