import { define } from '../../widget-kit/definition';
import { generatorChoice, generatorInText } from '../../widget-kit/generator-choice';

/** How many dice each machine throws. */
export const ROLLS = 24;

export const definition = define({
  name: 'same-seed',
  title: 'Same seed, same rolls',
  question: 'What does a seed decide?',
  chapter: 'prngs',
  caption:
    'Two machines of one kind, each from its own seed; a line ties the rolls that agree by luck. ' +
    'Try this: give both the same seed, then change the generator.',
  shape: { wide: 2.3, narrow: 1.35 },
  parameters: {
    seed: { kind: 'seed', label: 'Seed', help: 'Where the first machine starts.', default: 42 },
    other: { kind: 'seed', label: 'Other seed', help: 'Where the second machine starts.', default: 43 },
    generator: { ...generatorChoice, default: 'mt19937' },
  },
  outputs: {
    first: { label: 'First difference at roll', none: `none in ${ROLLS}` },
    alike: { label: 'Rolls alike', unit: `of ${ROLLS}` },
  },
  say({ seed, other, generator }, { first, alike }) {
    const machine = generatorInText(generator);
    if (first === null) {
      const seeds = seed === other ? `the seed ${seed}` : `the seeds ${seed} and ${other}`;
      return `Two runs of ${machine} from ${seeds} give the same ${ROLLS} rolls.`;
    }
    return (
      `From the seeds ${seed} and ${other}, two runs of ${machine} first differ at roll ${first}; ` +
      `${alike} of ${ROLLS} rolls are alike.`
    );
  },
  code: ['makeGenerator', 'moduloInt'],
});
