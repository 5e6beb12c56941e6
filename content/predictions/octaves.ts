/** What chapter 7 asks its reader to predict. */
import { exercise } from '../../components/exercise-kit/exercise';
import { percent } from '../numbers/numerals';
import {
  bandsInTheWindow,
  fewInTheMiddle,
  fewTenths,
  windowHighest,
  windowLowest,
} from '../numbers/few-samples';

const whatIsMissing = exercise<object>({
  id: 'octaves/what-is-missing',
  title: 'What the hills lack',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'One field of value noise, with smooth hills from rim to rim. It does not look like land. What is it that it lacks?',
  options: () => [
    {
      id: 'random',
      text: 'Randomness: the hills are too regular',
      right: false,
      say: 'Their heights are as random as dice. What is regular about them is their width.',
    },
    {
      id: 'sizes',
      text: 'Other sizes: all hills are equally wide',
      right: true,
      say: 'Land has detail at every size, and this has it at one.',
    },
    {
      id: 'height',
      text: 'Height: the hills should be taller',
      right: false,
      say: 'Stretched upward they are the same hills, only steeper.',
    },
    {
      id: 'smooth',
      text: 'Smoothness: the blend is too rough',
      right: false,
      say: 'It is smooth already. Land, seen from close by, is rougher than this.',
    },
    {
      id: 'finer',
      text: 'A finer grid: the squares should be smaller',
      right: false,
      say: 'Then there are more hills, and they are all equally wide again. It is the same picture from farther off.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'Think of a mountain seen from far away, and then of the path you walk up.',
  ],
  solution: () =>
    'Other sizes. Noise has one size of detail, that of its squares. Real ground goes on: on the hill there is a ridge, on the ridge a boulder, on the boulder grit, each smaller in width and in height.',
});

const sketchValues = exercise<object>({
  id: 'octaves/sketch-values',
  title: 'Where four octaves land',
  kind: 'sketch',
  variant: () => ({}),
  prompt: () =>
    'Four octaves are added up and divided, so that the sum goes from 0 to 1. Take a hundred places far apart. Draw how many of them have a value below 0.1, how many one from 0.1 to 0.2, and so on.',
  bars: () => fewTenths.map((_, tenth) => (tenth / 10).toFixed(1)),
  unit: 'places out of 100',
  max: () => 40,
  truth: () => fewTenths.map((share) => Math.round(share * 1000) / 10),
  hints: () => [
    'A sketch is not judged. Draw what you would bet on.',
    'What has to happen in all four layers for the sum to be above 0.9?',
  ],
  solution: () =>
    `A heap in the middle, and next to nothing at the ends: ${percent(fewInTheMiddle, 0)} of all places are between 0.3 and 0.7. For a sum near 1 all four layers must be near 1 at the same place, and they know nothing of each other.`,
});

const sevenBands = exercise<object>({
  id: 'octaves/seven-bands',
  title: 'Seven bands of land',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'A map of four octaves, a few hills wide, is cut into seven bands of equal height from 0 to 1: deep water, water, sand, grass, forest, rock, snow. Which of them will be on it?',
  options: () => [
    {
      id: 'all',
      text: 'All seven, about equally large',
      right: false,
      say: 'They are equally high. How large they are depends on where the values fall, and those crowd the middle.',
    },
    {
      id: 'all-uneven',
      text: 'All seven, with grass the largest',
      right: false,
      say: 'Grass is the largest. The ends are not only small.',
    },
    {
      id: 'five',
      text: 'All but deep water and snow',
      right: true,
      say: 'The values do not reach the first and the last seventh of the range.',
    },
    {
      id: 'one',
      text: 'Grass alone',
      right: false,
      say: 'They do not crowd as much as that.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'The first band ends at one seventh, or 0.14. How often did four octaves come that low?',
  ],
  solution: () =>
    `In the book’s window the heights run from ${windowLowest.toFixed(2)} to ${windowHighest.toFixed(2)}, so ${bandsInTheWindow} of the seven bands occur. Deep water and snow are in the code, and will never be seen.`,
});

export default [whatIsMissing, sketchValues, sevenBands];
