/** How the shuffle that is put together from lines is judged: by counting all its paths. */
import type { CodeChecks, Program } from '../../components/exercise-kit/code/checks';

const LONGEST = 12;

interface Path {
  readonly order: string;
  /** How likely the path is: one over the product of its choices. */
  readonly weight: number;
  readonly draws: number;
}

/** Runs the program once for each way its picks can fall. */
function pathsOf(program: Program, cards: readonly string[]): Path[] {
  const paths: Path[] = [];
  const open: number[][] = [[]];
  for (let picks = open.pop(); picks; picks = open.pop()) {
    const known = picks;
    const sizes: number[] = [];
    const below = (n: number) => {
      if (!Number.isInteger(n) || n < 1)
        throw new RangeError(`below(n) needs a whole number from 1 on, got ${n}.`);
      if (sizes.length >= LONGEST)
        throw new RangeError(`${cards.length} cards need fewer than ${LONGEST} picks.`);
      sizes.push(n);
      return known[sizes.length - 1] ?? 0;
    };
    const list = [...cards];
    program(list, below);
    paths.push({ order: list.join(' '), weight: 1 / sizes.reduce((a, b) => a * b, 1), draws: sizes.length });
    // The other ways to fall, for each pick that was made for the first time.
    for (let at = known.length; at < sizes.length; at++) {
      const before = Array.from({ length: at }, (_, k) => known[k] ?? 0);
      for (let pick = 1; pick < sizes[at]!; pick++) open.push([...before, pick]);
    }
  }
  return paths;
}

const three = (program: Program) => pathsOf(program, ['1', '2', '3']);
const shares = (paths: readonly Path[]) => {
  const sum = new Map<string, number>();
  for (const { order, weight } of paths) sum.set(order, (sum.get(order) ?? 0) + weight);
  return sum;
};
const lost = (program: Program) => three(program).some(({ order }) => new Set(order.split(' ')).size < 3);
const evenly = (program: Program, cards: readonly string[], orders: number) => {
  const all = shares(pathsOf(program, cards));
  return all.size === orders && [...all.values()].every((share) => Math.abs(share * orders - 1) < 1e-9);
};

const assembleShuffle: CodeChecks = {
  cases: [
    {
      call: 'one card',
      expected: 'the card',
      run: (program) => pathsOf(program, ['1']).every(({ order }) => order === '1') && 'the card',
      holds: (got) => got === 'the card',
    },
    {
      call: 'three cards, every path',
      expected: 'no card lost',
      run: (program) => (lost(program) ? 'a card twice' : 'no card lost'),
      holds: (got) => got === 'no card lost',
    },
    {
      call: 'three cards, orders reached',
      expected: '6',
      run: (program) => shares(three(program)).size,
      holds: (got) => got === 6,
    },
  ],
  properties: [
    {
      name: 'three cards, exactly fair',
      broken: (program) =>
        evenly(program, ['1', '2', '3'], 6)
          ? undefined
          : 'The six orders of three cards are not equally likely.',
    },
    {
      name: 'four cards, exactly fair',
      broken: (program) =>
        evenly(program, ['1', '2', '3', '4'], 24)
          ? undefined
          : 'The 24 orders of four cards are not equally likely.',
    },
  ],
  mistakes: [
    {
      name: 'nothing-picked',
      say: 'The program picks nothing, so that it always gives the same order.',
      made: (program) => three(program).every(({ draws }) => draws === 0),
    },
    {
      name: 'lost',
      say: 'After the program a card is there twice and another is gone. Hold one card before its slot is written over.',
      made: lost,
    },
    {
      name: 'nothing-moved',
      say: 'The program picks, and moves no card.',
      made: (program) => three(program).every(({ order }) => order === '1 2 3'),
    },
  ],
};

export default { 'fisher-yates/assemble-shuffle': assembleShuffle } satisfies Readonly<
  Record<string, CodeChecks>
>;
