import { define } from '../../widget-kit/definition';

/** How many turns a game can have here. */
export const LONGEST = 24;

export const definition = define({
  name: 'lockstep',
  title: 'Lockstep',
  question: 'What does one call too many do to a game that two machines play in step?',
  chapter: 'prngs',
  caption:
    'Both machines start from one seed. At one turn B draws a number for a spark on the screen, and from there its dice come a turn early. ' +
    'Try this: give effects a stream of their own.',
  shape: { wide: 2.3, narrow: 1.4 },
  parameters: {
    turns: {
      kind: 'number',
      control: 'slider',
      label: 'Turns played',
      help: 'How far the game has gone.',
      default: LONGEST,
      min: 1,
      max: LONGEST,
    },
    turn: {
      kind: 'number',
      control: 'slider',
      label: 'Extra draw at turn',
      help: 'When machine B draws one number too many, before its roll. 0 is never.',
      default: 9,
      min: 0,
      max: LONGEST,
    },
    streams: {
      kind: 'flag',
      label: 'Own stream for effects',
      help: 'Effects draw from a second generator, so that the dice keep theirs to themselves.',
      default: false,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Where both machines start.', default: 42 },
  },
  outputs: {
    diverged: { label: 'First turn that differs', none: 'none so far' },
    differing: { label: 'Turns that differ' },
  },
  say({ turns, turn, streams, seed }, { diverged, differing }) {
    const played = `${turns} ${turns === 1 ? 'turn' : 'turns'} from seed ${seed}`;
    if (turn === 0) return `Two machines play ${played}, and no turn differs.`;
    if (turn > turns) return `Two machines play ${played}; the extra draw at turn ${turn} is still to come.`;
    if (streams) {
      return `Two machines play ${played}. B’s extra draw at turn ${turn} came from another stream, and no turn differs.`;
    }
    const extra = `Two machines play ${played}. B draws one number too many at turn ${turn}`;
    if (diverged === null) return `${extra}, but so far its rolls happen to match A’s.`;
    const late = diverged > turn ? ` (until then B’s rolls happen to match)` : '';
    return `${extra}; the first turn that differs is ${diverged}${late}, and ${differing} differ in all.`;
  },
  code: ['Pcg32', 'uniformInt', 'lemireInt'],
  clock: { parameter: 'turns', perSecond: 2 },
});
