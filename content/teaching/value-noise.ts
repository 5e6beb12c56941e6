import type { TeachingNote } from './notes';

export default {
  chapter: 'value-noise',
  aims: [
    'tell white noise from coherent noise',
    'say why noise needs a hash and not a generator',
    'blend four corners by hand',
    'say where value noise has its hilltops, and whose name it does not bear',
  ],
  lesson: [
    [5, 'Static and hills. What would you do to the left picture to get the right one? Take all answers.'],
    [10, 'Corners: why not a generator? Two players come to the same place by two ways.'],
    [10, 'Blend by hand: 0.2 and 0.8, a quarter of the way, straight and smooth.'],
    [10, 'The square: one group does the upper edge, one the lower, one the last blend.'],
    [10, 'Where the hilltops are: predict, then look. Names: what is Perlin’s and what is not.'],
    [5, 'Recall cards.'],
  ],
  short: 'Corners and the blend by hand. The hilltops can be shown in two minutes.',
  misconceptions: [
    {
      thought: 'Smooth noise comes from blurring random pixels.',
      figure: 'white-vs-value',
      answer:
        'Take the square size down to 1: the two pictures become the same. Nothing was blurred, numbers were set apart.',
    },
    {
      thought: 'Two seeds that differ by one give similar fields.',
      figure: 'hash-lab',
      answer:
        'Step the seed by one and look for anything that stays. (Then tell them what the chapter admits.)',
    },
    {
      thought: 'Cutting the fraction off finds the corner.',
      figure: 'blend-2d',
      query: 'x=-0.6&y=0.5&corner=truncate',
      answer: 'It does, until somebody walks west. The land tears at zero.',
    },
    {
      thought: 'Clouds change if time is added to x.',
      figure: 'slice-3d',
      query: 'change=slide',
      answer: 'They slide. Make time an axis of its own and play it again.',
    },
  ],
  questions: [
    'A world is to be the same for all players, and none of it may be stored. What must be sent to a new player?',
    'What would you notice of the grid if you flew over the land? What if you walked on it?',
    'Why would a film studio pay for dirt?',
  ],
  unplugged: {
    title: 'Noise on a string',
    material: 'A rope across the room with a knot every meter, pegs, a die, paper.',
    steps: [
      'At each knot throw the die and hang a paper at that height, 10 cm for each point.',
      'Between two knots, students stand every 20 cm and hold their hand where a straight line would be.',
      'Take a picture. Then again, with the share eased: stay near a knot for longer, hurry in the middle.',
      'Somebody at the far end is asked for their height, before anyone between has thrown. Can they answer?',
    ],
    look: 'The first picture has a crease at every knot, the second has none. And the last question is the point of a hash: with dice in a row they have to wait, with a rule from the place they need not.',
  },
  homework: ['value-noise/smooth-blend', 'value-noise/four-corners', 'value-noise/why-a-hash'],
} satisfies TeachingNote;
