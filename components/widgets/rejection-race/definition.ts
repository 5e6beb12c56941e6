import { define } from '../../widget-kit/definition';

const names: Record<string, string> = {
  modulo: 'The remainder',
  reject: 'Rejection',
  lemire: 'Lemire’s multiply and shift',
};

export const definition = define({
  name: 'rejection-race',
  title: 'The rejection race',
  question: 'What does a fair result cost?',
  chapter: 'modulo-bias',
  caption:
    'Results made from 32-bit raw values, sorted into bins; the pale band is how far luck alone usually strays. Try this: switch the method, and see which number pays for fairness.',
  shape: { wide: 1.9, narrow: 0.98 },
  parameters: {
    method: {
      kind: 'choice',
      label: 'Method',
      help: 'How a raw value becomes a result from 0 to n − 1.',
      default: 'modulo',
      options: [
        { value: 'modulo', label: 'Remainder' },
        { value: 'reject', label: 'Rejection' },
        { value: 'lemire', label: 'Lemire' },
      ],
    },
    n: {
      kind: 'number',
      control: 'box',
      label: 'Results, n',
      help: 'How many different results are wanted.',
      default: 3000000000,
      min: 2,
      max: 4294967295,
    },
    draws: {
      kind: 'choice',
      label: 'Draws',
      help: 'How many results to make.',
      default: '10000',
      options: [
        { value: '1000', label: '1,000' },
        { value: '10000', label: '10,000' },
        { value: '100000', label: '100,000' },
        { value: '1000000', label: '1,000,000' },
      ],
    },
    seed: {
      kind: 'seed',
      label: 'Seed',
      help: 'Where the generator (PCG32) starts.',
      default: 1234,
    },
  },
  outputs: {
    used: { label: 'Raw values a result', digits: 3 },
    divisions: { label: 'Divisions per 1,000', digits: 1 },
    chi: { label: 'Chi-square', digits: 1 },
    p: { label: 'p-value', digits: 4 },
  },
  say({ method, n, draws }, { used, chi, p }) {
    const verdict =
      p! < 0.001
        ? 'far too uneven to be luck'
        : p! < 0.05
          ? 'more uneven than luck usually makes'
          : 'as even as luck allows';
    return (
      `${names[method]}, ${Number(draws).toLocaleString('en-US')} results below ${n.toLocaleString('en-US')}: ` +
      `the bins are ${verdict} (chi-square ${chi!.toFixed(1)}), at ${used!.toFixed(3)} raw values a result.`
    );
  },
  code: ['Pcg32', 'CountingGenerator', 'moduloInt', 'rejectInt', 'lemireInt', 'biasOf', 'chiSquare'],
  long: true,
});
