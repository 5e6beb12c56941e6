import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'darts',
  title: 'Darts at a square',
  question: 'How many darts thrown at a square hit the circle inside it?',
  chapter: 'circle-scatter',
  caption:
    'Amber darts are kept, pale ones thrown away; four times the share that is kept comes near π, within the band in about 19 runs of 20. Try this: throw a million, and see how slowly the band closes.',
  shape: { wide: 1.75, narrow: 0.6 },
  parameters: {
    points: {
      kind: 'choice',
      label: 'Darts',
      help: 'How many darts are thrown at the square.',
      default: '10000',
      options: [
        { value: '100', label: '100' },
        { value: '1000', label: '1,000' },
        { value: '10000', label: '10,000' },
        { value: '100000', label: '100,000' },
        { value: '1000000', label: '1,000,000' },
      ],
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Where the generator (PCG32) starts.', default: 1234 },
  },
  outputs: {
    kept: { label: 'Kept' },
    share: { label: 'Share', unit: '%', digits: 2 },
    pi: { label: 'π is about', digits: 5 },
    error: { label: 'Off by', digits: 5 },
  },
  say({ points }, { kept, share, pi, error }) {
    return (
      `Of ${Number(points).toLocaleString('en-US')} darts, ${kept!.toLocaleString('en-US')} hit the circle, ${share!.toFixed(2)} percent. ` +
      `Four times that share is ${pi!.toFixed(5)}, ${Math.abs(error!).toFixed(5)} ${error! < 0 ? 'below' : 'above'} π.`
    );
  },
  code: ['inCircleByRejection', 'uniformReal', 'uniformDouble', 'Pcg32', 'standardError'],
  long: true,
});
