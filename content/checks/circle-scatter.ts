/** How the programs of chapter 5 are judged. */
import type { Case, CodeChecks, Mistake, Program, Property } from '../../components/exercise-kit/code/checks';
import { scripted } from '../../components/exercise-kit/code/scripted';
import { showValue } from '../../components/exercise-kit/code/show-value';
import { chiSquare, type Point } from '../../src/random';

/** All tests of a right program together are unlucky less than once in a million. */
const LEVEL = 1e-7;
const MANY = 20_000;
const RADIUS = 100;
/** What the last digits may be off by. */
const CLOSE = 1e-6;

type Draw = (program: Program, rng: unknown) => unknown;
const inRadius =
  (radius: number): Draw =>
  (program, rng) =>
    program(rng, radius);
const circle = inRadius(RADIUS);
const arrow: Draw = (program, rng) => program(rng);

function isPoint(got: unknown): got is Point {
  if (typeof got !== 'object' || got === null) return false;
  const { x, y } = got as Partial<Point>;
  return Number.isFinite(x) && Number.isFinite(y);
}

function drawn(draw: Draw, program: Program, count: number, seed: number): unknown[] {
  const { rng } = scripted([], seed);
  return Array.from({ length: count }, () => draw(program, rng));
}

const points = (draw: Draw, program: Program, count = MANY, seed = 21) =>
  drawn(draw, program, count, seed).filter(isPoint);

const length = ({ x, y }: Point) => Math.hypot(x, y);
/** 0 to 1, around. */
const turn = ({ x, y }: Point) => (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1;
const share = <T>(list: readonly T[], fits: (one: T) => boolean) => list.filter(fits).length / list.length;
const about = (got: number, wanted: number, by = 0.02) => Math.abs(got - wanted) <= by;

function counted(places: readonly number[], cells: number): number[] {
  const counts = new Array<number>(cells).fill(0);
  for (const place of places) counts[Math.min(cells - 1, Math.floor(place * cells))]!++;
  return counts;
}

/** Which of the rings of equal area a point is in: 0 to 1, from the middle out. */
const areaWithin = (radius: number) => (point: Point) => (length(point) / radius) ** 2;
const sectors = (list: readonly Point[], cells = 24) => counted(list.map(turn), cells);
const uneven = (counts: readonly number[]) => chiSquare(counts).p < LEVEL;

/** Rings of equal area, each cut into eight. */
function cells(list: readonly Point[], rings: number): number[] {
  const ring = areaWithin(RADIUS);
  return counted(
    list.map((point) => (Math.min(rings - 1, Math.floor(ring(point) * rings)) + turn(point)) / rings),
    8 * rings,
  );
}

/** Of the directions, how many are nearer to a diagonal than to an axis; half of them if all is well. */
const nearDiagonal = (list: readonly Point[]) => share(list, (point) => (turn(point) * 8 + 0.5) % 2 >= 1);

const draws = (draw: Draw, program: Program) => {
  const { rng, draws: count } = scripted([], 3);
  draw(program, rng);
  return count();
};

const text = (got: unknown) => showValue(got);
const repeats = (draw: Draw, program: Program) =>
  drawn(draw, program, 100, 5).map(text).join() === drawn(draw, program, 100, 5).map(text).join();

/**
 * Whether some draw turns the point by 360 radians for a step of 1, as degrees taken for radians do: the last
 * of 57.3 turns is not a full one, too little for a sample to show.
 */
function turnsByDegrees(draw: Draw, program: Program): boolean {
  const step = 2 ** -12;
  const wanted = ((360 * step) / (2 * Math.PI)) % 1;
  const raws = [0x31415926, 0x27182818, 0x16180339, 0x14142135];
  return [0, 1, 2, 3].some((at) =>
    [0x1000_0000, 0x5555_5555, 0xa000_0000].every((raw) => {
      const [before, after] = [raw, raw + step * 2 ** 32].map((given) => {
        const { rng } = scripted(raws.map((other, place) => (place === at ? given : other)));
        return draw(program, rng);
      });
      if (!isPoint(before) || !isPoint(after)) return false;
      const turned = (turn(after) - turn(before) + 1) % 1;
      return about(turned, wanted, 1e-6) || about(turned, 1 - wanted, 1e-6);
    }),
  );
}

/** What both programs promise. */
const promises = (draw: Draw, what: string): Property[] => [
  {
    name: 'shape',
    broken: (program) => {
      const wrong = drawn(draw, program, 2000, 11).find((got) => !isPoint(got));
      return wrong === undefined && drawn(draw, program, 1, 11)[0] !== undefined
        ? undefined
        : `Every result has to be an object with two numbers, \`x\` and \`y\`, and one was ${showValue(wrong)}.`;
    },
  },
  {
    name: 'same seed, same results',
    broken: (program) =>
      repeats(draw, program)
        ? undefined
        : 'The same seed has to give the same results again, and it does not. Is something kept from call to call?',
  },
  {
    name: 'radians',
    broken: (program) =>
      turnsByDegrees(draw, program)
        ? 'The angle runs over 360 radians, which is not a whole number of turns.'
        : undefined,
  },
  {
    name: 'fine steps',
    broken: (program) => {
      const turns = new Set(points(draw, program, 2000, 14).map((point) => turn(point).toFixed(9)));
      return turns.size < 1500
        ? `In 2,000 tries there were only ${turns.size.toLocaleString('en-US')} different directions.`
        : undefined;
    },
  },
  {
    name: 'directions',
    broken: (program) =>
      uneven(sectors(points(draw, program, MANY, 13)))
        ? `In ${MANY.toLocaleString('en-US')} tries some directions had too many ${what} to be luck.`
        : undefined,
  },
];

/** Wrong results that say nothing of circles. The first that fits speaks. */
const slips = (draw: Draw, what: string): Mistake[] => [
  {
    name: 'nothing-returned',
    say: 'The function returns nothing. Is a `return` missing?',
    made: (program) => drawn(draw, program, 50, 21).includes(undefined),
  },
  {
    name: 'promise',
    say: `The function returns a promise. ${what} is wanted at once: leave \`async\` out.`,
    made: (program) => drawn(draw, program, 1, 21)[0] instanceof Promise,
  },
  {
    name: 'array',
    say: 'The function returns a list. An object is wanted, with the names `x` and `y`: `{ x: …, y: … }`.',
    made: (program) => Array.isArray(drawn(draw, program, 1, 21)[0]),
  },
  {
    name: 'one-number',
    say: 'The function returns one number. An object is wanted, with `x` and `y`: the cosine gives one and the sine the other.',
    made: (program) => typeof drawn(draw, program, 1, 21)[0] === 'number',
  },
  {
    name: 'math-random',
    say: 'The results do not come from `rng`: the same seed gives other results each time. `Math.random` cannot be seeded; call `random(rng)`.',
    made: (program) => draws(draw, program) === 0 && !repeats(draw, program),
  },
  {
    name: 'constant',
    say: 'Nothing is drawn from `rng`, and the result is always the same. Call `random(rng)` for each result.',
    made: (program) => draws(draw, program) === 0,
  },
];

/** The wrong ways to turn that both have in common. */
const turns = (draw: Draw): Mistake[] => [
  {
    name: 'degrees',
    say: '`Math.cos` and `Math.sin` take radians. 360 radians are 57.3 turns, and the last of them is not a full one, so some directions come up more often. A full turn is `2 * Math.PI`.',
    made: (program) => turnsByDegrees(draw, program),
  },
  {
    name: 'quarter-turn',
    say: 'All results are in one quarter. A full turn is `2 * Math.PI`, and a coordinate goes from −1 to 1, not from 0.',
    made: (program) => sectors(points(draw, program)).filter((count) => count === 0).length >= 17,
  },
  {
    name: 'half-turn',
    say: 'Half of the directions never come up. π is half a turn in radians; a full one is `2 * Math.PI`.',
    made: (program) => {
      const empty = sectors(points(draw, program)).filter((count) => count === 0).length;
      return empty >= 11 && empty <= 13;
    },
  },
  {
    name: 'whole-degrees',
    say: 'Few different directions come up. The angle is rounded to whole steps: leave it as it is drawn.',
    made: (program) =>
      new Set(points(draw, program, 2000).map((point) => turn(point).toFixed(9))).size <= 400,
  },
];

const inside = (list: readonly Point[], part: number) =>
  share(list, (point) => length(point) <= part * RADIUS);
const outside = (list: readonly Point[]) => 1 - inside(list, 1 + CLOSE);
const onRim = (list: readonly Point[]) =>
  share(list, (point) => about(length(point), RADIUS, RADIUS * CLOSE));
const inBox = (list: readonly Point[]) =>
  list.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) <= RADIUS * (1 + CLOSE));

const onePoint = (seed: number, radius: number): Case => ({
  call: `\`randomInCircle(new Pcg32(${seed}), ${radius})\``,
  expected: `a point, at most ${radius} from the middle`,
  run: (program) => program(scripted([], seed).rng, radius),
  holds: (got) => isPoint(got) && length(got) <= radius * (1 + CLOSE),
});

const sameTwice = (draw: Draw): Case => ({
  call: 'twenty calls, seed 7, twice',
  expected: 'the same results',
  run: (program) => {
    const [once, again] = [1, 2].map(() => drawn(draw, program, 20, 7).map(text).join());
    return once === again ? 'the same results' : 'other results';
  },
  holds: (got) => got === 'the same results',
});

const randomInCircle: CodeChecks = {
  cases: [
    onePoint(1, 100),
    onePoint(2, 1),
    sameTwice(circle),
    {
      call: '10,000 points, how many within half the radius',
      expected: 'about 2,500',
      run: (program) =>
        points(circle, program, 10_000, 1).filter((point) => length(point) <= RADIUS / 2).length,
      // Five and a half standard deviations.
      holds: (got) => typeof got === 'number' && Math.abs(got - 2500) <= 238,
    },
  ],
  properties: [
    ...promises(circle, 'points'),
    {
      name: 'inside',
      broken: (program) => {
        const far = points(circle, program, MANY, 12).find((point) => length(point) > RADIUS * (1 + CLOSE));
        return far && `With radius ${RADIUS} a point was ${length(far).toFixed(2)} from the middle.`;
      },
    },
    {
      name: 'equal areas',
      broken: (program) =>
        uneven(counted(points(circle, program, MANY, 13).map(areaWithin(RADIUS)), 20))
          ? `Of twenty rings of equal area some got too many of ${MANY.toLocaleString('en-US')} points to be luck.`
          : undefined,
    },
    {
      name: 'angle and distance apart',
      broken: (program) =>
        uneven(cells(points(circle, program, MANY, 15), 6))
          ? 'The distance goes with the angle: some parts of the circle get too many points to be luck.'
          : undefined,
    },
    ...[0.01, 5000].map((radius) => ({
      name: `radius ${radius}`,
      broken: (program: Program) => {
        const list = points(inRadius(radius), program, 4000, 16);
        return list.some((point) => length(point) > radius * (1 + CLOSE)) ||
          uneven(counted(list.map(areaWithin(radius)), 10))
          ? `With radius ${radius} the points do not fill the circle evenly.`
          : undefined;
      },
    })),
  ],
  mistakes: [
    ...slips(circle, 'A point'),
    {
      name: 'radius-ignored',
      say: 'The radius that is asked for has no part in it: all points stay within 1 of the middle. Multiply by `radius`.',
      made: (program) => points(circle, program).every((point) => length(point) <= 1 + CLOSE),
    },
    {
      name: 'root-of-all',
      say: 'The points fill a circle whose radius is √radius: the radius is under the root with the draw. Take it out, `radius * Math.sqrt(…)`.',
      made: (program) => points(circle, program).every((point) => length(point) <= Math.sqrt(RADIUS) + CLOSE),
    },
    {
      name: 'whole-rim',
      say: 'All points lie on the rim. A direction is half of it; the distance from the middle is random too.',
      made: (program) => onRim(points(circle, program)) === 1,
    },
    {
      name: 'clamped',
      say: 'Points beyond the rim are pulled back onto it, and 21 percent of them lie there now. Throw such a point away and draw both coordinates again.',
      made: (program) => about(onRim(points(circle, program)), 1 - Math.PI / 4),
    },
    {
      name: 'refused-once',
      say: 'A point outside is drawn again, and the second one is taken unseen: it may be outside too. `while` instead of `if` does it.',
      made: (program) => {
        const list = points(circle, program);
        return inBox(list) && about(outside(list), (1 - Math.PI / 4) ** 2, 0.01);
      },
    },
    {
      name: 'square',
      say: 'The points fill the square around the circle. 21 percent are in its corners, too far from the middle: throw those away and draw again.',
      made: (program) => {
        const list = points(circle, program);
        return inBox(list) && about(outside(list), 1 - Math.PI / 4);
      },
    },
    {
      name: 'two-angles',
      say: 'Some points are outside the circle. Are the cosine and the sine of the same angle, and times the same distance? Draw each once and keep it in a variable.',
      made: (program) => outside(points(circle, program)) > 0,
    },
    ...turns(circle),
    {
      name: 'one-draw',
      say: 'The points lie on a spiral: angle and distance come from the same draw. Each takes one of its own.',
      made: (program) => cells(points(circle, program), 8).filter((count) => count > 0).length <= 24,
    },
    {
      name: 'box-direction',
      say: 'The diagonals get too many points. A point of the square, stretched or shrunk to a length, favors the corners; draw an even angle instead, or throw away what is outside the circle.',
      made: (program) => nearDiagonal(points(circle, program)) > 0.55,
    },
    {
      name: 'naive',
      say: 'Half of the points are within half the radius, on a quarter of the area: the distance is even, and it is its square that should be. The square root of the draw does it.',
      made: (program) => {
        const list = points(circle, program);
        return about(inside(list, 0.5), 0.5) && about(inside(list, 0.9), 0.9);
      },
    },
    {
      name: 'squared',
      say: '71 percent of the points are within half the radius. The draw is squared where its root is needed.',
      made: (program) => about(inside(points(circle, program), 0.5), Math.SQRT1_2),
    },
    {
      name: 'cube-root',
      say: 'Only an eighth of the points are within half the radius. The cube root is for a ball; a circle takes the square root.',
      made: (program) => about(inside(points(circle, program), 0.5), 0.125),
    },
  ],
};

const oneArrow = (seed: number): Case => ({
  call: `\`randomDirection(new Pcg32(${seed}))\``,
  expected: 'an arrow of length 1',
  run: (program) => program(scripted([], seed).rng),
  holds: (got) => isPoint(got) && about(length(got), 1, CLOSE),
});

const beyond = (axis: 'x' | 'y', list: readonly Point[]) =>
  share(list, (point) => Math.abs(point[axis]) > Math.SQRT1_2);
const lengthsVary = (list: readonly Point[]) => list.some((point) => !about(length(point), 1, CLOSE));

const randomDirection: CodeChecks = {
  cases: [
    oneArrow(1),
    oneArrow(2),
    sameTwice(arrow),
    {
      call: '10,000 arrows, how many nearer to a diagonal than to an axis',
      expected: 'about 5,000',
      run: (program) => {
        const list = points(arrow, program, 10_000, 1);
        return list.length === 0 ? 'no arrows' : Math.round(nearDiagonal(list) * list.length);
      },
      // Five and a half standard deviations.
      holds: (got) => typeof got === 'number' && Math.abs(got - 5000) <= 275,
    },
  ],
  properties: [
    ...promises(arrow, 'arrows'),
    {
      name: 'length',
      broken: (program) => {
        const wrong = points(arrow, program, 2000, 12).find((point) => !about(length(point), 1, CLOSE));
        return wrong && `Every arrow has to have length 1, and one had ${length(wrong).toFixed(3)}.`;
      },
    },
  ],
  mistakes: [
    ...slips(arrow, 'An arrow'),
    {
      name: 'two-angles',
      say: 'The cosine is of one angle and the sine of another: `random(rng)` is new at each call. Draw the angle once, keep it in a variable, and use it for both.',
      made: (program) => {
        const list = points(arrow, program);
        return lengthsVary(list) && about(beyond('x', list), 0.5) && about(beyond('y', list), 0.5);
      },
    },
    {
      name: 'not-stretched',
      say: 'The arrows have different lengths. Divide `x` and `y` by the length, or start from an angle: its cosine and sine make length 1 by themselves.',
      made: (program) => lengthsVary(points(arrow, program)),
    },
    ...turns(arrow),
    {
      name: 'box',
      say: 'Diagonals come up too often. That is a point of the square, stretched to length 1: a square reaches farther into its corners. Take an even angle, or throw away the points outside the circle first.',
      made: (program) => nearDiagonal(points(arrow, program)) > 0.55,
    },
    {
      name: 'even-x',
      say: 'One coordinate is even from −1 to 1, and the other made to fit. Where the circle is steep a short stretch has a long arc, so those directions come up too seldom. Make the *angle* even.',
      made: (program) => {
        const list = points(arrow, program);
        return (['x', 'y'] as const).some((axis) =>
          about(
            share(list, (point) => Math.abs(point[axis]) < 0.5),
            0.5,
          ),
        );
      },
    },
  ],
};

export default {
  'circle-scatter/random-in-circle': randomInCircle,
  'circle-scatter/random-direction': randomDirection,
} satisfies Readonly<Record<string, CodeChecks>>;
