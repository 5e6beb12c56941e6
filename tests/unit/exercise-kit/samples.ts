/** One small exercise of each kind, for the kit's own tests. */
import { exercise } from '../../../components/exercise-kit/exercise';
import { rational } from '../../../src/answers';
import { rejectInt } from '../../../src/random';

export const numeric = exercise<{ raw: number; sides: number }>({
  kind: 'numeric',
  id: 'sample/favored-share',
  title: 'Share of the favored',
  variant: (rng) => ({ raw: 16, sides: 3 + rejectInt(rng, 4) }),
  prompt: ({ raw, sides }) =>
    `A generator makes ${raw} values. You take \`raw % ${sides}\`. What share of the values goes to 0?`,
  hints: ({ sides }) => [`Count the values whose remainder by ${sides} is 0.`, 'Divide by all values.'],
  solution: ({ raw, sides }) => `${Math.ceil(raw / sides)} of ${raw} values leave 0.`,
  answer: ({ raw, sides }) => rational(BigInt(Math.ceil(raw / sides)), BigInt(raw)),
  asked: { decimals: 3 },
  mistakes: ({ raw, sides }) =>
    Math.ceil(raw / sides) * sides === raw
      ? []
      : [
          {
            answer: rational(1n, BigInt(sides)),
            say: 'That is the naive share: the values do not divide evenly.',
          },
        ],
});

export const choice = exercise<{ n: number }>({
  kind: 'choice',
  id: 'sample/which-bit',
  title: 'The weakest bit',
  variant: (rng) => ({ n: 2 + rejectInt(rng, 5) }),
  prompt: ({ n }) => `Which bit of an LCG modulo 2^${n} repeats soonest?`,
  hints: () => ['Look at the period of each bit.'],
  solution: () => 'The lowest bit flips at each step.',
  options: () => [
    { id: 'lowest', text: 'The lowest', right: true, say: 'It flips at each step.' },
    { id: 'highest', text: 'The highest', right: false, say: 'The highest bit has the whole period.' },
    {
      id: 'middle',
      text: 'One in the middle',
      right: false,
      say: 'Each bit has twice the period of the one below.',
    },
    { id: 'none', text: 'None of these', right: false, say: 'One of them does.', last: true },
  ],
});

export const several = exercise<null>({
  kind: 'choice',
  id: 'sample/which-hold',
  title: 'Which hold',
  several: true,
  variant: () => null,
  prompt: () => 'Which of these are *always* true of a seed?',
  hints: () => ['A seed is a number.'],
  solution: () => 'The first two.',
  options: () => [
    {
      id: 'same',
      text: 'Same seed, same sequence',
      right: true,
      say: 'A generator is a function of its seed.',
    },
    { id: 'kept', text: 'It can be written down', right: true, say: 'It is a number.' },
    { id: 'secret', text: 'It is secret', right: false, say: 'Anyone can try all seeds.' },
  ],
});

export const prediction = exercise<null>({
  kind: 'choice',
  predict: true,
  id: 'sample/first-guess',
  title: 'A first guess',
  variant: () => null,
  prompt: () => 'Sixteen values go into six piles. What happens?',
  hints: () => ['Deal them by hand.'],
  solution: () => 'Four piles get three values, two get two.',
  options: () => [
    { id: 'even', text: 'Every pile gets the same', right: false, say: 'Sixteen is no multiple of six.' },
    {
      id: 'first',
      text: 'The first piles get more',
      right: true,
      say: 'The leftovers go to the first piles.',
    },
  ],
});

export const trace = exercise<{ a: number; seed: number }>({
  kind: 'trace',
  id: 'sample/three-steps',
  title: 'Three steps',
  program: 'lcgStep',
  variant: (rng) => ({ a: 5 + 4 * rejectInt(rng, 3), seed: 1 + rejectInt(rng, 10) }),
  prompt: ({ a, seed }) => `The state is ${seed}. Each step makes \`(${a} * s + 1) % 16\` of it.`,
  hints: () => ['Multiply, add, divide by 16, keep the remainder.'],
  solution: ({ a, seed }) => `The states are ${run(a, seed).join(', ')}.`,
  blanks: () => ['s₁', 's₂', 's₃'],
  run: ({ a, seed }) => run(a, seed),
  mistakes: ({ a, seed }) => {
    const values = [1, 2, 3].map((k) => (a * (seed + k - 1)) % 16);
    return values.join() === run(a, seed).join() ? [] : [{ values, say: 'The 1 was left out.' }];
  },
});

function run(a: number, seed: number): number[] {
  const states: number[] = [];
  for (let s = seed; states.length < 3;) states.push((s = (a * s + 1) % 16));
  return states;
}

export const goal = exercise<{ piles: number }>({
  kind: 'goal',
  id: 'sample/even-piles',
  title: 'Even piles',
  widget: 'pigeonholes',
  variant: (rng) => ({ piles: 5 + rejectInt(rng, 4) }),
  prompt: ({ piles }) => `Find a number of raw values that treats ${piles} piles alike.`,
  hints: ({ piles }) => [`A multiple of ${piles}.`],
  solution: ({ piles }) => `Every multiple of ${piles} does, such as ${piles * 3}.`,
  start: ({ piles }) => ({ raw: piles * 2 + 1, piles, reject: false }),
  holds: ({ piles }, values, { most, least }) => values['piles'] === piles && most === least,
  say: ({ piles }, values) =>
    values['piles'] === piles ? 'Some piles are fuller than others.' : `Keep the piles at ${piles}.`,
  reached: ({ piles }) => ({ raw: piles * 2, piles, reject: false }),
});

export const sketch = exercise<null>({
  kind: 'sketch',
  id: 'sample/six-hundred-rolls',
  title: 'Six hundred rolls',
  variant: () => null,
  prompt: () => 'A fair die is rolled 600 times. Draw how often each face comes up.',
  hints: () => ['Each face is as likely as any other.'],
  solution: () => 'Each comes up about 100 times, some more, some less.',
  bars: () => ['1', '2', '3', '4', '5', '6'],
  unit: 'rolls out of 600',
  max: () => 200,
  truth: () => [104, 91, 110, 99, 95, 101],
});
