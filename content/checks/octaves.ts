/** How the programs of chapter 7 are judged. */
import type { Case, CodeChecks, Program } from '../../components/exercise-kit/code/checks';
import { showValue } from '../../components/exercise-kit/code/show-value';
import { near, valueNoise } from '../../components/exercise-kit/code/watch-noise';

const written = (value: number) => String(Number(value.toFixed(6))).replace('-', '−');
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

const nothingReturned = {
  name: 'nothing-returned',
  say: 'The function returns nothing. Is a `return` missing?',
};
const notANumber = {
  name: 'not-a-number',
  say: 'Some results are NaN. A name that is misspelled, or a call with one argument too few, does that.',
};

// Fractal noise.

type Noise = (x: number, y: number, seed: number) => number;
const noise: Noise = (x, y, seed) => valueNoise([x, y], seed);

interface Ways {
  octaves?: (octaves: number) => number[];
  frequency?: (octave: number) => number;
  amplitude?: (octave: number) => number;
  seed?: (seed: number, octave: number) => number;
  down?: (octave: number) => number;
  divisor?: (total: number, octaves: number) => number;
}

/** Fractal noise, right or wrong on purpose. */
function fractal(
  [x, y, octaves, seed]: readonly [number, number, number, number],
  {
    octaves: list = upTo,
    frequency = (octave) => 2 ** octave,
    amplitude = (octave) => 0.5 ** octave,
    seed: own = (seed, octave) => seed + octave,
    down = frequency,
    divisor = (total) => total,
  }: Ways = {},
): number {
  const layers = list(octaves);
  const total = layers.reduce((sum, octave) => sum + amplitude(octave), 0);
  const added = layers.reduce(
    (sum, octave) =>
      sum + amplitude(octave) * noise(x * frequency(octave), y * down(octave), own(seed, octave)),
    0,
  );
  return added / divisor(total, octaves);
}

const FRACTALS = [
  [1.5, 2.25, 1, 7],
  [1.5, 2.25, 2, 7],
  [1.5, 2.25, 4, 7],
  [-3.75, 0.625, 4, 7],
  [1.5, 2.25, 4, 8],
  [12.125, -7.5, 3, 1234],
  [0.3125, 0.8125, 6, 99],
  [100.0625, 55.5, 5, 0],
] as const;

const askFractal = (program: Program, given: (typeof FRACTALS)[number]) => {
  const seen: number[][] = [];
  const got = program(...given, (x: number, y: number, seed: number) => {
    seen.push([x, y, seed]);
    return noise(x, y, seed);
  });
  return { got, seen };
};

const byFractal = (ways: Ways) => (program: Program) =>
  FRACTALS.every((given) => near(askFractal(program, given).got, fractal(given, ways)));

const fractalCase = (given: (typeof FRACTALS)[number]): Case => ({
  call: `\`fractalNoise(${given.map(written).join(', ')}, noise)\``,
  expected: written(fractal(given)),
  run: (program) => askFractal(program, given).got,
  holds: (got) => near(got, fractal(given)),
});

const fractalNoise: CodeChecks = {
  cases: FRACTALS.slice(0, 5).map(fractalCase),
  properties: [
    {
      name: 'every place',
      broken: (program) => {
        const missed = FRACTALS.find((given) => !near(askFractal(program, given).got, fractal(given)));
        return (
          missed &&
          `\`fractalNoise(${missed.map(written).join(', ')}, noise)\` should give ${written(fractal(missed))}, and gave ${showValue(askFractal(program, missed).got)}.`
        );
      },
    },
    {
      name: 'as many samples as octaves',
      broken: (program) => {
        const missed = FRACTALS.find((given) => askFractal(program, given).seen.length !== given[2]);
        return (
          missed &&
          `For ${missed[2]} octaves \`noise\` should be asked ${missed[2]} times, and was asked ${askFractal(program, missed).seen.length} times.`
        );
      },
    },
  ],
  mistakes: [
    {
      ...nothingReturned,
      made: (program) => FRACTALS.some((given) => askFractal(program, given).got === undefined),
    },
    {
      ...notANumber,
      made: (program) => FRACTALS.some((given) => Number.isNaN(askFractal(program, given).got)),
    },
    {
      name: 'no-noise',
      say: '`noise` is never called. Each octave’s value comes from it.',
      made: (program) => FRACTALS.every((given) => askFractal(program, given).seen.length === 0),
    },
    {
      name: 'not-divided',
      say: 'The sum is not divided, so that it goes beyond 1. Divide by the amplitudes added up.',
      made: byFractal({ divisor: () => 1 }),
    },
    {
      name: 'divided-by-count',
      say: 'The sum is divided by the number of octaves. They are not equally strong: divide by their amplitudes added up.',
      made: byFractal({ divisor: (_, octaves) => octaves }),
    },
    {
      name: 'divided-by-limit',
      say: 'The sum is divided by 2, which is where the amplitudes would end if there were no end of them. For four octaves it is 1.875.',
      made: byFractal({ divisor: () => 2 }),
    },
    {
      name: 'one-seed',
      say: 'All octaves have the same seed, and so the same land in another size. Add the octave’s number to it.',
      made: byFractal({ seed: (seed) => seed }),
    },
    {
      name: 'seed-late',
      say: 'The first octave’s seed is one too many: count octaves from 0, and its seed is the one given.',
      made: byFractal({ seed: (seed, octave) => seed + octave + 1 }),
    },
    {
      name: 'frequency-added',
      say: 'The frequencies go 1, 2, 3, 4. They double: 1, 2, 4, 8.',
      made: byFractal({ frequency: (octave) => octave + 1 }),
    },
    {
      name: 'frequency-kept',
      say: 'All octaves are read at the same place. Multiply x and y by the octave’s frequency.',
      made: byFractal({ frequency: () => 1 }),
    },
    {
      name: 'y-kept',
      say: 'x is multiplied by the frequency and y is not, so the layers are stretched out in one direction.',
      made: byFractal({ down: () => 1 }),
    },
    {
      name: 'equal-weights',
      say: 'All octaves are equally strong. The amplitude is halved from one to the next.',
      made: byFractal({ amplitude: () => 1 }),
    },
    {
      name: 'amplitude-grows',
      say: 'The finest octave is the strongest. Amplitudes go 1, ½, ¼.',
      made: byFractal({ amplitude: (octave) => 2 ** octave }),
    },
    {
      name: 'starts-late',
      say: 'The first octave has been doubled and halved before it is sampled. Do that at the end of each round.',
      made: (program) =>
        byFractal({ frequency: (octave) => 2 ** (octave + 1), amplitude: (octave) => 0.5 ** (octave + 1) })(
          program,
        ) || byFractal({ frequency: (octave) => 2 ** (octave + 1) })(program),
    },
    {
      name: 'one-too-many',
      say: 'There is one octave too many: the loop runs while `octave < octaves`, from 0.',
      made: byFractal({ octaves: (octaves) => upTo(octaves + 1) }),
    },
    {
      name: 'one-too-few',
      say: 'There is one octave too few. The first one, at frequency 1, counts.',
      made: (program) =>
        FRACTALS.filter(([, , octaves]) => octaves > 1).every((given) =>
          near(askFractal(program, given).got, fractal(given, { octaves: (octaves) => upTo(octaves - 1) })),
        ),
    },
    {
      name: 'last-only',
      say: 'That is the last octave alone. Add each one to a sum that is there before the loop: `sum += …`.',
      made: (program) =>
        [true, false].some((divided) =>
          FRACTALS.every((given) =>
            near(
              askFractal(program, given).got,
              fractal(given, {
                octaves: (octaves) => [octaves - 1],
                divisor: (_, octaves) => (divided ? 2 - 0.5 ** (octaves - 1) : 1),
              }),
            ),
          ),
        ),
    },
  ],
};

// Remap.

type Five = readonly [number, number, number, number, number];
const REMAPS: readonly Five[] = [
  [0.35, 0.2, 0.8, 0, 1],
  [0.2, 0.2, 0.8, 0, 1],
  [0.8, 0.2, 0.8, 10, 20],
  [0.5, 0, 1, -4, 4],
  [0.9, 0.2, 0.8, 0, 1],
  [0.1, 0.2, 0.8, 5, 6],
  [0.25, 0, 1, 1, 0],
  [-3, -5, 5, 2, 12],
  [30, 20, 60, 100, 300],
];
const remapped = ([value, lo, hi, toLo, toHi]: Five) => toLo + ((value - lo) / (hi - lo)) * (toHi - toLo);
const close = (got: unknown, wanted: number) =>
  typeof got === 'number' && Math.abs(got - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted));
const byRemap = (way: (given: Five) => number) => (program: Program) =>
  REMAPS.every((given) => close(program(...given), way(given)));
const remapCase = (given: Five): Case => ({
  call: `\`remap(${given.map(written).join(', ')})\``,
  expected: written(remapped(given)),
  run: (program) => program(...given),
  holds: (got) => close(got, remapped(given)),
});

const remap: CodeChecks = {
  cases: REMAPS.slice(0, 5).map(remapCase),
  properties: [
    {
      name: 'every range',
      broken: (program) => {
        const missed = REMAPS.find((given) => !close(program(...given), remapped(given)));
        return (
          missed &&
          `\`remap(${missed.map(written).join(', ')})\` should give ${written(remapped(missed))}, and gave ${showValue(program(...missed))}.`
        );
      },
    },
  ],
  mistakes: [
    { ...nothingReturned, made: (program) => REMAPS.every((given) => program(...given) === undefined) },
    { ...notANumber, made: (program) => REMAPS.some((given) => Number.isNaN(program(...given))) },
    {
      name: 'share-only',
      say: 'That is the share alone. Go that far along the second range: from `toLo`, by as much of its width.',
      made: byRemap(([value, lo, hi]) => (value - lo) / (hi - lo)),
    },
    {
      name: 'start-forgotten',
      say: 'The second range starts at `toLo`. Add it.',
      made: byRemap(([value, lo, hi, toLo, toHi]) => ((value - lo) / (hi - lo)) * (toHi - toLo)),
    },
    {
      name: 'lo-forgotten',
      say: 'A value is counted from `lo`, and not from 0: the share is `(value - lo) / (hi - lo)`.',
      made: byRemap(([value, lo, hi, toLo, toHi]) => toLo + (value / (hi - lo)) * (toHi - toLo)),
    },
    {
      name: 'width-is-hi',
      say: 'The share is divided by `hi`. Divide by the width of the range, `hi - lo`.',
      made: byRemap(([value, lo, hi, toLo, toHi]) => toLo + ((value - lo) / hi) * (toHi - toLo)),
    },
    {
      name: 'end-for-width',
      say: 'The share is taken of `toHi`. Take it of the width, `toHi - toLo`.',
      made: byRemap(([value, lo, hi, toLo, toHi]) => toLo + ((value - lo) / (hi - lo)) * toHi),
    },
    {
      name: 'clamped',
      say: 'Values outside are held at the ends. That is a stretch; here they stay outside.',
      made: byRemap(
        ([value, lo, hi, toLo, toHi]) =>
          toLo + Math.min(1, Math.max(0, (value - lo) / (hi - lo))) * (toHi - toLo),
      ),
    },
    {
      name: 'reversed',
      say: 'It runs backward: `lo` has to become `toLo`, and `hi` has to become `toHi`.',
      made: byRemap(([value, lo, hi, toLo, toHi]) => toHi + ((value - lo) / (hi - lo)) * (toLo - toHi)),
    },
    {
      name: 'other-way',
      say: 'It goes from the second range into the first. The value lies in `lo` … `hi`.',
      made: byRemap(([value, lo, hi, toLo, toHi]) => lo + ((value - toLo) / (toHi - toLo)) * (hi - lo)),
    },
  ],
};

// Colors by height.

interface Colored {
  value: number;
  lo: number;
  hi: number;
  limits: readonly number[];
}
const COLORS = ['deep', 'water', 'sand', 'grass', 'rock', 'snow'];
const COLORED: readonly Colored[] = [
  { value: 0.25, lo: 0.2, hi: 0.7, limits: [0.3, 0.5] },
  { value: 0.5, lo: 0.25, hi: 0.75, limits: [0.3, 0.5] },
  { value: 0.7, lo: 0.2, hi: 0.7, limits: [0.25, 0.5, 0.75] },
  { value: 0.2, lo: 0.2, hi: 0.7, limits: [0, 0.5] },
  { value: 0.1, lo: 0.2, hi: 0.7, limits: [0, 0.5] },
  { value: 0.9, lo: 0.2, hi: 0.7, limits: [0.2, 0.4, 0.6, 0.8, 1.1] },
  { value: 0.45, lo: 0.25, hi: 0.75, limits: [0.2, 0.35, 0.6] },
  { value: 0.5, lo: 0, hi: 1, limits: [] },
  ...upTo(40).map((at) => ({
    value: 0.15 + at / 56,
    lo: 0.25,
    hi: 0.75,
    limits: [0.125, 0.25, 0.5, 0.75, 0.875].slice(0, 1 + (at % 5)),
  })),
];
const heightOf = ({ value, lo, hi }: Colored) => (value - lo) / (hi - lo);
const held = (height: number) => Math.min(1, Math.max(0, height));
const reached = (height: number, limits: readonly number[]) =>
  limits.filter((limit) => height >= limit).length;
const colorAt = (given: Colored) => COLORS[reached(held(heightOf(given)), given.limits)];
const askColor = (program: Program, { value, lo, hi, limits }: Colored) =>
  program(value, lo, hi, [...limits], [...COLORS]);
const byColor = (way: (given: Colored) => unknown) => (program: Program) =>
  COLORED.every((given) => askColor(program, given) === way(given));
const callOf = ({ value, lo, hi, limits }: Colored) =>
  `\`colorOf(${written(value)}, ${written(lo)}, ${written(hi)}, [${limits.map(written).join(', ')}], colors)\``;
const colorCase = (given: Colored): Case => ({
  call: callOf(given),
  expected: showValue(colorAt(given)),
  run: (program) => askColor(program, given),
  holds: (got) => got === colorAt(given),
});

const colorOf: CodeChecks = {
  cases: COLORED.slice(0, 6).map(colorCase),
  properties: [
    {
      name: 'every height',
      broken: (program) => {
        const missed = COLORED.find((given) => askColor(program, given) !== colorAt(given));
        return (
          missed &&
          `${callOf(missed)} should give ${showValue(colorAt(missed))}, and gave ${showValue(askColor(program, missed))}.`
        );
      },
    },
  ],
  mistakes: [
    {
      ...nothingReturned,
      made: (program) => COLORED.every((given) => askColor(program, given) === undefined),
    },
    {
      name: 'number-returned',
      say: 'It returns the number of the band. The color is what stands there: `colors[band]`.',
      made: byColor((given) => reached(held(heightOf(given)), given.limits)),
    },
    {
      name: 'no-stretch',
      say: 'The value is held against the limits as it comes. They are heights: stretch it from `lo` … `hi` to 0 … 1 first.',
      made: (program) =>
        [held, (height: number) => height].some((hold) =>
          byColor((given) => COLORS[reached(hold(given.value), given.limits)])(program),
        ),
    },
    {
      name: 'not-held',
      say: 'Values beyond the range are not held: a height below 0 counts as 0, and one above 1 as 1.',
      made: byColor((given) => COLORS[reached(heightOf(given), given.limits)]),
    },
    {
      name: 'lo-forgotten',
      say: 'The height is counted from `lo`: take it away from the value before you divide.',
      made: byColor((given) => COLORS[reached(held(given.value / (given.hi - given.lo)), given.limits)]),
    },
    {
      name: 'width-is-hi',
      say: 'Divide by the width of the range, `hi - lo`, and not by `hi`.',
      made: byColor((given) => COLORS[reached(held((given.value - given.lo) / given.hi), given.limits)]),
    },
    {
      name: 'limit-missed',
      say: 'A height that equals a limit has reached it. Compare with `>=`.',
      made: byColor((given) => COLORS[given.limits.filter((limit) => held(heightOf(given)) > limit).length]),
    },
    {
      name: 'last-color-lost',
      say: 'Above the last limit there is no color. The band is then the number of limits, and `colors` has one more than there are limits.',
      made: byColor((given) => {
        const band = given.limits.findIndex((limit) => held(heightOf(given)) < limit);
        return band < 0 ? undefined : COLORS[band];
      }),
    },
    {
      name: 'band-late',
      say: 'Every color is one too high: below the first limit it is `colors[0]`.',
      made: byColor((given) => COLORS[reached(held(heightOf(given)), given.limits) + 1]),
    },
    {
      name: 'band-early',
      say: 'Every color is one too low: from the first limit on it is `colors[1]`.',
      made: byColor((given) => COLORS[reached(held(heightOf(given)), given.limits) - 1]),
    },
    {
      name: 'first-limit-only',
      say: 'The search stops at the first limit that is reached, which is nearly always the lowest. Go on to the last one that is.',
      made: byColor((given) => COLORS[Math.min(1, reached(held(heightOf(given)), given.limits))]),
    },
    {
      name: 'upside-down',
      say: 'The map is upside down: limits are counted that the height has *not* reached.',
      made: byColor((given) => COLORS[given.limits.length - reached(held(heightOf(given)), given.limits)]),
    },
  ],
};

export default {
  'octaves/fractal-noise': fractalNoise,
  'octaves/remap': remap,
  'octaves/terrain-colors': colorOf,
} satisfies Readonly<Record<string, CodeChecks>>;
