import { define } from '../../widget-kit/definition';

const names: Record<string, string> = {
  naive: 'With an even radius',
  even: 'With the square root',
  rejection: 'By rejection',
};

export const definition = define({
  name: 'circle-scatter',
  title: 'Points in a circle',
  question: 'Does every part of the circle get its share of points?',
  chapter: 'circle-scatter',
  caption:
    'Points in a circle, and how many of them fall into each of ten rings that have the same area. Try this: switch the method, and watch the innermost ring.',
  shape: { wide: 1.75, narrow: 0.6 },
  parameters: {
    method: {
      kind: 'choice',
      label: 'Method',
      help: 'How a point is made from random numbers.',
      default: 'naive',
      options: [
        { value: 'naive', label: 'Even radius' },
        { value: 'even', label: 'Square root' },
        { value: 'rejection', label: 'Rejection' },
      ],
    },
    points: {
      kind: 'number',
      control: 'slider',
      label: 'Points',
      help: 'How many points are scattered.',
      default: 600,
      min: 100,
      max: 10000,
      step: 100,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Where the generator (PCG32) starts.', default: 1234 },
  },
  outputs: {
    half: { label: 'Within half the radius', unit: '%', digits: 1 },
    nine: { label: 'Within 0.9 of it', unit: '%', digits: 1 },
    p: { label: 'p-value of the rings', digits: 3 },
  },
  say({ method, points }, { half, nine, p }) {
    const verdict =
      p! < 0.001
        ? 'far too uneven to be luck'
        : p! < 0.05
          ? 'more uneven than luck usually makes'
          : 'as even as luck allows';
    return (
      `${names[method]}, ${half!.toFixed(1)} percent of ${points.toLocaleString('en-US')} points lie within half the radius, which is 25 percent of the area, ` +
      `and ${nine!.toFixed(1)} percent within nine tenths of it, which is 81. Ten rings of equal area are ${verdict}.`
    );
  },
  code: ['inCircleNaive', 'inCircle', 'inCircleByRejection', 'fromPolar', 'uniformReal', 'histogram'],
});
