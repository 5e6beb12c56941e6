import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'lcg-stepper',
  title: 'A generator by hand',
  question: 'How does a machine without chance make numbers that look like chance?',
  chapter: 'prngs',
  caption:
    'Each step multiplies the state, adds, and keeps the lowest bits; the remainder makes the roll. ' +
    'Try this: set the multiplier to 5, the increment to 3 and the bits to 4, and play until the state comes round.',
  shape: { wide: 2.5, narrow: 1.02 },
  parameters: {
    steps: {
      kind: 'number',
      control: 'slider',
      label: 'Steps',
      help: 'How many times the machine has stepped.',
      default: 8,
      min: 0,
      max: 32,
    },
    seed: {
      kind: 'seed',
      label: 'Seed',
      help: 'The state before the first step. Only as many of its bits count as the machine keeps.',
      default: 42,
    },
    multiplier: {
      kind: 'number',
      control: 'box',
      label: 'Multiplier',
      help: 'What the state is multiplied by.',
      default: 1103515245,
      min: 0,
      max: 4294967295,
    },
    increment: {
      kind: 'number',
      control: 'box',
      label: 'Increment',
      help: 'What is added after that.',
      default: 12345,
      min: 0,
      max: 4294967295,
    },
    modulusBits: {
      kind: 'number',
      control: 'box',
      label: 'Bits kept',
      help: 'How many of the lowest bits stay: the modulus is 2 to this power.',
      default: 32,
      min: 1,
      max: 32,
    },
    sides: {
      kind: 'number',
      control: 'box',
      label: 'Sides',
      help: 'The roll is the remainder of the state by this number, plus 1.',
      default: 6,
      min: 2,
      max: 20,
    },
  },
  outputs: {
    state: { label: 'State' },
    roll: { label: 'Roll', none: 'none yet' },
    period: { label: 'State repeats every', unit: 'steps' },
  },
  say({ steps, seed, multiplier, increment, sides }, { state, roll, period }) {
    const now =
      steps === 0
        ? `Before the first step the state is ${state}, from the seed ${seed}.`
        : `After ${steps} ${steps === 1 ? 'step' : 'steps'} from seed ${seed} the state is ${state} and the die shows ${roll}.`;
    // The lowest bit of a × s + c flips at every step when both are odd, and an even number of sides keeps it.
    const alternates = multiplier % 2 === 1 && increment % 2 === 1 && sides % 2 === 0;
    const habit = alternates ? 'its rolls alternate between odd and even, and ' : '';
    return `${now} The machine has habits: ${habit}${period === 1 ? 'its state ends up standing still' : `its state repeats every ${period} steps`}.`;
  },
  code: ['Lcg', 'lcgStep', 'moduloInt'],
  clock: { parameter: 'steps', perSecond: 2 },
});
