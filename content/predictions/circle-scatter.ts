/** What chapter 5 asks its reader to predict. */
import { exercise } from '../../components/exercise-kit/exercise';
import { evenTenths, naiveHalf, THOUSAND } from '../numbers/circle-scatter';
import { grouped, percent } from '../numbers/numerals';

const naiveShare = exercise<object>({
  id: 'circle-scatter/naive-share',
  title: 'The share of the middle',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'A program scatters points in a circle: an even angle, and an even distance from 0 to the radius. What share of them lands in the inner circle, the one within half the radius?',
  options: () => [
    {
      id: 'quarter',
      text: 'A quarter',
      right: false,
      say: 'That is the inner circle’s part of the area, and what a fair scatter would give it.',
    },
    {
      id: 'third',
      text: 'A third',
      right: false,
      say: 'More than its part of the area is right. It is more yet.',
    },
    {
      id: 'half',
      text: 'Half',
      right: true,
      say: 'The distance is below half the radius half of the time, and that is all it takes.',
    },
    {
      id: 'most',
      text: 'Three quarters',
      right: false,
      say: 'The middle is crowded, but not as much as this.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'The angle does not matter here. How often is the distance below half the radius?',
  ],
  solution: () =>
    `Half. The distance is even, so it is below half the radius half of the time; in a run of ${grouped(THOUSAND)} points it was ${percent(naiveHalf)}. The inner circle has a quarter of the area, so it is twice as crowded as the whole.`,
});

const sketchTenths = exercise<object>({
  id: 'circle-scatter/sketch-tenths',
  title: 'Even points, ring by ring',
  kind: 'sketch',
  variant: () => ({}),
  prompt: () =>
    `Now a fair scatter: equal areas get equal shares. Cut the circle into ten rings of the same *width*. Of ${grouped(THOUSAND)} points, draw how many fall into each ring, from the middle out.`,
  bars: () => evenTenths.map((_, ring) => String(ring + 1)),
  unit: `points out of ${grouped(THOUSAND)}`,
  max: () => 250,
  truth: () => evenTenths,
  hints: () => [
    'A sketch is not judged. Draw what you would bet on.',
    'A ring has the area of its outer circle, less that of its inner one. How does that grow from ring to ring?',
  ],
  solution: () =>
    `The rings’ areas are as 1, 3, 5 and so on up to 19, so of ${grouped(THOUSAND)} points about ${[1, 3, 5].map((odd) => (odd * THOUSAND) / 100).join(', ')} … ${(19 * THOUSAND) / 100} are to be expected: a straight staircase. What was scattered strays from it a little, as chance does. So “even” does not look flat here, and a flat row would be the crowded scatter.`,
});

const boxDirections = exercise<object>({
  id: 'circle-scatter/box-directions',
  title: 'Directions from a box',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'A random direction is made so: pick a point of a square about (0, 0), evenly, and take the direction from the middle to it. Which directions come up most?',
  options: () => [
    {
      id: 'none',
      text: 'None: all are equally likely',
      right: false,
      say: 'Many people expect this, since the points are even. But a square does not reach equally far in all directions.',
    },
    {
      id: 'axes',
      text: 'Those along the axes',
      right: false,
      say: 'The sides are nearest there, so that there is least room for points.',
    },
    {
      id: 'diagonals',
      text: 'The diagonals',
      right: true,
      say: 'The square reaches farthest into its corners, and there is most room for points.',
    },
    {
      id: 'upper',
      text: 'Those up and to the right',
      right: false,
      say: 'That would be so if both coordinates were never negative. The square lies all around the middle.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'Picture a narrow slice from the middle to the side, and one to a corner. Which is longer?',
  ],
  solution: () =>
    'The diagonals. A slice of one degree towards a corner is √2 times as long as one along an axis, and as it widens with its length, it has twice the area. So it gets twice as many points.',
});

export default [naiveShare, sketchTenths, boxDirections];
