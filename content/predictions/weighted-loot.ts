/** What chapter 4 asks its reader to predict. */
import { exercise } from '../../components/exercise-kit/exercise';
import { oneByOneShares, pityCurve, type PityRule } from '../../src/random';
import { percent } from '../numbers/numerals';

const WEIGHTS = [60, 25, 12, 3];
const given = oneByOneShares(WEIGHTS);
const legendary = given.at(-1)!;

const legendaryShare = exercise<object>({
  id: 'weighted-loot/legendary-share',
  title: 'How many Legendaries',
  kind: 'choice',
  predict: true,
  variant: () => ({}),
  prompt: () =>
    'The loop rolls for Common (60 %), then for Rare (25 %), then for Epic (12 %), each with a roll of its own. If all three miss, the chest holds a Legendary, which should be 3 %. How many chests really hold one?',
  options: () => [
    {
      id: 'right',
      text: 'About 3 in 100, as the table says',
      right: false,
      say: 'Most people expect this, since every chance in the loop is the one from the table. But each is asked only when those before it have missed.',
    },
    {
      id: 'fewer',
      text: 'Fewer: about 1 in 100',
      right: false,
      say: 'Many people expect this, since the last entry has to wait for three misses. Three misses are not that rare.',
    },
    {
      id: 'twice',
      text: 'About 6 in 100',
      right: false,
      say: 'More than the table says is right. It is a good deal more.',
    },
    {
      id: 'quarter',
      text: `About ${Math.round(legendary * 100)} in 100`,
      right: true,
      say: 'All three rolls miss this often, and whatever is left over goes to the last entry.',
    },
    {
      id: 'half',
      text: 'About 50 in 100',
      right: false,
      say: 'The Common alone takes more than that. The three misses together are rarer.',
    },
  ],
  hints: () => [
    'Nothing depends on being right. Go with your first guess.',
    'How often does the first roll miss? And of those, how often the second?',
  ],
  solution: () =>
    `The Legendary is what remains when all three miss: 0.4 × 0.75 × 0.88 = ${Number(legendary.toFixed(3))}, so ${percent(legendary)} of all chests. The Rare gets ${percent(given[1]!)} instead of 25 %, and the Epic ${percent(given[2]!)} instead of 12 %.`,
});

const RULE: PityRule = { base: 0.006, softStart: 74, step: 0.06, hard: 90 };
const TENS = 9;

/** Percent of players whose first hit comes in each ten pulls. */
function firstHits(): number[] {
  const { firstAt } = pityCurve(RULE);
  return Array.from(
    { length: TENS },
    (_, ten) => 100 * firstAt.slice(ten * 10, ten * 10 + 10).reduce((sum, chance) => sum + chance, 0),
  );
}

const sketchFirstHit = exercise<object>({
  id: 'weighted-loot/sketch-first-hit',
  title: 'When the first hit comes',
  kind: 'sketch',
  variant: () => ({}),
  prompt: () =>
    'Each pull hits with a chance of 0.6 %. From pull 74 on every pull adds 6 points to that, and pull 90 is certain. Draw how many players in a hundred have their first hit in each ten pulls.',
  bars: () => Array.from({ length: TENS }, (_, ten) => `${ten * 10 + 1}–${ten * 10 + 10}`),
  unit: 'players in a hundred',
  max: () => 60,
  truth: firstHits,
  hints: () => [
    'A sketch is not judged. Draw what you would bet on.',
    'Ten pulls at 0.6 % bring a hit to about 6 players in a hundred. What happens from pull 74 on?',
  ],
  solution: () => {
    const hits = firstHits();
    return `About ${hits[0]!.toFixed(1)} in a hundred hit within the first ten pulls, and a few less in each ten that follow. From pull 74 on the chance climbs so quickly that ${hits[7]!.toFixed(0)} in a hundred hit between pull 71 and pull 80, and ${hits[8]!.toFixed(0)} in the last ten. Hardly anybody ever sees the hard cap.`;
  },
});

export default [legendaryShare, sketchFirstHit];
