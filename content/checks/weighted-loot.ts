/** How the programs of chapter 4 are judged. */
import type { Case, CodeChecks, Mistake, Program, Property } from '../../components/exercise-kit/code/checks';
import { scripted } from '../../components/exercise-kit/code/scripted';
import { showValue } from '../../components/exercise-kit/code/show-value';
import { chiSquare, expectedShares, oneByOneShares, pityCurve, sliceAt } from '../../src/random';

/** Several counts are looked at, and a right program is unlucky in any of them less than once in a million. */
const LEVEL = 1e-7;
const MANY = 12_000;
/** The raw value of the highest roll there is, as often as anybody draws for one pick. */
const TOP = new Array<number>(8).fill(2 ** 32 - 1);
const BOTTOM = new Array<number>(8).fill(0);

const same = (a: readonly unknown[], b: readonly unknown[]) => a.every((got, at) => Object.is(got, b[at]));
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const isIndex = (got: unknown, count: number): got is number =>
  Number.isInteger(got) && Number(got) >= 0 && Number(got) < count;

/** How often each of 0 to cells − 1 came; whatever else came is left out. */
function countsOf(results: readonly unknown[], cells: number): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (const got of results) if (isIndex(got, cells)) counts[got]! += 1;
  return counts;
}

/** Whether counts of so many tries are as these shares would have them. Cells without a share must be empty. */
function fits(counts: readonly number[], shares: readonly number[], tries: number, level = LEVEL): boolean {
  const filled = upTo(counts.length).filter((cell) => shares[cell]! > 0);
  const total = filled.reduce((all, cell) => all + counts[cell]!, 0);
  if (total !== tries) return false;
  return (
    chiSquare(
      filled.map((cell) => counts[cell]!),
      filled.map((cell) => shares[cell]! * tries),
    ).p >= level
  );
}

type Weights = readonly number[];

/** One pick from these raw values. The program gets a copy: what it does to the weights is looked at elsewhere. */
const pickOnce = (program: Program, weights: Weights, raws: readonly number[]) =>
  program(scripted(raws, 7).rng, [...weights]);

function pickMany(program: Program, weights: Weights, count: number, seed: number): unknown[] {
  const { rng } = scripted([], seed);
  return Array.from({ length: count }, () => program(rng, [...weights]));
}

const chest: Weights = [60, 25, 12, 3];
/** Weights that are not whole, and add up to neither 1 nor 100. */
const fractions: Weights = [0.5, 0.125, 0.25, 0.625];
const rising: Weights = [3, 12, 25, 60];
const withZeros: Weights = [0, 5, 0, 3, 0];
const eighths: Weights = new Array<number>(8).fill(0.125);
const twos: Weights = new Array<number>(200).fill(2);
/** Tables on which rounding shows at the end of the line. */
const short: Weights = [0.1, 0.2, 0.3];
const tenths: Weights = new Array<number>(10).fill(0.1);

const shown = (weights: Weights) => `[${weights.join(', ')}]`;

const isPick = (got: unknown, weights: Weights) => isIndex(got, weights.length) && weights[got]! > 0;

function evenly(weights: Weights, seed: number): Property {
  return {
    name: `shares of ${shown(weights)}`,
    broken: (program) => {
      const counts = countsOf(pickMany(program, weights, MANY, seed), weights.length);
      return fits(counts, expectedShares(weights), MANY)
        ? undefined
        : `With the weights ${shown(weights)}, ${MANY.toLocaleString('en-US')} picks came out as ${counts.join(', ')}. That is too far from the weights to be luck.`;
    },
  };
}

function atAnEnd(name: string, raws: readonly number[], tables: readonly Weights[]): Property {
  return {
    name,
    broken: (program) => {
      const bad = tables.find((weights) => !isPick(pickOnce(program, weights, raws), weights));
      return (
        bad &&
        `With the weights ${shown(bad)} the ${name} gives ${showValue(pickOnce(program, bad, raws))}, which is no entry that has a weight.`
      );
    },
  };
}

/** Whether a program draws nothing, and whether its results differ all the same. */
function drawsNothing(run: (rng: ReturnType<typeof scripted>) => unknown): boolean {
  const hand = scripted([], 3);
  run(hand);
  return hand.draws() === 0;
}

const isShare = (part: number, share: number) => Math.abs(part - share) < 0.015;
const chestCounts = (program: Program) => countsOf(pickMany(program, chest, MANY, 22), 4);

/** Where a roll of one half falls among two hundred weights of 2: at 100, if the roll spans the line. */
const middleOfTwos = (program: Program) =>
  Number(pickOnce(program, twos, new Array<number>(8).fill(2 ** 31)));

const oncePicked = (weights: Weights, seed: number, expected: string): Case => ({
  call: `\`pickWeighted(new Pcg32(${seed}), ${shown(weights)})\``,
  expected,
  run: (program) => pickMany(program, weights, 1, seed)[0],
  holds: (got) => isPick(got, weights),
});

const pickMistakes: Mistake[] = [
  {
    name: 'promise',
    say: 'The function returns a promise. A number is wanted at once: leave `async` out.',
    made: (program) => pickMany(program, chest, 1, 21)[0] instanceof Promise,
  },
  {
    name: 'nothing-returned',
    say: 'The function returns nothing. Is a `return` missing?',
    made: (program) =>
      [...pickMany(program, chest, 200, 21), ...pickMany(program, twos, 200, 21)].every(
        (got) => got === undefined,
      ) && pickOnce(program, chest, BOTTOM) === undefined,
  },
  {
    name: 'math-random',
    say: 'The picks do not come from `rng`: the same seed gives others each time. `Math.random` cannot be seeded; draw from `rng.nextUint32()`.',
    made: (program) =>
      drawsNothing(({ rng }) => program(rng, [...chest])) &&
      new Set(pickMany(program, chest, 2000, 21)).size > 1,
  },
  {
    name: 'constant',
    say: 'Nothing is drawn from `rng`, and the pick is always the same. Call `rng.nextUint32()` for each pick.',
    made: (program) => drawsNothing(({ rng }) => program(rng, [...chest])),
  },
  {
    name: 'mutates',
    say: 'The weights are not what they were before the call. They belong to the caller: work on sums of your own, or on a copy.',
    made: (program) => {
      const given = [...rising];
      program(scripted([], 3).rng, given);
      return given.length !== rising.length || !same(given, rising);
    },
  },
  {
    name: 'weight-returned',
    say: 'That returns the weight that was picked. What is wanted is its index.',
    made: (program) => {
      const odd = [61, 25.5, 12, 7];
      return pickMany(program, odd, 200, 21).every((got) => odd.includes(got as number));
    },
  },
  {
    name: 'from-1',
    say: 'The indexes go from 1 to n, and they should go from 0 to n − 1.',
    made: (program) => {
      const seen = new Set(pickMany(program, chest, 2000, 21));
      return !seen.has(0) && seen.has(1) && seen.has(4);
    },
  },
  {
    name: 'ignores-weights',
    say: 'All entries come up equally often: the weights play no part. Roll a place on a line as long as all weights together, and walk along it.',
    made: (program) => fits(chestCounts(program), [0.25, 0.25, 0.25, 0.25], MANY, 1e-4),
  },
  {
    name: 'one-by-one',
    say: 'Each entry has a roll of its own here, and is asked only if all before it have missed. That gives later entries too little, and the leftovers to one of them. Roll once.',
    made: (program) => {
      const wrong = oneByOneShares(chest);
      const counts = chestCounts(program);
      return [1, 2].every((entry) => isShare(counts[entry]! / MANY, wrong[entry]!));
    },
  },
  {
    name: 'remainder',
    say: 'That is the remainder trap: `raw % total` is a whole number, and low ones are favored. With weights that are not whole it skips entries altogether. Divide by `2 ** 32` and multiply by the total.',
    made: (program) =>
      pickMany(program, chest, 300, 23).length > 0 &&
      upTo(300).every((at) => {
        const raw = (at * 2_654_435_761 + 12_345) % 2 ** 32;
        return pickOnce(program, chest, new Array<number>(8).fill(raw)) === sliceAt(chest, raw % 100);
      }),
  },
  {
    name: 'over-n',
    say: 'The roll goes up to the number of entries. The line is as long as all weights together: multiply by the total.',
    made: (program) => [49, 50].includes(middleOfTwos(program)),
  },
  {
    name: 'hundred',
    say: 'The roll goes up to 100, as if the weights were percentages. They add up to anything: multiply by their total.',
    made: (program) => [24, 25].includes(middleOfTwos(program)),
  },
  {
    name: 'not-stretched',
    say: 'The roll goes from 0 to 1, and the line is as long as all weights together. Multiply the fraction by the total.',
    made: (program) => middleOfTwos(program) === 0,
  },
  {
    name: 'last-slice',
    say: 'The last slice is missing: in about 3 of 100 pulls from [60, 25, 12, 3] no entry comes back. A roll that is beyond all other ends belongs to the last entry.',
    made: (program) => {
      const counts = chestCounts(program);
      return counts[3] === 0 && isShare(1 - (counts[0]! + counts[1]! + counts[2]!) / MANY, 0.03);
    },
  },
  {
    name: 'raw-roll',
    say: 'The raw value itself, up to four billion, is taken for the roll, so that it lies beyond every slice. Divide by `2 ** 32` first, then multiply by the total.',
    made: (program) => {
      const [first, ...rest] = pickMany(program, chest, 200, 24);
      return !isIndex(first, 3) && rest.every((got) => Object.is(got, first));
    },
  },
  {
    name: 'rounded-roll',
    say: 'The roll is made whole. That goes unnoticed while all weights are whole, and skips entries when they are not. Leave the roll as it is.',
    made: (program) =>
      new Set(pickMany(program, eighths, 2000, 25)).size <= 2 &&
      isShare(chestCounts(program)[0]! / MANY, 0.6),
  },
  {
    name: 'sorted',
    say: 'The shares are right, for other entries. The weights were put in order first, and the index belongs to that order and not to the table.',
    made: (program) =>
      fits(
        countsOf(pickMany(program, rising, MANY, 26), 4),
        expectedShares([...rising].reverse()),
        MANY,
        1e-4,
      ),
  },
  {
    name: 'holds-end',
    say: 'A roll of exactly 0 picks an entry of weight 0. A slice without length still has an end: the walk stops at the first end *beyond* the roll, so compare with `<`, not with `<=`.',
    made: (program) => pickOnce(program, withZeros, BOTTOM) === 0,
  },
  {
    name: 'zero-at-end',
    say: 'With the highest roll, rounding leaves no slice, and the last entry is taken though its weight is 0. Add the ends up in the same order as the total: then no roll is beyond the last end.',
    made: (program) => [...short, 0].length - 1 === pickOnce(program, [...short, 0], TOP),
  },
  {
    name: 'off-the-end',
    say: 'With the highest roll no slice is found. Divide by `2 ** 32`, so that the fraction stays below 1, and add the ends up in the same order as the total, so that the last of them is the total to the bit.',
    made: (program) =>
      [chest, short, tenths].some((weights) => !isIndex(pickOnce(program, weights, TOP), weights.length)),
  },
];

const pickWeighted: CodeChecks = {
  cases: [
    oncePicked(chest, 1, 'a whole number, 0 to 3'),
    oncePicked([7], 2, '0'),
    oncePicked(withZeros, 3, '1 or 3'),
    {
      call: `10,000 picks from ${shown(chest)}`,
      expected: 'about 6,000, 2,500, 1,200 and 300',
      run: (program) => countsOf(pickMany(program, chest, 10_000, 99), 4).join(', '),
      holds: (got) =>
        typeof got === 'string' && fits(got.split(', ').map(Number), expectedShares(chest), 10_000),
    },
  ],
  properties: [
    {
      name: 'range',
      broken: (program) => {
        const outside = pickMany(program, chest, 2000, 11).find((got) => !isIndex(got, 4));
        return outside === undefined &&
          countsOf(pickMany(program, chest, 2000, 11), 4).reduce((a, b) => a + b) === 2000
          ? undefined
          : `Every pick from four entries has to be 0, 1, 2 or 3, and one was ${showValue(outside)}.`;
      },
    },
    {
      name: 'same seed, same picks',
      broken: (program) =>
        same(pickMany(program, chest, 100, 5), pickMany(program, chest, 100, 5))
          ? undefined
          : 'The same seed has to give the same picks again, and it does not. Is something kept from call to call?',
    },
    {
      name: 'the table stays',
      broken: (program) => {
        const given = [...rising];
        program(scripted([], 3).rng, given);
        return given.length === rising.length && same(given, rising)
          ? undefined
          : `The weights ${shown(rising)} were ${shown(given)} after the call.`;
      },
    },
    evenly(chest, 13),
    evenly(fractions, 14),
    evenly(rising, 15),
    evenly(withZeros, 16),
    evenly(eighths, 17),
    atAnEnd('lowest roll', BOTTOM, [chest, withZeros, [0, 60, 25, 15]]),
    atAnEnd('highest roll', TOP, [chest, withZeros, short, tenths, [...short, 0]]),
  ],
  mistakes: pickMistakes,
};

/** Pulls until a drop at this chance under this cap, many times over. */
function dropMany(program: Program, chance: number, hard: number, count: number, seed: number): unknown[] {
  const { rng } = scripted([], seed);
  return Array.from({ length: count }, () => program(rng, chance, hard));
}

const dropOnce = (program: Program, chance: number, hard: number, raws: readonly number[]) =>
  program(scripted(raws, 7).rng, chance, hard);

/** How many drops came at pull 1, 2 … */
const dropCounts = (results: readonly unknown[], hard: number) =>
  countsOf(
    results.map((got) => (typeof got === 'number' ? got - 1 : got)),
    hard,
  );

const plainRule = (chance: number, hard: number) => ({ base: chance, softStart: hard + 1, step: 0, hard });

function dropsFit(program: Program, chance: number, hard: number, as = chance, level = LEVEL): boolean {
  const counts = dropCounts(dropMany(program, chance, hard, MANY, 33), hard);
  return fits(counts, pityCurve(plainRule(as, hard)).firstAt, MANY, level);
}

function spread(chance: number, hard: number): Property {
  return {
    name: `chance ${chance}, cap ${hard}`,
    broken: (program) =>
      dropsFit(program, chance, hard)
        ? undefined
        : `With a chance of ${chance} and a cap of ${hard}, ${MANY.toLocaleString('en-US')} drops came after too many pulls, or too few, to be luck.`,
  };
}

function always(name: string, chance: number, hard: number, pulls: number, say: string): Property {
  return {
    name,
    broken: (program) =>
      [BOTTOM, TOP].every((raws) => dropOnce(program, chance, hard, raws) === pulls) &&
      dropMany(program, chance, hard, 200, 34).every((got) => got === pulls)
        ? undefined
        : say,
  };
}

/** The results that tell most mistakes apart: chance 0.2 under a cap of 6. */
const telling = (program: Program) => dropMany(program, 0.2, 6, 2000, 31);
const highest = (program: Program) => Math.max(...telling(program).map(Number));

const dropCase = (chance: number, hard: number, seed: number, expected: string): Case => ({
  call: `\`pullsUntilDrop(new Pcg32(${seed}), ${chance}, ${hard})\``,
  expected,
  run: (program) => dropMany(program, chance, hard, 1, seed)[0],
  holds: (got) => Number.isInteger(got) && Number(got) >= 1 && Number(got) <= (chance === 1 ? 1 : hard),
});

const pullsUntilDrop: CodeChecks = {
  cases: [
    dropCase(1, 10, 1, '1'),
    dropCase(0.3, 1, 2, '1'),
    dropCase(0.1, 20, 3, 'a whole number, 1 to 20'),
    {
      call: '1,000 drops at a chance of 0.5 with a cap of 3',
      expected: 'about 500 after one pull, 250 after two, 250 after three',
      run: (program) => dropCounts(dropMany(program, 0.5, 3, 1000, 4), 3).join(', '),
      holds: (got) => typeof got === 'string' && fits(got.split(', ').map(Number), [0.5, 0.25, 0.25], 1000),
    },
  ],
  properties: [
    {
      name: 'range',
      broken: (program) => {
        const at = telling(program).findIndex(
          (got) => !isIndex(Number(got) - 1, 6) || typeof got !== 'number',
        );
        return at < 0
          ? undefined
          : `With a cap of 6 every result has to be a whole number from 1 to 6, and one was ${showValue(telling(program)[at])}.`;
      },
    },
    {
      name: 'same seed, same pulls',
      broken: (program) =>
        same(dropMany(program, 0.2, 6, 100, 5), dropMany(program, 0.2, 6, 100, 5))
          ? undefined
          : 'The same seed has to give the same results again, and it does not. Is something kept from call to call?',
    },
    spread(0.2, 6),
    spread(0.05, 10),
    spread(0.5, 3),
    always(
      'never by luck',
      0,
      7,
      7,
      'With a chance of 0 only the cap hits: every result has to be 7 under a cap of 7.',
    ),
    always('at once', 1, 7, 1, 'With a chance of 1 the first pull hits, whatever is drawn.'),
  ],
  mistakes: [
    {
      name: 'promise',
      say: 'The function returns a promise. A number is wanted at once: leave `async` out.',
      made: (program) => telling(program)[0] instanceof Promise,
    },
    {
      name: 'nothing-returned',
      say: 'Some calls return nothing. Is the `return` after the loop missing, for the pull at the cap?',
      made: (program) => telling(program).includes(undefined),
    },
    {
      name: 'math-random',
      say: 'The results do not come from `rng`: the same seed gives others each time. `Math.random` cannot be seeded; draw from `rng.nextUint32()`.',
      made: (program) =>
        drawsNothing(({ rng }) => program(rng, 0.2, 6)) && new Set(telling(program)).size > 1,
    },
    {
      name: 'constant',
      say: 'Nothing is drawn from `rng`, and the result is always the same. Each pull needs a draw.',
      made: (program) => drawsNothing(({ rng }) => program(rng, 0.2, 6)),
    },
    {
      name: 'counts-misses',
      say: 'That counts the pulls that missed. The one that hit was a pull as well: add 1.',
      made: (program) => telling(program).includes(0),
    },
    {
      name: 'cap-late',
      say: 'The cap comes one pull too late: with a cap of 6, some drops take 7. Pull 6 itself has to hit.',
      made: (program) => highest(program) === 7,
    },
    {
      name: 'no-cap',
      say: 'Some drops take more pulls than the cap allows. The pull with the number `hard` has to hit whatever is drawn.',
      made: (program) => highest(program) > 7,
    },
    {
      name: 'one-draw',
      say: 'Every drop comes with the first pull or at the cap. The draw is made once, before the loop; each pull needs one of its own.',
      made: (program) => {
        const seen = new Set(telling(program));
        return seen.size === 2 && seen.has(1) && seen.has(6);
      },
    },
    {
      name: 'raw-roll',
      say: 'No pull ever hits before the cap. The raw value goes up to four billion and the chance only to 1: divide by `2 ** 32`.',
      made: (program) => telling(program).every((got) => got === 6),
    },
    {
      name: 'percent',
      say: 'Hits come about a hundred times too seldom. The chance is from 0 to 1 already, so compare it with a fraction, not with a percentage.',
      made: (program) => telling(program).filter((got) => got === 6).length > 1900,
    },
    {
      name: 'inverted',
      say: 'That hits when it should miss: at a chance of 0.2 the first pull hits in 80 of 100 cases. A pull hits if the fraction is *below* the chance.',
      made: (program) => dropsFit(program, 0.2, 6, 0.8, 1e-4),
    },
    {
      name: 'uniform',
      say: 'All numbers of pulls up to the cap come equally often. A hit at pull 3 needs two misses first, so it is rarer than one at pull 1.',
      made: (program) =>
        fits(
          dropCounts(dropMany(program, 0.2, 6, MANY, 35), 6),
          new Array<number>(6).fill(1 / 6),
          MANY,
          1e-4,
        ),
    },
    {
      name: 'cap-early',
      say: 'The cap comes one pull too early: with a cap of 6, no drop takes more than 5.',
      made: (program) => highest(program) === 5,
    },
    {
      name: 'at-most',
      say: 'At a chance of 0 a draw of exactly 0 hits. The fraction starts at 0, so a pull hits if it is *below* the chance: compare with `<`, not with `<=`.',
      made: (program) => dropOnce(program, 0, 7, BOTTOM) !== 7,
    },
    {
      name: 'reaches-1',
      say: 'At a chance of 1 the highest draw misses. Divide by `2 ** 32`, so that the fraction stays below 1.',
      made: (program) => dropOnce(program, 1, 7, TOP) !== 1,
    },
  ],
};

export default {
  'weighted-loot/pick-weighted': pickWeighted,
  'weighted-loot/pulls-until-drop': pullsUntilDrop,
} satisfies Readonly<Record<string, CodeChecks>>;
