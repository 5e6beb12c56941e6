/** Chapter 8, fields that carry things. */
import { div, mul, type Rational, rational, sub, toNumber } from '../../src/answers/rational';
import { heading } from '../../src/noise';
import { uniformInt } from '../../src/random';
import { drawUntil, pick } from '../../components/exercise-kit/draw';
import { exercise, type ExactNumber } from '../../components/exercise-kit/exercise';

const q = (num: number, den = 1) => rational(BigInt(num), BigInt(den));
const asFloat = (value: ExactNumber) => (typeof value === 'object' ? toNumber(value) : Number(value));
const signed = (value: number, digits = 2) => String(Number(value.toFixed(digits)) + 0).replace('-', '−');
const inTurn = (degrees: number) => ((degrees % 360) + 360) % 360;

interface Mistake {
  answer: ExactNumber;
  say: string;
}
/** Mistakes that lead to the right number, or so near that it counts as right, are none; of two alike the first speaks. */
function unlike(right: ExactNumber, mistakes: readonly Mistake[], near: number): Mistake[] {
  const apart = (a: ExactNumber, b: ExactNumber) => Math.abs(asFloat(a) - asFloat(b)) > near;
  return mistakes.filter(
    ({ answer }, at) =>
      apart(answer, right) && mistakes.slice(0, at).every((other) => apart(answer, other.answer)),
  );
}

interface Read {
  /** Twentieths. */
  value: number;
  turns: number;
}
const degreesOf = ({ value, turns }: Read) => 18 * value * turns;

const headingDegrees = exercise<Read>({
  id: 'flow-fields/heading-degrees',
  title: 'From a value to a heading',
  kind: 'numeric',
  asked: { unit: '°' },
  variant: (rng) =>
    drawUntil(
      () => ({ value: uniformInt(rng, 3, 17), turns: pick(rng, [2, 2, 3, 4]) }),
      (read) => degreesOf(read) > 360 && degreesOf(read) % 360 !== 0,
    ),
  prompt: ({ value, turns }) =>
    `A field spreads its values over ${turns} turns. What heading, in degrees from 0 up to 360, has a place with the value ${value / 20}?`,
  answer: (read) => q(inTurn(degreesOf(read))),
  mistakes: (read) =>
    unlike(
      q(inTurn(degreesOf(read))),
      [
        {
          answer: q(degreesOf(read)),
          say: 'That points the right way, and has gone around more than once. Take away full turns of 360°.',
        },
        {
          answer: q(18 * read.value),
          say: `That is for one turn. Here the values go around ${read.turns} times.`,
        },
        {
          answer: Math.round(inTurn(degreesOf(read)) * (Math.PI / 180) * 100) / 100,
          say: 'Those are radians. Asked for are degrees.',
        },
        {
          answer: q(inTurn(360 - degreesOf(read))),
          say: 'That is as far the other way around. On a screen headings grow clockwise, and none of them is turned over.',
        },
        { answer: q(inTurn(9 * read.value * read.turns)), say: 'A full turn has 360 degrees, not 180.' },
      ],
      0.5,
    ),
  hints: (read) => [
    'Multiply the value by the turns: that is how many full turns it has gone.',
    `It has gone ${signed((read.value * read.turns) / 20)} turns. What is left of them when the whole ones are taken away?`,
  ],
  solution: (read) =>
    `${read.value / 20} × ${read.turns} = ${signed((read.value * read.turns) / 20)} turns, or ${degreesOf(read)}°. Less full turns of 360° that is ${inTurn(degreesOf(read))}°.`,
});

const WAYS = [
  { name: 'down', degrees: 90 },
  { name: 'left', degrees: 180 },
  { name: 'up', degrees: 270 },
] as const;

const valueOfHeading = exercise<{ way: (typeof WAYS)[number]; turns: number }>({
  id: 'flow-fields/value-of-heading',
  title: 'From a heading to a value',
  kind: 'numeric',
  asked: { decimals: 3 },
  variant: (rng) => ({ way: pick(rng, WAYS), turns: uniformInt(rng, 1, 4) }),
  prompt: ({ way, turns }) =>
    `Values are spread over ${turns} ${turns === 1 ? 'turn' : 'turns'}, and 0 points right. On a screen, where y grows downward, what is the smallest value from 0 to 1 that points straight ${way.name}?`,
  answer: ({ way, turns }) => q(way.degrees, 360 * turns),
  mistakes: ({ way, turns }) =>
    unlike(
      q(way.degrees, 360 * turns),
      [
        {
          answer: q(way.degrees, 360),
          say: `That is the part of one turn. The values go around ${turns} times, so a part of the turns is less of the value.`,
        },
        {
          answer: q(360 - way.degrees, 360 * turns),
          say: 'That is the opposite way. Where y grows downward, a quarter turn from the right points down.',
        },
        {
          answer: q(way.degrees + 360, 360 * turns),
          say: 'That is one turn too many. Asked for is the smallest value.',
        },
        {
          answer: q(way.degrees * turns, 360),
          say: 'The turns multiply the value. To go back from a heading, divide by them.',
        },
        { answer: q(way.degrees, 180 * turns), say: 'A full turn has 360 degrees, not 180.' },
      ],
      0.002,
    ),
  hints: ({ way }) => [
    `Straight ${way.name} is ${way.degrees}° on a screen: headings grow clockwise from the right.`,
    `That is ${way.degrees / 360} of a turn. Which value, times the turns, makes it?`,
  ],
  solution: ({ way, turns }) =>
    `Straight ${way.name} is ${way.degrees}°, or ${way.degrees / 360} of a turn. Divided by ${turns} ${turns === 1 ? 'turn' : 'turns'} that is the value ${signed(way.degrees / 360 / turns, 4)}.`,
});

interface Lean {
  /** Tenths: where most values lie. */
  from: number;
  to: number;
}
const QUARTERS = ['right', 'down', 'left', 'up'] as const;
const SAID = {
  right: 'Right is at 0 and at 1, the two ends of the range.',
  down: 'Down is a quarter of a turn from the right, at a value of 0.25.',
  left: 'Left is half a turn from the right, at a value of 0.5.',
  up: 'Up is three quarters of a turn from the right, at a value of 0.75.',
} as const;
const leanOf = ({ from, to }: Lean) => QUARTERS[Math.round(((from + to) / 20) * 4) % 4]!;

const whichLean = exercise<Lean>({
  id: 'flow-fields/which-lean',
  title: 'Which way it leans',
  kind: 'choice',
  variant: (rng) =>
    pick(rng, [
      { from: 1, to: 4 },
      { from: 2, to: 3 },
      { from: 4, to: 6 },
      { from: 3, to: 7 },
      { from: 6, to: 9 },
      { from: 7, to: 8 },
    ]),
  prompt: ({ from, to }) =>
    `A field is read with one turn, and 0 points right. Nearly all of its values lie between ${from / 10} and ${to / 10}. On a screen, where y grows downward, which way do its particles drift?`,
  options: (lean) => QUARTERS.map((id) => ({ id, text: id, right: id === leanOf(lean), say: SAID[id] })),
  hints: (lean) => [
    `The middle of those values is ${(lean.from + lean.to) / 20}. How much of a turn is that?`,
    'On a screen a quarter turn from the right points down.',
  ],
  solution: (lean) =>
    `They drift ${leanOf(lean)}: the middle of the values, ${(lean.from + lean.to) / 20}, is ${((lean.from + lean.to) / 20) * 360}° from the right. The others are spread around that direction on both sides, and what they have in common is all that adds up.`,
});

const whyTwoTurns = exercise<object>({
  id: 'flow-fields/why-two-turns',
  title: 'Why two turns',
  kind: 'choice',
  variant: () => ({}),
  prompt: () => 'What do two turns do that one does not?',
  options: () => [
    {
      id: 'around',
      text: 'The values that really occur go all the way around, so that every direction is taken',
      right: true,
      say: 'From 0.2 to 0.8 is six tenths of the range, and six tenths of two turns is more than a whole one.',
    },
    {
      id: 'even',
      text: 'They make all directions equally common',
      right: false,
      say: 'Not equally: the mean direction still has a length. It is shorter, that is all.',
    },
    {
      id: 'fast',
      text: 'Particles move twice as fast',
      right: false,
      say: 'The heading is a direction. How fast they go is another number.',
    },
    {
      id: 'detail',
      text: 'The noise gets finer, as with another octave',
      right: false,
      say: 'The noise stays as it is. Its headings change faster from place to place, which looks finer.',
    },
    {
      id: 'spread',
      text: 'The noise’s values spread out more evenly from 0 to 1',
      right: false,
      say: 'The values stay where they are, in the middle. What is spread is the directions made from them.',
    },
  ],
  hints: () => [
    'Which values occur? Those near 0 and near 1 hardly do.',
    'Over how many degrees do the values 0.2 to 0.8 go, with one turn and with two?',
  ],
  solution: () =>
    'With one turn the values from 0.2 to 0.8 make headings of 72° to 288°, and the directions around the right are never taken. With two they go on for 432°, more than a full circle, so each direction comes up somewhere.',
});

/** Directions in eighths of a turn, clockwise from the right. */
const eighth = (at: number) => ({ x: Math.cos((at * Math.PI) / 4), y: Math.sin((at * Math.PI) / 4) });
function meanOf(ways: readonly number[]) {
  const [x, y] = (['x', 'y'] as const).map(
    (axis) => ways.reduce((sum, at) => sum + eighth(at)[axis], 0) / ways.length,
  ) as [number, number];
  return { x, y, length: Math.hypot(x, y) };
}

const meanLength = exercise<{ ways: readonly number[] }>({
  id: 'flow-fields/mean-length',
  title: 'How much four arrows agree',
  kind: 'numeric',
  asked: { decimals: 2 },
  variant: (rng) =>
    drawUntil(
      () => ({ ways: Array.from({ length: 4 }, () => 2 * uniformInt(rng, 0, 3)) }),
      ({ ways }) => new Set(ways).size > 1 && meanOf(ways).length > 0.01,
    ),
  prompt: ({ ways }) =>
    `Four arrows of length 1 have the headings ${ways.map((at) => `${at * 45}°`).join(', ')}. How long is their mean direction? Two digits are enough.`,
  answer: ({ ways }) => meanOf(ways).length,
  mistakes: ({ ways }) => {
    const { x, y, length } = meanOf(ways);
    return unlike(
      length,
      [
        {
          answer: 1,
          say: 'Each of them is that long. They do not point the same way, so their mean is shorter.',
        },
        { answer: 0, say: 'They do not cancel out: add up the parts to the right and the parts down.' },
        {
          answer: 4 * length,
          say: 'That is how long the arrows are laid end to end. For the mean, divide by how many there are.',
        },
        {
          answer: Math.abs(x) + Math.abs(y),
          say: 'The part to the right and the part down are two sides of a triangle. The length is the third, the long one.',
        },
        { answer: Math.abs(x), say: 'That is the part across. The part down counts too.' },
        { answer: Math.abs(y), say: 'That is the part down. The part across counts too.' },
      ],
      0.011,
    );
  },
  hints: ({ ways }) => [
    'Write each as a step: to the right, down, to the left or up. Which of them cancel?',
    `What is left over, divided by 4, is ${signed(meanOf(ways).x)} across and ${signed(meanOf(ways).y)} down.`,
  ],
  solution: ({ ways }) => {
    const { x, y, length } = meanOf(ways);
    return `On average they go ${signed(x)} across and ${signed(y)} down, and √(${signed(x)}² + ${signed(y)}²) = ${signed(length, 3)}.`.replaceAll(
      /−[\d.]+²/g,
      (text) => `(${text.slice(0, -1)})²`,
    );
  },
});

const noLean = exercise<{ octaves: number; seed: number }>({
  id: 'flow-fields/no-lean',
  title: 'Stop the draft',
  kind: 'goal',
  widget: 'arrows',
  variant: (rng) => ({ octaves: uniformInt(rng, 2, 4), seed: uniformInt(rng, 2, 9999) }),
  prompt: ({ octaves, seed }) =>
    `Seed ${seed}, ${octaves} octaves. Without touching either, make the mean direction shorter than 0.3.`,
  start: ({ octaves, seed }) => ({ turns: 1, octaves, seed }),
  reached: ({ octaves, seed }) => ({ turns: 4, octaves, seed }),
  holds: ({ octaves, seed }, values, { meanLength }) =>
    values['seed'] === seed && values['octaves'] === octaves && Number(meanLength) < 0.3,
  say: ({ octaves, seed }, values, { meanLength }) => {
    if (values['seed'] !== seed) return `That is another field. Set the seed back to ${seed}.`;
    if (values['octaves'] !== octaves) return `Set the octaves back to ${octaves}.`;
    return `The mean direction is ${Number(Number(meanLength).toFixed(2))} long. In how many ways do the arrows of the rose point?`;
  },
  hints: () => [
    'Which control changes the headings, and leaves the values alone?',
    'With more turns the same values go around more often.',
  ],
  solution: () =>
    'More turns: with two or more the values that occur go around the circle at least once, and the arrows on either side cancel. Half turns can be worse than whole ones, since they leave one side of the circle counted once more.',
});

interface Step {
  x: number;
  y: number;
  degrees: number;
  /** Frames a second. */
  rate: number;
  axis: 'x' | 'y';
}
const SPEED = 60;
const steppedOf = ({ x, y, degrees, rate, axis }: Step) => {
  const angle = (degrees * Math.PI) / 180;
  return axis === 'x' ? x + (Math.cos(angle) * SPEED) / rate : y + (Math.sin(angle) * SPEED) / rate;
};

const stepParticle = exercise<Step>({
  id: 'flow-fields/step-particle',
  title: 'One frame of a particle',
  kind: 'numeric',
  asked: { decimals: 1, unit: 'px' },
  variant: (rng) =>
    drawUntil(
      () => ({
        x: uniformInt(rng, 100, 900),
        y: uniformInt(rng, 100, 600),
        degrees: pick(rng, [30, 60, 120, 150, 210, 240, 300, 330]),
        rate: pick(rng, [10, 20, 30]),
        axis: pick(rng, ['x', 'y'] as const),
      }),
      ({ x, y }) => Math.abs(x - y) > 20,
    ),
  prompt: ({ x, y, degrees, rate, axis }) =>
    `A particle at (${x}, ${y}) has the heading ${degrees}° and moves at ${SPEED} pixels a second. There are ${rate} frames a second, and y grows downward. What is its ${axis} one frame later? One digit after the point is enough.`,
  answer: (step) => steppedOf(step),
  mistakes: (step) => {
    const { x, y, degrees, rate, axis } = step;
    const from = axis === 'x' ? x : y;
    const way = steppedOf(step) - from;
    const other = ((axis === 'x' ? Math.sin : Math.cos)((degrees * Math.PI) / 180) * SPEED) / rate;
    return unlike(
      steppedOf(step),
      [
        {
          answer: from - way,
          say:
            axis === 'x'
              ? 'It went the other way: the cosine’s sign says whether it goes right or left.'
              : 'It went the other way. On a screen y grows downward, and the sine is added as it is.',
        },
        {
          answer: from + other,
          say: `That takes the ${axis === 'x' ? 'sine, which is for y' : 'cosine, which is for x'}.`,
        },
        { answer: from + way * rate, say: 'That is where it is after a whole second. A frame is shorter.' },
        { answer: from + way / SPEED, say: 'Its speed is missing: a direction alone is 1 pixel long.' },
        {
          answer: from + ((axis === 'x' ? Math.cos : Math.sin)(degrees) * SPEED) / rate,
          say: 'The angle was taken for radians. Half a turn is 180 degrees, or π.',
        },
        { answer: axis === 'x' ? y + other : x + other, say: `That is its ${axis === 'x' ? 'y' : 'x'}.` },
      ],
      0.12,
    );
  },
  hints: ({ rate, axis }) => [
    `In one frame it goes ${SPEED} / ${rate} = ${SPEED / rate} pixels along its heading.`,
    `Of these, the part along ${axis} is the ${axis === 'x' ? 'cosine' : 'sine'} of the heading.`,
  ],
  solution: (step) => {
    const { x, y, degrees, rate, axis } = step;
    const part = (steppedOf(step) - (axis === 'x' ? x : y)) / (SPEED / rate);
    return `A frame’s way is ${SPEED / rate} pixels. The ${axis === 'x' ? 'cosine' : 'sine'} of ${degrees}° is ${signed(part, 3)}, so ${axis} becomes ${axis === 'x' ? x : y} + ${SPEED / rate} × (${signed(part, 3)}) = ${signed(steppedOf(step), 1)}.`;
  },
});

interface Walk {
  x: number;
  y: number;
  /** Eighths: the value of each column of ten pixels. */
  row: readonly number[];
}
const COLUMNS = 6;
const FRAMES = 3;
const columnOf = (x: number) => Math.min(COLUMNS - 1, Math.max(0, Math.floor(x / 10)));
/** The way of ten pixels along a heading of two turns, which is a multiple of a right angle here. */
function wayOf(eighths: number, down = 1): readonly [number, number] {
  const angle = heading(eighths / 8, 2);
  return [10 * Math.round(Math.cos(angle)), 10 * down * Math.round(Math.sin(angle))];
}
function walked({ x, y, row }: Walk, down = 1): number[] {
  const places: number[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    const [across, along] = wayOf(row[columnOf(x)]!, down);
    [x, y] = [x + across, y + along];
    places.push(x, y);
  }
  return places;
}
const columnName = (at: number) => `${10 * at}…${10 * at + 9}`;

const traceParticle = exercise<Walk>({
  id: 'flow-fields/trace-particle',
  title: 'Three frames',
  kind: 'trace',
  program: 'heading',
  variant: (rng) =>
    drawUntil(
      () => ({
        x: 10 * uniformInt(rng, 1, 4) + 5,
        y: 10 * uniformInt(rng, 4, 9) + 5,
        row: Array.from({ length: COLUMNS }, () => uniformInt(rng, 0, 7)),
      }),
      (walk) => {
        const places = walked(walk);
        const xs = [walk.x, ...places.filter((_, at) => at % 2 === 0)];
        const columns = new Set(xs.slice(0, FRAMES).map(columnOf));
        // It crosses columns, goes up or down too, and never leaves the field.
        return xs.every((x) => x > 0 && x < 60) && columns.size > 1 && places.at(-1) !== walk.y;
      },
    ),
  prompt: ({ x, y, row }) =>
    `A small field has one value for each column of ten pixels: ${row.map((eighths, at) => `${eighths / 8} in \`${columnName(at)}\``).join(', ')}. In each frame \`heading\` reads the value where the particle is, with two turns, and the particle moves 10 pixels that way. It starts at (${x}, ${y}), and y grows downward. Where is it after each of three frames?`,
  blanks: () => ['x₁', 'y₁', 'x₂', 'y₂', 'x₃', 'y₃'],
  run: (walk) => walked(walk),
  mistakes: (walk) => {
    const [across, along] = wayOf(walk.row[columnOf(walk.x)]!);
    return [
      {
        values: walked(walk, -1),
        say: 'Up and down have changed places: on a screen y grows downward, and a quarter turn from the right is down.',
      },
      {
        values: Array.from({ length: FRAMES }, (_, at) => [
          walk.x + across * (at + 1),
          walk.y + along * (at + 1),
        ]).flat(),
        say: 'It keeps its first heading. In each frame it asks the field again, where it is by then.',
      },
    ].filter(
      ({ values }, at, all) =>
        values.join() !== walked(walk).join() &&
        all.findIndex((other) => other.values.join() === values.join()) === at,
    );
  },
  hints: (walk) => [
    'Two turns: an eighth of the range is a quarter turn. 0 is right, 0.125 down, 0.25 left, 0.375 up, and then again.',
    `It starts in the column \`${columnName(columnOf(walk.x))}\`, whose value ${walk.row[columnOf(walk.x)]! / 8} is a heading of ${(walk.row[columnOf(walk.x)]! * 90) % 360}°.`,
  ],
  solution: (walk) => {
    const places = walked(walk);
    return `It comes to ${Array.from({ length: FRAMES }, (_, at) => `(${places[2 * at]}, ${places[2 * at + 1]})`).join(', then ')}. Each time the value of the column where it stands says where to.`;
  },
});

const PARTS = {
  age: 'Add the frame’s time to its age',
  dead: 'If it is too old or outside, give it a new place and the age 0',
  look: 'Ask the field for the value where it is',
  head: 'Make a heading of the value: times the turns, times a full circle',
  move: 'Move it along the heading by speed times the frame’s time',
  draw: 'Draw the streak behind it',
} as const;
const SPRAYED = 'If it was sprayed and has died, give it back its own color';
type Part = keyof typeof PARTS | 'color';
const partsOf = (sprayed: boolean): Part[] => [
  'age',
  'dead',
  ...(sprayed ? (['color'] as const) : []),
  'look',
  'head',
  'move',
  'draw',
];
function shifted(sprayed: boolean, part: Part, before: Part): Part[] {
  const rest = partsOf(sprayed).filter((other) => other !== part);
  return rest.flatMap((other) => (other === before ? [part, other] : [other]));
}

const orderFrame = exercise<{ sprayed: boolean }>({
  id: 'flow-fields/order-frame',
  title: 'One frame, step by step',
  kind: 'order',
  variant: (rng) => ({ sprayed: pick(rng, [false, true]) }),
  prompt: ({ sprayed }) =>
    `Put what happens to ${sprayed ? 'a particle that may have been sprayed' : 'a particle'} in one frame in order. A frame begins with getting older.`,
  rows: ({ sprayed }) => partsOf(sprayed).map((id) => ({ id, text: id === 'color' ? SPRAYED : PARTS[id] })),
  mistakes: ({ sprayed }) => [
    {
      ids: shifted(sprayed, 'head', 'look'),
      say: 'The heading is made from the value, so the value comes first.',
    },
    {
      ids: shifted(sprayed, 'move', 'head'),
      say: 'It needs a heading before it can move along it.',
    },
    {
      ids: shifted(sprayed, 'draw', 'move'),
      say: 'A streak lies behind the particle. It shows the way it has gone in this frame, so it has to go first.',
    },
    {
      ids: shifted(sprayed, 'look', 'dead'),
      say: 'Whoever is born again has a new place. Ask the field about that one.',
    },
  ],
  hints: () => [
    'First what happens to its life, then where it goes, then what is seen.',
    'A new place has to be known before the field is asked about it.',
  ],
  solution: ({ sprayed }) =>
    `Age; ${sprayed ? 'birth, and with it the color;' : 'birth, if it is due;'} then value, heading and step; the streak last. Particles born in this frame are carried in it already.`,
});

interface Stroll {
  steps: number;
  /** Pixels. */
  length: number;
}

const walkDistance = exercise<Stroll>({
  id: 'flow-fields/walk-distance',
  title: 'As the drunkard walks',
  kind: 'numeric',
  asked: { unit: 'px' },
  variant: (rng) => ({ steps: uniformInt(rng, 3, 20) ** 2, length: uniformInt(rng, 1, 6) }),
  prompt: ({ steps, length }) =>
    `A walker takes ${steps} steps of ${length} ${length === 1 ? 'pixel' : 'pixels'}, each with a fresh random heading. How many pixels from the start is it, typically? Use the root rule.`,
  answer: ({ steps, length }) => BigInt(length * Math.sqrt(steps)),
  mistakes: ({ steps, length }) =>
    unlike(
      BigInt(length * Math.sqrt(steps)),
      [
        { answer: BigInt(length * steps), say: 'That is how far it has walked. It has not gone straight.' },
        {
          answer: 0n,
          say: 'On average over many walkers the steps cancel, but one walker is hardly ever back at the start. Asked for is how far away it is.',
        },
        {
          answer: BigInt(Math.round(Math.sqrt(steps))),
          say: `That is in steps. Each is ${length} pixels long.`,
        },
        {
          answer: Math.sqrt(steps * length),
          say: 'The root is taken of the number of steps alone. Their length multiplies it.',
        },
        {
          answer: q(length * steps, 2),
          say: 'Half the way is not the rule. Think of the root of the number.',
        },
      ],
      0.4,
    ),
  hints: ({ steps }) => [
    'After N independent steps a walker is typically √N steps away.',
    `√${steps} = ${Math.sqrt(steps)}. Those are steps.`,
  ],
  solution: ({ steps, length }) =>
    `√${steps} = ${Math.sqrt(steps)} steps, and ${Math.sqrt(steps)} × ${length} = ${length * Math.sqrt(steps)} pixels, of ${length * steps} walked. For twice the distance it has to take four times as many steps.`,
});

const sinks = exercise<object>({
  id: 'flow-fields/sinks',
  title: 'Which field gathers',
  kind: 'choice',
  several: true,
  variant: () => ({}),
  prompt: () =>
    'Dust is spread evenly, and nothing is born or dies. In which of these fields can it bunch up?',
  options: () => [
    {
      id: 'headings',
      text: 'Headings made of noise',
      right: true,
      say: 'Neighboring arrows lean together in some places, and nothing forbids it.',
    },
    {
      id: 'turned',
      text: 'Headings made of noise, all turned by 90°',
      right: true,
      say: 'Turned arrows lean together in other places, and as often.',
    },
    {
      id: 'uphill',
      text: 'Everything runs uphill, along the slope of the noise',
      right: true,
      say: 'It all ends on the hilltops: each is a sink.',
    },
    {
      id: 'curl',
      text: 'The curl of noise',
      right: false,
      say: 'As much leaves every square as comes in, whatever the noise.',
    },
    {
      id: 'slow-curl',
      text: 'The curl of noise, at half the speed everywhere',
      right: false,
      say: 'What flows in and what flows out are halved alike.',
    },
    {
      id: 'wind',
      text: 'The same heading everywhere',
      right: false,
      say: 'Everything moves along together, and no two specks come closer.',
    },
  ],
  hints: () => [
    'Think of a small square: can more flow into it than out of it?',
    'Three of the fields gather, and three do not.',
  ],
  solution: () =>
    'Headings, turned headings, and anything that runs up a slope can gather dust. A curl cannot, at any speed that is the same everywhere, and neither can a wind. (If every arrow of a curl field were scaled to the same length it could: then the flow through an edge is no difference of heights any more.)',
});

interface Around {
  /** Hundredths: the noise to the right, the left, below and above. */
  right: number;
  left: number;
  below: number;
  above: number;
  axis: 'x' | 'y';
}
/** Distance between opposite neighbors, in lattice units. */
const ACROSS = q(1, 5);
const hundredth = (value: number) => q(value, 100);
function curlOf({ right, left, below, above, axis }: Around): Rational {
  return axis === 'x'
    ? div(sub(hundredth(below), hundredth(above)), ACROSS)
    : div(sub(hundredth(left), hundredth(right)), ACROSS);
}
const negative = (value: Rational) => sub(q(0), value);

const curlByHand = exercise<Around>({
  id: 'flow-fields/curl-by-hand',
  title: 'A curl from four neighbors',
  kind: 'numeric',
  asked: {},
  variant: (rng) =>
    drawUntil(
      () => ({
        right: 2 * uniformInt(rng, 15, 35),
        left: 2 * uniformInt(rng, 15, 35),
        below: 2 * uniformInt(rng, 15, 35),
        above: 2 * uniformInt(rng, 15, 35),
        axis: pick(rng, ['x', 'y'] as const),
      }),
      ({ right, left, below, above }) =>
        right !== left && below !== above && Math.abs(right - left) !== Math.abs(below - above),
    ),
  prompt: ({ right, left, below, above, axis }) =>
    `Around a place the noise is ${right / 100} at 0.1 to the right, ${left / 100} at 0.1 to the left, ${below / 100} at 0.1 below and ${above / 100} at 0.1 above, in lattice units. y grows downward. What is the ${axis} part of its curl, as \`curl2\` has it?`,
  answer: curlOf,
  mistakes: (around) => {
    const { right, left, below, above, axis } = around;
    return unlike(
      curlOf(around),
      [
        {
          answer: negative(curlOf(around)),
          say:
            axis === 'x'
              ? 'The sign is turned over: the x part is the noise below, less the noise above.'
              : 'The sign is turned over: the y part is the noise on the left, less the noise on the right.',
        },
        {
          answer:
            axis === 'x'
              ? div(sub(hundredth(right), hundredth(left)), ACROSS)
              : div(sub(hundredth(below), hundredth(above)), ACROSS),
          say: 'That is the slope along the same axis: it points uphill. The curl runs along the hill, a quarter turn from it.',
        },
        {
          answer: mul(curlOf(around), q(2)),
          say: 'The two places are 0.2 apart, 0.1 to either side. Divide by that.',
        },
        {
          answer: mul(curlOf(around), ACROSS),
          say: 'That is the difference. Divide it by the distance between the two places.',
        },
        {
          answer:
            axis === 'x'
              ? div(sub(hundredth(left), hundredth(right)), ACROSS)
              : div(sub(hundredth(above), hundredth(below)), ACROSS),
          say: 'That is from the neighbors along the same axis. The curl’s part along x comes from those along y, and the other way round.',
        },
      ],
      1e-9,
    );
  },
  hints: ({ axis }) => [
    `The ${axis} part of the curl comes from the neighbors along ${axis === 'x' ? 'y' : 'x'}.`,
    axis === 'x'
      ? 'Noise below minus noise above, over the distance between the two places.'
      : 'Noise on the left minus noise on the right, over the distance between the two places.',
  ],
  solution: (around) => {
    const { right, left, below, above, axis } = around;
    const [first, second] = axis === 'x' ? [below, above] : [left, right];
    return `(${first / 100} − ${second / 100}) / 0.2 = ${signed(toNumber(curlOf(around)), 4)}. Along ${axis} it flows as steeply as the noise changes across it.`;
  },
});

const CHANGES = {
  seed: 'Every river is in another place. There are about as many of them, as wide as before.',
  octaves: 'The large bends are where they were. The small ones on them are gone, and the rivers are smooth.',
  turns:
    'The rivers have broken up into many small whirls, though the gray picture of the noise is the same.',
  white: 'There are no rivers. Every particle trembles on its spot.',
  speed: 'The rivers are where they were, and as wide. They fill sooner.',
} as const;
type Change = keyof typeof CHANGES;
const CHANGED: Record<Change, string> = {
  seed: 'The seed',
  octaves: 'The octaves, from four to one',
  turns: 'The turns, from two to four',
  white: 'The kind of noise, from value noise to white noise',
  speed: 'The particles’ speed',
};
const WHY: Record<Change, string> = {
  seed: 'Another seed gives every corner another value, and leaves the size of things alone.',
  octaves: 'Fewer octaves take away the finest bends and leave the coarsest where they were.',
  turns: 'More turns make the heading change faster from place to place, and leave the values alone.',
  white: 'In white noise each pixel has a heading of its own, and particles are soon caught.',
  speed: 'Speed changes how soon a particle is there, and not where the field sends it.',
};

const keys = exercise<{ change: Change }>({
  id: 'flow-fields/keys',
  title: 'What was changed',
  kind: 'choice',
  variant: (rng) => ({ change: pick(rng, Object.keys(CHANGES) as Change[]) }),
  prompt: ({ change }) => `Somebody changes one thing in Noise Fields. ${CHANGES[change]} What was it?`,
  options: ({ change }) =>
    (Object.keys(CHANGES) as Change[]).map((id) => ({
      id,
      text: CHANGED[id],
      right: id === change,
      say: WHY[id],
    })),
  hints: () => [
    'Ask whether the large bends are where they were. Few changes move them.',
    'Then ask whether it was the values that changed, or what is made of them.',
  ],
  solution: ({ change }) => `${CHANGED[change]}. ${WHY[change]}`,
});

const flowAtCode = exercise<Record<string, never>>({
  id: 'flow-fields/flow-at',
  title: 'Write the field',
  kind: 'code',
  signature: 'flowAt(x: number, y: number, scale: number, turns: number, seed: number, noise: Noise): Flow',
  entry: 'flowAt',
  variant: () => ({}),
  prompt: () =>
    'Write the field: where does it carry a particle at (x, y), in pixels? Ask `noise(x, y, seed)`, which gives 0 to 1, about the place times `scale`. Spread its values over `turns` full turns, and return the direction as `{ x, y }`, of length 1.',
  start: `type Noise = (x: number, y: number, seed: number) => number;
type Flow = { x: number; y: number };

/** The direction of the field at (x, y). */
function flowAt(x: number, y: number, scale: number, turns: number, seed: number, noise: Noise): Flow {
  throw new Error('not written yet: a value, then an angle, then a direction');
}
`,
  solve: `type Noise = (x: number, y: number, seed: number) => number;
type Flow = { x: number; y: number };

function flowAt(x: number, y: number, scale: number, turns: number, seed: number, noise: Noise): Flow {
  const value = noise(x * scale, y * scale, seed);
  const angle = value * turns * 2 * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
`,
  hints: () => [
    'Three steps: the value at the scaled place, the angle that it makes, and the arrow of length 1 with that angle.',
    'A full turn is `2 * Math.PI`, and JavaScript’s sine and cosine take radians.',
    '`{ x: Math.cos(angle), y: Math.sin(angle) }`.',
  ],
  solution: () =>
    'Value, angle, direction. The field keeps nothing: ask it twice about one place, and it sends you the same way.',
});

const advanceCode = exercise<Record<string, never>>({
  id: 'flow-fields/advance',
  title: 'Carry a particle',
  kind: 'code',
  signature: 'advance(particle: Particle, angle: number, seconds: number): Particle',
  entry: 'advance',
  variant: () => ({}),
  prompt: () =>
    'Carry a particle for one frame. It moves along `angle`, in radians, at 65 pixels a second for `seconds`, and gets older by as much. Return the particle as it is then, and leave the one you were given as it was.',
  start: `type Particle = { x: number; y: number; age: number };

const SPEED = 65; // pixels a second

function advance(particle: Particle, angle: number, seconds: number): Particle {
  throw new Error('not written yet: where is it afterward, and how old?');
}
`,
  solve: `type Particle = { x: number; y: number; age: number };

const SPEED = 65; // pixels a second

function advance(particle: Particle, angle: number, seconds: number): Particle {
  return {
    x: particle.x + Math.cos(angle) * SPEED * seconds,
    y: particle.y + Math.sin(angle) * SPEED * seconds,
    age: particle.age + seconds,
  };
}
`,
  hints: () => [
    'How far does it come? That is its speed times the time.',
    'The part along x is the cosine of the angle, the part along y its sine.',
    'Make a new object: `{ x: particle.x + …, y: particle.y + …, age: particle.age + seconds }`.',
  ],
  solution: () =>
    'Speed times time, so that two short frames carry it exactly as far as one long one. It is a new particle and the old one stays, which makes the step easy to test and to run again.',
});

export default [
  headingDegrees,
  valueOfHeading,
  whichLean,
  meanLength,
  whyTwoTurns,
  noLean,
  stepParticle,
  traceParticle,
  orderFrame,
  walkDistance,
  sinks,
  curlByHand,
  keys,
  flowAtCode,
  advanceCode,
];
