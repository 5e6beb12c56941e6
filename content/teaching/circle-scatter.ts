import type { TeachingNote } from './notes';

export default {
  chapter: 'circle-scatter',
  aims: [
    'say why an even distance crowds the middle',
    'derive the square root from areas',
    'use rejection, and say what it costs',
    'tell “even” from “evenly spaced”',
  ],
  lesson: [
    [5, 'The opening figure: it looks natural. Ask for the share of points within half the radius.'],
    [10, 'Five rings by hand: areas as 1 to 3 to 5 to 7 to 9. Everyone fills in the table.'],
    [10, 'Turn it around: how far out is the point that has a quarter of all the others nearer than itself?'],
    [10, 'Darts. Let them estimate the share that hits, then what four times that share reminds them of.'],
    [10, 'Directions from a box: predict the rose. Then spacing, as an outlook.'],
    [5, 'Recall cards.'],
  ],
  short: 'Rings and the root. Show the darts at the end, without the estimate.',
  misconceptions: [
    {
      thought: 'If both numbers are drawn fairly, the points are fair.',
      figure: 'circle-scatter',
      answer: 'Look at the bars: rings of the same area, and the innermost has three times its share.',
    },
    {
      thought: 'Rejection wastes too much to be serious.',
      figure: 'darts',
      answer: 'Read the accepted share. It wastes less than a quarter, and needs neither root nor sine.',
    },
    {
      thought: 'A random point of a square gives a random direction.',
      figure: 'direction-rose',
      answer: 'The petals lean to the corners. Then choose the method that throws the corners away.',
    },
    {
      thought: 'Even means that points keep their distance.',
      figure: 'spacing',
      answer:
        'Uniform points clump, and should. Choose Poisson-disc for trees and see the difference in the bars.',
    },
  ],
  questions: [
    'Where would you want a scatter that crowds the middle?',
    'A map shows cases of a disease as dots. They clump. What would you check first?',
    'How would you scatter points on a heart, or on your country?',
  ],
  unplugged: {
    title: 'Rice on a plate',
    material: 'A round plate on a square tray of the same width, rice, a ruler for each group.',
    steps: [
      'Drop grains from high up, so that they fall all over the tray. Sweep away what lies beside the plate.',
      'Count what is on the plate, and what was swept away.',
      'Put a saucer of half the plate’s width in the middle. How many grains are on it?',
      'Four times the share on the plate: write it on the board, with all groups’ numbers.',
    ],
    look: 'The saucer has a quarter of the grains of the plate, and not half of them. The mean over the class is closer to π than most groups’ own: a good moment for the root of the number.',
  },
  homework: ['circle-scatter/share-within', 'circle-scatter/expected-tries', 'circle-scatter/which-is-even'],
} satisfies TeachingNote;
