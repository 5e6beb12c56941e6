import type { TeachingNote } from './notes';

export default {
  chapter: 'weighted-loot',
  aims: [
    'pick by weight with one number on a line',
    'say how far ten thousand pulls may stray before one should worry',
    'compute the chance of at least one success in many tries',
    'compare a linear pick with an alias table',
  ],
  lesson: [
    [5, 'A chest with four kinds of loot. Ask what 3 percent means for somebody who opens a hundred.'],
    [10, 'The line: weights end to end, one roll, one slice. Two students are the ends of the line.'],
    [10, 'Ten thousand pulls. Everyone bets on the rarest share, then run it. Draw the band.'],
    [10, 'One in a hundred, a hundred times: let them commit to a number between 0 and 100 percent.'],
    [10, 'Pity. What does it do to the mean, and what to the worst case?'],
    [5, 'Recall cards.'],
  ],
  short: 'The line, and one in a hundred. Pity is a good homework.',
  misconceptions: [
    {
      thought: 'One percent means: once in a hundred pulls.',
      figure: 'pity',
      query: 'base=1&step=0&hard=500',
      answer: 'Read the curve at 100 pulls. More than a third of all players are still waiting.',
    },
    {
      thought: 'After fifty misses it is due.',
      figure: 'loot-pulls',
      answer:
        'Change the seed a few times and let them look for the long droughts. Nothing makes up for them.',
    },
    {
      thought: 'The shares should be exact if it is fair.',
      figure: 'loot-pulls',
      answer:
        'The band says how far they may stray. Ten times as many pulls make it three times as narrow, not ten.',
    },
    {
      thought: 'Picking from ten thousand entries must take ten thousand steps.',
      figure: 'alias-table',
      answer: 'Build it step by step. Afterward one column and one comparison are enough.',
    },
  ],
  questions: [
    'Should a game have to print its odds? Which odds: of one pull, or of a hundred?',
    'Who gains from pity: the players, or the shop?',
    'A friend reloads until the chest gives the sword. What would you change in the code, and would you?',
  ],
  unplugged: {
    title: 'A wall of loot',
    material: 'A strip of paper 100 cm long, tape, a die with ten sides or slips numbered 0 to 9.',
    steps: [
      'Tape the strip to the wall. Mark off 60, 25, 12 and 3 cm.',
      'Two throws of the die are a number from 0 to 99: that is where the pull lands.',
      'Each student makes ten pulls and puts a dot on the strip for each.',
      'Before the last student, everyone writes down how many dots the 3 cm will have.',
    ],
    look: 'With 25 students there are 250 dots, and seven or eight of them are expected on the short piece. Anything from three to thirteen is ordinary. Ask those who got none in ten pulls to stand up: that is about three quarters of the class.',
  },
  homework: ['weighted-loot/standard-error', 'weighted-loot/which-method', 'weighted-loot/pick-weighted'],
} satisfies TeachingNote;
