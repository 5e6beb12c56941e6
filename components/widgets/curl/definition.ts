import { define } from '../../widget-kit/definition';

/** Frames a second, and the seconds of the whole run. */
export const RATE = 60;
export const LONGEST = 5;

export const definition = define({
  name: 'curl',
  title: 'Rivers and whirls',
  question: 'Why do particles run together, and in which field do they not?',
  chapter: 'flow-fields',
  caption:
    'Two thousand particles, spread evenly at the start, and nobody is born or dies. Below, how much of the window has been left empty. ' +
    'Try this: choose the curl of the same noise.',
  shape: { wide: 1.35, narrow: 0.95 },
  parameters: {
    frame: {
      kind: 'number',
      control: 'slider',
      label: 'Frame',
      help: 'Sixtieths of a second since the start.',
      default: 150,
      min: 0,
      max: LONGEST * RATE,
    },
    field: {
      kind: 'choice',
      label: 'Field',
      help: 'Headings made of the noise’s values, or its curl: along its contour lines.',
      default: 'headings',
      options: [
        { value: 'headings', label: 'headings' },
        { value: 'curl', label: 'curl' },
      ],
    },
    seed: { kind: 'seed', label: 'Seed', help: 'Which noise it is.', default: 1234 },
  },
  outputs: {
    empty: { label: 'Boxes left empty', unit: '%', digits: 1 },
    fullest: { label: 'Fullest box, against the mean', unit: '×', digits: 1 },
  },
  say({ frame, field }, { empty, fullest }) {
    const kind = field === 'curl' ? 'the curl of noise' : 'headings made of noise';
    return (
      `After ${(frame / RATE).toFixed(1)} seconds in ${kind}, ${empty!.toFixed(1)} percent of the window’s boxes are empty, ` +
      `and the fullest holds ${fullest!.toFixed(1)} times the mean.`
    );
  },
  code: ['curl2', 'heading', 'fastFractal2', 'hash01'],
  clock: { parameter: 'frame', perSecond: RATE },
});
