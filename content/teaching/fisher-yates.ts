import type { TeachingNote } from './notes';

export default {
  chapter: 'fisher-yates',
  aims: [
    'run the shuffle by hand on eight cards',
    'argue that each order comes from exactly one path of choices',
    'tell three popular wrong shuffles from the right one, and measure one of them',
    'say why a seed of 32 bits cannot reach most decks',
  ],
  lesson: [
    [
      5,
      'Shuffle three real cards by “swap each with any other”. Ask whether all six orders are equally likely. Vote.',
    ],
    [10, 'Three cards, all paths: draw the tree on the board, 27 leaves, and count.'],
    [10, 'The right walk by hand, with the stepper on the screen. One student calls j, one moves cards.'],
    [10, 'Bias of the wrong shuffles: predict where the first card lands, then run.'],
    [10, 'How many decks can a seed reach? Let them put the two numbers next to each other.'],
    [5, 'Recall cards.'],
  ],
  short: 'The tree and the right walk. Show one heatmap without discussing it.',
  misconceptions: [
    {
      thought: 'The more swaps, the better mixed.',
      figure: 'three-cards',
      answer:
        'Twenty-seven paths into six orders: no number of such rounds makes six divide a power of three.',
    },
    {
      thought: 'Sorting by random numbers is the same thing.',
      figure: 'shuffle-bias',
      answer: 'Choose the comparator and run it. It is measured in this very browser, and it is not subtle.',
    },
    {
      thought: 'It does not matter whether j may equal i.',
      figure: 'three-cards',
      answer: 'Choose the off-by-one method. Only two of the six orders are left.',
    },
    {
      thought: 'Every deck can come up.',
      figure: 'deck-space',
      answer: 'Set the seed bits to 32 and look for the share of decks. Then find how many bits would do.',
    },
  ],
  questions: [
    'A card game online once let players see the clock of its server. Why was that enough to know all hands?',
    'When would a player rather have an unfair shuffle?',
    'How would you test a shuffle whose code you cannot see?',
  ],
  unplugged: {
    title: 'Eight cards on a table',
    material: 'Eight cards, an eight-sided die or slips of paper numbered 0 to 7.',
    steps: [
      'Lay the cards in a row. Start at the last slot.',
      'Draw a number from 0 to this slot’s own. Swap the two cards, even if they are one.',
      'Go one slot to the left, with one slip fewer in the hat.',
      'A second group does the same, but never lets a card stay where it is.',
      'After ten runs each, count how often the first card is back in its place.',
    ],
    look: 'In the first group it happens about one time in eight. In the second it never does: their shuffle makes only cycles. Somebody will say that the second “mixes better”. That is the moment.',
  },
  homework: ['fisher-yates/traced-order', 'fisher-yates/paths-to-order', 'fisher-yates/seed-bits'],
} satisfies TeachingNote;
