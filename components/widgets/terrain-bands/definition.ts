import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'terrain-bands',
  title: 'A map in seven bands',
  question: 'Why is there no snow on the map?',
  chapter: 'octaves',
  caption:
    'Heights from 0 to 1, cut into seven bands. The map is broken on purpose: two of them never come. ' +
    'Try this: stretch the heights.',
  shape: { wide: 1.9, narrow: 0.86 },
  parameters: {
    stretch: {
      kind: 'flag',
      label: 'Stretch',
      help: 'Spread the range that this map’s values have over 0 to 1.',
      default: false,
    },
    levels: {
      kind: 'choice',
      label: 'Bands',
      help: 'All bands equally high; or little sand and rock, and more to walk on.',
      default: 'equal',
      options: [
        { value: 'equal', label: 'equally high' },
        { value: 'map', label: 'as on a map' },
      ],
    },
    octaves: {
      kind: 'number',
      control: 'slider',
      label: 'Octaves',
      help: 'Layers of value noise.',
      default: 4,
      min: 1,
      max: 8,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Which land it is.', default: 1234 },
  },
  outputs: {
    bandsSeen: { label: 'Bands on the map' },
    deepWater: { label: 'Deep water', unit: '%', digits: 1 },
    snow: { label: 'Snow', unit: '%', digits: 1 },
  },
  say({ octaves, stretch, seed }, { bandsSeen, deepWater, snow }) {
    return (
      `A map of ${octaves} ${octaves === 1 ? 'octave' : 'octaves'}, seed ${seed}, its heights ${stretch ? 'stretched' : 'as they come'}: ` +
      `${bandsSeen} of seven bands are on it. Deep water takes ${deepWater!.toFixed(1)} percent and snow ${snow!.toFixed(1)}.`
    );
  },
  code: ['bands', 'stretch', 'remap', 'fieldStats', 'fractalField2'],
});
