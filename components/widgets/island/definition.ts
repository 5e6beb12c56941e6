import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'island',
  title: 'An island',
  question: 'How does an endless field become an island?',
  chapter: 'octaves',
  caption:
    'Stretched noise, less a slope that grows toward the rim. The plot has the heights along the dashed line, and what was taken from them. ' +
    'Try this: take the falloff down to 0.',
  shape: { wide: 1.75, narrow: 0.72 },
  parameters: {
    falloff: {
      kind: 'number',
      control: 'slider',
      label: 'Falloff',
      help: 'How much is taken from the height at the middle of each side.',
      default: 0.7,
      min: 0,
      max: 1.5,
      step: 0.05,
    },
    octaves: {
      kind: 'number',
      control: 'slider',
      label: 'Octaves',
      help: 'Layers of value noise. Few make smooth coasts.',
      default: 6,
      min: 1,
      max: 8,
    },
    trees: {
      kind: 'flag',
      label: 'Trees',
      help: 'One in each square of grass or forest whose hash is above 0.8.',
      default: true,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Which island it is.', default: 1234 },
  },
  outputs: {
    land: { label: 'Land', unit: '%', digits: 1 },
    atEdge: { label: 'Land at the rim', unit: '%', digits: 1 },
    treeCount: { label: 'Trees' },
  },
  say({ falloff, octaves, seed }, { land, atEdge, treeCount }) {
    return (
      `${octaves} ${octaves === 1 ? 'octave' : 'octaves'} of seed ${seed} with a falloff of ${falloff}: ` +
      `${land!.toFixed(1)} percent of the map is land and ${atEdge!.toFixed(1)} percent of its rim, with ${treeCount} trees.`
    );
  },
  code: ['stretch', 'bands', 'fractalField2', 'hash01'],
});
