import { define } from '../../widget-kit/definition';
import { generatorChoice, generatorInText } from '../../widget-kit/generator-choice';

export const definition = define({
  name: 'die-rolls',
  title: 'Die rolls',
  question: 'Does a machine that leaves nothing to chance roll a fair die?',
  chapter: 'prngs',
  caption:
    'How far each face’s count is from an equal share; about 19 bars in 20 should end inside the band, if the die is fair. ' +
    'Try this: go from 60 rolls to 600,000 and watch the scale, not the bars.',
  shape: { wide: 2, narrow: 1 },
  parameters: {
    rolls: {
      kind: 'choice',
      label: 'Rolls',
      help: 'How often the die is rolled.',
      default: '600000',
      options: [
        { value: '60', label: '60' },
        { value: '600', label: '600' },
        { value: '6000', label: '6,000' },
        { value: '60000', label: '60,000' },
        { value: '600000', label: '600,000' },
      ],
    },
    generator: { ...generatorChoice, default: 'mt19937' },
    seed: { kind: 'seed', label: 'Seed', help: 'Where the generator starts.', default: 42 },
  },
  outputs: {
    total: { label: 'Rolls' },
    chi: { label: 'Chi-square', digits: 2 },
    p: { label: 'p-value', digits: 3 },
  },
  say({ generator, seed }, { total, chi, p }) {
    const verdict =
      p! < 0.01
        ? 'A fair die strays this far less than once in a hundred runs.'
        : p! > 0.99
          ? 'A fair die comes out this even less than once in a hundred runs.'
          : 'That is what a fair die does.';
    return (
      `${total!.toLocaleString('en')} rolls by ${generatorInText(generator)}, seed ${seed}: ` +
      `chi-square ${chi!.toFixed(2)} with 5 degrees of freedom, p-value ${p!.toFixed(3)}. ${verdict}`
    );
  },
  code: ['uniformInt', 'lemireInt', 'tallyInto', 'chiSquare'],
  long: true,
});
