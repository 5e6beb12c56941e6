/** What chapter 6 asks its reader to predict. */
import { exercise } from '../../components/exercise-kit/exercise';

const whatMakesHills = exercise<object>({
  id: 'value-noise/what-makes-hills',
  title: 'What makes hills',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'A height is drawn for every pixel, and the land comes out as static. What would make hills of it?',
  options: () => [
    {
      id: 'generator',
      text: 'A better generator',
      right: false,
      say: 'Many people look there first. The best generator makes the best static: nothing in one number then hints at the next.',
    },
    {
      id: 'more',
      text: 'More random numbers, several to a pixel',
      right: false,
      say: 'Averaging several takes the edge off the static, and leaves it static: neighbors still have nothing in common.',
    },
    {
      id: 'fewer',
      text: 'Fewer random numbers, and a blend between them',
      right: true,
      say: 'Neighbors have something in common as soon as they are made from the same few numbers.',
    },
    {
      id: 'range',
      text: 'A smaller range of heights',
      right: false,
      say: 'That makes low static. Neighbors are closer because everything is.',
    },
    {
      id: 'sorted',
      text: 'Sorting the heights',
      right: false,
      say: 'That makes neighbors alike, and one single slope of the whole land.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'On real land, what does a place know about the place a step away?',
  ],
  solution: () =>
    'Fewer numbers. Set them far apart, on the corners of a grid, and let every place between be a blend of the corners around it. Two neighbors in one square are blends of the same four numbers in nearly the same proportions, so their heights are nearly the same.',
});

const whereHills = exercise<object>({
  id: 'value-noise/where-hills',
  title: 'Where the hilltops are',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'The corners of value noise hold random values, and every place between is a smooth blend of them. Where do its hilltops lie?',
  options: () => [
    {
      id: 'anywhere',
      text: 'Anywhere in the squares',
      right: false,
      say: 'It looks so, since the corners that happen to be high lie here and there. In its own square a hilltop has no choice.',
    },
    {
      id: 'middle',
      text: 'Mostly in the middles of squares',
      right: false,
      say: 'A blend of four values never rises above the largest of them, so there is no summit in the middle.',
    },
    {
      id: 'corner',
      text: 'Exactly on corners',
      right: true,
      say: 'A blend never exceeds what it blends. The highest place of every square is one of its corners.',
    },
    {
      id: 'edge',
      text: 'On the edges of squares, halfway',
      right: false,
      say: 'Along an edge the value goes from one corner to the other without turning back, so the top is at an end.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'Can a blend of two heights be higher than both?',
  ],
  solution: () =>
    'On corners, all of them. Between two corners the blend only ever rises or only ever falls, and so it is between two edges. Wherever you stand inside a square, some corner of it is at least as high.',
});

const timeAdded = exercise<object>({
  id: 'value-noise/time-added',
  title: 'Time added to x',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'You want clouds that change. In each frame the picture is `value2(x + time, y, seed)`. What do the clouds do?',
  options: () => [
    {
      id: 'slide',
      text: 'They slide, and keep their shapes',
      right: true,
      say: 'The field stands still, and the window moves over it.',
    },
    {
      id: 'change',
      text: 'They change shape where they are',
      right: false,
      say: 'That is what was wanted. But x + time is only another place in the same field, and the field does not change.',
    },
    {
      id: 'both',
      text: 'They slide, and change shape as they go',
      right: false,
      say: 'They slide. The shapes belong to the field, which does not know of time.',
    },
    {
      id: 'flicker',
      text: 'They flicker like static',
      right: false,
      say: 'They would if time went into the seed. Nearby places have nearby values, and x + time is nearby.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'Which place of the field is drawn at x = 0 after one unit of time? What was there before?',
  ],
  solution: () =>
    'They slide. What is drawn at x after a time is what lay farther along before. To change a shape where it is, the value at one place must change, and for that the noise needs another coordinate.',
});

export default [whatMakesHills, whereHills, timeAdded];
