/** What chapter 8 asks its reader to predict. */
import { exercise } from '../../components/exercise-kit/exercise';
import { leftInTheWindow, windowHighest, windowLowest } from '../numbers/few-samples';
import { percent } from '../numbers/numerals';

const whichWay = exercise<object>({
  id: 'flow-fields/which-way',
  title: 'Which way the dust goes',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'Values of four octaves of noise are read as headings: 0 is to the right, ½ to the left, and 1 to the right again. Specks of dust start all over the window. Which way do they go?',
  options: () => [
    {
      id: 'all',
      text: 'Every way, about equally often',
      right: false,
      say: 'They would if all values were equally common.',
    },
    {
      id: 'right',
      text: 'Mostly to the right, since both 0 and 1 point there',
      right: false,
      say: 'Both do, and noise of four octaves comes near neither of them.',
    },
    {
      id: 'left',
      text: 'Nearly all to the left',
      right: true,
      say: 'Common values are near ½, and ½ points left.',
    },
    {
      id: 'circles',
      text: 'In circles, each in its own place',
      right: false,
      say: 'For a circle the headings around a place have to take all directions, and some are hardly taken at all.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'Which values does a sum of octaves take most often?',
  ],
  solution: () =>
    `To the left: ${percent(leftInTheWindow, 0)} of the window’s arrows do. Its values are between ${Math.round(360 * windowLowest)} and ${Math.round(360 * windowHighest)} degrees when they are read as one turn, and the directions around the right are not among them.`,
});

/** Three seconds at 65 pixels a second, 60 steps in each. */
const TRAVELED = 3 * 65;
const STEPS = 3 * 60;
/** A walk with a fresh heading at each step: the root of their number, times a step. */
const freshWalk = (Math.sqrt(STEPS) * TRAVELED) / STEPS;

const howFar = exercise<object>({
  id: 'flow-fields/how-far',
  title: 'How far in white noise',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    `A particle travels ${TRAVELED} pixels in three seconds, and in value noise it goes nearly straight. Now every pixel has a random heading of its own. How far from its start does it end?`,
  options: () => [
    {
      id: 'same',
      text: 'About as far as in value noise: it travels as long a way',
      right: false,
      say: 'It travels as long a way, and the way turns at every pixel.',
    },
    {
      id: 'half',
      text: `About half of its way, ${Math.round(TRAVELED / 2)} pixels`,
      right: false,
      say: 'For that it would have to go one way more than others, and nothing tells it to.',
    },
    {
      id: 'walk',
      text: `About ${freshWalk.toFixed(0)} pixels, as a drunkard would`,
      right: false,
      say: 'A walker with a fresh heading at each step gets so far. Here the headings stay with their pixels.',
    },
    {
      id: 'spot',
      text: 'A few pixels, less than a drunkard would',
      right: true,
      say: 'It is soon caught between pixels that point at each other.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'What happens when a particle comes back to a pixel that it has been on before?',
  ],
  solution: () =>
    `A few pixels. With a fresh heading at each step it would be about ${freshWalk.toFixed(0)}. But a pixel’s heading stays the same, so a particle that comes to a pair of pixels that point at each other goes back and forth between them. The figure measures how far it gets.`,
});

const stayEven = exercise<object>({
  id: 'flow-fields/stay-even',
  title: 'From even to rivers',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'Each particle is born at a fair random place, so they start out evenly spread. A second later they run in rivers with empty land between. Why?',
  options: () => [
    {
      id: 'births',
      text: 'More of them are born near rivers',
      right: false,
      say: 'Births are fair. The rivers are there even if nobody is born after the start.',
    },
    {
      id: 'speed',
      text: 'They are slower in rivers, and queue up',
      right: false,
      say: 'That would do it, as on a motorway. But all go at the same speed here.',
    },
    {
      id: 'attract',
      text: 'They attract each other',
      right: false,
      say: 'No particle knows of another. Each asks the field alone.',
    },
    {
      id: 'lean',
      text: 'Neighboring arrows lean toward each other in some places',
      right: true,
      say: 'Where they do, whatever they carry comes closer together with each step.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'Two particles side by side: what must their arrows do for them to come closer?',
  ],
  solution: () =>
    'Because arrows lean together somewhere. Two particles side by side are then a little closer after each step, until they go one behind the other. Elsewhere arrows lean apart, and the land between empties.',
});

export default [whichWay, howFar, stayEven];
