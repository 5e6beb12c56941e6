/** What chapter 5 asks its reader to predict. */
import { exercise } from '../../components/exercise-kit/exercise';
import { inCircleNaive, Pcg32, tally } from '../../src/random';
import { grouped } from '../numbers/numerals';

const halfTheRadius = exercise<object>({
  id: 'circle-scatter/half-the-radius',
  title: 'Within half the radius',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'Points are scattered in a circle: an even angle, and an even radius from 0 to R. A smaller circle with half the radius lies in the middle. Is its share of the points what its area deserves?',
  options: () => [
    {
      id: 'fair',
      text: 'Yes: both draws are even, so every spot gets its share',
      right: false,
      say: 'Most people expect this, since both draws are fair. Fair draws do not yet make a fair spread: the inner circle gets twice its share.',
    },
    {
      id: 'twice',
      text: 'It gets twice as many as its area deserves',
      right: true,
      say: 'Half of the points land on a quarter of the area.',
    },
    {
      id: 'four',
      text: 'It gets four times as many as its area deserves',
      right: false,
      say: 'It has a quarter of the area, but half of the points, so it is twice.',
    },
    {
      id: 'fewer',
      text: 'It gets fewer, since there is less room in the middle',
      right: false,
      say: 'There is less room, and that is why it gets crowded: as many points as in the wide ring around it have to fit in.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'How much of the area is the inner circle? And how often does an even radius fall below half of R?',
  ],
  solution: () =>
    'The radius is below half of R half of the time, so half of the points land in the inner circle. Its area is (1/2)² = 1/4 of the whole. So its points lie twice as close together as they would in an even spread.',
});

const RINGS = 10;
const POINTS = 4000;

let measured: readonly number[] | undefined;

/** In percent, from the middle out. Once is enough. */
function naiveRings(): readonly number[] {
  if (measured) return measured;
  const rng = new Pcg32(1234);
  const counts = tally(POINTS, 0, RINGS - 1, () => {
    const { x, y } = inCircleNaive(rng, RINGS);
    return Math.min(RINGS - 1, Math.floor(Math.hypot(x, y)));
  });
  measured = Array.from(counts, (count) => (count / POINTS) * 100);
  return measured;
}

const sketchRings = exercise<object>({
  id: 'circle-scatter/sketch-rings',
  title: 'Points in ten rings',
  kind: 'sketch',
  variant: () => ({}),
  prompt: () =>
    `${grouped(POINTS)} points are scattered in a circle by an even angle and an even radius. Ten rings of the same width divide the circle, ring 1 in the middle. Draw how many of the points land in each ring.`,
  bars: () => Array.from({ length: RINGS }, (_, ring) => String(ring + 1)),
  unit: 'percent of the points',
  max: () => 25,
  truth: naiveRings,
  hints: () => [
    'A sketch is not judged. Draw what you would bet on.',
    'A ring is a stretch of the radius. All ten stretches have the same length.',
  ],
  solution: () => {
    const fair = Array.from({ length: RINGS }, (_, ring) => 2 * ring + 1);
    return `About ${100 / RINGS} percent in each: the radius is even, and the stretches are equally long. The areas are not. From the middle out they are ${fair.slice(0, -1).join(', ')} and ${fair.at(-1)} percent of the circle, and an even spread would follow those. The innermost ring gets ten times its share, and the outermost about half.`;
  },
});

export default [halfTheRadius, sketchRings];
