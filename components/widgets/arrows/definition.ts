import { define } from '../../widget-kit/definition';

export const definition = define({
  name: 'arrows',
  title: 'Values read as headings',
  question: 'Which way does a field of noise point?',
  chapter: 'flow-fields',
  caption:
    'The window of Noise Fields, its values read as headings: 0 to the right, one turn spread over 0 to 1. The rose counts the headings, and the bold arrow is their mean. ' +
    'Try this: set two turns.',
  shape: { wide: 2.1, narrow: 0.76 },
  parameters: {
    turns: {
      kind: 'number',
      control: 'slider',
      label: 'Turns',
      help: 'How many full turns the values from 0 to 1 are spread over.',
      default: 1,
      min: 0.5,
      max: 4,
      step: 0.5,
    },
    octaves: {
      kind: 'number',
      control: 'slider',
      label: 'Octaves',
      help: 'Layers of value noise, each finer and fainter.',
      default: 4,
      min: 1,
      max: 4,
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Which field it is.', default: 1234 },
  },
  outputs: {
    meanLength: { label: 'Mean direction’s length', digits: 2 },
    left: { label: 'Point left', unit: '%', digits: 1 },
  },
  say({ turns, octaves, seed }, { meanLength, left }) {
    return (
      `With ${turns} ${turns === 1 ? 'turn' : 'turns'} and ${octaves} ${octaves === 1 ? 'octave' : 'octaves'} of seed ${seed}, ` +
      `${left!.toFixed(1)} percent of the headings point to the left, and the mean direction has a length of ${meanLength!.toFixed(2)}.`
    );
  },
  code: ['heading', 'meanDirection', 'fractalField2'],
});
