import type { TeachingNote } from './notes';

export default {
  chapter: 'modulo-bias',
  aims: [
    'count by hand which results of a remainder come up more often',
    'compute the bias of any range, and say when it matters',
    'fix it by throwing raw values away',
    'say why the ratio does not depend on how far a range is from a clean multiple',
  ],
  lesson: [
    [
      5,
      'Ten raw values, three piles. Everybody writes down how many land in each, before the figure is moved.',
    ],
    [
      10,
      'Deal by hand, then in the figure. Whose guess was right is less interesting than why the first pile gets one more.',
    ],
    [10, 'On the board: quotient and remainder. Do 32,768 raw values and 100 piles together.'],
    [10, 'Bias against the number of results. Ask for a range where it is worse than one in a hundred.'],
    [10, 'The cure: throw the leftover away. Let them say what it costs before you show it.'],
    [5, 'Recall cards.'],
  ],
  short: 'Do the piles, the quotient and the cure. The bias meter can be homework.',
  misconceptions: [
    {
      thought: 'The remainder is fair if the generator is.',
      figure: 'pigeonholes',
      answer: 'Every raw value comes up equally often, and the piles are still uneven. The mapping does it.',
    },
    {
      thought: 'The bias is worse the farther the range is from a clean multiple.',
      figure: 'bias-meter',
      answer: 'Move the number of results slowly. The ratio stays on a stair: only the quotient counts.',
    },
    {
      thought: 'Rejection may loop for ever, so it cannot be used.',
      figure: 'rejection-race',
      answer:
        'Watch the raw draws used per result. Fewer than half are ever thrown away, and usually nearly none.',
    },
    {
      thought: 'A range of real numbers includes both of its ends.',
      figure: 'half-open',
      answer: 'Let them find the number of bits at which the upper end does come up.',
    },
  ],
  questions: [
    'A lottery draws six numbers with a biased remainder. The bias is one in ten thousand. Would you tell the press?',
    'Two programs deal from the same seed, one by remainder and one by rejection. For how long do they agree?',
    'Where have you met a “nearly fair” rule outside of computing?',
  ],
  unplugged: {
    title: 'Dealing ten cards to three people',
    material: 'Ten cards with the numbers 0 to 9 for each group of four, and a bag.',
    steps: [
      'Three sit, the fourth deals: card number modulo 3 says who gets it. Count.',
      'Now draw from the bag with replacement, thirty times, and keep a tally.',
      'Take the 9 out of the bag. Thirty draws again.',
      'Do not take it out, but agree to draw again whenever it comes up.',
    ],
    look: 'The first pile leads by about one draw in ten, and it is the same pile in every group. The last two rounds are the same cure: shrink the bag, or ignore what is left over. Let them say which one a computer can do.',
  },
  homework: ['modulo-bias/favored-count', 'modulo-bias/full-mapping', 'modulo-bias/alike'],
} satisfies TeachingNote;
