import type { TeachingNote } from './notes';

export default {
  chapter: 'prngs',
  aims: [
    'step a small generator by hand, and say what its state is',
    'say what a seed decides, and choose between a fixed and a fresh one',
    'explain why one call too many breaks a replay',
    'name one thing to look for in a bad generator',
  ],
  lesson: [
    [
      5,
      'Show the opening figure without a word. Ask what is wrong with these dice. Take guesses, do not judge them.',
    ],
    [10, 'Step the generator by hand, together, on the board: three steps, with the remainder written out.'],
    [
      10,
      'In pairs: “Same seed, same rolls”. One chooses a seed, the other predicts whether the rows will agree.',
    ],
    [10, 'Lockstep. Everybody commits to the turn at which the machines part, then you move the slider.'],
    [10, 'Low bits and pairs: what a picture shows that a list of numbers hides.'],
    [5, 'Recall cards, with the books closed.'],
  ],
  short: 'Leave out low bits and pairs. Keep the hand-stepping, which carries the rest.',
  misconceptions: [
    {
      thought: 'A random generator gives different numbers each time.',
      figure: 'same-seed',
      answer:
        'Set both seeds to one number and let them look for a difference. There is none, however long the row.',
    },
    {
      thought: 'A bigger seed gives more random numbers.',
      figure: 'same-seed',
      query: 'seed=7&other=4000000000',
      answer:
        'Ask which of the two rows came from the big one. Nobody can tell. The seed chooses where to start, and not how well it runs.',
    },
    {
      thought: 'If it looks random, it is.',
      figure: 'low-bits',
      answer: 'The dice of this generator look fine. Its lowest bit goes on, off, on, off for ever.',
    },
    {
      thought: 'One extra number cannot matter.',
      figure: 'lockstep',
      answer: 'Move the extra draw to turn 2. From there on no roll is where it was.',
    },
  ],
  questions: [
    'A speedrunner wants the same dungeon again. What has the game to store, and what must it promise never to change?',
    'Your game seeds its generator with the clock, in seconds. A thousand players start at the same second. Is that a problem?',
    'Why would a scientist want numbers that can be repeated?',
  ],
  unplugged: {
    title: 'A generator of people',
    material:
      'One card for each student in a row of eight, numbered 0 to 7, and a rule on the board: the next number is 5 times this one, plus 3, modulo 8.',
    steps: [
      'Somebody names a seed. The student with that card stands up and computes the next number aloud.',
      'The student who has that number goes on. The class writes the sequence down.',
      'Stop when somebody is called a second time. How long was the row?',
      'Change the rule to 4 times the number, plus 2, and do it again.',
    ],
    look: 'With the first rule all eight are called before anyone comes twice. With the second a few are called over and over, and most stay in their seats: that is a short period, and everyone has felt it. Then ask who noticed that odd and even take turns.',
  },
  homework: ['prngs/next-states', 'prngs/which-seed', 'prngs/full-tour'],
} satisfies TeachingNote;
