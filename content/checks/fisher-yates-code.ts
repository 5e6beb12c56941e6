/** How the programs of chapter 3 are judged. */
import type { Case, CodeChecks, Mistake, Program, Property } from '../../components/exercise-kit/code/checks';
import { scripted } from '../../components/exercise-kit/code/scripted';
import { showValue } from '../../components/exercise-kit/code/show-value';
import {
  anySlotSwaps,
  ascending,
  coinSorts,
  deals,
  deck,
  fits,
  freeSwaps,
  roundedPicks,
  sameValues,
  type Shares,
  sharesOf,
  swapping,
  upTo,
} from '../../components/exercise-kit/code/watch-deals';
import { shuffle, type ShuffleMethod } from '../../src/random';

const MANY = 12_000;
const many = MANY.toLocaleString('en-US');

/** Known by its shares only among programs that have failed already. */
const KNOWN = 1e-5;

const inOrder = (order: readonly unknown[]) => order.join(' ');

/** Decks after the program has shuffled them. */
function shuffles(program: Program, cards: number, count: number, seed: number): number[][] {
  return deals(count, seed, (rng) => {
    const list = deck(cards);
    program(rng, list);
    return list;
  });
}

const comesAs = (program: Program, cards: number, methods: readonly ShuffleMethod[]) => {
  const orders = shuffles(program, cards, MANY, 41).map(inOrder);
  return methods.some((method) => fits(orders, sharesOf(method, cards, inOrder), KNOWN));
};

const fairOrders = (name: string, cards: number): Property => ({
  name: `fairness, ${name} cards`,
  broken: (program) =>
    fits(shuffles(program, cards, MANY, 43).map(inOrder), sharesOf(shuffle, cards, inOrder))
      ? undefined
      : `In ${many} shuffles of ${name} cards the orders came up too unevenly to be luck.`,
});

/** In a deck too large for its orders to be counted, one card at each end is as likely in each slot. */
const evenSlots: Property = {
  name: 'where single cards land',
  broken: (program) => {
    const cards = deck(10);
    const even: Shares = new Map(upTo(10).map((slot) => [`${slot}`, 1 / 10]));
    const ends = shuffles(program, 10, 6000, 44);
    for (const [at, name] of [
      [0, 'first'],
      [9, 'last'],
    ] as const) {
      if (
        !fits(
          ends.map((list) => `${list.indexOf(cards[at]!)}`),
          even,
        )
      )
        return `In 6,000 shuffles of ten cards the ${name} card came to some slots too often to be luck.`;
    }
    return undefined;
  },
};

const keepsCards: Property = {
  name: 'keeps its cards',
  broken: (program) => {
    const before = [[], [5], [2, 2, 9], [-3, 0, 40, 7], deck(20)].flatMap((list) => [list, list, list, list]);
    const { rng } = scripted([], 40);
    for (const cards of before) {
      const list = [...cards];
      program(rng, list);
      if (Object.keys(list).length !== cards.length || !sameValues(ascending(list), ascending(cards)))
        return `${showValue(cards)} became ${showValue(list)}: a shuffled list holds what it held before.`;
    }
    return undefined;
  },
};

type Run = (program: Program) => readonly (readonly unknown[])[];

const differs = (run: Run, program: Program) => !sameValues(run(program).flat(), run(program).flat());

const sameAgain = (run: Run): Property => ({
  name: 'same seed, same results',
  broken: (program) =>
    differs(run, program)
      ? 'The same seed has to give the same results again, and it does not. Is something kept from call to call?'
      : undefined,
});

const eights: Run = (program) => shuffles(program, 8, 50, 45);
const fives = (program: Program) => shuffles(program, 5, 1000, 46);
const isUnmoved = (list: readonly unknown[]) => sameValues(list, deck(list.length));
const stays = (program: Program, slot: number) =>
  fives(program).every((list) => list[slot] === deck(5)[slot]) && !fives(program).every(isUnmoved);

/** One call: what is returned, and how many raw values it took. */
function called(program: Program, list: number[], ...more: number[]) {
  const { rng, draws } = scripted([], 3);
  return { got: program(rng, list, ...more), draws: draws() };
}

/** What goes wrong with the generator, whatever the program is for. */
const undrawn = (run: Run, drawsIn: (program: Program) => number, fixed: string): Mistake[] => [
  {
    name: 'math-random',
    say: 'The results do not come from `rng`: the same seed gives other results each time. `Math.random` cannot be seeded; let `pickBelow(rng, n)` pick.',
    made: (program) => drawsIn(program) === 0 && differs(run, program),
  },
  { name: 'nothing-drawn', say: fixed, made: (program) => drawsIn(program) === 0 },
];

const promise = (run: (program: Program) => unknown): Mistake => ({
  name: 'promise',
  say: 'The function returns a promise, and its work has to be done at once: leave `async` out.',
  made: (program) => run(program) instanceof Promise,
});

const orderOf = (cards: number, seed: number, expected: string, holds: Case['holds']): Case => ({
  call: `\`shuffle(new Pcg32(${seed}), [${upTo(cards)
    .map((at) => at + 1)
    .join(', ')}])\``,
  expected,
  run: (program) => {
    const list = upTo(cards).map((at) => at + 1);
    program(scripted([], seed).rng, list);
    return list;
  },
  holds,
});

const holdsOneTo = (cards: number) => (got: unknown) =>
  sameValues(
    ascending(got as number[]),
    upTo(cards).map((at) => at + 1),
  );

const writeShuffle: CodeChecks = {
  cases: [
    orderOf(5, 1, 'the list holds 1 to 5, each once', holdsOneTo(5)),
    orderOf(5, 2, 'the list holds 1 to 5, each once', holdsOneTo(5)),
    orderOf(1, 3, '[1]', holdsOneTo(1)),
    orderOf(0, 4, '[]', holdsOneTo(0)),
    {
      call: '6,000 shuffles of 1, 2, 3',
      expected: 'about 1,000 of each order',
      run: (program) => {
        const ends = shuffles(program, 3, 6000, 42).map((list) => list.map((card) => card / 10).join(''));
        return [...new Set(ends)]
          .sort()
          .map((end) => `${end}: ${ends.filter((other) => other === end).length}`)
          .join(', ');
      },
      holds: (got) => {
        const ends = String(got)
          .split(', ')
          .flatMap((part) => upTo(Number(part.split(': ')[1])).map(() => part.slice(0, 3)));
        const even = sharesOf(shuffle, 3, (order) => order.map((card) => card / 10).join(''));
        return fits(ends, even);
      },
    },
  ],
  properties: [keepsCards, sameAgain(eights), fairOrders('three', 3), fairOrders('four', 4), evenSlots],
  mistakes: [
    promise((program) => called(program, deck(8)).got),
    {
      name: 'new-list',
      say: 'A new list is returned, and the list that was given is not shuffled. Swap inside `list` itself; nothing need be returned.',
      made: (program) => {
        const list = deck(8);
        const { got } = called(program, list);
        return Array.isArray(got) && got !== list && (list.length === 0 || eights(program).every(isUnmoved));
      },
    },
    {
      name: 'unmoved',
      say: 'The list stays as it was. Swap inside `list` itself: a copy, or a new list assigned to the name `list`, leaves the one that was given alone, and so may a sort by coins.',
      made: (program) => eights(program).every(isUnmoved),
    },
    ...undrawn(
      eights,
      (program) => called(program, deck(8)).draws,
      'Nothing is drawn from `rng`, so the list always ends in the same order. Reversed is one order of many. Let `pickBelow(rng, n)` pick.',
    ),
    {
      name: 'no-such-slot',
      say: 'A slot was used that the list does not have. Slots are whole numbers from 0 to `list.length - 1`.',
      made: (program) =>
        eights(program).some((list) => Object.keys(list).length !== 8 || list.includes(undefined)),
    },
    {
      name: 'lost-card',
      say: 'A card is lost, and another is there twice. `list[i] = list[j]` overwrites what lay in slot i: put it aside first, or swap both at once, `[list[i], list[j]] = [list[j], list[i]]`.',
      made: (program) => eights(program).some((list) => !sameValues(ascending(list as number[]), deck(8))),
    },
    {
      name: 'sattolo',
      say: 'No card ever stays where it was. That is Sattolo’s shuffle, off by one: slot i itself has to be among the picks, so there are i + 1 of them.',
      made: (program) => fives(program).every((list) => list.every((card, at) => card !== deck(5)[at])),
    },
    {
      name: 'last-stays',
      say: 'The last card never moves. The walk starts one slot short: begin at `list.length - 1`.',
      made: (program) => stays(program, 4),
    },
    {
      name: 'first-stays',
      say: 'The first card never moves. Slot 0 has to be among the picks too.',
      made: (program) => stays(program, 0),
    },
    {
      name: 'stops-short',
      say: 'The walk stops one swap short: the last two cards that are live are never shuffled between themselves. Going down, `i = 1` is still to be done.',
      made: (program) =>
        comesAs(program, 4, [
          swapping(
            (cards) => upTo(cards).slice(2).reverse(),
            () => 0,
            (slot) => slot,
          ),
          swapping(
            (cards) => upTo(cards - 2),
            (slot) => slot,
            (_, last) => last,
          ),
        ]),
    },
    {
      name: 'swap-any',
      say: 'Each slot is swapped with any slot, settled ones too. The paths that makes cannot be shared evenly by the orders. Pick slot j from 0 to i only.',
      made: (program) => comesAs(program, 4, anySlotSwaps),
    },
    {
      name: 'coin-sort',
      say: 'That is a sort whose comparisons are coins. Its orders depend on how the engine sorts, and some come far too often. Walk through the slots and swap instead.',
      made: (program) => comesAs(program, 4, coinSorts),
    },
    {
      name: 'round',
      say: 'The ends of the live part are picked half as often as the slots between. `Math.round` does that; `pickBelow(rng, i + 1)` gives each the same.',
      made: (program) => comesAs(program, 4, [roundedPicks]),
    },
    {
      name: 'free-swaps',
      say: 'Both slots of a swap are picked freely. However often that is done, the paths cannot be shared out evenly among the six orders of three cards. Walk through the slots and settle each.',
      made: (program) => comesAs(program, 3, [freeSwaps]),
    },
  ],
};

/** Each time a few cards of a deck. */
function draws(program: Program, cards: number, k: number, count: number, seed: number): unknown[][] {
  return deals(count, seed, (rng) => {
    const got = program(rng, deck(cards), k);
    return Array.isArray(got) ? (got as unknown[]) : [got];
  });
}

const isDraw = (got: readonly unknown[], cards: number, k: number) =>
  got.length === k && new Set(got).size === k && got.every((one) => deck(cards).includes(one as number));

/** In any order: which cards they are is all that counts. */
const selection = (cards: readonly unknown[]) => inOrder(ascending(cards as number[]));

const fairDraws = (k: number, cards: number): Property => ({
  name: `fairness, ${k} of ${cards}`,
  broken: (program) =>
    fits(
      draws(program, cards, k, MANY, 53).map(selection),
      sharesOf(shuffle, cards, (order) => selection(order.slice(0, k))),
    )
      ? undefined
      : `In ${many} draws of ${k} out of ${cards} the selections came up too unevenly to be luck.`,
});

/** Two of four, drawn as the first or the last two of a deck that was mixed in one of these ways. */
const drawnBy = (program: Program, methods: readonly ShuffleMethod[]) => {
  const seen = draws(program, 4, 2, MANY, 51).map(selection);
  return methods.some((method) =>
    [0, 2].some((at) =>
      fits(
        seen,
        sharesOf(method, 4, (order) => selection(order.slice(at, at + 2))),
        KNOWN,
      ),
    ),
  );
};

const few: Run = (program) => draws(program, 8, 3, 200, 52);
const ends = (k: number) => [
  (cards: number) => upTo(cards).slice(0, k),
  (cards: number) => upTo(cards).reverse().slice(0, k),
];

const drawn = (cards: number, k: number, expected: string): Case => ({
  call: `\`drawFew(new Pcg32(${k + 1}), [${deck(cards).join(', ')}], ${k})\``,
  expected,
  run: (program) => program(scripted([], k + 1).rng, deck(cards), k),
  holds: (got) => Array.isArray(got) && isDraw(got, cards, k),
});

const changesList = (program: Program) =>
  [0, 3, 8].some((k) =>
    deals(20, 54, (rng) => {
      const list = deck(8);
      program(rng, list, k);
      return !sameValues(list, deck(8));
    }).includes(true),
  );

const drawFew: CodeChecks = {
  cases: [
    drawn(6, 2, 'two of them'),
    drawn(6, 5, 'five of them'),
    drawn(3, 3, 'all three, in any order'),
    drawn(6, 0, '[]'),
  ],
  properties: [
    {
      name: 'as many as asked, each once',
      broken: (program) => {
        const wrong = few(program).find((got) => !isDraw(got, 8, 3));
        return wrong && `Three of ${showValue(deck(8))} were asked for, and ${showValue(wrong)} came.`;
      },
    },
    {
      name: 'leaves the list alone',
      broken: (program) =>
        changesList(program)
          ? 'The list that was given has to stay as it was, and it is changed.'
          : undefined,
    },
    sameAgain(few),
    fairDraws(2, 4),
    fairDraws(3, 5),
    fairDraws(1, 6),
  ],
  mistakes: [
    promise((program) => called(program, deck(8), 3).got),
    {
      name: 'nothing-returned',
      say: 'The function returns nothing. Is a `return` missing?',
      made: (program) => called(program, deck(8), 3).got === undefined,
    },
    {
      name: 'no-list',
      say: 'What is returned is no list. A `Set` becomes one when it is spread out: `[...drawn]`.',
      made: (program) => !Array.isArray(called(program, deck(8), 3).got),
    },
    {
      name: 'changes-list',
      say: 'The list that was given is changed by the draw. Whoever called still needs it: work on a copy, `[...list]`.',
      made: changesList,
    },
    ...undrawn(
      few,
      (program) => called(program, deck(8), 3).draws,
      'Nothing is drawn from `rng`, so the same ones are drawn each time. Let `pickBelow(rng, n)` pick.',
    ),
    {
      name: 'slots',
      say: 'Those are the numbers of slots. What lies in them is wanted: `list[j]`, not `j`.',
      made: (program) => few(program).every((got) => got.every((one) => upTo(9).includes(one as number))),
    },
    {
      name: 'no-such-slot',
      say: 'Something came that is not in the list. Slots are whole numbers from 0 to `list.length - 1`.',
      made: (program) => few(program).some((got) => got.some((one) => !deck(8).includes(one as number))),
    },
    {
      name: 'repeats',
      say: 'The same one can be drawn twice. What is drawn has to leave the cards that are still live, as a settled slot does in a shuffle.',
      made: (program) => few(program).some((got) => new Set(got).size < got.length),
    },
    {
      name: 'minus-zero',
      say: 'With k = 0 the whole list comes: `slice(-0)` is `slice(0)`. Say where the slice begins, `slice(list.length - k)`.',
      made: (program) =>
        few(program).every((got) => got.length === 3) &&
        (called(program, deck(8), 0).got as unknown[]).length === 8,
    },
    {
      name: 'wrong-length',
      say: 'Not as many come as were asked for. There have to be k of them, each time.',
      made: (program) =>
        [0, 1, 3, 8].some((k) => draws(program, 8, k, 50, 55).some((got) => got.length !== k)),
    },
    {
      name: 'always-same',
      say: 'The same ones are drawn each time, whatever is picked. Does the result hold what was picked, or what lay there before?',
      made: (program) => new Set(few(program).map(selection)).size === 1,
    },
    {
      name: 'left-out',
      say: 'A slot is never picked for itself, so no card can stay. The slot at hand is live too, and has to be among the picks.',
      made: (program) =>
        drawnBy(program, [
          swapping(
            ends(2)[0]!,
            (slot) => slot + 1,
            (_, last) => last,
          ),
          swapping(
            ends(2)[1]!,
            () => 0,
            (slot) => slot - 1,
          ),
        ]),
    },
    {
      name: 'one-never',
      say: 'One of the list is never drawn. Every slot that is still live has to be among the picks, the first and the last too.',
      made: (program) => {
        const seen = new Set(draws(program, 8, 1, 2000, 56).flat());
        return seen.size === 7;
      },
    },
    {
      name: 'neighbors',
      say: 'What is drawn always lay side by side. A fair draw picks anew for each one.',
      made: (program) =>
        few(program).every((got) => {
          const slots = new Set(got.map((one) => deck(8).indexOf(one as number)));
          return [...slots].some((slot) => [1, 2].every((next) => slots.has((slot + next) % 8)));
        }),
    },
    {
      name: 'wrong-end',
      say: 'The walk settles one end of the copy, and the other end is returned. What is settled is the draw.',
      made: (program) => {
        const seen = draws(program, 6, 1, MANY, 57).map(selection);
        return [5, 0].some((settled) => {
          const oneStep = swapping(
            () => [settled],
            () => 0,
            (_, last) => last,
          );
          return fits(
            seen,
            sharesOf(oneStep, 6, (order) => `${order[5 - settled]}`),
            KNOWN,
          );
        });
      },
    },
    {
      name: 'stops-short',
      say: 'One of those drawn is never picked: the walk stops one step short. For k of them it takes k picks.',
      made: (program) =>
        drawnBy(
          program,
          ends(1).map((slots) =>
            swapping(
              slots,
              () => 0,
              (_, last) => last,
            ),
          ),
        ),
    },
    {
      name: 'swap-any',
      say: 'Slots that were settled are swapped again, so some selections come more often. Pick only among those that are still live.',
      made: (program) =>
        drawnBy(program, [
          ...anySlotSwaps,
          ...ends(2).map((slots) =>
            swapping(
              slots,
              () => 0,
              (_, last) => last,
            ),
          ),
        ]),
    },
    {
      name: 'coin-sort',
      say: 'The list is sorted by comparisons that are coins, and what lay in front is drawn too often. Walk and swap, and stop after k steps.',
      made: (program) => drawnBy(program, coinSorts),
    },
  ],
};

export default {
  'fisher-yates/write-shuffle': writeShuffle,
  'fisher-yates/draw-few': drawFew,
} satisfies Readonly<Record<string, CodeChecks>>;
