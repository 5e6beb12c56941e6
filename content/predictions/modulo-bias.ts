/** What chapter 2 asks its reader to predict. */
import { exercise } from '../../components/exercise-kit/exercise';
import { biasOf, Pcg32, tally, uniformInt } from '../../src/random';
import { grouped } from '../numbers/numerals';

const RAW = 16;
const FACES = 6;
const die = biasOf(RAW, FACES);
/** How many raw values make each face. */
const madeBy = Array.from(
  { length: FACES },
  (_, face) => Number(die.quotient) + (face < die.remainder ? 1 : 0),
);

const whichFace = exercise<object>({
  id: 'modulo-bias/which-face',
  title: 'The face that is ahead',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    `A generator makes ${RAW} raw values, 0 to ${RAW - 1}, each equally likely. A die is made of them by \`raw % ${FACES} + 1\`. Over many rolls, which faces come up more often than the others?`,
  options: () => [
    {
      id: 'none',
      text: 'None: the generator is fair',
      right: false,
      say: 'Many people expect this, since nothing is wrong with the generator. The unfairness comes in after it, at the remainder.',
    },
    {
      id: 'one',
      text: 'The 1 alone',
      right: false,
      say: 'Many people expect this, since the deal starts at the 1. The leftovers reach further than that.',
    },
    {
      id: 'first',
      text: `The faces 1 to ${die.favored}`,
      right: true,
      say: 'These are the faces that the leftovers go to.',
    },
    {
      id: 'six',
      text: 'The 6 alone',
      right: false,
      say: 'Many people expect this, since whatever is left tends to end up at the end. These leftovers go where the deal started.',
    },
    {
      id: 'last',
      text: `The faces ${Number(die.favored) + 1} and ${FACES}`,
      right: false,
      say: 'Two groups of faces is right, and these are the ones that go without.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    `How often does ${FACES} go into ${RAW}, and where does the rest go?`,
  ],
  solution: () =>
    `${RAW} = ${die.quotient} × ${FACES} + ${die.remainder}. Every face is made by ${die.quotient} raw values, and the ${die.remainder} left over go to the faces 1 to ${die.favored}. They come up ${die.ratio} times as often as the ${die.favored + 1n} and the ${FACES}.`,
});

const ROLLS = 4800;

function biasedRolls(): number[] {
  const rng = new Pcg32(42);
  return tally(ROLLS, 1, FACES, () => (uniformInt(rng, 0, RAW - 1) % FACES) + 1);
}

const predictPiles = exercise<object>({
  id: 'modulo-bias/predict-piles',
  title: 'The shape of the bias',
  kind: 'sketch',
  variant: () => ({}),
  prompt: () =>
    `A die is made by \`raw % ${FACES} + 1\` from ${RAW} equally likely raw values and rolled ${grouped(ROLLS)} times. Draw how often each face comes up.`,
  bars: () => madeBy.map((_, face) => String(face + 1)),
  unit: `rolls out of ${grouped(ROLLS)}`,
  max: () => 1200,
  truth: biasedRolls,
  hints: () => [
    'A sketch is not judged. Draw what you would bet on.',
    `A fair die would show each face about ${grouped(ROLLS / FACES)} times. Which faces have more raw values behind them?`,
  ],
  solution: () =>
    `The faces are made by ${madeBy.join(', ')} raw values of ${RAW}, so out of ${grouped(ROLLS)} rolls about ${madeBy.map((count) => grouped((ROLLS * count) / RAW)).join(', ')} are to be expected. It is a step, not a slope: no face is a little lucky. What was rolled strays from that a little, as any die does.`,
});

export default [whichFace, predictPiles];
