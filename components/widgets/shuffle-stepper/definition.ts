import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'shuffle-stepper',
  title: 'A shuffle by hand',
  question: 'How does one walk through a deck make every order equally likely?',
  chapter: 'fisher-yates',
  caption:
    'Each step settles one more slot, from the right: its card is swapped with any card not yet settled, itself included. Try this: step on until all is settled, and watch the ways multiply.',
  shape: { wide: 2.15, narrow: 1.2 },
  parameters: {
    steps: {
      kind: 'number',
      control: 'slider',
      label: 'Steps',
      help: 'How many steps of the walk are done. Once every slot is settled, more change nothing.',
      default: 4,
      min: 0,
      max: 13,
    },
    cards: {
      kind: 'number',
      control: 'slider',
      label: 'Cards',
      help: 'How many cards there are. They start in order.',
      default: 8,
      min: 2,
      max: 13,
    },
    seed: {
      kind: 'seed',
      label: 'Seed',
      help: 'Where the generator (PCG32) starts: it decides every pick.',
      default: 44,
    },
  },
  outputs: {
    i: { label: 'i' },
    j: { label: 'j' },
    live: { label: 'Live cards' },
  },
  say({ steps, cards }, { i, j, live }) {
    if (steps === 0) return `All ${cards} cards are in order, and none of them is settled.`;
    if (live === 0) return `All ${cards} cards are settled: the shuffle is done.`;
    const swap =
      i === j ? `slot ${i} keeps its card` : `slot ${i} swapped cards with slot ${j}, picked from 0 to ${i}`;
    return `Step ${steps} of ${cards - 1}: ${swap}. ${cards - live!} of ${cards} slots are settled now, and ${live === 1 ? 'one is' : `${live} are`} live.`;
  },
  code: ['shuffle', 'shuffleSteps', 'uniformInt', 'Pcg32'],
  clock: { parameter: 'steps', perSecond: 1 },
});
