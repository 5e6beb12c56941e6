import type { TeachingNote } from './notes';

export default {
  chapter: 'flow-fields',
  aims: [
    'turn a value into a heading, and say why two turns are the usual choice',
    'average directions, and read the length of the mean',
    'carry a particle for a few frames by hand',
    'say why rivers form, and what a curl does about it',
  ],
  lesson: [
    [5, 'One turn, and everything drifts left. Ask why before you show a single number.'],
    [10, 'Headings of five values by hand, with one turn and with two. Mark them on a circle on the board.'],
    [10, 'Four students are arrows. Walk one step each: where does the middle of the group end up?'],
    [10, 'White noise against noise. Commit to a number of pixels, then play it.'],
    [10, 'Rivers: are births unfair? Then the curl, and the walk around the square.'],
    [5, 'Recall cards, and the studio on the big screen while they pack.'],
  ],
  short: 'Headings, white noise, and the studio.',
  misconceptions: [
    {
      thought: 'Random values make random directions.',
      figure: 'arrows',
      answer: 'Random, and nearly all to the left. Common values are near one half.',
    },
    {
      thought: 'The mean of 350° and 10° is 180°.',
      figure: 'arrows',
      query: 'turns=2',
      answer: 'Average them as arrows. The bold one is what is left when they have cancelled.',
    },
    {
      thought: 'In white noise particles wander about.',
      figure: 'random-walk',
      answer: 'They are caught between two pixels, and do not even get as far as a drunkard would.',
    },
    {
      thought: 'Rivers are where more particles are born.',
      figure: 'curl',
      answer:
        'Nobody is born in this figure, and the rivers come all the same. Choose curl, and they do not.',
    },
  ],
  questions: [
    'Wind maps show streaks, not arrows. What does a streak tell that an arrow does not?',
    'An artist sells a picture made by a seed. What exactly is sold?',
    'Which field would you choose for hair, for smoke, for a crowd leaving a stadium?',
  ],
  unplugged: {
    title: 'A field of people',
    material: 'A floor with tiles or taped squares, five by five, a slip with an arrow in each.',
    steps: [
      'Lay the arrows at random. A student starts anywhere and follows them, one square at a time.',
      'Count the steps until they come to a square for the second time.',
      'Now turn each arrow until it differs from its neighbors’ by a quarter turn at most. Walk again.',
      'Start five students at once, and watch where they end up.',
    ],
    look: 'With random arrows the walk is caught within a few steps. With gentle ones it crosses the floor, and the five walkers tend to end behind each other: a river, and nobody drew it.',
  },
  homework: ['flow-fields/heading-degrees', 'flow-fields/mean-length', 'flow-fields/step-particle'],
} satisfies TeachingNote;
