/** What chapter 1 asks its reader to predict. */
import { exercise } from '../../components/exercise-kit/exercise';
import { makeGenerator, tally, uniformInt } from '../../src/random';
import { lcgDie } from '../numbers/lcg-die';

const restarted = lcgDie(42);
const neighbor = lcgDie(43);

const predictSameSeed = exercise<object>({
  id: 'prngs/predict-same-seed',
  title: 'After a restart',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    `A machine is given the seed 42 and rolls eight dice: ${restarted.join(' ')}. It is switched off, started again a week later, and given the seed 42 once more. How many of its next eight rolls are the same, each in its place?`,
  options: () => [
    { id: 'all', text: 'All eight', right: true, say: 'All eight. The seed decides every roll.' },
    {
      id: 'sixth',
      text: 'One or two, by chance',
      right: false,
      say: 'Many people expect this, since two real dice agree on one roll in six. This machine has no dice, only a rule.',
    },
    {
      id: 'first',
      text: 'The first few, then they drift apart',
      right: false,
      say: 'Many people expect this, since small errors grow in the weather. Whole numbers have no small errors.',
    },
    {
      id: 'none',
      text: 'None: it goes on where it stopped',
      right: false,
      say: 'It would, if it had kept its state and not been given a seed. The seed puts it back at the start.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'Ask what the machine could use to come up with another roll.',
  ],
  solution: () =>
    `It rolls ${restarted.join(' ')} again, all eight. A state, a rule for the next state and a rule for the roll are all there is, and none of them knows the date. Same seed, same rolls: that is the whole use of a seed.`,
});

const predictNeighborSeed = exercise<object>({
  id: 'prngs/predict-neighbor-seed',
  title: 'The seed next door',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    `With the seed 42, the generator \`s ← (1103515245·s + 12345) mod 2³²\` and the die \`s mod 6 + 1\` roll ${restarted.join(' ')}. A second machine starts at 43. In how many of a thousand turns do both show the same face?`,
  options: () => [
    {
      id: 'sixth',
      text: 'About 167, one in six',
      right: false,
      say: 'Many people expect this, since it holds for two unrelated dice. These two are more closely related than they look.',
    },
    {
      id: 'most',
      text: 'Nearly all of them',
      right: false,
      say: 'Many people expect this, since the seeds are neighbors. One step multiplies that small distance by more than a billion.',
    },
    {
      id: 'none',
      text: 'None at all',
      right: true,
      say: 'Not one. When one machine rolls odd, the other rolls even.',
    },
    {
      id: 'half',
      text: 'About 500, every other turn',
      right: false,
      say: 'Odd and even do play a part, and in a way that is worse than this.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'The seeds differ by an odd number. What does a step do to that?',
  ],
  solution: () =>
    `None. The second machine rolls ${neighbor.join(' ')}. The two states always differ by an odd number, since an odd difference times an odd multiplier stays odd. So one die is odd whenever the other is even, turn after turn. Seeds that are close need a generator that stirs them well.`,
});

/** As the figure of die rolls counts them. */
function sixHundredRolls(): number[] {
  const rng = makeGenerator('mt19937', 42);
  return tally(600, 1, 6, () => uniformInt(rng, 1, 6));
}

const predictDie = exercise<object>({
  id: 'prngs/predict-die',
  title: 'Six hundred rolls',
  kind: 'sketch',
  variant: () => ({}),
  prompt: () =>
    'A fair die is rolled 600 times. Draw how often you expect each face to come up, as it will be counted and not as it should be on average.',
  bars: () => ['1', '2', '3', '4', '5', '6'],
  unit: 'rolls out of 600',
  max: () => 160,
  truth: sixHundredRolls,
  hints: () => [
    'A sketch is not judged. Draw what you would bet on.',
    'Each face gets 100 on average. How far from that would still not surprise you?',
  ],
  solution: () =>
    `The counts are ${sixHundredRolls().join(', ')}, rolled by the Mersenne Twister from the seed 42. Six bars of exactly 100 would be a suspicious die: a count strays by about ${Math.round(Math.sqrt((600 * 5) / 36))} on a typical face, and now and then by twice that. A fair die is even in the long run and uneven on the way.`,
});

const predictLowBit = exercise<object>({
  id: 'prngs/predict-low-bit',
  title: 'The lowest bit',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'The generator `s ← (1103515245·s + 12345) mod 2³²` makes raw numbers up to 4,294,967,295. The lowest bit of each is written down: 0 or 1. What does that sequence look like?',
  options: () => [
    {
      id: 'coin',
      text: 'Like tosses of a coin',
      right: false,
      say: 'Many people expect this, since the numbers themselves look well mixed. The mixing goes upward only, and the lowest bit is at the bottom.',
    },
    {
      id: 'alternates',
      text: '0 and 1 in turn, forever',
      right: true,
      say: 'It alternates, without a single exception.',
    },
    {
      id: 'runs',
      text: 'Long runs of 0, then long runs of 1',
      right: false,
      say: 'The suspicion is right: this bit has a habit. It is a quicker one.',
    },
    {
      id: 'constant',
      text: 'Always the same bit',
      right: false,
      say: 'An even increment would do that. This one is odd.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'Is an odd number times an odd state, plus an odd number, odd or even?',
  ],
  solution: () =>
    'It alternates: 0, 1, 0, 1. The multiplier and the increment are odd, so an odd state becomes even and an even one odd. Bit 1 repeats every 4 draws, bit 2 every 8, and so on up, which is why the high bits are the ones to use.',
});

export default [predictSameSeed, predictNeighborSeed, predictDie, predictLowBit];
