import type { TeachingNote } from './notes';

export default {
  chapter: 'octaves',
  aims: [
    'add up octaves by hand, and divide by the right number',
    'set octaves, lacunarity and gain, and say which of them was turned',
    'predict where the sum’s values fall, and stretch them before use',
    'say from which octave on detail is wasted',
  ],
  lesson: [
    [5, 'One octave from the side. What does it lack? Let somebody draw a real mountain beside it.'],
    [10, 'Three layers by hand: three numbers, weights 1, ½, ¼, and the question what to divide by.'],
    [10, 'The knobs. One student turns one of them with the names hidden, the rest say which it was.'],
    [10, 'Sketch the histogram of four octaves, then look. Two dice make it plausible.'],
    [
      10,
      'The map without snow. Why, and what is the cure? Who is hurt if each piece of a world is stretched by itself?',
    ],
    [5, 'Recall cards.'],
  ],
  short: 'Layers by hand and the map without snow.',
  misconceptions: [
    {
      thought: 'More octaves make higher mountains.',
      figure: 'octave-stack',
      answer: 'Add one after the other. The sum is divided: the mountains stay, and get rougher.',
    },
    {
      thought: 'The values go from 0 to 1, so they are spread over 0 to 1.',
      figure: 'where-values-fall',
      answer: 'Four octaves: nearly nine in ten lie between the marks.',
    },
    {
      thought: 'If there is no snow, the seed is a dull one.',
      figure: 'terrain-bands',
      answer: 'Try ten seeds. Then tick the stretch.',
    },
    {
      thought: 'Detail cannot hurt.',
      figure: 'octave-cost',
      answer: 'Everything in amber is dust that flickers when the view moves, and it is paid for in full.',
    },
  ],
  questions: [
    'How long is the coast of an island? What does the answer depend on?',
    'A camera shakes when a giant walks by. What should change with its distance: amplitude, speed, or both?',
    'Which of your own drawings would look wrong with only one size of detail?',
  ],
  unplugged: {
    title: 'A skyline of four dice',
    material: 'Squared paper, two dice for each group.',
    steps: [
      'Across 16 squares: one throw of two dice for every eighth square, times four. Join the points with straight lines.',
      'A second line, one throw for every fourth square, times two. A third for every second square, as it is.',
      'Add the three lines at every square, and draw the sum.',
      'Mark every square where the sum is above nine tenths of what it could be.',
    ],
    look: 'The sums look like hills with bushes on them. In most groups nothing is marked in the last step, though each single line touched its top somewhere. Put all sums of the class into one tally: it is a heap.',
  },
  homework: ['octaves/sum-by-hand', 'octaves/stretch-value', 'octaves/which-knob'],
} satisfies TeachingNote;
