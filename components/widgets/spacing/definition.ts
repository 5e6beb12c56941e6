import { define } from '../../widget-kit/definition';

const names: Record<string, string> = {
  uniform: 'Scattered evenly',
  jittered: 'One to each cell of a grid',
  poisson: 'As a Poisson-disc',
};

export const definition = define({
  name: 'spacing',
  title: 'Keeping a distance',
  question: 'How near does each point have its nearest neighbor?',
  chapter: 'circle-scatter',
  caption:
    'The same number of points, scattered in three ways. Pale discs reach half the distance: where two of them merge, their points are closer than that. Try this: go through the methods, and watch the left end of the plot.',
  shape: { wide: 1.75, narrow: 0.6 },
  parameters: {
    method: {
      kind: 'choice',
      label: 'Method',
      help: 'How the points are placed.',
      default: 'uniform',
      options: [
        { value: 'uniform', label: 'Uniform' },
        { value: 'jittered', label: 'Jittered grid' },
        { value: 'poisson', label: 'Poisson-disc' },
      ],
    },
    radius: {
      kind: 'number',
      control: 'slider',
      label: 'Distance',
      help: 'What Poisson-disc points keep, in a field 100 wide. The others get as many points.',
      default: 6,
      min: 3,
      max: 20,
      step: 0.5,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Where the generator (PCG32) starts.', default: 1234 },
  },
  outputs: {
    points: { label: 'Points' },
    least: { label: 'Closest pair', digits: 2 },
    median: { label: 'Median to the nearest', digits: 2 },
    close: { label: 'Too close', unit: '%', digits: 0 },
  },
  say({ method, radius }, { points, least, median, close }) {
    const crowd = close === 0 ? 'No point has' : `${close!.toFixed(0)} percent of them have`;
    return (
      `${names[method]}, ${points} points in a field of 100 by 100. ${crowd} a neighbor closer than ${radius}. ` +
      `The closest pair is ${least!.toFixed(2)} apart; the median distance to the nearest is ${median!.toFixed(2)}.`
    );
  },
  code: [
    'inBox',
    'jitteredGrid',
    'poissonDisc',
    'roomBeside',
    'SpacingGrid',
    'inAnnulus',
    'nearestDistances',
  ],
});
