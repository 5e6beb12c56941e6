import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'deck-space',
  title: 'More orders than seeds',
  question: 'How many of a deck’s orders can a seed ever reach?',
  chapter: 'fisher-yates',
  caption:
    'Each card adds its bits to the deck’s, log₂ k for the k-th; a seed covers as many bits as it has, and every bit it lacks halves the share of orders it can deal. Try this: find the seed that is enough for 52 cards. It is not on the slider.',
  shape: { wide: 2.2, narrow: 1.12 },
  parameters: {
    cards: {
      kind: 'number',
      control: 'slider',
      label: 'Cards',
      help: 'How many cards the deck has.',
      default: 52,
      min: 2,
      max: 60,
    },
    seedBits: {
      kind: 'number',
      control: 'slider',
      label: 'Seed bits',
      help: 'How many bits the seed has, if nothing else is random.',
      default: 32,
      min: 8,
      max: 128,
    },
  },
  outputs: {
    deckBits: { label: 'Bits of the deck', digits: 1 },
    reachable: { label: 'Reachable share, power of ten', digits: 1 },
    covered: { label: 'Largest deck covered', unit: 'cards' },
  },
  say({ cards, seedBits }, { deckBits, reachable, covered }) {
    const reach =
      reachable === 0
        ? 'which is enough for all of them'
        : `so at most one order in 10 to the power ${(-reachable!).toFixed(1)} can ever come up`;
    return `The orders of ${cards} cards take ${deckBits!.toFixed(1)} bits. A seed has ${seedBits}, ${reach}. It covers a deck of ${covered} cards.`;
  },
  code: ['deckBits', 'factorial'],
});
