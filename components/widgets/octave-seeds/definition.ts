import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'octave-seeds',
  title: 'Octaves that know each other',
  question: 'Is each octave a stranger to the one before?',
  chapter: 'octaves',
  caption:
    'Four octaves make three pairs of neighbors. Each dot is a place where two of them have a corner: the value in one, and in the next. ' +
    'Strangers fill the square. Try this: go from seed 1 to seed 2, then back, and stir the octave in.',
  shape: { wide: 1.75, narrow: 0.78 },
  parameters: {
    seed: { kind: 'seed', label: 'Seed', help: 'The first octave’s seed.', default: 1 },
    seeding: {
      kind: 'choice',
      label: 'Octave’s seed',
      help: 'How an octave’s own seed is made from the first one’s and its number.',
      default: 'added',
      options: [
        { value: 'added', label: 'seed + octave' },
        { value: 'mixed', label: 'stirred in' },
      ],
    },
  },
  outputs: {
    correlation: { label: 'Correlation', digits: 2 },
    pair: { label: 'between octave' },
    next: { label: 'and octave' },
  },
  say({ seed, seeding }, { correlation, pair, next }) {
    const how = seeding === 'added' ? 'its number added to' : 'its number stirred into';
    const found = `octaves ${pair} and ${next} are the most alike, with a correlation of ${correlation!.toFixed(2).replace('-', '−')}`;
    const verdict = Math.abs(correlation!) < 0.05 ? 'which is nothing' : 'so they are no strangers';
    return `With each octave’s seed made by ${how} ${seed}, ${found}, ${verdict}.`;
  },
  code: ['mixedSeed', 'hash01'],
});
