/** How the programs of chapter 2 are judged. */
import type { Case, CodeChecks, Mistake, Program, Property } from '../../components/exercise-kit/code/checks';
import { scripted } from '../../components/exercise-kit/code/scripted';
import { showValue } from '../../components/exercise-kit/code/show-value';
import {
  countsOf,
  follows,
  isResult,
  neverRefuses,
  type Pick,
  picks,
  refusesOnce,
  sharesUnevenly,
} from '../../components/exercise-kit/code/watch-pick';
import { chiSquare, UINT32_VALUES } from '../../src/random';

/** A right program is unlucky below this less than once in a million. */
const LEVEL = 1e-6;
const MANY = 12_000;

const same = (a: readonly unknown[], b: readonly unknown[]) => a.every((got, at) => Object.is(got, b[at]));

function draws(pick: Pick, program: Program): number {
  const { rng, draws: drawn } = scripted([], 3);
  pick.call(program, rng);
  return drawn();
}

/** What every fair pick promises, whatever its n. */
function propertiesOf(pick: Pick): Property[] {
  const { n, low } = pick;
  return [
    {
      name: 'range',
      broken: (program) => {
        const outside = picks(pick, program, 2000, 11).find((got) => !isResult(pick, got));
        return outside === undefined
          ? undefined
          : `Every result has to be a whole number from ${low} to ${low + n - 1}, and one was ${showValue(outside)}.`;
      },
    },
    {
      name: 'same seed, same results',
      broken: (program) =>
        same(picks(pick, program, 100, 5), picks(pick, program, 100, 5))
          ? undefined
          : 'The same seed has to give the same results again, and it does not. Is something kept from call to call?',
    },
    {
      name: 'ends',
      broken: (program) => {
        const missing = countsOf(pick, picks(pick, program, 2000, 12)).indexOf(0);
        return missing < 0 ? undefined : `In 2,000 tries ${missing + low} never came up.`;
      },
    },
    {
      name: 'fairness',
      broken: (program) =>
        chiSquare(countsOf(pick, picks(pick, program, MANY, 13))).p < LEVEL
          ? `In ${MANY.toLocaleString('en-US')} tries the results came up too unevenly to be luck.`
          : undefined,
    },
    {
      name: 'exact fairness',
      broken: (program) =>
        neverRefuses(pick, program)
          ? `No raw value is ever thrown away, so that 2³² of them cannot be shared evenly by ${n}.`
          : undefined,
    },
    {
      name: 'refuses again',
      broken: (program) =>
        refusesOnce(pick, program)
          ? 'A raw value that is refused at first is taken when it comes again.'
          : undefined,
    },
    {
      name: 'equal shares',
      broken: (program) =>
        sharesUnevenly(pick, program) ? 'The raw values that are kept cannot be shared evenly.' : undefined,
    },
  ];
}

/** The wrong ways that picks have in common. The first that fits speaks. */
function mistakesOf(pick: Pick): Mistake[] {
  const { n, low } = pick;
  const some = (program: Program) => picks(pick, program, 2000, 21);
  const seen = (program: Program) => new Set(some(program));
  const ratio = (program: Program) => {
    const counts = countsOf(pick, picks(pick, program, MANY, 22));
    const inner = counts.slice(1, -1).reduce((sum, count) => sum + count, 0) / (n - 2);
    return [counts[0]! / inner, counts.at(-1)! / inner];
  };
  return [
    {
      name: 'nothing-returned',
      say: 'The function returns nothing. Is a `return` missing?',
      made: (program) => some(program).includes(undefined),
    },
    {
      name: 'promise',
      say: 'The function returns a promise. A number is wanted at once: leave `async` out.',
      made: (program) => some(program)[0] instanceof Promise,
    },
    {
      name: 'math-random',
      say: 'The results do not come from `rng`: the same seed gives other results each time. `Math.random` cannot be seeded; draw from `rng.nextUint32()`.',
      made: (program) => draws(pick, program) === 0 && seen(program).size > 1,
    },
    {
      name: 'constant',
      say: 'Nothing is drawn from `rng`, and the result is always the same. Call `rng.nextUint32()` for each result.',
      made: (program) => draws(pick, program) === 0,
    },
    {
      name: 'not-whole',
      say: 'Some results are not whole numbers. Rounding down, with `Math.floor`, is missing.',
      made: (program) => some(program).some((got) => typeof got === 'number' && !Number.isInteger(got)),
    },
    {
      name: 'first-missing',
      say: `The results go from 0 to ${n - 1}, and they should go from 1 to ${n}: \`+ 1\` is missing at the end.`,
      made: (program) => low === 1 && seen(program).has(0) && !seen(program).has(n),
    },
    {
      name: 'one-too-high',
      say: `The results go from 1 to ${n}, and they should go from 0 to ${n - 1}: leave the \`+ 1\` out.`,
      made: (program) => low === 0 && seen(program).has(n) && !seen(program).has(0),
    },
    {
      name: 'one-too-many',
      say: `There are ${n + 1} different results, one more than there should be. \`Math.round\` does that: it gives the two ends half a stretch each.`,
      made: (program) => seen(program).size === n + 1,
    },
    {
      name: 'round',
      say: 'The lowest and the highest result come up half as often as the others. `Math.round` does that: half a stretch is rounded to each end.',
      made: (program) => ratio(program).every((share) => share > 0.35 && share < 0.65),
    },
    {
      name: 'last-missing',
      say: `${low + n - 1} never comes up. Rounding down never reaches the number multiplied by: multiply by ${n}.`,
      made: (program) => seen(program).size === n - 1 && !seen(program).has(low + n - 1),
    },
    {
      name: 'remainder',
      say: `That is the remainder trap. 2³² raw values dealt into ${n} piles leave ${UINT32_VALUES % n} over, and the first ${UINT32_VALUES % n} results get one each. Throw the leftovers away.`,
      made: (program) => neverRefuses(pick, program) && follows(pick, program, (raw) => (raw % n) + low),
    },
    {
      name: 'round-up',
      say: `The raw value 0 gives ${low - 1}, once in 2³² calls. Rounding up has its gap at the other end: round down and add 1. The leftovers are still to be thrown away.`,
      made: (program) => pick.call(program, scripted([0]).rng) === low - 1,
    },
    {
      name: 'scaled',
      say: `Multiplying spreads the favored results over the range, and there are as many of them: 2³² raw values do not divide evenly by ${n}. Some have to be drawn again.`,
      made: (program) =>
        neverRefuses(pick, program) &&
        follows(pick, program, (raw) => Math.floor((raw * n) / UINT32_VALUES) + low),
    },
    {
      name: 'never-refused',
      say: `Each result takes the same number of raw values. Any fixed number of bits makes a power of two of outcomes, and ${n} does not divide one. Some have to be drawn again.`,
      made: (program) => neverRefuses(pick, program),
    },
    {
      name: 'refused-once',
      say: 'A leftover is drawn again, and the second draw is taken unseen: it may be a leftover too. `while` instead of `if` does it.',
      made: (program) => refusesOnce(pick, program),
    },
    {
      name: 'limit-off',
      say: `The limit is off: of the raw values that are kept, some results get one more than the others. ${UINT32_VALUES % n} have to be thrown away, no more and no fewer. Look at \`<\` and \`<=\`.`,
      made: (program) => sharesUnevenly(pick, program),
    },
  ];
}

const die: Pick = { n: 6, low: 1, call: (program, rng) => program(rng) };

const once = (seed: number): Case => ({
  call: `\`rollDie(new Pcg32(${seed}))\``,
  expected: 'a whole number, 1 to 6',
  run: (program) => program(scripted([], seed).rng),
  holds: (got) => isResult(die, got),
});

const rollDie: CodeChecks = {
  cases: [
    once(1),
    once(2),
    {
      call: 'twenty rolls, seed 7, twice',
      expected: 'the same rolls',
      run: (program) =>
        same(picks(die, program, 20, 7), picks(die, program, 20, 7)) ? 'the same rolls' : 'other rolls',
      holds: (got) => got === 'the same rolls',
    },
    {
      call: '6,000 rolls, how many of each',
      expected: 'about 1,000 each, 1 to 6',
      run: (program) => countsOf(die, picks(die, program, 6000, 1)).join(', '),
      holds: (got) =>
        typeof got === 'string' &&
        chiSquare(
          got
            .split(', ')
            .map(Number)
            .map((count) => count + 1e-9),
        ).p >= LEVEL,
    },
  ],
  properties: propertiesOf(die),
  mistakes: mistakesOf(die),
};

const seven: Pick = { n: 7, low: 0, call: (program, rng) => program(rng, 7) };

/** So large that half of the raw values have no partner: the trap shows in a few thousand picks. */
const LARGE = 3 * 2 ** 30;

const largePicks = (program: Program) => {
  const { rng } = scripted([], 31);
  return Array.from({ length: 6000 }, () => program(rng, LARGE));
};

function large(name: string, cellOf: (got: number) => number, say: string): Property {
  return {
    name,
    broken: (program) => {
      const got = largePicks(program);
      const fits = got.every((one) => Number.isInteger(one) && Number(one) >= 0 && Number(one) < LARGE);
      if (!fits) return `With n = ${LARGE.toLocaleString('en-US')} some results are outside 0 to n − 1.`;
      const counts = [0, 0, 0];
      for (const one of got as number[]) counts[cellOf(one)]!++;
      return chiSquare(counts).p < LEVEL ? say : undefined;
    },
  };
}

const below = (n: number, expected: string, holds: (got: unknown) => boolean): Case => ({
  call: `\`pickBelow(new Pcg32(4), ${n})\``,
  expected,
  run: (program) => program(scripted([], 4).rng, n),
  holds,
});

const pickBelow: CodeChecks = {
  cases: [
    below(7, 'a whole number, 0 to 6', (got) => isResult(seven, got)),
    below(1, '0', (got) => got === 0),
    below(1000, 'a whole number, 0 to 999', (got) => isResult({ ...seven, n: 1000 }, got)),
    below(UINT32_VALUES, 'a whole number below 2³²', (got) => isResult({ ...seven, n: UINT32_VALUES }, got)),
  ],
  properties: [
    ...propertiesOf(seven),
    large(
      'fairness for a large n, by place',
      (got) => Math.floor(got / 2 ** 30),
      `With n = ${LARGE.toLocaleString('en-US')} one third of the range comes up too often.`,
    ),
    large(
      'fairness for a large n, by remainder',
      (got) => got % 3,
      `With n = ${LARGE.toLocaleString('en-US')} every third result comes up too often.`,
    ),
  ],
  mistakes: [
    {
      name: 'signed',
      say: 'Some results are negative. `|`, `&` and `~` make a signed number of 32 bits; `>>> 0` makes it a plain one again.',
      made: (program) =>
        [...picks(seven, program, 200), ...largePicks(program)].some(
          (got) => typeof got === 'number' && got < 0,
        ),
    },
    {
      name: 'mask',
      say: 'A mask of n − 1 keeps bits, and reaches every result only where n is a power of two.',
      made: (program) => follows(seven, program, (raw) => raw & 6),
    },
    ...mistakesOf(seven),
  ],
};

export default {
  'modulo-bias/roll-die': rollDie,
  'modulo-bias/pick-below': pickBelow,
} satisfies Readonly<Record<string, CodeChecks>>;
